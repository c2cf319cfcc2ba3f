import type { ApiPath } from "@/lib/http/openapi";

const modules = import.meta.glob<Record<string, unknown>>(
  ["./**/route.ts", "!./openapi.json/route.ts"],
  { eager: true },
);

/** "./campaigns/[idOrSlug]/route.ts" → "/campaigns/[idOrSlug]" */
const folderOf = (file: string): string => file.slice(1, -"/route.ts".length);

/** Every route file of the API: what the description is made from. The one for all other paths, "[[...rest]]", has none. */
export const apiPaths: ApiPath[] = Object.entries(modules)
  .map(([file, module]) => ({ folder: folderOf(file), module }))
  .filter(({ folder }) => !folder.includes("[..."))
  .sort((a, b) => (a.folder < b.folder ? -1 : 1))
  .map(({ folder, module }) => ({
    path: folder.replaceAll("[", "{").replaceAll("]", "}"),
    module,
  }));
