import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { embedScript } from "@/lib/embeds/script";

const folder = path.resolve(import.meta.dirname, "../../../public/embeds");
const files = readdirSync(folder);
const source = (file: string) => readFileSync(path.join(folder, file), "utf8");
const integrityOf = (text: string) =>
  `sha384-${createHash("sha384").update(text).digest("base64")}`;
/** The code without comments. */
const code = (file: string) => source(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** Pages on other sites name these hashes: a published file is never changed; a changed script gets a new number. */
const published: Record<string, string> = {
  "1.js": embedScript.integrity,
};

test("a published script never changes: pages elsewhere name its hash", () => {
  const scripts = files.filter((file) => /^\d+\.js$/.test(file));
  expect(Object.fromEntries(scripts.map((file) => [file, integrityOf(source(file))]))).toEqual(
    published,
  );
  expect(embedScript.path).toBe(`/embeds/${Object.keys(published).at(-1)!}`);
});

test.each(files)("%s is at most 4 KB as it travels", (file) =>
  expect(gzipSync(source(file), { level: 9 }).length).toBeLessThanOrEqual(4_000),
);

test.each(files)("%s makes no markup, evaluates nothing, and stores nothing", (file) => {
  expect(code(file).length).toBeGreaterThan(500);
  expect(code(file)).not.toMatch(
    /innerHTML|outerHTML|insertAdjacentHTML|srcdoc|document\.write|\beval\b|\bFunction\b|import\(|cookie|[sS]torage|indexedDB|fetch|XMLHttp|sendBeacon/,
  );
  // a message to any origin would tell every page which campaigns it shows
  expect(code(file)).not.toMatch(/postMessage\([^;]*["']\*["']/);
});
