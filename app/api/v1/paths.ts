import type { ApiPath } from "@/lib/http/openapi";

// not "eager": for modules with a top-level await the bundler would return promises instead of modules
const modules = import.meta.glob<Record<string, unknown>>([
  "./**/route.ts",
  "!./openapi.json/route.ts",
]);

/** "./campaigns/[idOrSlug]/route.ts" → "/campaigns/[idOrSlug]" */
const folderOf = (file: string): string => file.slice(1, -"/route.ts".length);

const files = Object.entries(modules)
  .map(([file, load]) => ({ folder: folderOf(file), load }))
  .filter(({ folder }) => !folder.includes("[...")) // the catch-all for other paths
  .sort((a, b) => (a.folder < b.folder ? -1 : 1));

/** Every route file of the API: the source of the description and the access tests. */
export const apiPaths: ApiPath[] = await Promise.all(
  files.map(async ({ folder, load }) => ({
    path: folder.replaceAll("[", "{").replaceAll("]", "}"),
    module: await load(),
  })),
);
