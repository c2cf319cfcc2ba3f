import { z } from "zod";
import {
  checkoutMethods,
  allMethods,
  pledgeMethods,
  type DonationMethod,
} from "@/lib/donations/rules";
import { maxDonationCents, minDonationCents, parseGift } from "@/lib/money/money";
import { emailField, textField } from "@/lib/text";

/**
 * What a donor sends, by form and by call. Fields stand in the order of the checks, so that with several faults the first
 * one's words are shown (GIVE-031..035): amount, name, e-mail blank, e-mail's form. Browser-safe.
 */

const amountCents = z
  .number({ error: "validAmount" })
  .int({ error: "validAmount", abort: true })
  .min(minDonationCents, "validAmount")
  .max(maxDonationCents, "validAmount")
  .describe(`Integer US cents, ${minDonationCents} to ${maxDonationCents} (2500 is $25.00)`);

export const donorName = textField({ max: 120, name: true, need: "enterName" });
export const donorEmail = emailField({ need: "enterEmail" });

const optionalEmail = emailField();
const note = textField({ max: 1_000, lines: true });

const dedicationInput = z
  .strictObject({
    type: z.enum(["honour", "memory"]),
    name: textField({ max: 120, name: true, need: "enterDedicationName" }),
    recipientEmail: optionalEmail.nullish(),
    text: note.nullish(),
  })
  .describe(
    "In honour or in memory of somebody; with recipientEmail a card is sent after the gift is paid",
  );

const method = z.enum(allMethods, { error: "methodNotTaken" });
const frequency = z.enum(["once", "monthly"]).default("once");

/** The fields that all three calls take beside their own (OP-093, OP-096). */
const common = {
  message: note.nullish().describe("Private note, seen by the organisation's members and admins"),
  anonymous: z.boolean().default(true).describe("true hides the donor's name from the public"),
  shareWithNgo: z
    .boolean()
    .default(true)
    .describe("Whether the organisation sees the donor's name and e-mail"),
  dedication: dedicationInput.nullish(),
};

/** `POST /campaigns/{id}/donate` */
export const donateBody = z.strictObject({
  amount: amountCents,
  donorName,
  donorEmail,
  paymentMethod: method,
  frequency,
  ...common,
});

/** `POST /campaigns/{id}/pending-payment` */
export const pendingPaymentBody = z.strictObject({
  amount: amountCents,
  donorName,
  donorEmail,
  paymentMethod: z.enum(pledgeMethods, { error: "methodNotTaken" }),
  isRecurring: z.boolean().default(false),
  ...common,
});

/** `POST /payment/create-checkout-session`; names and descriptions of items are ignored (OP-094) */
export const checkoutBody = z.strictObject({
  items: z
    .array(
      z.strictObject({
        name: z.string().max(1_000).optional(),
        description: z.string().max(5_000).optional(),
        amount: amountCents,
        quantity: z.literal(1, { error: "oneItem" }).default(1),
      }),
    )
    .length(1, "oneItem"),
  donorName,
  donorEmail,
  campaignId: z
    .string({ error: "campaignNotFound" })
    .min(1, "campaignNotFound")
    .max(100, "campaignNotFound")
    .describe("Id or slug"),
  paymentMethod: z.enum(checkoutMethods, { error: "methodNotTaken" }).default("card"),
  frequency,
  successUrl: z
    .string()
    .max(2_000)
    .optional()
    .describe("An address on this site; the payment returns to the campaign's own success page"),
  ...common,
});

/** A donation as `startDonation` takes it. */
export type GiveInput = {
  /** id or slug */
  campaign: string;
  amountCents: number;
  donorName: string;
  donorEmail: string;
  method: DonationMethod;
  frequency: "once" | "monthly";
  message: string | null;
  showName: boolean;
  shareWithNgo: boolean;
  dedication: {
    type: "honour" | "memory";
    name: string;
    recipientEmail: string | null;
    text: string | null;
  } | null;
  /** the form's request key or the caller's Idempotency-Key: the same key and content is the same donation */
  clientKey: string | null;
  /** the hidden field that people leave empty */
  website: string;
};

const checkbox = z
  .string()
  .max(20)
  .optional()
  .transform((v) => v === "on" || v === "true" || v === "1");
const blankIsNull = z
  .string()
  .optional()
  .transform((v) => (v?.trim() ? v : null));

const dollars = z.string({ error: "validAmount" }).transform((typed, context) => {
  const cents = parseGift(typed);
  if (cents === null) context.addIssue({ code: "custom", message: "validAmount" });
  return cents ?? 0;
});

