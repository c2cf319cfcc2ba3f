import { z } from "zod";
import { eventTypes, testType } from "@/lib/webhooks/rules";

/** The shape of an event's body: render.ts renders to the same schemas that OpenAPI describes. */

const ids = { _id: z.string(), id: z.string() };
/** milliseconds since 1970, UTC */
const moment = z.number().int();
/** US dollars */
const dollars = z.number();
/** What the triggers write: `facts.status` is the row's at that moment. */
const statusOf = (values: string[]) => z.string().meta({ enum: values });
const donationStatus = statusOf([
  "succeeded",
  "confirmed",
  "partially_refunded",
  "refunded",
  "disputed",
  "dispute_lost",
]);
const monthlyGiftStatus = statusOf([
  "active",
  "past_due",
  "paused",
  "cancel_scheduled",
  "canceled",
]);
const campaignStatus = statusOf(["ongoing", "paused", "completed"]);
const payoutStatus = statusOf(["reserved", "sent", "failed", "returned", "canceled"]);
const donor = z
  .strictObject({ name: z.string(), email: z.string().nullable() })
  .nullable()
  .describe("Nobody, unless the donor shares it and the endpoint asks for donors");
const campaignParts = z.strictObject({ ...ids, title: z.string(), campaignSlug: z.string() });

const eventData = {
  donation: z.strictObject({
    donation: z.strictObject({
      ...ids,
      ref: z.string(),
      status: donationStatus,
      amount: dollars,
      refunded: dollars,
      currency: z.string(),
      method: z.string(),
      rhythm: z.enum(["once", "monthly"]),
      timestamp: moment,
      monthlyGiftId: z.string().nullable(),
      donor,
      campaign: campaignParts,
    }),
  }),
  monthly_gift: z.strictObject({
    monthlyGift: z.strictObject({
      ...ids,
      status: monthlyGiftStatus,
      amount: dollars,
      currency: z.string(),
      startedAt: moment,
      donor,
      campaign: campaignParts,
    }),
  }),
  campaign: z.strictObject({
    campaign: z.strictObject({
      ...ids,
      title: z.string(),
      campaignSlug: z.string(),
      status: campaignStatus,
      fundingGoal: dollars,
      deadline: moment.nullable(),
      url: z.url(),
    }),
  }),
  update: z.strictObject({
    update: z.strictObject({
      ...ids,
      number: z.number().int(),
      title: z.string(),
      url: z.url(),
      campaign: campaignParts,
    }),
  }),
  payout: z.strictObject({
    payout: z.strictObject({
      ...ids,
      number: z.number().int(),
      status: payoutStatus,
      amount: dollars,
      currency: z.string(),
      period: z.string(),
      reference: z.string().nullable(),
      sentAt: moment.nullable(),
    }),
  }),
  webhook: z.strictObject({ test: z.literal(true) }),
};
export type EventNoun = keyof typeof eventData;
export type EventData<Noun extends EventNoun> = z.infer<(typeof eventData)[Noun]>;
export const isEventNoun = (text: string): text is EventNoun => Object.hasOwn(eventData, text);

/** The body of each event, for the API description. */
export const eventSchemas: { type: string; body: z.ZodType }[] = [...eventTypes, testType].map(
  (type) => {
    const [noun = ""] = type.split(".");
    const data = isEventNoun(noun) ? eventData[noun] : z.never();
    return {
      type,
      body: z.strictObject({ type: z.literal(type), timestamp: z.iso.datetime(), data }),
    };
  },
);
