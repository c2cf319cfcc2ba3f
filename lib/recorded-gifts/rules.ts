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

/** Currencies of gifts: those of Africa, and three others. */
export const currencies = [
  ..."AOA BIF BWP CDF CVE DJF DZD EGP ERN ETB GHS GMD GNF KES KMF LRD LSL LYD MAD MGA".split(" "),
  ..."MRU MUR MWK MZN NAD NGN RWF SCR SDG SLE SOS SSP STN SZL TND TZS UGX XAF XOF ZAR".split(" "),
  ..."ZMW ZWG EUR GBP USD".split(" "),
] as const;
export const isCurrency = (text: string): boolean => currencies.includes(text);

export const dollar = "USD";
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
  const match = /^(\d{1,7})(?:[.,](\d{1,6}))?$/.exec(
    plainTyped(text.slice(0, 40))
      .replace(/\u066b/g, ".")
      .replace(/\s/g, ""),
  );
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

/** Narrows a stored method; the database allows no other. */
export const methodOf = (text: string): RecordedMethod => (isRecordedMethod(text) ? text : "other");
