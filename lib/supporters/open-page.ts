import "server-only";
import type { SupporterPage } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { emailKey } from "@/lib/email-key";
import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Actor } from "@/lib/auth/actor";
import { blockOf } from "@/lib/auth/network";
import { limitAll } from "@/lib/auth/rate-limit";
import { publicCampaign } from "@/lib/campaigns/queries";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { fundSlug } from "@/lib/fund";
import type { Upload } from "@/lib/http/upload";
import { enqueue } from "@/lib/jobs/enqueue";
import { assertFitName, assertFitWords, nthAddress } from "@/lib/supporters/fit-text";
import type { OpenInput } from "@/lib/supporters/form-schemas";
import { dropPicture, withPicture } from "@/lib/supporters/picture";

/** A campaign that supporters can open pages for now; not the fund. @throws 404, 409 supporterCampaignClosed */
async function openCampaign(slugOrId: string): Promise<CampaignDetail> {
  const campaign = await publicCampaign(slugOrId);
  if (!campaign || campaign.slug === fundSlug) throw notFound("campaignNotFound");
  if (!campaign.takesGifts) throw new AppError("conflict", "supporterCampaignClosed");
  return campaign;
}

/** Candidate slugs checked in one query. */
const together = 50;

/** The first free slug for a name; lockOpening is held. */
async function freeAddress(tx: Tx, campaignId: string, name: string, own: string | null) {
  for (let first = 1; ; first += together) {
    const tried = Array.from({ length: together }, (_, i) => nthAddress(name, first + i));
    const rows = await tx.supporterPage.findMany({
      where: {
        campaignId,
        address: { in: tried },
        ...(own === null ? {} : { id: { not: own } }),
      },
      select: { address: true },
    });
    const taken = new Set(rows.map((row) => row.address));
    const free = tried.find((address) => !taken.has(address));
    if (free !== undefined) return free;
  }
}

/** Pages of one campaign are opened one after another: two of a name, or of an address of mail, do not meet at the unique index. */
const lockOpening = (tx: Tx, campaignId: string) =>
  tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`supporter_pages:${campaignId}`}, 0))`;

type Picture = Parameters<Parameters<typeof withPicture>[1]>[1];

/** Creates the page, or updates what it shows while it is unconfirmed. */
async function writePage(
  tx: Tx,
  campaignId: string,
  input: OpenInput,
  { known, picture, locale }: { known: SupporterPage | null; picture: Picture; locale: string },
): Promise<{ id: string; n: number }> {
  const n = known ? known.asked + 1 : 1;
  if (known && known.confirmedAt !== null) {
    // knowing the address is not enough to change a confirmed page; its link is mailed again
    await tx.supporterPage.update({ where: { id: known.id }, data: { asked: n } });
    return { id: known.id, n };
  }
  const data = {
    name: input.name,
    address: await freeAddress(tx, campaignId, input.name, known?.id ?? null),
    words: input.words,
    goalCents: input.goal === null ? null : BigInt(input.goal),
    email: input.email,
    locale,
    asked: n,
    updatedAt: now(),
    ...picture,
  };
  if (known) {
    if (picture) await dropPicture(tx, known);
    await tx.supporterPage.update({ where: { id: known.id }, data });
    return { id: known.id, n };
  }
  const id = newId("supporterPage");
  await tx.supporterPage.create({ data: { id, campaignId, ...data, createdAt: now() } });
  return { id, n };
}

/**
 * Somebody opens a page in their own name for a campaign. It is hidden until they confirm their address through the mailed
 * link. The answer is the same whether or not the address was known.
 * @throws 400 at name, words or picture; 404, 409 supporterCampaignClosed, 413, 429 per address and per network, 503
 */
export async function openSupporterPage(
  actor: Actor,
  input: OpenInput,
  picture?: Upload,
): Promise<void> {
  await assertFitName(input.name);
  assertFitWords(input.words);
  const campaign = await openCampaign(input.campaign);
  if (actor.kind !== "system")
    await limitAll([
      { name: "supporter.address", key: actor.address, how: "limit" },
      { name: "supporter.network", key: blockOf(actor.address), how: "limit" },
    ]);
  const owner = { campaignId: campaign.id, emailKey: emailKey(input.email) };
  const isConfirmed =
    (await db.supporterPage.count({ where: { ...owner, confirmedAt: { not: null } } })) > 0;
  await withPicture(isConfirmed ? undefined : picture, async (tx, stored) => {
    await lockOpening(tx, campaign.id);
    const known = await tx.supporterPage.findFirst({ where: owner });
    const { id, n } = await writePage(tx, campaign.id, input, {
      known,
      picture: stored,
      locale: actor.locale,
    });
    await enqueue(tx, "mail.supporter_confirm", `supporter_confirm:${id}:${n}`, { pageId: id, n });
  });
}
