// npm run languages: writes lib/i18n/index, the imports of each language's files, from lib/i18n/languages.json. Each
// kind of text has a file of its own there, so that a page in the browser that needs one kind does not load the others.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/bootstrap.mjs";

/** By the name of the file in the language's folder. */
const kinds = {
  catalogue: "Messages",
  causes: "Translation<typeof en>",
  countries: "Translation<typeof en>",
  errors: "Translation<typeof en>",
  format: "Format",
  outside: "Translation<typeof en>",
  site: "Translation<typeof en>",
  voices: "Translation<typeof en>",
};

/** @param {string} kind @param {string[]} languages */
function indexOf(kind, languages) {
  const type = kinds[kind];
  const ofShape = /^(?:Translation|Format)/.exec(type)?.[0];
  const value = (language) =>
    kind === "catalogue" && language !== "en"
      ? `${language}: ${language} as Messages`
      : `${language}`;
  return [
    "// Made by npm run languages from lib/i18n/languages.json: do not edit.",
    ...languages.map((language) => `import ${language} from "../messages/${language}/${kind}";`),
    'import type { Locale } from "../locales";',
    ...(ofShape ? [`import type { ${ofShape} } from "../shape";`] : []),
    "",
    ...(type === "Messages" ? ["export type Messages = typeof en;", ""] : []),
    `const ${kind}: Record<Locale, ${type}> = {`,
    ...languages.map((language) => `  ${value(language)},`),
    "};",
    `export default ${kind};`,
    "",
  ].join("\n");
}

/** The text of each file of lib/i18n/index. @param {string[]} languages */
export const indexes = (languages) =>
  new Map(Object.keys(kinds).map((kind) => [`${kind}.ts`, indexOf(kind, languages)]));

function write() {
  const folder = path.join(root, "lib/i18n/index");
  const languages = Object.keys(
    JSON.parse(readFileSync(path.join(root, "lib/i18n/languages.json"), "utf8")),
  );
  const files = indexes(languages);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(path.join(folder, file));
  for (const [file, text] of files) writeFileSync(path.join(folder, file), text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) write();
