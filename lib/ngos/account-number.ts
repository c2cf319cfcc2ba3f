import { fold } from "@/lib/fold";
import { oneLine } from "@/lib/typed/clean-text";
import { plainTyped } from "@/lib/typed/plain";

/** What people write before a number, in the product's languages, without accents and in lower case. */
const labels = new Set([
  ...["iban", "rib", "nib", "bban", "nuban", "swift", "bic", "code"],
  ...["account", "accounts", "acc", "acct", "number", "bank", "paybill", "till"],
  ...["compte", "bancaire", "numero", "banque", "conta", "bancaria", "banco"],
  ...["rekening", "rekeningnommer", "nommer", "akaunti", "namba", "benki", "hesabu"],
  ...["رقم", "الحساب", "حساب", "البنكي", "المصرفي", "ايبان", "الايبان"],
]);
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
function withoutLabel(typed: string): string {
  let rest = typed.replace(/^a\s?[/.]\s?c\b[\s.:#]{0,4}/i, "account ");
  let labelled = false;
  for (let words = 0; words < 12; words += 1) {
    const [all = "", letters = "", gap = ""] = word.exec(rest) ?? [];
    const name = fold(letters);
    const after = rest.slice(all.length);
    const numbered =
      /^(?:no|nr|num)$/.test(name) || (name === "n" && (labelled || /[.:#°]/.test(gap)));
    const linked = labelled && between.has(name) && /^\p{L}{3}/u.test(after);
    if (gap === "" || !(labels.has(name) || numbered || linked)) break;
    labelled = true;
    rest = after;
  }
  return /^IBAN[A-Z]{2}\d{2}/i.test(rest) ? rest.slice(4) : rest;
}

/**
 * Normalises a typed or pasted account number or bank code: full-width forms, digits of all scripts and all kinds of
 * dashes become plain ones, and the label before it is dropped. Takes a text of at most 140 characters, already without
 * invisible characters (lib/typed/clean-text.ts). A masked number stays as it is. Browser-safe.
 */
export const typedAccount = (typed: string): string =>
  withoutLabel(
    oneLine(
      plainTyped(typed.replace(/[№º]/g, (sign) => (sign === "º" ? "°" : "No ")).normalize("NFKC")),
    ),
  );
