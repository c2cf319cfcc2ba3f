import * as z from "zod/mini";
import {
  dedicationName,
  donorEmail,
  donorName,
  giftDollars,
  note,
  optionalEmail,
} from "@/lib/donations/fields";
import { allMethods, type DonationMethod } from "@/lib/donations/rules";
import { wordsFault } from "@/lib/donations/public-words";
import type { FormSchema } from "@/lib/forms/form-schema";
import { inPageLanguage } from "@/lib/money/amount-field";

/** The donation form, as a browser posts it. Browser-safe. */

/** A gift as `startDonation` takes it. */
export type GiveInput = {
  /** id or slug */
  campaign: string;
  amountCents: number;
  /** the donor adds what the processor keeps, so that the amount reaches the organisation whole; the verb computes how much */
  coverFee?: boolean;
  donorName: string;
  donorEmail: string;
  method: DonationMethod;
  frequency: "once" | "monthly";
  message: string | null;
  /** everyone may read the note on the campaign's page */
  showWords?: boolean;
  showName: boolean;
  shareWithNgo: boolean;
  dedication: {
    type: "honour" | "memory";
    name: string;
    recipientEmail: string | null;
    text: string | null;
  } | null;
  /** the form's request key or the caller's Idempotency-Key: the same key and content is the same gift */
  clientKey: string | null;
  /** the hidden field that people leave empty */
  website: string;
  /** the donor's browser runs our script, so that the checkout can open in the page */
  inPage?: boolean;
  /** the client secret of a checkout in the page, for whose gift the donor wants the provider's own page */
  leaves?: string | undefined;
};

/** What the form begins with: the defaults, or what the donor typed before. Dollars as text. */
export type TypedDonation = {
  amount: string;
  coverFee: boolean;
  frequency: "once" | "monthly";
  method: string;
  name: string;
  email: string;
  message: string;
  showWords?: boolean;
  showName: boolean;
  share: boolean;
  dedicationType: string;
  dedicationName: string;
  dedicationEmail: string;
  dedicationText: string;
};

const checkbox = z.pipe(
  z.optional(z.string().check(z.maxLength(20))),
  z.transform((v: string | undefined) => v === "on" || v === "true" || v === "1"),
);
const blankIsNull = z.pipe(
  z.optional(z.string()),
  z.transform((v: string | undefined) => (v?.trim() ? v : null)),
);
const campaign = z
  .string({ error: "campaignNotFound" })
  .check(z.minLength(1, "campaignNotFound"), z.maxLength(100, "campaignNotFound"));

/**
 * What the form shows is what is meant: without a script a chosen tile stands beside the amount box and a switched-off part
 * still holds what was typed into it. A tile counts over the box; a part whose switch is off is not sent.
 */
function asShown(fields: Record<string, unknown>): Record<string, unknown> {
  const shown: Record<string, unknown> = { ...fields };
  if (typeof fields["preset"] === "string" && /^\d+$/.test(fields["preset"]))
    shown["amount"] = fields["preset"];
  if (fields["switches"] === "1") {
    if (fields["withNote"] === undefined) shown["message"] = "";
    if (fields["withDedication"] === undefined) shown["dedicationType"] = "";
  }
  // whom a gift is dedicated to is asked only where it is dedicated
  const dedicated = shown["dedicationType"] === "honour" || shown["dedicationType"] === "memory";
  shown["dedicationName"] = dedicated ? (fields["dedicationName"] ?? "") : null;
  return inPageLanguage(shown, "amount");
}

/** Fields in the order of the checks, so that with several errors the first one's message is shown (GIVE-031..035). */
const shownFields = z
  .object({
    amount: giftDollars,
    coverFee: checkbox,
    donorName,
    donorEmail,
    campaign,
    method: z.enum(allMethods, { error: "methodNotTaken" }),
    frequency: z._default(z.enum(["once", "monthly"]), "once"),
    message: z.pipe(blankIsNull, z.nullable(note)),
    showWords: checkbox,
    showName: checkbox,
    shareWithNgo: checkbox,
    dedicationType: z._default(z.enum(["", "none", "honour", "memory"]), ""),
    dedicationName: z.nullable(dedicationName),
    dedicationEmail: z.pipe(blankIsNull, z.nullable(optionalEmail)),
    dedicationText: z.pipe(blankIsNull, z.nullable(note)),
    requestKey: z.optional(z.string().check(z.maxLength(100))),
    website: z._default(z.string().check(z.maxLength(1_000)), ""),
    inPage: checkbox,
    leaves: z.optional(z.string().check(z.maxLength(2_000))),
  })
  .check((payload) => {
    const { message, showWords } = payload.value;
    const fault = showWords && message ? wordsFault(message) : null;
    if (fault)
      payload.issues.push({ code: "custom", input: message, path: ["message"], message: fault });
  });

function toGift(form: z.output<typeof shownFields>): GiveInput {
  const { amount, dedicationType: type, dedicationName: name, requestKey, ...more } = form;
  const { dedicationEmail, dedicationText, ...rest } = more;
  return {
    ...rest,
    showWords: form.showWords && form.message !== null && form.message !== "",
    amountCents: amount,
    dedication:
      (type === "honour" || type === "memory") && name
        ? { type, name, recipientEmail: dedicationEmail, text: dedicationText }
        : null,
    clientKey: requestKey?.trim() || null,
  };
}

/** The donation form's fields as a browser posts them, dollars as typed (GIVE-036). Gives a `GiveInput`. */
export const giveInput = z.pipe(
  z.pipe(z.record(z.string(), z.unknown()), z.transform(asShown)),
  z.pipe(shownFields, z.transform(toGift)),
);

export const donationForm: FormSchema = {
  schema: giveInput,
  messages: [
    "validAmount",
    "amountUnclear",
    "enterName",
    "enterEmail",
    "validEmail",
    "campaignNotFound",
    "methodNotTaken",
    "enterDedicationName",
    "wordsContact",
  ],
};
