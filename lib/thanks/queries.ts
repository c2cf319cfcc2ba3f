import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { hasStoppedThanks } from "@/lib/updates/stopped";
import { thankedStatuses, type ThanksState } from "@/lib/thanks/rules";

/** SQL: whether the donor of donation d can be thanked now. */
const mayBeThanked = Prisma.sql`d.settled_at is not null and not d.is_demo and d.status = any(${thankedStatuses})
  and d.email_key is not null and d.forgotten_at is null and not ${hasStoppedThanks(Prisma.sql`d.email_key`, Prisma.sql`d.ngo_id`)}`;

/** Which of these donations to the own organisation were thanked for, and which can be. @throws 401, 403 */
export async function thanksStates(
  actor: Actor,
  donationIds: string[],
): Promise<Record<string, ThanksState>> {
  const { ngo } = requireApprovedNgo(actor);
  if (donationIds.length === 0) return {};
  const rows = await db.$queryRaw<{ id: string; sent: boolean; open: boolean }[]>`
    select d.id, t.donation_id is not null as sent, ${mayBeThanked} as open
      from donation d left join donation_thanks t on t.donation_id = d.id
     where d.ngo_id = ${ngo.id} and d.id = any(${donationIds})`;
  return Object.fromEntries(
    rows.flatMap(({ id, sent, open }): [string, ThanksState][] => {
      if (sent) return [[id, "sent"]];
      return open ? [[id, "open"]] : [];
    }),
  );
}

export type ThanksPage = {
  ref: string;
  campaign: string;
  /** null if the donor does not share it */
  donor: { name: string; email: string | null } | null;
  may: boolean;
  sent: { author: string; text: string; at: Date } | null;
};

/** One donation to the own organisation, and its thank-you. @throws 401, 403, 404 (also for another organisation's) */
export async function thanksPage(actor: Actor, donationId: string): Promise<ThanksPage> {
  const { ngo } = requireApprovedNgo(actor);
  const row = await db.donation.findFirst({
    where: { id: donationId, ngoId: ngo.id, settledAt: { not: null } },
    select: {
      ref: true,
      shareWithNgo: true,
      donorName: true,
      donorEmail: true,
      campaign: { select: { title: true } },
      thanks: { select: { author: true, text: true, createdAt: true } },
    },
  });
  if (!row) throw notFound("donationNotFound");
  const states = await thanksStates(actor, [donationId]);
  const { shareWithNgo, donorName: name, donorEmail: email, thanks } = row;
  return {
    ref: row.ref,
    campaign: row.campaign.title,
    donor: shareWithNgo ? { name, email } : null,
    may: states[donationId] === "open",
    sent: thanks && { author: thanks.author, text: thanks.text, at: thanks.createdAt },
  };
}
