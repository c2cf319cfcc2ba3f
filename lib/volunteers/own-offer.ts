import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { titleIn, titleParts } from "@/lib/campaigns/in-language";
import { defaultLocale } from "@/lib/i18n/locales";
import { enqueue } from "@/lib/jobs/enqueue";
import { assertOpen, lockCall, publicCall } from "@/lib/volunteers/lock-call";
import { readOfferToken } from "@/lib/volunteers/link";
import { takeBack } from "@/lib/volunteers/take-back";
import { callState, type CallState, type OfferStatus } from "@/lib/volunteers/rules";

/** An offer as the volunteer sees it through their link. */
export type OwnOffer = {
  id: string;
  name: string;
  offer: string | null;
  status: OfferStatus;
  answer: string | null;
  /** givenUp: nobody can answer the offer any more */
  call: { role: string; state: CallState; givenUp: boolean };
  /** shown: public */
  campaign: { title: string; slug: string; shown: boolean };
  ngo: string;
};

/** @returns null if the link does not open anything, or no longer does */
export async function ownOffer(
  token: string,
  locale: string = defaultLocale,
): Promise<OwnOffer | null> {
  const id = await readOfferToken(token);
  const row =
    id === null
      ? null
      : await db.volunteerOffer.findUnique({
          where: { id },
          include: {
            call: {
              include: {
                campaign: {
                  select: {
                    ...titleParts,
                    slug: true,
                    archivedAt: true,
                    ngo: { select: { name: true } },
                  },
                },
              },
            },
          },
        });
  if (!row) return null;
  const { call } = row;
  const accepted = await db.volunteerOffer.count({
    where: { callId: call.id, status: "accepted" },
  });
  const state = callState(call, accepted, now());
  const shown = call.campaign.archivedAt === null;
  return {
    id: row.id,
    name: row.name,
    offer: row.offer,
    status: row.status as OfferStatus,
    answer: row.answer,
    call: { role: call.role, state, givenUp: !shown || state === "stopped" },
    campaign: { title: await titleIn(call.campaign, locale), slug: call.campaign.slug, shown },
    ngo: call.campaign.ngo.name,
  };
}

const idOf = async (token: string): Promise<string> => {
  const id = await readOfferToken(token);
  if (id === null) throw notFound("linkUsed");
  return id;
};

/** The volunteer confirms their address; from now on the organisation sees the offer. Idempotent. @throws 404, 409 */
export async function confirmOffer(input: { token: string }): Promise<void> {
  const id = await idOf(input.token);
  await db.$transaction(async (tx) => {
    const { callId } = await tx.volunteerOffer.findUniqueOrThrow({ where: { id } });
    const call = await lockCall(tx, callId, publicCall);
    if ((await tx.volunteerOffer.count({ where: { id, status: "unconfirmed" } })) === 0) return;
    assertOpen(call.state);
    await tx.volunteerOffer.update({
      where: { id },
      data: { status: "waiting", confirmedAt: now() },
    });
    await enqueue(tx, "mail.volunteer_offer", `volunteer_offer:${id}`, { offerId: id });
  });
}

/** The volunteer withdraws the offer; the address and text are deleted at once. Idempotent. @throws 404 */
export async function withdrawOffer(input: { token: string }): Promise<void> {
  const id = await idOf(input.token);
  await db.$transaction((tx) => takeBack(tx, id));
}
