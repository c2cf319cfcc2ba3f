import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { requireActiveNgo, requireAdmin, type Actor, type UserActor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { beginAction } from "@/lib/money-orders/order";
import type { Upload } from "@/lib/http/upload";
import type { MatchInput } from "@/lib/matches/form-schemas";
import { maxMatches } from "@/lib/matches/rules";
import { tellDecided } from "@/lib/matches/tell-sides";
import { storePromise } from "@/lib/matches/store-promise";

/** `once`: refused where the same promise stands already, as forms ask for, since a form may be sent twice */
type Asked = { once: boolean };
type Made = Asked & { status: "proposed" | "confirmed"; documentId: string | null };

/**
 * An administrator records what a sponsor promised; it counts at once, and both sides are mailed.
 * @throws 400 campaignNotFound or matchTimes, 401, 403, 409 matchThere or matchesFull
 */
export async function makeMatch(
  actor: Actor,
  input: MatchInput,
  { once }: Asked = { once: false },
): Promise<string> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  return db.$transaction(async (tx) => {
    await beginAction(tx, admin);
    return insertMatch(tx, admin, input, {}, { status: "confirmed", documentId: null, once });
  });
}

/**
 * An organisation proposes a promise and attaches the sponsor's letter; an administrator then confirms it.
 * @throws 400 campaignNotFound (also for another organisation's), matchPromise or matchTimes, 401, 403, 409 matchThere or
 * matchesFull, 413, 429, 503
 */
export async function proposeMatch(
  actor: Actor,
  input: MatchInput,
  promise: Upload | undefined,
  { once }: Asked = { once: false },
): Promise<string> {
  const member = requireActiveNgo(actor);
  const scope = { ngoId: member.ngo.id };
  await campaignOf(db, input.campaign, scope);
  if (!promise) throw fieldError("additionalDocument", "matchPromise");
  return storePromise(member, promise, (tx, documentId) =>
    insertMatch(tx, member, input, scope, { status: "proposed", documentId, once }),
  );
}

async function campaignOf(tx: Pick<Tx, "campaign">, named: string, scope: { ngoId?: string }) {
  const campaign = await tx.campaign.findFirst({
    where: {
      ...scope,
      archivedAt: null,
      status: { in: ["ongoing", "paused"] },
      OR: [{ id: named }, { slugs: { some: { slug: named.toLowerCase() } } }],
    },
    select: { id: true, ngoId: true },
  });
  if (!campaign) throw fieldError("campaign", "campaignNotFound");
  return campaign;
}

/** The same form sent twice, or two administrators with the same letter, would promise donors the same money twice. @throws 409 */
async function assertNew(tx: Tx, standing: Prisma.MatchWhereInput, input: MatchInput) {
  const { kind, sponsorEmail, percent, per, donorsWanted, capCents, startsAt, endsAt } = input;
  const same = { kind, sponsorEmail, percent, per, donorsWanted, startsAt, endsAt };
  const where = { ...standing, ...same, capCents: BigInt(capCents) };
  if ((await tx.match.count({ where })) > 0) throw new AppError("conflict", "matchThere");
}

async function insertMatch(
  tx: Tx,
  actor: UserActor,
  input: MatchInput,
  scope: { ngoId?: string },
  { status, documentId, once }: Made,
): Promise<string> {
  if (input.endsAt <= now()) throw fieldError("ends", "matchTimes");
  const { id: campaignId, ngoId } = await campaignOf(tx, input.campaign, scope);
  // donations lock the campaign before its matches too, so that none is counted twice or missed
  await tx.campaign.update({ where: { id: campaignId }, data: { hasMatches: true } });
  const standing = { campaignId, status: { in: ["proposed", "confirmed"] } };
  if (once) await assertNew(tx, standing, input);
  const open = await tx.match.count({ where: { ...standing, endsAt: { gt: now() } } });
  if (open >= maxMatches)
    throw new AppError("conflict", "matchesFull", { params: { n: maxMatches } });
  const id = newId("match");
  const { campaign: _named, capCents, ...columns } = input;
  await tx.match.create({
    data: {
      ...columns,
      id,
      campaignId,
      status,
      documentId,
      capCents: BigInt(capCents),
      sponsorLocale: actor.locale,
      askedBy: actor.userId,
      createdAt: now(),
      ...(status === "confirmed" ? { decidedBy: actor.userId, decidedAt: now() } : {}),
    },
  });
  if (status === "confirmed") {
    await tx.$executeRaw`select recount_match(${id})`;
    await tellDecided(tx, id, status);
  }
  await audit(tx, actor, status === "confirmed" ? "match.made" : "match.proposed", "match", id, {
    ngoId,
    data: { campaign: campaignId, cents: capCents },
  });
  return id;
}
