import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { limit } from "@/lib/auth/rate-limit";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { publicCampaign } from "@/lib/campaigns/queries";
import type { Upload } from "@/lib/http/upload";
import { enqueue } from "@/lib/jobs/enqueue";
import { lockPage } from "@/lib/supporters/find-page";
import { assertFitWords } from "@/lib/supporters/fit-text";
import type { ChangeInput } from "@/lib/supporters/form-schemas";
import { readPageToken } from "@/lib/supporters/link";
import { dropPicture, noPicture, withPicture } from "@/lib/supporters/picture";
import { pageState, type PageState, type SupporterView } from "@/lib/supporters/rules";
import { toView } from "@/lib/supporters/view";

/** A page as its owner sees it through the link. */
export type OwnPage = SupporterView & {
  state: PageState;
  hiddenReason: string | null;
  hiddenBy: string | null;
  /** version of the words and picture; changes with them */
  version: string;
  /** takesGifts is the campaign's; null if the campaign is not public now */
  campaign: { title: string; slug: string; ngo: string; takesGifts: boolean } | null;
};

const versionOf = (row: { updatedAt: Date }): string => String(row.updatedAt.getTime());

/** @returns null if the link does not open anything, or no longer does */
export async function ownPage(token: string, language?: string): Promise<OwnPage | null> {
  const id = await readPageToken(token);
  const row = id === null ? null : await db.supporterPage.findUnique({ where: { id } });
  if (!row) return null;
  const campaign = await publicCampaign(row.campaignId, language);
  return {
    ...toView(row),
    state: pageState(row),
    hiddenReason: row.hiddenReason,
    hiddenBy: row.hiddenBy,
    version: versionOf(row),
    campaign: campaign && {
      title: campaign.title,
      slug: campaign.slug,
      ngo: campaign.ngo.name,
      takesGifts: campaign.takesGifts,
    },
  };
}

/** @throws 404 */
const idOf = async (token: string): Promise<string> => {
  const id = await readPageToken(token);
  if (id === null) throw notFound("linkUsed");
  return id;
};

/**
 * The owner confirms their address and the page becomes public. Idempotent.
 * @param input.version the version they saw: until it is confirmed, anybody who knows the address can rewrite the page
 * @throws 404, 409 supporterCampaignClosed, supporterChanged
 */
export async function confirmSupporterPage(
  actor: Actor,
  input: { token: string; version?: string },
): Promise<void> {
  const id = await idOf(input.token);
  await db.$transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (page.confirmedAt !== null) return;
    if (input.version !== undefined && input.version !== versionOf(page))
      throw new AppError("conflict", "supporterChanged");
    const campaign = await publicCampaign(page.campaignId);
    if (!campaign?.takesGifts) throw new AppError("conflict", "supporterCampaignClosed");
    await tx.supporterPage.update({ where: { id }, data: { confirmedAt: now() } });
    await enqueue(tx, "mail.supporter_open", `supporter_open:${id}`, { pageId: id });
    await audit(tx, actor, "supporter_page.opened", "supporter_page", id, {
      ngoId: page.campaign.ngoId,
    });
  });
}

/** Changes words, goal and picture; the name and slug stay. @throws 400, 404, 413, 429, 503 */
export async function changeSupporterPage(
  actor: Actor,
  input: ChangeInput,
  picture?: Upload,
): Promise<void> {
  const id = await idOf(input.token);
  assertFitWords(input.words);
  await limit("supporter.change", id);
  await withPicture(picture, async (tx, stored) => {
    const page = await lockPage(tx, id);
    const leaves = stored !== null || input.removePicture !== undefined;
    await tx.supporterPage.update({
      where: { id },
      data: {
        words: input.words,
        goalCents: input.goal === null ? null : BigInt(input.goal),
        ...(leaves ? noPicture : {}),
        ...stored,
        updatedAt: now(),
      },
    });
    if (leaves) await dropPicture(tx, page);
    await audit(tx, actor, "supporter_page.changed", "supporter_page", id, {
      ngoId: page.campaign.ngoId,
    });
  });
}

/** The owner ends the page, or opens it again. Idempotent. @throws 404 */
export async function endSupporterPage(
  actor: Actor,
  input: { token: string; ended: boolean },
): Promise<void> {
  const id = await idOf(input.token);
  await db.$transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (page.confirmedAt === null || (page.endedAt !== null) === input.ended) return;
    await tx.supporterPage.update({
      where: { id },
      data: { endedAt: input.ended ? now() : null },
    });
    await audit(
      tx,
      actor,
      input.ended ? "supporter_page.ended" : "supporter_page.reopened",
      "supporter_page",
      id,
      { ngoId: page.campaign.ngoId },
    );
  });
}

/** Mails the link again to the same address, with a new expiry. @throws 404, 429 */
export async function sendPageLink(input: { token: string }): Promise<void> {
  const id = await idOf(input.token);
  await limit("supporter.link", id);
  await db.$transaction(async (tx) => {
    const { asked } = await lockPage(tx, id);
    const n = asked + 1;
    await tx.supporterPage.update({ where: { id }, data: { asked: n } });
    await enqueue(tx, "mail.supporter_confirm", `supporter_confirm:${id}:${n}`, { pageId: id, n });
  });
}