/**
 * What the form shows is what is meant: without a script a chosen tile stands beside the amount box and a switched-off part
 * still holds what was typed into it. A tile counts over the box; a part whose switch is off is not sent.
 */
const asShown = z.record(z.string(), z.unknown()).transform((fields) => {
  const shown: Record<string, unknown> = { ...fields };
  if (typeof fields["preset"] === "string" && /^\d+$/.test(fields["preset"]))
    shown["amount"] = fields["preset"];
  if (fields["switches"] === "1") {
    if (fields["withNote"] === undefined) shown["message"] = "";
    if (fields["withDedication"] === undefined) shown["dedicationType"] = "";
  }
  return shown;
});

/** The donation form's fields as a browser posts them, dollars as typed (GIVE-036). Gives a `GiveInput`. */
export const giveInput = asShown.pipe(
  z
    .object({
      amount: dollars,
      donorName,
      donorEmail,
      campaign: z
        .string({ error: "campaignNotFound" })
        .min(1, "campaignNotFound")
        .max(100, "campaignNotFound"),
      method,
      frequency,
      message: blankIsNull.pipe(note.nullable()),
      showName: checkbox,
      shareWithNgo: checkbox,
      dedicationType: z.enum(["", "none", "honour", "memory"]).default(""),
      dedicationName: blankIsNull.pipe(textField({ max: 120, name: true }).nullable()),
      dedicationEmail: blankIsNull.pipe(optionalEmail.nullable()),
      dedicationText: blankIsNull.pipe(note.nullable()),
      requestKey: z.string().max(100).optional(),
      website: z.string().max(1_000).default(""),
    })
    .superRefine((form, context) => {
      // named only once the rest is right: the specified checks come first (GIVE-035)
      if (
        (form.dedicationType === "honour" || form.dedicationType === "memory") &&
        form.dedicationName === null
      )
        context.addIssue({
          code: "custom",
          path: ["dedicationName"],
          message: "enterDedicationName",
        });
    })
    .transform(
      ({
        amount,
        dedicationType,
        dedicationName,
        dedicationEmail,
        dedicationText,
        requestKey,
        ...rest
      }): GiveInput => ({
        ...rest,
        amountCents: amount,
        dedication:
          (dedicationType === "honour" || dedicationType === "memory") && dedicationName
            ? {
                type: dedicationType,
                name: dedicationName,
                recipientEmail: dedicationEmail,
                text: dedicationText,
              }
            : null,
        clientKey: requestKey?.trim() || null,
      }),
    ),
);

type Common = {
  message?: string | null | undefined;
  anonymous: boolean;
  shareWithNgo: boolean;
  dedication?: z.infer<typeof dedicationInput> | null | undefined;
};

/** The calls' common fields as `GiveInput` has them. */
export const commonOf = (body: Common) => ({
  message: body.message || null,
  showName: !body.anonymous,
  shareWithNgo: body.shareWithNgo,
  dedication: body.dedication
    ? {
        type: body.dedication.type,
        name: body.dedication.name,
        recipientEmail: body.dedication.recipientEmail ?? null,
        text: body.dedication.text || null,
      }
    : null,
  website: "",
});

/** What the form begins with: the defaults, or what the donor typed before. Dollars as text. */
export type TypedDonation = {
  amount: string;
  frequency: "once" | "monthly";
  method: string;
  name: string;
  email: string;
  message: string;
  showName: boolean;
  share: boolean;
  dedicationType: string;
  dedicationName: string;
  dedicationEmail: string;
  dedicationText: string;
};

export type StartedDonation =
  | { kind: "checkout"; donationId: string; sessionId: string; url: string }
  | { kind: "pledge"; donationId: string; orderId: string; redirectUrl: string | null };

/** `unknown`: no such session. `failed`: known and not paid (failed, expired, open, of another campaign). */
export type Verification =
  | {
      state: "paid" | "processing";
      donationId: string;
      amountCents: bigint;
      currency: string;
      campaign: { id: string; slug: string; title: string };
      monthly: boolean;
      donorFirstName: string;
      /** the donation's own page, while a link to it is given here */ token: string | null;
    }
  | { state: "failed"; donationId: string; campaign: { id: string; slug: string; title: string } }
  | { state: "unknown" };

export const checkoutResponse = z.object({ sessionId: z.string(), url: z.url() });
export const pledgeResponse = z.object({ orderId: z.string(), redirectUrl: z.url().optional() });
