import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import { messagesOf, type Area } from "@/lib/i18n/translator";
import { locales, type Locale } from "@/lib/i18n/locales";
import catalogues from "@/lib/i18n/index/catalogue";
import causes from "@/lib/i18n/index/causes";
import countries from "@/lib/i18n/index/countries";
import errors from "@/lib/i18n/index/errors";
import outside from "@/lib/i18n/index/outside";
import siteWords from "@/lib/i18n/index/site";
import voiceWords from "@/lib/i18n/index/voices";

import { heldParts, noBreaks } from "@/lib/i18n/no-breaks";
import { adminMenu } from "@/components/admin/admin-pages";
import { addressOf } from "@/lib/routes";
import { languageOf } from "@/server/client";

const root = path.join(import.meta.dirname, "../../..");
type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/** Every text of a catalogue by its path. */
function leaves(tree: Tree, at = ""): [string, string][] {
  if (typeof tree === "string") return [[at, tree]];
  return Object.entries(tree).flatMap(([key, value]) => leaves(value as Tree, `${at}.${key}`));
}
/** The index at which the bracket opened at `from` is closed. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket is not closed: ${text}`);
}
/** The content of a text's outermost brackets. */
function inBrackets(text: string): string[] {
  const from = text.indexOf("{");
  if (from < 0) return [];
  const to = closing(text, from);
  return [text.slice(from + 1, to), ...inBrackets(text.slice(to + 1))];
}
/** The parameters of a sentence: {n}, {name} …, including those in the branches of a plural. */
const givenIn = (text: string): string[] =>
  inBrackets(text).flatMap((inside) => {
    const [, name = "", branches = ""] = /^\s*(\w+)\s*(?:,\s*\w+\s*,(.*))?$/s.exec(inside) ?? [];
    return [name, ...inBrackets(branches).flatMap(givenIn)];
  });
const given = (text: string) => [...new Set(givenIn(text))].sort();
const tags = (text: string) => [...new Set(text.match(/<\/?\w+>/g))].sort();

const en = catalogues.en;
const areas = Object.keys(en) as Area[];
/** All texts of a language. */
const said = (locale: Locale): [string, string][] => [
  ...areas.flatMap((area) => leaves(messagesOf(locale, area) as Tree, area)),
  ...leaves(errors[locale], "errors"),
  ...leaves(outside[locale], "outside"),
  ...leaves(siteWords[locale], "site"),
  ...leaves(voiceWords[locale], "voices"),
  ...leaves(causes[locale], "causes"),
  ...leaves(countries[locale], "countries"),
];
const translated = locales.filter((locale) => locale !== "en");

test("the server before the pages knows every language", () => {
  const prefixOf = (url: string) => addressOf(url).prefix;
  expect([
    prefixOf("/"),
    prefixOf("/campaigns"),
    prefixOf("/africa"),
    prefixOf("/france"),
    prefixOf("/fr/ngos"),
    prefixOf("/af"),
    prefixOf("/af/contact"),
    prefixOf("/af?x=1"),
    prefixOf("/x/af/"),
  ]).toEqual(["", "", "", "", "/fr", "/af", "/af", "/af", ""]);
  const asks = (url: string, cookie = "") => languageOf({ url, headers: { cookie } });
  expect([
    asks("/x"),
    asks("/af/x"),
    asks("/fr", "lang=af"),
    asks("/x", "a=b; lang=af"),
    asks("/x", "lang=xx"),
    asks("/x", "slang=af"),
  ]).toEqual(["en", "af", "fr", "af", "en", "en"]);
  for (const locale of locales)
    expect([prefixOf(`/${locale}/ngos`), asks("/x", `lang=${locale}`)], locale).toEqual([
      locale === "en" ? "" : `/${locale}`,
      locale,
    ]);
});

