import { isoDay } from "@/lib/format";
import * as z from "zod/mini";
import { causeFrom, causes } from "@/lib/causes";
import { endOfUtcDay } from "@/lib/clock";
import { countryCode, countryFault } from "@/lib/countries";
import { msg, type MessageKey } from "@/lib/i18n/message-key";
import { amountField } from "@/lib/money/amount-field";
import { parseDollars } from "@/lib/money/money";
import { descriptionMax, goalMaxCents, goalMinCents, titleMax } from "@/lib/campaigns/limits";
import { isReserved, slugShape } from "@/lib/campaigns/slug-shape";
import { publicName } from "@/lib/names";
import { refuse, textField } from "@/lib/text";

/** A campaign's fields, as text fields of a form or of multipart. Browser-safe. */
const fill = msg("fillRequired");

export const title = publicName({ max: titleMax, need: fill });
export const description = textField({ max: descriptionMax, lines: true, need: fill });
/** A choice from a list, a number, a day: nothing longer than this is one. */
const short = (wrong: MessageKey) =>
  z.string({ error: fill }).check(z.maxLength(200, wrong), z.trim(), z.minLength(1, fill));

/** Dollars as text; anything that is not an amount in the range gets the range's own message (FORM-013..015). */
export const goal = z.pipe(
  short("goalRange"),
  z.transform((text: string, payload): bigint => {
    const cents = parseDollars(text);
    return cents === null || cents < goalMinCents || cents > goalMaxCents
      ? refuse(payload, "goalRange")
      : BigInt(cents);
  }),
);
/** The goal as the form posts it, in the language of its page. */
export const typedGoal = amountField({
  min: goalMinCents,
  max: goalMaxCents,
  wrong: "goalRange",
  blank: fill,
});
export const cause = z.pipe(
  short("validCause").check(z.meta({ enum: [...causes] })),
  z.transform((text: string, payload) => causeFrom(text) ?? refuse(payload, "validCause")),
);
export const country = z.pipe(
  short("validCountry"),
  z.transform((text: string, payload) => countryCode(text) ?? refuse(payload, countryFault(text))),
);
export const slug = z.pipe(
  z.string().check(z.maxLength(400, msg("slugShape")), z.trim(), z.toLowerCase()),
  z.transform((text: string, payload): string => {
    if (text === "") return "";
    if (isReserved(text)) return refuse(payload, "slugReserved");
    return slugShape.test(text) ? text : refuse(payload, "slugShape");
  }),
);

const isNumber = /^-?\d{1,16}$/;
/**
 * A smaller number (below 3 March 1973 in milliseconds) is one of seconds, or "20261231": it would be read as a day in
 * 1970.
 */
const leastMs = 100_000_000_000;

/**
 * A date (YYYY-MM-DD) or milliseconds, moved to the end of its day in UTC, up to the year 2100; "" removes the deadline
 * (OP-066).
 */
export const moment = z.pipe(
  z.string().check(z.maxLength(40, msg("endDateInvalid")), z.trim()),
  z.transform((text: string, payload): Date | null => {
    if (text === "" || text === "null") return null;
    if (isNumber.test(text) && Number(text) < leastMs) return refuse(payload, "dateInSeconds");
    const day = dayField(text);
    return day === null || day.getUTCFullYear() > 2100 || day.getUTCFullYear() < 1970
      ? refuse(payload, "endDateInvalid")
      : day;
  }),
);

/** The end of a day (YYYY-MM-DD, or milliseconds) in UTC; null for anything else. */
export function dayField(text: string): Date | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (!isDay && !(isNumber.test(text) && Number(text) >= leastMs)) return null;
  const date = new Date(isDay ? `${text}T00:00:00.000Z` : Number(text));
  if (Number.isNaN(date.getTime())) return null;
  // February 30th would become March 2nd
  return isDay && isoDay(date) !== text ? null : endOfUtcDay(date);
}
