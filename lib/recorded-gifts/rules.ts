import { dollar, ownNames } from "@/lib/money/currencies";
import { plainTyped } from "@/lib/typed/plain";

/** Pure rules for gifts that an organisation received itself. Browser-safe. */

/** How the money came. Statements can be imported for the first three. */
export const statementMethods = ["mpesa", "airtel_money", "mtn_momo"] as const;
export type StatementMethod = (typeof statementMethods)[number];
export const recordedMethods = [
  ...statementMethods,
  "mobile_money",
  "bank",
  "cash",
  "other",
] as const;
export type RecordedMethod = (typeof recordedMethods)[number];

const isRecordedMethod = (text: string): text is RecordedMethod =>
  recordedMethods.some((known) => known === text);

const currencyBefore = /^\s{0,9}([\p{L}$₦₵€£]{1,10})\.?\s{0,3}(?=\d)/u;
const currencyBehind = /\s{0,3}([\p{L}$₦₵€£]{1,10})\.?\s{0,9}$/u;

/**
 * A typed amount without the name of the currency that was chosen ("KES 5,000", "5,000/="); null where it names another
 * one ("$50" of a gift in shillings). Dollars are read as on every page (lib/money/read-amount.ts).
 */
export function amountIn(currency: string, typed: string): string | null {
  if (currency === dollar || typed.length > 40) return typed;
  const text = plainTyped(typed).replace(/\s?\/[=-]{1,2}\s{0,9}$/, "");
  const own = [currency, ...(ownNames[currency] ?? "").split(" ")];
  const before = currencyBefore.exec(text);
  const rest = before ? text.slice(before[0].length) : text;
  const behind = currencyBehind.exec(rest);
  const named = [before?.[1], behind?.[1]].filter((name) => name !== undefined);
  if (named.some((name) => !own.includes(name.toUpperCase()))) return null;
  return behind ? rest.slice(0, behind.index) : rest;
}

/** Rates are integers, in millionths. */
export const rateUnit = 1_000_000n;
const maxRateMicros = 1_000_000_000_000n;
/** hundredths, nine digits before the point */
export const maxOriginal = 99_999_999_999;
const maxUsdCents = 99_999_999n;
export const maxNote = 500;
export const maxReference = 64;
export const maxDonorName = 120;
/** no campaign here is older than this year */
export const firstDay = "2000-01-01";

/** The time zone where a day begins first: an organisation must be able to record a gift of its own today. */
export const dayAheadMs = 4 * 3_600_000;

/** The value in cents of an amount (hundredths of its currency) at a rate, rounded half up, as the database computes it. */
export const usdCentsOf = (original: bigint, rateMicros: bigint): bigint =>
  (original * 2n * rateUnit + rateMicros) / (2n * rateMicros);

export const isWorth = (usdCents: bigint): boolean => usdCents >= 1n && usdCents <= maxUsdCents;

/**
 * Parses a typed rate, how much of a currency one dollar buys: digits with one decimal point or comma and at most six decimals.
 * Before exactly three digits the sign could be a thousands separator, so "3,700" and "1.234" are refused; "0,923" is a rate.
 * null if it is not one.
 */
export function readRate(text: string): bigint | null {
  const plain = plainTyped(text.slice(0, 40))
    .replace(/\u066b/g, ".")
    // "1 USD = 129.25 KES", "KES 129.25"
    .replace(
      /^(?:(?:1\s?)?(?:USD|US\$|\$)\s?=\s?)?(?:(?!USD)[A-Z]{3}\s?)?(?=\d)|\s?(?!USD)[A-Z]{3}$/gi,
      "",
    )
    .replace(/\s/g, "")
    // both signs: the first parts thousands
    .replace(/^(\d{1,3}(?:,\d{3})+)(?=\.\d{1,6}$)/, (whole) => whole.replaceAll(",", ""))
    .replace(/^(\d{1,3}(?:\.\d{3})+)(?=,\d{1,6}$)/, (whole) => whole.replaceAll(".", ""));
  const match = /^(\d{1,7})(?:[.,](\d{1,6}))?$/.exec(plain);
  if (!match) return null;
  const [, whole = "", rest = ""] = match;
  if (rest.length === 3 && whole.length <= 3 && Number(whole) > 0) return null;
  const micros = BigInt(whole) * rateUnit + BigInt(rest.padEnd(6, "0"));
  return micros >= 1n && micros <= maxRateMicros ? micros : null;
}

/** A rate as it would be typed: "129.25". */
export function rateText(micros: bigint): string {
  let rest = String(micros % rateUnit).padStart(6, "0");
  while (rest.endsWith("0")) rest = rest.slice(0, -1);
  // three decimals would be read as a thousands separator
  if (rest.length === 3) rest += "0";
  return `${micros / rateUnit}${rest === "" ? "" : `.${rest}`}`;
}

/** A recorded gift as its organisation sees it. */
export type RecordedView = {
  id: string;
  campaignId: string;
  campaign: string;
  method: RecordedMethod;
  receivedOn: Date;
  currency: string;
  original: bigint;
  rateMicros: bigint;
  usdCents: bigint;
  donorName: string | null;
  donorEmail: string | null;
  reference: string | null;
  note: string | null;
  fromStatement: boolean;
  thankedAt: Date | null;
};

/** The fields that a member can change, as the form shows them. */
export const editedFields = ({
  campaignId,
  method,
  receivedOn,
  currency,
  original,
  rateMicros,
  donorName,
  donorEmail,
  reference,
  note,
}: Omit<RecordedView, "id" | "campaign" | "usdCents" | "method" | "fromStatement" | "thankedAt"> & {
  method: string;
}) => ({
  ...{ campaignId, method, receivedOn, currency, original, rateMicros },
  ...{ donorName, donorEmail, reference, note },
});

/** Narrows a stored method; the database allows no other. */
export const methodOf = (text: string): RecordedMethod => (isRecordedMethod(text) ? text : "other");
