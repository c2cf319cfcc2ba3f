import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import {
  isAdmin,
  requireActiveNgo,
  requireUser,
  type Actor,
  type NgoActor,
} from "@/lib/auth/actor";
import { looksLikeId } from "@/lib/ids";
import { assertNoClash } from "@/lib/forms/seen";
import { editedFields, withoutUntouched } from "@/lib/campaigns/edited-fields";
import { mayMove, type CampaignStatus } from "@/lib/campaigns/rules";
import {
  addImages,
  assertPublishable,
  discardImages,
  freeSlug,
  isUniqueClash,
  keysOf,
  saveImages,
  takeExplicitSlug,
  type CampaignFiles,
  type SavedImages,
} from "@/lib/campaigns/save-campaign";
import { assertOwnLook } from "@/lib/ngos/look-alike";
import type { CampaignPatch } from "@/lib/campaigns/schema";
import { slugFromTitle } from "@/lib/campaigns/slug";
import { storedVideo } from "@/lib/campaigns/video";
import { syncMonthlyGiftsOfCampaign } from "@/lib/campaigns/sync-monthly-gifts";

export type CampaignChange = CampaignPatch & { removeImages?: string[] };

const parts = {
  images: true,
  ngo: { select: { isOperator: true } },
} satisfies Prisma.CampaignInclude;
type Row = Prisma.CampaignGetPayload<{ include: typeof parts }>;

/** @param ngoId the organisation it must belong to; undefined for an admin @throws 404 */
async function findCampaign(campaign: string, ngoId: string | undefined): Promise<Row> {
  const row = await db.campaign.findFirst({
    where: {
      ...(ngoId === undefined ? {} : { ngoId }),
      archivedAt: null,
      ...(looksLikeId("campaign", campaign)
        ? { id: campaign }
        : { slugs: { some: { slug: campaign } } }),
    },
    include: parts,
  });
  if (!row) throw notFound("campaignNotFound");
  return row;
}

/** What an admin may not change, not even of the Frontline Fund. @throws 403 */
function assertAdminMay(row: Row, input: CampaignChange): void {
  if (
    !row.ngo.isOperator ||
    input.slug !== undefined ||
    input.status !== undefined ||
    input.deadline !== undefined ||
    input.country !== undefined ||
    input.cause !== undefined ||
    input.language !== undefined
  )
    throw new AppError("forbidden", "notAllowed");
}

const changesDeadline = (row: Row, input: CampaignChange): boolean =>
  input.deadline !== undefined &&
  (input.deadline?.getTime() ?? null) !== (row.deadline?.getTime() ?? null);

/** @throws 409 for a status, language, goal or deadline that the campaign cannot take now */
function assertMayChange(row: Row, input: CampaignChange): void {
  if (input.status !== undefined && !mayMove(row.status, input.status))
    throw fieldError("status", "statusMove", {}, "conflict");
  if (input.language !== undefined && row.versionLanguages.includes(input.language))
    throw fieldError("language", "versionExists", {}, "conflict");
  const changesGoal =
    input.fundingGoalCents !== undefined && input.fundingGoalCents !== row.fundingGoalCents;
  if (row.status === "completed" && (changesGoal || changesDeadline(row, input)))
    throw new AppError("conflict", "completedFixed");
}

/** @param member null for an admin @throws 400, 403 when the campaign would be public without what it needs */
function assertMayBeLive(
  member: NgoActor | null,
  row: Row,
  { input, hasNewCover }: { input: CampaignChange; hasNewCover: boolean },
): void {
  const deadline = input.deadline === undefined ? row.deadline : input.deadline;
  const publishes = row.status === "draft" && input.status === "ongoing";
  if (member && publishes)
    assertPublishable(member, { deadline, hasCover: hasNewCover || mainOf(row) !== undefined });
  // a campaign that is already live, or goes live again, only needs a deadline that has not passed
  if (
    !publishes &&
    (input.status ?? row.status) === "ongoing" &&
    (changesDeadline(row, input) || row.status === "paused") &&
    deadline !== null &&
    deadline.getTime() <= nowMs()
  )
    throw fieldError("endDate", "endDateFuture");
}

const mainOf = (row: Row) => row.images.find((image) => image.role === "main");

/** Pictures that the new ones replace, and those that are to be removed. */
const replacedImages = (row: Row, saved: SavedImages, removed: string[] | undefined) =>
  row.images.filter(
    (image) =>
      (image.role === "main" && saved.main) ||
      (image.role === "additional" && (saved.additional.length > 0 || removed?.includes(image.id))),
  );

/** An emptied slug is derived from the title again. */
async function slugAfter(row: Row, input: CampaignChange): Promise<string> {
  if (input.slug === undefined || input.slug === row.slug) return row.slug;
  return input.slug || (await freeSlug(slugFromTitle(input.title ?? row.title)));
}

