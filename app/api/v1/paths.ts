import type { ApiPath } from "@/lib/http/openapi";

// not "eager": the bundler would give promises in place of modules that wait for something themselves
const modules = import.meta.glob<Record<string, unknown>>([
  "./**/route.ts",
  "!./openapi.json/route.ts",
]);

/** "./campaigns/[idOrSlug]/route.ts" → "/campaigns/[idOrSlug]" */
const folderOf = (file: string): string => file.slice(1, -"/route.ts".length);

const files = Object.entries(modules)
  .map(([file, load]) => ({ folder: folderOf(file), load }))
  .filter(({ folder }) => !folder.includes("[...")) // the answer to all other paths
  .sort((a, b) => (a.folder < b.folder ? -1 : 1));

/** Every route file of the API: what the description and the access tests are made from. */
export const apiPaths: ApiPath[] = await Promise.all(
  files.map(async ({ folder, load }) => ({
    path: folder.replaceAll("[", "{").replaceAll("]", "}"),
    module: await load(),
  })),
);
