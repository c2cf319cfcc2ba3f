import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { isAdmin, requireActiveNgo, requireUser, type Actor } from "@/lib/auth/actor";
import { looksLikeId } from "@/lib/ids";
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
} from "@/lib/campaigns/save-campaign";
import { assertOwnLook } from "@/lib/ngos/look-alike";
import type { CampaignPatch } from "@/lib/campaigns/schema";
import { slugFromTitle } from "@/lib/campaigns/slug";
import { syncMonthlyGiftsOfCampaign } from "@/lib/campaigns/sync-monthly-gifts";

export type CampaignChange = CampaignPatch & { removeImages?: string[] };

/**
 * Changes the fields that were sent, and the status where the transition is allowed (FORM-040..046). A completed
 * campaign's goal and deadline are fixed. New additional pictures replace the previous ones (OP-071). Admins may change
 * the Frontline Fund's text, goal and pictures, and nothing else of any campaign (FUND-046, OP-072).
 * @param campaign id or slug
 * @throws 400, 401, 403, 404 (another organisation's too), 409, 413, 429, 503
 */
export async function updateCampaign(
  actor: Actor,
  campaign: string,
  input: CampaignChange,
  files: CampaignFiles,
): Promise<{ id: string; slug: string; oldSlug: string }> {
  const member = isAdmin(actor) ? null : requireActiveNgo(actor);
  const row = await db.campaign.findFirst({
    where: {
      ...(member ? { ngoId: member.ngo.id } : {}),
      archivedAt: null,
      ...(looksLikeId("campaign", campaign)
        ? { id: campaign }
        : { slugs: { some: { slug: campaign } } }),
    },
    include: { images: true, ngo: { select: { isOperator: true } } },
  });
  if (!row) throw notFound("campaignNotFound");
  if (
    !member &&
    (!row.ngo.isOperator ||
      input.slug !== undefined ||
      input.status !== undefined ||
      input.deadline !== undefined ||
      input.country !== undefined ||
      input.cause !== undefined ||
      input.language !== undefined)
  )
    throw new AppError("forbidden", "notAllowed");
  const status = input.status ?? row.status;
  if (input.status !== undefined && !mayMove(row.status, input.status))
    throw new AppError("conflict", "statusMove", {
      issues: [{ path: "status", message: "statusMove" }],
    });
  if (input.language !== undefined && row.versionLanguages.includes(input.language))
    throw new AppError("conflict", "versionExists", {
      issues: [{ path: "language", message: "versionExists" }],
    });
  const goalChanges =
    input.fundingGoalCents !== undefined && input.fundingGoalCents !== row.fundingGoalCents;
  const deadlineChanges =
    input.deadline !== undefined &&
    (input.deadline?.getTime() ?? null) !== (row.deadline?.getTime() ?? null);
  if (row.status === "completed" && (goalChanges || deadlineChanges))
    throw new AppError("conflict", "completedFixed");
  const deadline = input.deadline === undefined ? row.deadline : input.deadline;
  const main = row.images.find((i) => i.role === "main");
  const publishes = row.status === "draft" && status === "ongoing";
  if (member && publishes)
    assertPublishable(member, {
      deadline,
      hasCover: files.mainImage !== undefined || main !== undefined,
    });
  // a campaign that is already live, or goes live again, only needs a deadline that has not passed
  if (
    !publishes &&
    status === "ongoing" &&
    (deadlineChanges || row.status === "paused") &&
    deadline !== null &&
    deadline.getTime() <= nowMs()
  )
    throw fieldError("endDate", "endDateFuture");

  if (input.title !== undefined && input.title !== row.title)
    await assertOwnLook(input.title, row.ngoId, "title");

  const saved = await saveImages(requireUser(actor), row.ngoId, files);
  const leaving = row.images.filter(
    (i) =>
      (i.role === "main" && saved.main) ||
      (i.role === "additional" &&
        (saved.additional.length > 0 || input.removeImages?.includes(i.id))),
  );
  // an emptied slug is derived from the title again
  const slug =
    input.slug === undefined || input.slug === row.slug
      ? row.slug
      : input.slug || (await freeSlug(slugFromTitle(input.title ?? row.title)));
  try {
    await db.$transaction(async (tx) => {
      if (slug !== row.slug) await takeExplicitSlug(tx, row.id, slug);
      const data: Prisma.CampaignUpdateManyMutationInput = {
        slug,
        ...(input.title === undefined ? {} : { title: input.title }),
        ...(input.description === undefined ? {} : { description: input.description }),
        ...(input.fundingGoalCents === undefined
          ? {}
          : { fundingGoalCents: input.fundingGoalCents }),
        ...(input.language === undefined ? {} : { language: input.language }),
        ...(input.cause === undefined ? {} : { cause: input.cause }),
        ...(input.country === undefined ? {} : { country: input.country }),
        ...(input.deadline === undefined ? {} : { deadline: input.deadline }),
        ...(input.video === undefined
          ? {}
          : { videoProvider: input.video?.provider ?? null, videoId: input.video?.id ?? null }),
        status,
        ...(publishes ? { publishedAt: now() } : {}),
        ...(status === "completed" && row.status !== "completed" ? { completedAt: now() } : {}),
      };
      // the timer or another member may have changed it meanwhile: only from the status that was read
      const done = await tx.campaign.updateMany({
        where: { id: row.id, status: row.status, archivedAt: null },
        data,
      });
      if (done.count === 0)
        throw new AppError("conflict", "statusMove", {
          issues: [{ path: "status", message: "statusMove" }],
        });
      if (leaving.length)
        await tx.campaignImage.deleteMany({ where: { id: { in: leaving.map((i) => i.id) } } });
      await addImages(tx, row.id, saved, input.focal);
      if (input.focal && !saved.main && main)
        await tx.campaignImage.updateMany({
          where: { id: main.id },
          data: { focalX: input.focal.x, focalY: input.focal.y },
        });
      if (leaving.length)
        await enqueue(tx, "files.delete", `files:${leaving[0]!.storageKey}`, {
          storageKeys: keysOf(leaving),
        });
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
    });
  } catch (error) {
    await discardImages(saved);
    if (isUniqueClash(error))
      throw new AppError("slug_taken", "slugTaken", {
        issues: [{ path: "campaignSlug", message: "slugTaken" }],
      });
    throw error;
  }
  return { id: row.id, slug, oldSlug: row.slug };
}
