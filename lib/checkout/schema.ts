import { z } from "zod";
import { checkoutMethods, allMethods, pledgeMethods } from "@/lib/donations/rules";
import { dedicationName, donorEmail, donorName, note, optionalEmail } from "@/lib/donations/fields";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import { maxQuantity } from "@/lib/needs/rules";

/**
 * What a donor sends in an API call (in a form: form-schemas.ts). Fields are in the order of the checks, so that with
 * several errors the first one's message is shown (GIVE-031..035): amount, name, blank email, form of the email.
 */

const amountCents = z
  .number({ error: "validAmount" })
  .int({ error: "validAmount", abort: true })
  .min(minDonationCents, "validAmount")
  .max(maxDonationCents, "validAmount")
  .describe(`Integer US cents, ${minDonationCents} to ${maxDonationCents} (2500 is $25.00)`);

const dedicationInput = z
  .strictObject({
    type: z.enum(["honour", "memory"]),
    name: dedicationName,
    recipientEmail: z.nullish(optionalEmail),
    text: z.nullish(note),
  })
  .describe(
    "In honour or in memory of somebody; with recipientEmail a card is sent after the gift is paid",
  );

const method = z.enum(allMethods, { error: "methodNotTaken" });
const frequency = z.enum(["once", "monthly"]).default("once");

/** The fields that all three calls take besides their own (OP-093, OP-096). */
const common = {
  message: z.nullish(note).describe("Private note, seen by the organisation's members and admins"),
  anonymous: z.boolean().default(true).describe("true hides the donor's name from the public"),
  shareWithNgo: z
    .boolean()
    .default(true)
    .describe("Whether the organisation sees the donor's name and email"),
  wantsUpdates: z
    .boolean()
    .default(false)
    .describe(
      "Whether the donor asked to be mailed this campaign's updates; counts once the gift is settled",
    ),
  dedication: dedicationInput.nullish(),
};

/** `POST /campaigns/{id}/donate` */
export const donateBody = z.strictObject({
  amount: amountCents,
  need: z
    .strictObject({
      id: z.string().max(64),
      quantity: z
        .number({ error: "needQuantity" })
        .int({ error: "needQuantity", abort: true })
        .min(1, "needQuantity")
        .max(maxQuantity, "needQuantity")
        .default(1),
    })
    .nullish()
    .describe(
      "A need of this campaign. The amount is at least its price times the quantity; what is more, or beyond what is still needed, is for the campaign. Of a monthly gift, the first payment counts for the need",
    ),
  supporter: z
    .string()
    .max(80)
    .nullish()
    .describe(
      "The slug of a supporter's page of this campaign, for which the gift counts too. One that is not open is none",
    ),
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
      { error: "validAmount" },
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

type Common = {
  message?: string | null | undefined;
  anonymous: boolean;
  shareWithNgo: boolean;
  wantsUpdates: boolean;
  dedication?: z.infer<typeof dedicationInput> | null | undefined;
};

/** The calls' common fields as in `GiveInput`. */
export const commonOf = (body: Common) => ({
  message: body.message || null,
  showName: !body.anonymous,
  shareWithNgo: body.shareWithNgo,
  wantsUpdates: body.wantsUpdates,
  dedication: body.dedication
    ? {
        type: body.dedication.type,
        name: body.dedication.name,
        recipientEmail: body.dedication.recipientEmail ?? null,
        text: body.dedication.text || null,
      }
    : null,
});

type HostedCheckout = { kind: "checkout"; donationId: string; sessionId: string; url: string };
/** Paid in our own page with the client secret, which only the donor's browser gets. */
export type CheckoutInPage = {
  kind: "in_page";
  donationId: string;
  sessionId: string;
  clientSecret: string;
  amountCents: bigint;
  monthly: boolean;
};
export type StartedCheckout = HostedCheckout | CheckoutInPage;
export type StartedPledge = {
  kind: "pledge";
  donationId: string;
  orderId: string;
  amountCents: bigint;
  redirectUrl: string | null;
  /** an administrator reviews it first: no instructions yet */
  held: boolean;
};
export type StartedDonation = HostedCheckout | StartedPledge;

/** `unknown`: no such session. `failed`: known and not paid (failed, expired, open, of another campaign). */
export type Verification =
  | {
      state: "paid" | "processing";
      donationId: string;
      amountCents: bigint;
      currency: string;
      campaign: { id: string; slug: string; title: string };
      monthly: boolean;
      /**
       * the full name where a greeting can show it, as long as a link to the donation is returned too; otherwise null
       * (OP-142)
       */
      donorName: string | null;
      /** for the donation's own page, as long as a link to it is returned here */
      token: string | null;
    }
  | {
      /** a monthly gift is set up: nothing has been charged, so the page must not thank for it */
      state: "scheduled";
      donationId: string;
      amountCents: bigint;
      campaign: { id: string; slug: string; title: string };
      /** when the first payment is due */
      firstPaymentAt: Date | null;
      /** for the monthly gift's own page, as long as a link to it is returned here */
      token: string | null;
    }
  | { state: "failed"; donationId: string; campaign: { id: string; slug: string; title: string } }
  | { state: "unknown" };

export const checkoutResponse = z.object({ sessionId: z.string(), url: z.url() });
export const pledgeResponse = z.object({ orderId: z.string(), redirectUrl: z.url().optional() });
