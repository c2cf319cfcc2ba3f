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
import { wordsFault } from "@/lib/support-words/rules";
import { decoy, isFilled } from "@/lib/forms/decoy";
import type { FormSchema } from "@/lib/forms/form-schema";
import { refuse } from "@/lib/text";
import { inPageLanguage } from "@/lib/money/amount-field";
import { typedAmount } from "@/lib/money/read-amount";
import { readNeedValue, readQuantity } from "@/lib/needs/rules";

/** The donation form, as a browser posts it. Browser-safe. */

/** A number of units of a need. */
export type GiftNeed = { id: string; quantity: number };

/** A donation as `startDonation` takes it. */
export type GiveInput = {
  /** id or slug */
  campaign: string;
  amountCents: number;
  /**
   * the donor also pays the processor's fee, so that the whole amount reaches the organisation; `chargedOf` computes it
   */
  coverFee?: boolean;
  /** the need to pay for; the amount is at least the need's price times the quantity */
  need?: GiftNeed | null | undefined;
  /** slug of the supporter's page on which it was begun */
  supporter?: string | null | undefined;
  donorName: string;
  donorEmail: string;
  method: DonationMethod;
  frequency: "once" | "monthly";
  /** for a monthly gift that repeats a single one: the day of its first payment, or "today"; no other form sends it */
  firstPayment?: string | undefined;
  /** the cookie that identifies the single donation (carried-gift.ts) */
  carried?: string | undefined;
  message: string | null;
  /** publishes the note on the campaign's page */
  showWords?: boolean;
  /** "Tell me what my gift does" */
  wantsUpdates?: boolean;
  showName: boolean;
  shareWithNgo: boolean;
  dedication: {
    type: "honour" | "memory";
    name: string;
    recipientEmail: string | null;
    text: string | null;
  } | null;
  /**
   * the form's request key or the caller's Idempotency-Key: the same key and content is the same
   * donation
   */
  clientKey: string | null;
  /** the decoy field was filled in: a pledge waits for an administrator */
  held?: boolean;
  /** if the network's limits refuse it, the donor wants a link to confirm their e-mail address */
  confirmByMail?: boolean;
  /** the donor's browser runs our script, so that the checkout can open in the page */
  inPage?: boolean;
  /** client secret of a checkout in the page that the donor leaves for the provider's own page */
  leaves?: string | undefined;
};

/** The form's initial values: defaults, or what the donor typed before. Dollars as text. */
export type TypedDonation = {
  amount: string;
  need?: GiftNeed | null;
  supporter?: string | null;
  coverFee: boolean;
  frequency: "once" | "monthly";
  method: string;
  name: string;
  email: string;
  message: string;
  showWords?: boolean;
  wantsUpdates?: boolean;
  showName: boolean;
  share: boolean;
  dedicationType: string;
  dedicationName: string;
  dedicationEmail: string;
  dedicationText: string;
  /** for a monthly gift that repeats a single one: the later of the two days for its first payment */
  later?: {
    /** as the form posts it */ day: string;
    text: string;
    /** preselected, instead of today */ proposed: boolean;
  };
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
 * Resolves contradictory fields of a form posted without a script, which can have an amount both chosen and typed, and
 * text in parts that are switched off. A chosen need takes precedence over a chosen amount, and that over a typed one;
 * parts that are switched off are dropped.
 */
function asShown(fields: Record<string, unknown>): Record<string, unknown> {
  const shown: Record<string, unknown> = { ...fields };
  if (typeof fields["preset"] === "string" && /^\d+$/.test(fields["preset"]))
    shown["amount"] = fields["preset"];
  if (fields["switches"] === "1") {
    if (fields["withNote"] === undefined) shown["message"] = "";
    if (fields["withDedication"] === undefined) shown["dedicationType"] = "";
  }
  // an honoree only counts for a dedicated donation
  const dedicated = shown["dedicationType"] === "honour" || shown["dedicationType"] === "memory";
  shown["dedicationName"] = dedicated ? (fields["dedicationName"] ?? "") : null;
  const posted = inPageLanguage(shown, "amount");
  const need = readNeedValue(fields["need"]);
  const quantity = readQuantity(fields["needQuantity"]);
  if (need === null || quantity === null) return posted;
  return { ...posted, amount: typedAmount(need.unitCents * quantity, "en") };
}

/** The chosen need's id; null for the campaign as a whole. */
const needField = z.pipe(
  z._default(z.string().check(z.maxLength(60)), ""),
  z.transform((value: string, payload): string | null => {
    if (value === "") return null;
    return readNeedValue(value)?.id ?? refuse(payload, "needUnknown");
  }),
);
/** Number of units; only used if a need is chosen. */
const quantityField = z._default(z.string().check(z.maxLength(40)), "");

/** In the order of the checks: with several errors, the first one's message is shown (GIVE-031..035). */
const shownFields = z
  .object({
    amount: giftDollars,
    need: needField,
    needQuantity: quantityField,
    supporter: blankIsNull.check(z.refine((text) => (text?.length ?? 0) <= 80, "invalidField")),
    coverFee: checkbox,
    donorName,
    donorEmail,
    campaign,
    method: z.enum(allMethods, { error: "methodNotTaken" }),
    frequency: z._default(z.enum(["once", "monthly"]), "once"),
    firstPayment: z.optional(
      z.string().check(z.regex(/^(today|\d{4}-\d{2}-\d{2})$/, "invalidField")),
    ),
    message: z.pipe(blankIsNull, z.nullable(note)),
    showWords: checkbox,
    wantsUpdates: checkbox,
    showName: checkbox,
    shareWithNgo: checkbox,
    dedicationType: z._default(z.enum(["", "none", "honour", "memory"]), ""),
    dedicationName: z.nullable(dedicationName),
    dedicationEmail: z.pipe(blankIsNull, z.nullable(optionalEmail)),
    dedicationText: z.pipe(blankIsNull, z.nullable(note)),
    requestKey: z.optional(z.string().check(z.maxLength(100))),
    hbq7: decoy,
    inPage: checkbox,
    confirmByMail: checkbox,
    leaves: z.optional(z.string().check(z.maxLength(2_000))),
  })
  .check((payload) => {
    const { message, showWords } = payload.value;
    const error = showWords && message ? wordsFault(message) : null;
    if (error)
      payload.issues.push({ code: "custom", input: message, path: ["message"], message: error });
    const { need, needQuantity: typed } = payload.value;
    if (need !== null && readQuantity(typed) === null)
      payload.issues.push({
        code: "custom",
        input: typed,
        path: ["needQuantity"],
        message: "needQuantity",
      });
  });

function toGift(form: z.output<typeof shownFields>): GiveInput {
  const { amount, dedicationType: type, dedicationName: name, requestKey, ...more } = form;
  const { dedicationEmail, dedicationText, need: id, needQuantity, hbq7, ...rest } = more;
  const quantity = readQuantity(needQuantity);
  return {
    ...rest,
    held: isFilled(hbq7),
    need: id !== null && quantity !== null ? { id, quantity } : null,
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
    "amountInDollars",
    "enterName",
    "enterEmail",
    "validEmail",
    "emailMeant",
    "campaignNotFound",
    "methodNotTaken",
    "enterDedicationName",
    "wordsContact",
    "needUnknown",
    "needQuantity",
  ],
};
