import { fold } from "@/lib/fold";
import { oneLine } from "@/lib/typed/clean-text";
import { plainTyped } from "@/lib/typed/plain";

/** What people write before a number, in the product's languages, without accents and in small letters. */
const labels = new Set([
  ...["iban", "rib", "nib", "bban", "nuban", "swift", "bic", "code"],
  ...["account", "accounts", "acc", "acct", "number", "bank", "paybill", "till"],
  ...["compte", "bancaire", "numero", "banque", "conta", "bancaria", "banco"],
  ...["rekening", "rekeningnommer", "nommer", "akaunti", "namba", "benki", "hesabu"],
  ...["رقم", "الحساب", "حساب", "البنكي", "المصرفي", "ايبان", "الايبان"],
]);
/** Words that stand between them. */
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
/** Bounded and anchored, so that each look costs the same. */
const word = /^([\p{L}\p{M}]{1,20})([\s.:#°/=-]{0,8})/u;

/** "A/C No. 0123", "IBAN: SN08…", "Compte n° 12": without the words. A word that touches the number belongs to it ("AC0123"). */
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
 * A number or code of a bank as it was typed or pasted, read as one writes it: full-width forms, digits of all
 * scripts, and dashes of all kinds become plain ones, the words before it go. A text of at most 140 characters, whose unseen
 * marks are gone already (lib/typed/clean-text.ts). What is masked stays as it is. Browser-safe.
 */
export const typedAccount = (typed: string): string =>
  withoutLabel(
    oneLine(
      plainTyped(typed.replace(/[№º]/g, (sign) => (sign === "º" ? "°" : "No ")).normalize("NFKC")),
    ),
  );