describe("the catalogues", () => {
  test.each(translated)(
    "%s has the very keys of English, no empty words, and the same arguments",
    (locale) => {
      const [english, other] = [said("en"), new Map(said(locale))];
      expect([...other.keys()].sort()).toEqual(english.map(([key]) => key).sort());
      for (const [key, words] of english) {
        const theirs = other.get(key)!;
        expect(theirs.trim(), key).not.toBe("");
        expect(given(theirs), key).toEqual(given(words));
        expect(tags(theirs), key).toEqual(tags(words));
      }
    },
  );

  test.each(locales)(
    "%s: every sentence can be said of none, one, two, a few and many",
    (locale) => {
      // texts for developers contain JSON, and are printed unchanged
      const spoken = areas.filter((area) => area !== "developers");
      const texts = spoken.flatMap((area) => leaves(messagesOf(locale, area) as Tree, area));
      const faults: string[] = [];
      const t = createTranslator<Record<string, string>>({
        locale,
        messages: Object.fromEntries(texts.map(([, words], index) => [`m${index}`, words])),
        timeZone: "UTC",
        onError: (error) => void faults.push(error.message),
      });
      texts.forEach(([, words], index) => {
        for (const n of [0, 1, 2, 3, 11, 100])
          t.rich(`m${index}`, {
            ...Object.fromEntries(given(words).map((name) => [name, n])),
            ...Object.fromEntries(tags(words).map((tag) => [tag.replace(/\W/g, ""), String])),
          });
      });
      expect(faults).toEqual([]);
    },
  );

  test.each(locales)("%s names no two pages and folds of the console's menu alike", (locale) => {
    const t = messagesOf(locale, "layout");
    const names = adminMenu.flatMap(({ group, pages }) => [
      ...(group ? [t[group]] : []),
      ...pages.map((page) => t[page]),
    ]);
    expect([...new Set(names)]).toEqual(names);
  });

  test.each(locales)(
    "%s: names of files that are sent are of letters that every header takes",
    (locale) => {
      const names = said(locale).filter(([key]) => /\.(?:fileName|statementFile)$/.test(key));
      expect(names.length).toBe(3);
      for (const [key, name] of names) expect(name, key).toMatch(/^[\w{}.-]+\.pdf$/);
    },
  );

  test("no language takes words of another: neither a file of its catalogue nor a sentence of the site", () => {
    const taken = locales.flatMap((locale) => {
      const folder = path.join(root, "lib/i18n/messages", locale);
      const others = locales.filter((other) => other !== locale).join("|");
      const foreign = new RegExp(
        `^import (?!type )[^;]*/messages/(?:${others})/[^;]*|\\$\\{site\\.[\\w.]+\\.(?:${others})\\}`,
        "gm",
      );
      return readdirSync(folder).flatMap((file) =>
        [...readFileSync(path.join(folder, file), "utf8").matchAll(foreign)].map(
          ([words]) => `${locale}/${file}: ${words}`,
        ),
      );
    });
    expect(taken).toEqual([]);
  });

  test("French is set as French is set: spaces that hold before its double signs, its own quotation marks and apostrophe", () => {
    const all = [
      ...areas.flatMap((area) => leaves(messagesOf("fr", area) as Tree, area)),
      ...leaves(errors.fr, "errors"),
    ];
    expect(all.length).toBeGreaterThan(1_000);
    for (const [key, words] of all) {
      expect(words, key).not.toMatch(
        /[^\u00a0\s\d/{}]?[\p{L}\d)}] [:;!?»]|« |[\p{L}}]'\p{L}|[“”]|\.\.\./u,
      );
      expect(words.replace(/https?:\/\//g, ""), key).not.toMatch(/[\p{L}}][;!?»]|«\p{L}/u);
    }
    expect(
      noBreaks({ a: ["Oui ! De 1 $ à 100 000 000 $, 2,9 %, « là », 500 Ko au plus ; 18 jeunes"] }),
    ).toEqual({
      a: [
        "Oui\u00a0! De 1\u00a0$ à 100\u00a0000\u00a0000\u00a0$, 2,9\u00a0%, «\u00a0là\u00a0», 500\u00a0Ko au plus\u00a0; 18 jeunes",
      ],
    });
  });

  test("Afrikaans calls a donation skenking (gif is poison) and the sandbox toetsmodus, and says jy throughout", () => {
    const all = said("af");
    expect(all.length).toBeGreaterThan(1_000);
    for (const [key, text] of all) {
      const spoken = text.replace(/\{\w+\}|\bGIF\b(?=-prent|,)/g, "");
      expect(spoken, key).not.toMatch(
        /(?<![\p{L}])(?:gif(?:te?)?|giwwe|gawes?|geskenke)(?![\p{L}])/iu,
      );
      expect(spoken, key).not.toMatch(/sandput/i);
      expect(spoken, key).not.toMatch(/(?<![\p{L}])u(?![\p{L}])/iu);
    }
  });

  /** Words that must not be used with donors: obscure or technical ones, words of another language, other spellings. */
  const unsaid: Partial<Record<Locale, string[]>> = {
    en: [
      ...["told", "given back", "asked often", "clay end", "giver", "anew", "somebody", "mailbox"],
      ...["take gifts", "takes gifts", "takes no gifts", "goes on", "left out", "by itself"],
      ...["nothing more", "stays paid", "ends the trouble", "how you pay", "how it was paid"],
      ...["canceled", "canceling", "organization"],
    ],
    fr: [
      ...[
        "débit",
        "débité",
        "argile",
        "étoffe",
        "société américaine",
        "annoncé",
        "État",
        "reste payé",
      ],
      ...["sauter", "vers la campagne", "montrer mon nom", "mot privé", "enracinés", "cyclistes"],
    ],
    af: [
      ...["gif", "gifte", "sandput", "balans", "bestelling", "kaartverwerker"],
      ...["niet", "uw", "wij", "jullie", "wordt", "heeft", "hebben", "deze", "zijn", "kunnen"],
      ...["schenking", "giften", "kwitantie", "ontvangstbewijs", "alstublieft"],
    ],
  };
  /** Exact quotations from the specification; GIF the file format. */
  const exact =
    /Organization (?:Profile|Name)|you're looking for|doesn't exist|We couldn't verify|Share my name and e-mail with the NGO|^We will confirm by e-mail$|^This campaign is not taking gifts$|\bGIF\b/g;

  test("no language says what nobody says: riddles, the machine's words, a second spelling", () => {
    for (const [locale, list] of Object.entries(unsaid) as [Locale, string[]][]) {
      const words = new RegExp(`(?<!\\p{L})(?:${list.join("|")})(?!\\p{L})|\\p{L}'\\p{L}`, "iu");
      const all = said(locale).filter(([key]) => !/^(?:countries|outside\.littleWords)/.test(key));
      expect(all.length).toBeGreaterThan(1_000);
      const found = all.flatMap(([key, text]) => {
        const word = words.exec(text.replace(exact, "").replace(/\{\w+\}/g, ""));
        return word ? [`${key}: ${word[0]}`] : [];
      });
      expect(found, locale).toEqual([]);
    }
  });

  /** A range of numbers, or a word with one letter before its hyphen, where a browser would break the line. */
  const splits = /(?<!\p{L})e-(?=\p{L})|\d-\d/iu;
  /**
   * Where such text may occur: these pages render it in <Held>, whose test shows that; the layout of mails does it
   * itself.
   */
  const heldOnPages =
    /^(?:ayc|account\.pendingText|contact\.a1|landing\.solution1Text|registration\.mail|site\.(?:hours|claims|receives)|developers|errors\.noSuchDay)/;

  test("no line ends inside “e-mail” or between the figures of a range, in any language", () => {
    const split = locales.flatMap((locale) =>
      said(locale)
        .filter(([key]) => !/^(?:admin|audit)\./.test(key) || locale !== "en")
        .filter(([key, text]) => splits.test(text.replace(exact, "")) && !heldOnPages.test(key))
        .map(([key, text]) => `${locale} ${key}: ${text}`),
    );
    expect(split).toEqual([]);
    expect(noBreaks({ a: ["Par e-mail, E-Mails ; e-posadres, ré-e-mail, 2-3"] })).toEqual({
      a: ["Par e-\u2060mail, E-\u2060Mails\u00a0; e-\u2060posadres, ré-e-\u2060mail, 2-3"],
    });
    expect(
      heldParts("Review takes 24-48 hours or 2-3 business days; by e-mail, e-posadres."),
    ).toEqual([
      "Review takes ",
      "24-48 hours or",
      " ",
      "2-3 business days",
      "; by ",
      "e-mail",
      ", ",
      "e-posadres",
      ".",
    ]);
  });

  test("[I18N-010] a key that is missing is an error of the build", { timeout: 300_000 }, () => {
    const whole = readFileSync(path.join(root, "lib/i18n/messages/af/failure.ts"), "utf8");
    const file = path.join(root, "lib/i18n/messages/af/imagined.ts"); // not written: a build may run at the same time
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      paths: { "@/*": [`${root}/*`] },
    };
    const faults = (text: string) => {
      const host = ts.createCompilerHost(options);
      const [read, exists] = [host.getSourceFile.bind(host), host.fileExists.bind(host)];
      host.getSourceFile = (name, ...rest) =>
        name === file
          ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
          : read(name, ...rest);
      host.fileExists = (name) => name === file || exists(name);
      const program = ts.createProgram([file], options, host);
      return program
        .getSemanticDiagnostics(program.getSourceFile(file))
        .map((d) => ts.flattenDiagnosticMessageText(d.messageText, " "));
    };
    expect(faults(whole)).toEqual([]);
    expect(faults(whole.replace(/ home: "[^"]*",/, "")).join()).toMatch(/'home' is missing/);
    // a build checks types too, including the catalogues; only `npm test`, which has just done so, may skip that
    const read = (name: string) => readFileSync(path.join(root, name), "utf8");
    const config = read("next.config.ts");
    expect([...config.matchAll(/ignoreBuildErrors: ?(.*),/g)].map(([, when]) => when)).toEqual([
      'process.env["TYPES_CHECKED"] === "true"',
    ]);
    expect(config).toContain('tsconfigPath: "tsconfig.build.json"');
    expect([...read("scripts/test.mjs").matchAll(/\.\.\.\(.*TYPES_CHECKED.*/g)].join()).toBe(
      '...(wants("types") ? { TYPES_CHECKED: "true" } : {}),',
    );
  });
});
