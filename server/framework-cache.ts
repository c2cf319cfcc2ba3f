// Access to the framework's own page cache; check this file when the framework is updated. Separate from framework.ts,
// which is bundled with the app.
import { createRequire } from "node:module";
import { locales } from "../lib/i18n/locales";

type TagsManifest = {
  tagsManifest: Map<string, { stale?: number; expired?: number }>;
};
// by `require`, as the framework's own bundles do: the process must have a single instance
const { tagsManifest } = createRequire(import.meta.url)(
  "next/dist/server/lib/incremental-cache/tags-manifest.external.js",
) as TagsManifest;

/** The tag that every page has. */
const ofAll = "_N_T_/layout";

/**
 * Invalidates the framework's cached pages.
 * @param paths without a language; all pages unless given
 */
export function forgetPages(paths?: string[]): void {
  const tags = paths?.flatMap((path) => locales.map((locale) => `_N_T_/${locale}${path}`));
  for (const tag of tags ?? [ofAll])
    tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: Date.now() });
}
