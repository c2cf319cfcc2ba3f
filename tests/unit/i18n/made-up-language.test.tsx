import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { indexes } from "@/scripts/languages.mjs";

const root = path.join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };
/** Puts each sentence in brackets: text without them came from another language. */
function marked(tree: Tree): Tree {
  if (typeof tree === "string") return `⟦${tree}⟧`;
  if (Array.isArray(tree)) return tree.map(marked);
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, marked(part)]));
}

/** A fictitious language, added as one more folder and one more line. */
const kinds = ["catalogue", "causes", "countries", "errors", "outside", "site", "voices"];
beforeAll(() => {
  vi.doMock("@/lib/i18n/languages.json", async (original) => {
    const { default: languages } = await original<{ default: object }>();
    const madeUp = { name: "⟦xx⟧", intl: "en-GB", openGraph: "xx_XX", dir: "rtl" };
    return { default: { ...languages, xx: madeUp } };
  });
  for (const kind of kinds)
    vi.doMock(`@/lib/i18n/index/${kind}`, async (original) => {
      const { default: words } = await original<{ default: { en: Tree } }>();
      return { default: { ...words, xx: marked(words.en) } };
    });
  vi.doMock("@/lib/i18n/index/format", async (original) => {
    const { default: formats } = await original<{ default: { en: object } }>();
    return { default: { ...formats, xx: { ...formats.en, money: "⟦$#⟧" } } };
  });
});

describe("a made-up language is one folder and one line", () => {
  /** For a caller that gets the language from an address. */
  const xx = async () => {
    const { asLocale } = await import("@/lib/i18n/locales");
    return asLocale("xx");
  };

  test("pages, sentences, amounts, names and what is said before a page speak it", async () => {
    const locale = await xx();
    const { directionOf, locales } = await import("@/lib/i18n/locales");
    const { translator } = await import("@/lib/i18n/translator");
    const { errorText } = await import("@/lib/i18n/errors");
    const { formatUsd } = await import("@/lib/money/money");
    const { causeLabel } = await import("@/lib/cause-label");
    const { countryName } = await import("@/lib/country-name");
    const { plainPage } = await import("@/lib/http/plain-page");
    const { landingQuotes } = await import("@/lib/site-voices");
    const { site } = await import("@/lib/site");
    const { localePath, splitLocale } = await import("@/lib/i18n/paths");
    const { languageOf } = await import("@/server/client");
    const { mailLayout } = await import("@/lib/email/layout");
    expect([locales.at(-1), directionOf(locale)]).toEqual(["xx", "rtl"]);
    expect([
      translator(locale, "layout")("language"),
      errorText("unexpected", locale),
      formatUsd(10_000, locale),
      causeLabel("Other", locale),
      countryName("KE", locale),
      landingQuotes(locale)[0]?.title,
      site.legalForm[locale],
    ]).toEqual(Array.from({ length: 7 }, () => expect.stringMatching(/^⟦.*⟧$/)));
    expect(plainPage("busy", locale)).toMatch(/lang="xx" dir="rtl".*<h1>⟦/s);
    expect([localePath(locale, "/ngos"), splitLocale("/xx/ngos")]).toEqual([
      "/xx/ngos",
      { locale: "xx", path: "/ngos" },
    ]);
    expect([
      languageOf({ url: "/xx/ngos", headers: {} }),
      languageOf({ url: "/dashboard", headers: { cookie: "lang=xx" } }),
    ]).toEqual(["xx", "xx"]);
    expect(mailLayout({ locale, heading: "h", blocks: [] }).html).toContain('lang="xx" dir="rtl"');
  });

  test("so do the menu of languages, the links between them and robots", async () => {
    const locale = await xx();
    const { LanguageMenu } = await import("@/components/layout/language-menu");
    const { publicMetadata } = await import("@/lib/share/page-metadata");
    const robots = (await import("@/app/robots")).default;
    const menu = renderToStaticMarkup(<LanguageMenu locale={locale} path="/ngos" />);
    expect(menu).toContain('href="/xx/ngos"');
    expect(menu).toContain("⟦xx⟧");
    expect(
      JSON.stringify(publicMetadata(locale, "/ngos", { title: "t", description: "d" })),
    ).toContain("/xx/ngos");
    expect(JSON.stringify(robots())).toContain("/xx/");
  });
});

test("the imports of each language are those that npm run languages writes", () => {
  const list = Object.keys(JSON.parse(read("lib/i18n/languages.json")) as object);
  const wanted = indexes(list);
  expect(readdirSync(path.join(root, "lib/i18n/index")).sort()).toEqual([...wanted.keys()].sort());
  for (const [file, text] of wanted) expect(read(`lib/i18n/index/${file}`), file).toBe(text);
  expect([...wanted.keys()].sort()).toEqual(
    [...kinds, "format"].map((kind) => `${kind}.ts`).sort(),
  );
  for (const text of indexes([...list, "xx"]).values())
    expect(text).toContain('import xx from "../messages/xx/');
  const files = readdirSync(path.join(root, "lib/i18n/messages/en")).sort();
  for (const language of list)
    expect(readdirSync(path.join(root, "lib/i18n/messages", language)).sort(), language).toEqual(
      files,
    );
});

/**
 * Finds lists of languages outside their folders: two languages next to each other, or a comparison with a specific
 * one.
 */
const codes = "en|af|fr|sw|pt|ar";
const lists = [
  new RegExp(
    `(?<![\\w.-])(${codes})\\??: (?=[^;]{0,600}?(?<![\\w.-])(?!\\1)(?:${codes})\\??: )`,
    "s",
  ),
  new RegExp(`"(?:${codes})"\\s*[,|]\\s*"(?:${codes})"`),
  // English may be named: it is the source of texts and stored values
  new RegExp(`(?:[=!]==|case) "(?!en")(?:${codes})"`),
  new RegExp(`messages/(?!en/)(?:${codes})/`),
  new RegExp(`\\.(?:claims|legalForm|hours)\\.\\w*\\.?(?:${codes})\\b`),
];
const listsIn = (text: string) => lists.flatMap((list) => list.exec(text)?.[0] ?? []);

test("no file outside of the languages' folders lists languages, or asks for one", () => {
  const folders = ["app", "components", "lib", "server", "prisma/seed", "scripts"];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .filter((file) => !/^lib\/i18n\/(?:messages|index)\//.test(file)),
  );
  expect(files.length).toBeGreaterThan(900);
  const found = files.flatMap((file) => listsIn(read(file)).map((list) => `${file}: ${list}`));
  // the card provider's list of its own languages; and a fuzzer, which sends names of languages, ours and invalid ones
  const others = /^(?:lib\/payments\/provider-language\.ts|scripts\/fuzz\/known\.mjs): /;
  expect(found.filter((it) => !others.test(it))).toEqual([]);
});

test.each([
  'const labels = { en: "Other", af: "Ander", fr: "Autre" };',
  'type Spoken = "en" | "fr";',
  'const first = locale === "fr" ? "1er" : "1";',
  'import af from "@/lib/i18n/messages/af/errors";',
  "{ code: x, af: `a`,\n  fr: `b` }",
])("such a list is seen: %s", (text) => {
  expect(listsIn(text)).not.toEqual([]);
});
