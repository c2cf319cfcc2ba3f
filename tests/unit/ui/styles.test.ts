import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { fontFaces } from "../../../scripts/fonts.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const folder = path.join(root, "app/styles");
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
/** A layout's imports: the files in which classes are written. */
const entries = ["app.css", "public.css"];
const oldBrowsers = "old-browsers.css";

// whatever utilities can express is in the markup (docs/styling.md)
test("the styles written by hand are at most 250 formatted lines", () => {
  const lines = readdirSync(folder)
    .filter((file) => !["fonts.css", oldBrowsers, ...entries].includes(file))
    .reduce((sum, file) => sum + read(file).trimEnd().split("\n").length, 0);
  expect(lines).toBeGreaterThan(100);
  expect(lines).toBeLessThanOrEqual(250);
});

test("the sheet for old browsers is theirs alone, and says nothing that they do not know", () => {
  const sheet = read(oldBrowsers).replace(/\/\*[\s\S]*?\*\//g, "");
  expect(sheet.trimStart()).toMatch(/^@supports not \(color: revert-layer\) \{/);
  // one block, to its end
  let depth = 0;
  const ends = [...sheet].flatMap((sign, at) => {
    if (sign === "{") depth++;
    return sign === "}" && --depth === 0 ? [at] : [];
  });
  expect(ends).toEqual([sheet.trimEnd().length - 1]);
  expect(sheet.match(/@/g)).toHaveLength(1);
  // Chrome 64 supports none of these selectors, functions, units and shorthands yet
  expect(sheet).not.toMatch(
    /:is\(|:where\(|:has\(|:focus-visible|var\(|min\(|max\(|clamp\(|\bd[v]h/,
  );
  expect(sheet).not.toMatch(/\b(?:inset|gap|aspect-ratio|[a-z]+-inline(?:-\w+)?)\s*:/);
  expect(sheet.trimEnd().split("\n").length).toBeLessThanOrEqual(130);
});

/** All imports of a file, including indirect ones. */
function reached(starts: string[]): Set<string> {
  const seen = new Set<string>();
  const left = [...starts];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, "utf8");
    for (const [, name = ""] of text.matchAll(/(?:from\s+|import\(?\s*)"((?:@\/|\.)[^"]+)"/g)) {
      const at = name.startsWith("@/")
        ? path.join(root, name.slice(2))
        : path.resolve(path.dirname(file), name);
      const found = [at, `${at}.ts`, `${at}.tsx`].find(
        (one) => /\.tsx?$/.test(one) && existsSync(one),
      );
      if (found !== undefined) left.push(found);
    }
  }
  return seen;
}

test("no public page shows a part whose classes the public sheet does not have", () => {
  const folders = [
    ...read("public.css").matchAll(/@source not "..\/..\/components\/\{([^}]*)\}"/g),
  ].flatMap(([, list = ""]) => list.split(","));
  expect(folders).toContain("dashboard");
  const app = path.join(root, "app");
  const pages = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(app, file));
  const isSignedIn = (file: string) => file.startsWith(path.join(app, "(app)"));
  const shown = [...reached(pages.filter((file) => !isSignedIn(file)))];
  expect(shown.length).toBeGreaterThan(300);
  const folderOf = (file: string) =>
    path.relative(path.join(root, "components"), file).split("/")[0]!;
  expect(shown.filter((file) => folders.includes(folderOf(file)) || isSignedIn(file))).toEqual([]);
  for (const name of folders)
    expect(existsSync(path.join(root, "components", name)), name).toBe(true);
});

test("the faces are those that npm run fonts writes", async () => {
  expect(read("fonts.css")).toBe(await fontFaces());
});
