import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { toDollars } from "@/lib/money/money";
import { updatePath } from "@/lib/updates/rules";
import { isEventNoun, type EventData, type EventNoun } from "@/lib/webhooks/event-schema";

/** An event as the database triggers write it. */
type StoredEvent = {
  type: string;
  objectId: string;
  facts: unknown;
  at: Date;
};

/**
 * What about the object had to be recorded when it happened; everything else about it is immutable, or is shown with
 * its current value.
 */
const factsShape = z.object({
  status: z.string().optional(),
  refundedCents: z.number().optional(),
  amountCents: z.number().optional(),
  goalCents: z.number().optional(),
  title: z.string().optional(),
  slug: z.string().optional(),
  number: z.number().optional(),
  deadline: z.string().nullish(),
});
type Facts = z.infer<typeof factsShape>;

type Donor = { donorName: string; donorEmail: string | null; shareWithNgo: boolean };
/**
 * The donor as the dashboard shows them; null for one who does not share their identity, or for an endpoint that did
 * not ask for donors.
 */
const donorOf = (row: Donor, withDonors: boolean) =>
  withDonors && row.shareWithNgo ? { name: row.donorName, email: row.donorEmail } : null;

const ids = (id: string) => ({ _id: id, id });
const campaignParts = { select: { id: true, title: true, slug: true } } as const;
const campaignOf = (campaign: { id: string; title: string; slug: string }) => ({
  ...ids(campaign.id),
  title: campaign.title,
  campaignSlug: campaign.slug,
});

async function donation(
  id: string,
  facts: Facts,
  withDonors: boolean,
): Promise<EventData<"donation">> {
  const row = await db.donation.findUniqueOrThrow({
    where: { id },
    include: { campaign: campaignParts },
  });
  return {
    donation: {
      ...ids(id),
      ref: row.ref,
      status: facts.status ?? row.status,
      amount: toDollars(row.confirmedCents ?? row.amountCents),
      refunded: toDollars(BigInt(facts.refundedCents ?? row.refundedCents)),
      currency: row.currency,
      method: row.method,
      rhythm: row.kind === "monthly" ? "monthly" : "once",
      timestamp: (row.settledAt ?? row.createdAt).getTime(),
      monthlyGiftId: row.monthlyGiftId,
      donor: donorOf(row, withDonors),
      campaign: campaignOf(row.campaign),
    },
  };
}

async function monthlyGift(
  id: string,
  facts: Facts,
  withDonors: boolean,
): Promise<EventData<"monthly_gift">> {
  const row = await db.monthlyGift.findUniqueOrThrow({
    where: { id },
    include: { campaign: campaignParts },
  });
  return {
    monthlyGift: {
      ...ids(id),
      status: facts.status ?? row.status,
      amount: toDollars(BigInt(facts.amountCents ?? row.amountCents)),
      currency: row.currency,
      startedAt: row.createdAt.getTime(),
      donor: donorOf(row, withDonors),
      campaign: campaignOf(row.campaign),
    },
  };
}

async function campaign(id: string, facts: Facts): Promise<EventData<"campaign">> {
  const row = await db.campaign.findUniqueOrThrow({ where: { id } });
  const slug = facts.slug ?? row.slug;
  return {
    campaign: {
      ...ids(id),
      title: facts.title ?? row.title,
      campaignSlug: slug,
      status: facts.status ?? row.status,
      fundingGoal: toDollars(BigInt(facts.goalCents ?? row.fundingGoalCents)),
      deadline: facts.deadline ? new Date(facts.deadline).getTime() : null,
      url: `${env.appUrl}/campaigns/${slug}`,
    },
  };
}

async function update(id: string, facts: Facts): Promise<EventData<"update">> {
  const row = await db.campaignUpdate.findUniqueOrThrow({
    where: { id },
    include: { campaign: campaignParts },
  });
  return {
    update: {
      ...ids(id),
      number: row.number,
      title: facts.title ?? row.title,
      url: env.appUrl + updatePath(row.campaign.slug, row.number),
      campaign: campaignOf(row.campaign),
    },
  };
}

async function payout(id: string, facts: Facts): Promise<EventData<"payout">> {
  const row = await db.payout.findUniqueOrThrow({ where: { id } });
  return {
    payout: {
      ...ids(id),
      number: row.number,
      status: facts.status ?? row.status,
      amount: toDollars(row.amountCents),
      currency: row.currency,
      period: row.period,
      reference: row.providerRef,
      sentAt: row.sentAt?.getTime() ?? null,
    },
  };
}

type Render<Noun extends EventNoun> = (
  id: string,
  facts: Facts,
  withDonors: boolean,
) => Promise<EventData<Noun>>;
/** By the part of the type before the dot. */
const renders: { [Noun in EventNoun]: Render<Noun> } = {
  donation,
  monthly_gift: monthlyGift,
  campaign,
  update,
  payout,
  webhook: async () => ({ test: true }),
};

/** An event's body, rendered once per delivery: every attempt sends the same bytes. */
export async function renderEvent(event: StoredEvent, withDonors: boolean): Promise<string> {
  const [noun = ""] = event.type.split(".");
  if (!isEventNoun(noun)) throw new Error(`no body for ${event.type}`);
  const data = await renders[noun](event.objectId, factsShape.parse(event.facts), withDonors);
  return JSON.stringify({ type: event.type, timestamp: event.at.toISOString(), data });
}
