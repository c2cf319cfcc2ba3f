/**
 * The script for partners' pages. Pages elsewhere name its hash in `integrity` and in their policies, so the file never
 * changes (tests/unit/embeds): a changed script is the next number, to which /embed.js then leads. Browser-safe.
 */
export const embedScript = {
  /** always the newest */
  latest: "/embed.js",
  path: "/embeds/1.js",
  integrity: "sha384-oBC6xQPBS5lfmye1OOUCgcMw1B/NSjFGeuBWfDEN8oFwtI8ZKA15LFp3+DlQISuM",
};
