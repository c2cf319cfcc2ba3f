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
