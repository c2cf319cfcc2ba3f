import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "./support/test";

const folder = path.join(import.meta.dirname, "../../.next/static");
const chunks = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".js"),
);
/**
 * The build's scripts that contain a class by this name; zod stores such names as strings, which no minifier changes.
 */
const holding = (className: string): string[] =>
  chunks.filter((name) =>
    new RegExp(`["'\`]${className}["'\`]`).test(readFileSync(path.join(folder, name), "utf8")),
  );

test("no browser is sent the classic zod, which is several times the size of zod/mini", () => {
  expect(holding("ZodMiniType"), "zod/mini is in the build").not.toEqual([]);
  expect(holding("ZodType")).toEqual([]);
});

/** Methods that Chrome 94 or Firefox 93 lack, the oldest that run our scripts (old-browsers.spec.ts does without). */
const newer = {
  "isWellFormed, toWellFormed (Chrome 111, Firefox 119)": /\.(?:isWellFormed|toWellFormed)\(/,
  "toSorted, toReversed, toSpliced (Chrome 110)": /\.(?:toSorted|toReversed|toSpliced)\(/,
  "findLast (Chrome 97)": /\.findLast(?:Index)?\(/,
  "structuredClone (Chrome 98)": /\bstructuredClone\(/,
  "AbortSignal.timeout, any (Chrome 103)": /\bAbortSignal\.(?:timeout|any)\(/,
  "Object.groupBy (Chrome 117)": /\b(?:Object|Map)\.groupBy\(/,
  "Promise.withResolvers (Chrome 119)": /\bPromise\.withResolvers\(/,
  "Array.fromAsync (Chrome 121)": /\bArray\.fromAsync\(/,
};

test("[RI-36] scripts call nothing that the oldest browsers that run them lack; older ones run none", () => {
  const { polyfillFiles, rootMainFiles } = JSON.parse(
    readFileSync(path.join(folder, "../build-manifest.json"), "utf8"),
  ) as { polyfillFiles: string[]; rootMainFiles: string[] };
  const textOf = (name: string) => readFileSync(path.join(folder, name), "utf8");
  expect(polyfillFiles, "for those without modules, which load it alone").toHaveLength(1);
  const others = chunks.filter((name) => !polyfillFiles.includes(`static/${name}`));
  expect(others.length).toBe(chunks.length - 1);
  const found = others.flatMap((name) =>
    Object.entries(newer)
      .filter(([, what]) => what.test(textOf(name)))
      .map(([what]) => `${name}: ${what}`),
  );
  expect(found).toEqual([]);
  // a static block is a syntax error before Chrome 94, Firefox 93 and Safari 16.4: a build without one would begin to run
  // where nobody has looked
  expect(
    rootMainFiles.some((file) => /\bstatic\s?\{/.test(textOf(file.replace(/^static\//, "")))),
  ).toBe(true);
});
