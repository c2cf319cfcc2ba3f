/**
 * The script for partners' pages. Other sites pin its hash in `integrity` and in their policies, so the file never
 * changes (tests/unit/embeds): a changed script gets the next number, and /embed.js then redirects to it. Browser-safe.
 */
export const embedScript = {
  /** always the newest */
  latest: "/embed.js",
  path: "/embeds/1.js",
  integrity: "sha384-oBC6xQPBS5lfmye1OOUCgcMw1B/NSjFGeuBWfDEN8oFwtI8ZKA15LFp3+DlQISuM",
};
