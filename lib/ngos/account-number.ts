import { fold } from "@/lib/fold";
import { nibHolds, ribHolds } from "@/lib/ngos/account-keys";
import { oneLine } from "@/lib/typed/clean-text";
import { plainTyped, unwrapped } from "@/lib/typed/plain";

/** What people write before a number, in the product's languages, without accents and in lower case. */
const labels = new Set([
  ...["iban", "rib", "nib", "bban", "nuban", "swift", "bic", "code", "codigo", "kode"],
  ...["account", "accounts", "acc", "acct", "number", "bank", "paybill", "till"],
  ...["current", "savings", "saving", "cheque", "checking", "currency"],
  ...["compte", "bancaire", "numero", "banque", "courant", "epargne", "devise"],
  ...["conta", "bancaria", "banco", "corrente", "ordem", "poupanca", "moeda"],
  ...["rekening", "rekeningnommer", "rek", "nommer", "tjekrekening", "spaarrekening"],
  ...["akaunti", "namba", "nambari", "benki", "hesabu", "akiba"],
  ...[
    "رقم",
    "الحساب",
    "حساب",
    "البنكي",
    "المصرفي",
    "ايبان",
    "الايبان",
    "سويفت",
    "السويفت",
    "رمز",
  ].map(fold),
  ...["ሂሳብ", "የሂሳብ", "ሒሳብ", "የሒሳብ", "ቁጥር", "ባንክ", "የባንክ"],
  // the account's currency before its number ("USD A/C 0123")
  ...["usd", "eur", "gbp", "aoa", "bif", "bwp", "cdf", "cve", "djf", "dzd", "egp", "ern", "etb"],
  ...["ghs", "gmd", "gnf", "kes", "kmf", "lrd", "lsl", "lyd", "mad", "mga", "mru", "mur", "mwk"],
  ...["mzn", "nad", "ngn", "rwf", "scr", "sdg", "sle", "sos", "ssp", "stn", "szl", "tnd", "tzs"],
  ...["ugx", "xaf", "xof", "fcfa", "zar", "zmw", "zwg"],
]);
/** The same before a clearing code, where they say no account. */
const codeLabels = new Set([
  ...["branch", "sort", "universal", "clearing", "routing", "transit", "guichet", "agence"],
  ...["agencia", "balcao", "tak", "takkode", "bankkode", "takkodenommer", "tawi"],
]);
/** Words within a whole number as its paper prints it: "Code banque … Code guichet … N° … Clé RIB …". */
const partLabels = new Set(["cle", "key", "chave", "controle", "sleutel", ...codeLabels]);
/** Words that may stand between them. */
const between = new Set([
  "de",
  "du",
  "da",
  "do",
  "of",
  "la",
  "le",
  "ya",
  "wa",
  "no",
  "nr",
  "n",
  "num",
  "my",
  "our",
  "the",
]);
/** Bounded and anchored, so that each match costs the same. */
const word = /^([\p{L}\p{M}]{1,20})([\s.:#°/=-]{0,8})/u;

/**
 * "A/C No. 0123", "IBAN: SN08…", "Compte n° 12": without the label. Letters directly attached to the number belong to
 * it ("AC0123").
 */
function withoutLabel(typed: string, more?: ReadonlySet<string>): string {
  let rest = typed;
  let labelled = false;
  for (let words = 0; words < 12; words += 1) {
    rest = rest.replace(/^a\s?[/.]\s?c\b[\s.:#]{0,4}/i, "account ");
    const [all = "", letters = "", gap = ""] = word.exec(rest) ?? [];
    const name = fold(letters);
    const after = rest.slice(all.length);
    const numbered =
      /^(?:no|nr|num)$/.test(name) || (name === "n" && (labelled || /[.:#°]/.test(gap)));
    const linked = labelled && between.has(name) && /^\p{L}{3}/u.test(after);
    if (gap === "" || !(labels.has(name) || more?.has(name) || numbered || linked)) break;
    labelled = true;
    rest = after;
  }
  return /^IBAN[A-Z]{2}\d{2}/i.test(rest) ? rest.slice(4) : rest;
}

/** The key of the whole number follows at most this many parts, each with its words. */
const mostParts = 24;

/**
 * "SN012 Guichet 01234 N° compte 012345678901 Clé 54": the whole number (RIB, NIB) without the words between its parts,
 * where its key proves that nothing is missing; any other text as it is.
 */
function withoutInnerLabels(text: string): string {
  const parts = text.split(/[\s.:#°=/-]+/, mostParts);
  const digits = parts.filter((part) => /\d/.test(part));
  const number = digits.join("").toUpperCase();
  if (digits.length === parts.length || !/^(?:[A-Z]{0,2}\d{22,23}|\d{20,21}|\d{24})$/.test(number))
    return text;
  const known = parts.every((part) => {
    const word = fold(part);
    return (
      /\d/.test(part) ||
      [labels, partLabels, between].some((words) => words.has(word)) ||
      word === ""
    );
  });
  return known && (ribHolds(number) || nibHolds(number)) ? digits.join(" ") : text;
}

/**
 * Without quotes, a spreadsheet's "=" and the sentence's full stop around it. A masked number keeps its signs, and one
 * with brackets keeps both of a pair.
 */
const bare = (text: string): string =>
  /[*•()[\]]/.test(text) ? text : unwrapped(text.replace(/^[=#'\s]{1,4}/, ""));

const typedText = (typed: string): string =>
  bare(
    oneLine(
      plainTyped(typed.replace(/[№º]/g, (sign) => (sign === "º" ? "°" : "No ")).normalize("NFKC")),
    ),
  );

/**
 * Normalises a typed or pasted account number: full-width forms, digits of all scripts and all kinds of dashes become
 * plain ones, and the label before it is dropped. Takes a text of at most 140 characters, already without invisible
 * characters (lib/typed/clean-text.ts). A masked number stays as it is. Browser-safe.
 */
export const typedAccount = (typed: string): string =>
  withoutInnerLabels(withoutLabel(typedText(typed)));

/** The same for a national clearing code ("Branch code: 250655"). */
export const typedCode = (typed: string): string => withoutLabel(typedText(typed), codeLabels);
