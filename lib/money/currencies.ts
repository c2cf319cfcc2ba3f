import { plainTyped } from "@/lib/typed/plain";

/** Currencies of gifts: those of Africa, and three others. Browser-safe. */
export const currencies = [
  ..."AOA BIF BWP CDF CVE DJF DZD EGP ERN ETB GHS GMD GNF KES KMF LRD LSL LYD MAD MGA".split(" "),
  ..."MRU MUR MWK MZN NAD NGN RWF SCR SDG SLE SOS SSP STN SZL TND TZS UGX XAF XOF ZAR".split(" "),
  ..."ZMW ZWG EUR GBP USD".split(" "),
] as const;
export const isCurrency = (text: string): boolean => currencies.includes(text);

export const dollar = "USD";
/** What people write for a currency beside its code. */
export const ownNames: Partial<Record<string, string>> = {
  KES: "KSH KSHS SH SHS SHILLINGS",
  UGX: "USH USHS SH SHS SHILLINGS",
  TZS: "TSH TSHS SH SHS SHILINGI",
  SOS: "SH SHS SHSO",
  RWF: "FRW RF FRANCS",
  BIF: "FBU FRANCS",
  CDF: "FC FRANCS",
  DJF: "FDJ FRANCS",
  GNF: "FG FRANCS",
  XOF: "FCFA CFA F FRANCS",
  XAF: "FCFA CFA F FRANCS",
  NGN: "N ₦ NAIRA",
  GHS: "GH₵ ₵ GHC CEDI CEDIS",
  ZAR: "R RAND",
  LSL: "M MALOTI",
  SZL: "E EMALANGENI",
  NAD: "N$",
  BWP: "P PULA",
  ZMW: "K KWACHA",
  MWK: "MK K KWACHA",
  ETB: "BR BIRR",
  MZN: "MT MTS METICAIS",
  AOA: "KZ KWANZAS",
  MAD: "DH DHS DIRHAMS",
  TND: "DT DINARS",
  DZD: "DA DINARS",
  EGP: "LE E£ جنيه",
  MUR: "RS RUPEES",
  SCR: "SR RUPEES",
  MGA: "AR ARIARY",
  GMD: "D DALASI",
  EUR: "€ EUROS EURO",
  GBP: "£ POUNDS",
};

const others = new Set([
  ...currencies.filter((code) => code !== dollar),
  ...Object.values(ownNames).flatMap((names = "") => names.split(" ")),
]);
const nameBefore = /^\s{0,9}([\p{L}\p{Sc}]{1,10})[.:]?\s{0,3}\d/u;
const nameBehind = /\d\s{0,3}([\p{L}\p{Sc}]{1,10})(?:\s{1,3}[\p{L}]{1,10})?[.;]?\s{0,9}$/u;
const otherSign = /(?!\$)\p{Sc}/u;

/** Whether a typed amount names another currency than the dollar: "KES 500", "₦5,000", "500/=". */
export function namesOtherCurrency(typed: string): boolean {
  if (typed.length > 40) return false;
  const text = plainTyped(typed);
  if (/\d\s?\/[=-]{1,2}\s{0,9}$/.test(text)) return true;
  return [nameBefore, nameBehind].some((place) => {
    const name = place.exec(text)?.[1]?.toUpperCase();
    return name !== undefined && (others.has(name) || otherSign.test(name));
  });
}
