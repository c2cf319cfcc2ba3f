import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const pagesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).filter(
    (file) => path.basename(file) === "page.tsx",
  );
const source = (file: string) => readFileSync(path.join(root, file), "utf8");
/** middleware.ts's own list, read from its text: it cannot be imported without the framework. */
const drawnAnyway = new RegExp(
  /const drawnAnyway =\s*\/(.*)\/;/.exec(source("middleware.ts"))![1]!,
);

test("G3: each public page is drawn per request, or is cached and has a twin that is", () => {
  for (const file of pagesIn("app/[locale]")) {
    const at = `/${path.dirname(file)}`.replace("/.", "/").replace(/\[(?:\.\.\.)?\w+\]/g, "x");
    const twin = `app/per-request/[locale]/${file}`;
    if (file.startsWith("lost/")) continue; // asked for by our own server only
    if (/export const dynamic = "force-dynamic"/.test(source(`app/[locale]/${file}`))) {
      expect(drawnAnyway.test(at), `${at} is drawn for each request: middleware.ts must know`).toBe(
        true,
      );
      expect(existsSync(path.join(root, twin)), twin).toBe(false);
    } else {
      expect(drawnAnyway.test(at), `${at} is cached: it must not be in drawnAnyway`).toBe(false);
      expect(source(twin), twin).toContain('export const dynamic = "force-dynamic"');
    }
  }
  for (const file of pagesIn("app/per-request/[locale]"))
    expect(existsSync(path.join(root, "app/[locale]", file)), file).toBe(true);
});