function columnsOf(row: Row, input: CampaignChange): Prisma.CampaignUpdateManyMutationInput {
  const { title, description, fundingGoalCents, language, cause, country, deadline, video } = input;
  const status = input.status ?? row.status;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(fundingGoalCents === undefined ? {} : { fundingGoalCents }),
    ...(language === undefined ? {} : { language }),
    ...(cause === undefined ? {} : { cause }),
    ...(country === undefined ? {} : { country }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(video === undefined
      ? {}
      : { videoProvider: video?.provider ?? null, videoId: video?.id ?? null }),
    status,
    ...(row.status === "draft" && status === "ongoing" ? { publishedAt: now() } : {}),
    ...(status === "completed" && row.status !== "completed" ? { completedAt: now() } : {}),
  };
}

async function writeImages(
  tx: Tx,
  row: Row,
  { saved, input }: { saved: SavedImages; input: CampaignChange },
): Promise<void> {
  const leaving = replacedImages(row, saved, input.removeImages);
  if (leaving.length)
    await tx.campaignImage.deleteMany({ where: { id: { in: leaving.map((i) => i.id) } } });
  await addImages(tx, row.id, saved, input.focal);
  const main = mainOf(row);
  if (input.focal && !saved.main && main)
    await tx.campaignImage.updateMany({
      where: { id: main.id },
      data: { focalX: input.focal.x, focalY: input.focal.y },
    });
  if (leaving.length)
    await enqueue(tx, "files.delete", `files:${leaving[0]!.storageKey}`, {
      storageKeys: keysOf(leaving),
    });
}

/** Locks the campaign. @throws 409 changedMeanwhile */
async function assertOnlyOwnChange(
  tx: Tx,
  id: string,
  { input, seen }: { input: CampaignChange; seen: string },
): Promise<void> {
  await tx.$queryRaw`select 1 from campaign where id = ${id} for no key update`;
  const now = await tx.campaign.findUniqueOrThrow({ where: { id } });
  assertNoClash(seen, editedFields(input), editedFields({ ...now, video: storedVideo(now) }));
}

/** The change in its transaction: slug, row, pictures, monthly gifts, audit entry. @throws 409 */
async function writeChange(
  tx: Tx,
  actor: Actor,
  {
    row,
    input,
    saved,
    slug,
  }: { row: Row; input: CampaignChange; saved: SavedImages; slug: string },
): Promise<void> {
  if (slug !== row.slug) await takeExplicitSlug(tx, row.id, slug);
  // the timer or another member may have changed it meanwhile: only from the status that was read
  const done = await tx.campaign.updateMany({
    where: { id: row.id, status: row.status, archivedAt: null },
    data: { slug, ...columnsOf(row, input) },
  });
  if (done.count === 0) throw fieldError("status", "statusMove", {}, "conflict");
  await writeImages(tx, row, { saved, input });
  const status = input.status ?? row.status;
  if (status !== row.status)
    await syncMonthlyGiftsOfCampaign(tx, row.id, `${status}:${now().getTime()}`);
  await audit(
    tx,
    actor,
    status === row.status ? "campaign.updated" : `campaign.${status as CampaignStatus}`,
    "campaign",
    row.id,
    { ngoId: row.ngoId, data: { fields: Object.keys(input) } },
  );
}

/**
 * Changes the fields that were sent, and the status where the transition is allowed (FORM-040..046). A completed
 * campaign's goal and deadline are fixed. New additional pictures replace the previous ones (OP-071). Admins may change
 * the Frontline Fund's text, goal and pictures, and nothing else of any campaign (FUND-046, OP-072).
 * @param campaign id or slug
 * @param seen what the edit form showed (lib/forms/seen.ts): a field sent back as it was shown is no change, and one that
 *   somebody else changed meanwhile is refused
 * @throws 400, 401, 403, 404 (another organisation's too), 409, 413, 429, 503
 */
export async function updateCampaign(
  actor: Actor,
  campaign: string,
  sent: CampaignChange,
  files: CampaignFiles,
  seen?: string,
): Promise<{ id: string; slug: string; oldSlug: string }> {
  const member = isAdmin(actor) ? null : requireActiveNgo(actor);
  const input = seen === undefined ? sent : withoutUntouched(sent, seen);
  const row = await findCampaign(campaign, member?.ngo.id);
  if (!member) assertAdminMay(row, input);
  assertMayChange(row, input);
  assertMayBeLive(member, row, { input, hasNewCover: files.mainImage !== undefined });
  if (input.title !== undefined && input.title !== row.title)
    await assertOwnLook(input.title, row.ngoId, "title");

  const saved = await saveImages(requireUser(actor), row.ngoId, files);
  try {
    const slug = await slugAfter(row, input);
    await db.$transaction(async (tx) => {
      if (seen !== undefined) await assertOnlyOwnChange(tx, row.id, { input, seen });
      await writeChange(tx, actor, { row, input, saved, slug });
    });
    return { id: row.id, slug, oldSlug: row.slug };
  } catch (error) {
    await discardImages(saved);
    if (isUniqueClash(error)) throw fieldError("campaignSlug", "slugTaken", {}, "slug_taken");
    throw error;
  }
}
