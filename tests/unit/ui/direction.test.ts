import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../../..");

/** Utilities that name a side of the screen; ours name the start and the end of a line. */
const sides =
  /(?<=^|[\s"'`:!])-?(?:(?:scroll-)?[mp][lr]-[\d[(a-z]|(?:left|right)-[\d[(]|(?:left|right)-(?:auto|px|full|margin|gutter)\b|text-(?:left|right)(?![\w-])|float-(?:left|right)\b|clear-(?:left|right)\b|border-[lr](?=[\s"'`-])|rounded-(?:[lr]|[tb][lr])(?=[\s"'`-]))[^\s"'`]*/g;
/** The same in plain styles, also in `style=`. */
const properties =
  /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)|text-align: ?(?:left|right)|float: ?(?:left|right)|(?:margin|padding)(?:Left|Right)|(?:left|right): ?["\d])/g;

const comment = /^\s*(?:\/\/|\/?\*)/;
function faultsIn(text: string, pattern: RegExp): string[] {
  return text
    .split("\n")
    .filter((line) => !comment.test(line))
    .flatMap((line) => line.match(pattern) ?? []);
}

function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

test("no utility and no style names a side of the screen: a language may be written from the right", () => {
  const markup = [...filesOf("app", /\.tsx?$/), ...filesOf("components", /\.tsx?$/)];
  const styles = filesOf("app/styles", /\.css$/);
  expect([markup.length > 300, styles.length > 3]).toEqual([true, true]);
  const found = [
    ...markup.flatMap((file) =>
      [sides, /(?:margin|padding)(?:Left|Right)\b/g].flatMap((pattern) =>
        faultsIn(readFileSync(path.join(root, file), "utf8"), pattern).map(
          (it) => `${file}: ${it}`,
        ),
      ),
    ),
    ...styles.flatMap((file) =>
      faultsIn(readFileSync(path.join(root, file), "utf8"), properties).map(
        (it) => `${file}: ${it}`,
      ),
    ),
  ];
  // text that is left to right in every language starts at the left on a right-to-left page too
  expect(found.filter((it) => !/^app\/styles\/base\.css: text-align: right$/.test(it))).toEqual([]);
});

test("and each such utility is seen", () => {
  const written = `<p className="ml-4 md:pr-[2px] -ml-24 left-0 lg:right-[calc(50%-2rem)] text-left hover:text-right border-l border-r-4 border-l-rule rounded-tl-control float-left ml-auto scroll-ml-2 right-auto">`;
  expect(faultsIn(written, sides)).toHaveLength(15);
  const right = `<p className="ms-4 pe-2 start-0 end-auto text-start border-s-4 rounded-ss-control float-end leading-none border-rule border-leaf text-lead plus left right: mr">`;
  expect(faultsIn(right, sides)).toEqual([]);
  expect(
    faultsIn("margin-left: 4px; padding-right: 2px; text-align: left; left: 74%", properties),
  ).toHaveLength(4);
});
