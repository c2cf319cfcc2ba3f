import { isoDay } from "@/lib/format";
import * as z from "zod/mini";
import { nowMs } from "@/lib/clock";
import { dayOf } from "@/lib/listing/days";
import { requestKeyField, seenField, type FormSchema } from "@/lib/forms/form-schema";
import { locales } from "@/lib/i18n/locales";
import { amountField, amountsAsPosted } from "@/lib/money/amount-field";
import { dollar, isCurrency, namesOtherCurrency } from "@/lib/money/currencies";
import { readAmount } from "@/lib/money/read-amount";
import {
  amountIn,
  dayAheadMs,
  firstDay,
  isWorth,
  maxDonorName,
  maxNote,
  maxOriginal,
  maxReference,
  rateUnit,
  readRate,
  recordedMethods,
  usdCentsOf,
} from "@/lib/recorded-gifts/rules";
import { emailField, refuse, textField } from "@/lib/text";

/** Forms about gifts that an organisation received itself, with fields as they are posted. Browser-safe. */
const id = z.string().check(z.maxLength(64));

/** A day that is not in the future, not even where it is today first. */
const receivedOn = z.pipe(
  z.string({ error: "recordedDay" }).check(z.maxLength(40, "recordedDay")),
  z.transform((text: string, payload): string => {
    const day = dayOf(text);
    const last = isoDay(new Date(nowMs() + dayAheadMs));
    return day !== null && day >= firstDay && day <= last ? day : refuse(payload, "recordedDay");
  }),
);

export const currencyField = z
  .string({ error: "recordedCurrency" })
  .check(z.refine((text) => isCurrency(text), "recordedCurrency"));

/** "" where the money came in dollars. */
const rate = z.pipe(
  z._default(z.string().check(z.maxLength(40, "recordedRate")), ""),
  z.transform((text: string, payload): bigint | null => {
    if (text.trim() === "") return null;
    return readRate(text) ?? refuse(payload, "recordedRate");
  }),
);
export const rateField = rate;

/** A dollar counts as a dollar; for any other currency a rate must be given. @returns null when it was not */
export const rateFor = (currency: string, typed: bigint | null): bigint | null =>
  currency === dollar ? rateUnit : typed;

const optionalEmail = z.pipe(
  z._default(z.string().check(z.maxLength(1_300, "validEmail")), ""),
  z.transform((text: string, payload): string | null => {
    if (text.trim() === "") return null;
    const result = z.safeParse(emailField(), text);
    if (result.success) return result.data;
    const message = result.error.issues[0]?.message ?? "validEmail";
    payload.issues.push({ code: "custom", input: text, message });
    return z.NEVER;
  }),
);

const fields = z.object({
  /** the gift to change; "" for a new one */
  id: z._default(id, ""),
  /** of a new one: the same form sent again is the same gift */
  requestKey: requestKeyField,
  /** of the gift to change: what the form showed */
  seen: seenField,
  campaignId: id,
  method: z.enum(recordedMethods, { error: "recordedMethod" }),
  receivedOn,
  amount: amountField({
    ...{ min: 1, max: maxOriginal },
    ...{ wrong: "recordedAmount", otherCurrency: "amountOtherCurrency" },
  }),
  currency: currencyField,
  rate,
  donorName: textField({ max: maxDonorName, name: true }),
  donorEmail: optionalEmail,
  reference: textField({ max: maxReference, name: true }),
  note: textField({ max: maxNote, lines: true }),
});

export type RecordedInput = {
  id: string;
  requestKey?: string | undefined;
  seen?: string | undefined;
  campaignId: string;
  method: (typeof recordedMethods)[number];
  receivedOn: string;
  original: bigint;
  currency: string;
  rateMicros: bigint;
  donorName: string | null;
  donorEmail: string | null;
  reference: string | null;
  note: string | null;
};

const orNull = (text: string): string | null => (text === "" ? null : text);

/** Unicode's sign for any currency: an amount that is refused since it names another one. */
const elsewhere = "\u00a41";

/** An amount that names another currency than the chosen one is none. */
const inItsCurrency = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((fields): Record<string, unknown> => {
    const { amount, currency } = fields;
    if (typeof amount !== "string" || typeof currency !== "string") return fields;
    const named = namesOtherCurrency(amount) || readAmount(amount, "en") !== null;
    return { ...fields, amount: amountIn(currency, amount) ?? (named ? elsewhere : "?") };
  }),
);

export const recordedInput = z.pipe(
  z.pipe(inItsCurrency, amountsAsPosted("amount")),
  z.pipe(
    fields,
    z.transform((form, payload): RecordedInput => {
      const { amount, rate: typed, donorName, reference, note, ...rest } = form;
      const rateMicros = rateFor(form.currency, typed);
      const refused = (path: string, message: string): never => {
        payload.issues.push({ code: "custom", input: form, path: [path], message });
        return z.NEVER;
      };
      if (rateMicros === null) return refused("rate", "recordedRate");
      if (!isWorth(usdCentsOf(BigInt(amount), rateMicros)))
        return refused("amount", "recordedWorth");
      return {
        ...rest,
        original: BigInt(amount),
        rateMicros,
        donorName: orNull(donorName),
        reference: orNull(reference),
        note: orNull(note),
      };
    }),
  ),
);

export const recordedForm: FormSchema = {
  schema: recordedInput,
  messages: [
    "recordedMethod",
    "recordedDay",
    "recordedAmount",
    "recordedCurrency",
    "recordedRate",
    "recordedWorth",
    "amountUnclear",
    "amountOtherCurrency",
    "validEmail",
    "emailMeant",
  ],
};

/** The language of the mail: only the organisation knows which one the donor reads. */
export const thankInput = z.object({ id, language: z.enum(locales) });
