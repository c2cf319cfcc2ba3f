import * as z from "zod/mini";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { amountLanguage } from "@/lib/i18n/amount-language";
import { messageWith, type MessageKey } from "@/lib/i18n/message-key";
import { namesOtherCurrency } from "@/lib/money/currencies";
import { formatUsd } from "@/lib/money/money";
import { readAmount } from "@/lib/money/read-amount";

/** An amount as a form posts it: the typed text, and the language of the page it was typed into. */
export type PostedAmount = { text: string; language: Locale };

/** The posted fields with `name` as a `PostedAmount`; unchanged where no amount or no language was posted. */
export function inPageLanguage(
  fields: Record<string, unknown>,
  name: string,
): Record<string, unknown> {
  const text = fields[name];
  const language = fields[amountLanguage];
  if (typeof text !== "string" || typeof language !== "string") return fields;
  return { ...fields, [name]: { text, language: asLocale(language) } satisfies PostedAmount };
}

/** Preprocessing step for the schema of a form with one amount. */
export const amountsAsPosted = (name: string) =>
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((fields) => inPageLanguage(fields, name)),
  );

const isPosted = (value: unknown): value is PostedAmount =>
  typeof value === "object" && value !== null && "text" in value && "language" in value;

type Messages = {
  /** when the text is no amount in the range */
  wrong: MessageKey;
  /** when the field is empty, if it differs */
  blank?: MessageKey;
  /** when it names a currency; amounts are in dollars unless the form asks which */
  otherCurrency?: MessageKey;
};

function faultOf({ wrong, blank, otherCurrency }: Messages, text: string): MessageKey {
  if (text.trim() === "") return blank ?? wrong;
  return namesOtherCurrency(text) ? (otherCurrency ?? "amountInDollars") : wrong;
}

/**
 * Parses an amount into cents; without a language it is read as English. An ambiguous amount is rejected with both
 * readings in the message.
 */
export const amountField = (range: { min: number; max: number } & Messages) =>
  z.pipe(
    z.unknown(),
    z.transform((value: unknown, payload): number => {
      const { text, language } = isPosted(value)
        ? value
        : { text: typeof value === "string" ? value : "", language: "en" as const };
      const reading = readAmount(text, language);
      if (reading && "cents" in reading && reading.cents >= range.min && reading.cents <= range.max)
        return reading.cents;
      const message =
        reading && "either" in reading
          ? messageWith("amountUnclear", {
              first: formatUsd(reading.either[0], language),
              second: formatUsd(reading.either[1], language),
            })
          : faultOf(range, text);
      payload.issues.push({ code: "custom", input: value, message });
      return z.NEVER;
    }),
  );
