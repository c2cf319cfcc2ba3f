import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const sources = ["app", "components"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => path.join(folder, name)),
);

test("no class name is glued to the one before it: the formatter takes blanks out of strings in a class attribute", () => {
  expect(sources.length).toBeGreaterThan(100);
  const glued = sources.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), "utf8").matchAll(
        /className=\{`[^`]*[\w-]\$\{[^}]*\? "[a-z]/g,
      ),
    ].map(([found]) => `${file}: ${found}`),
  );
  expect(glued).toEqual([]);
});

test("a directive stands first in its file: after an import it is an expression in brackets, and does nothing", () => {
  const folders = ["app", "components", "lib"];
  const lost = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name))
      .filter((file) =>
        /^(?!"use (?:server|client)";)[\s\S]*^\(?"use (?:server|client)"\)?;$/m.test(
          readFileSync(path.join(root, file), "utf8"),
        ),
      ),
  );
  expect(lost).toEqual([]);
});
