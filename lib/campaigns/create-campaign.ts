import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { db, type DbOrTx, type Tx } from "@/lib/db";
import { minutes, now, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import { requireActiveNgo, type Actor, type NgoActor } from "@/lib/auth/actor";
import {
  addImages,
  assertPublishable,
  discardImages,
  freeSlug,
  isUniqueClash,
  saveImages,
  takeExplicitSlug,
  type CampaignFiles,
  type SavedImages,
} from "@/lib/campaigns/save-campaign";
import { assertOwnLook } from "@/lib/ngos/look-alike";
import type { CampaignPatch } from "@/lib/campaigns/schema";
import { draftsMax } from "@/lib/campaigns/limits";
import { slugFromTitle } from "@/lib/campaigns/slug";

/**
 * For this long a form with the same content counts as the same form: pictures upload slowly on a phone, and people press again.
 */
const sameFormMs = minutes(60);

type Made = { id: string; slug: string };
type Content = Pick<
  Prisma.CampaignUncheckedCreateInput,
  "title" | "description" | "status" | "fundingGoalCents" | "cause" | "country"
> & { deadline: Date | null };

/** The campaign that the same button of the same form already created; API calls use their idempotency key for that. */
const madeBefore = (on: DbOrTx, ngoId: string, content: Content): Promise<Made | null> =>
  on.campaign.findFirst({
    where: {
      ngoId,
      ...content,
      archivedAt: null,
      createdAt: { gt: new Date(nowMs() - sameFormMs) },
    },
    select: { id: true, slug: true },
  });

/**
 * Creates a campaign, as a draft or published. Both follow the same rules except for the cover and the date (OP-070). The same
 * form sent twice creates one.
 * @returns its id and slug
 * @throws 400, 401, 403 (not approved, ngo_suspended), 409 slug_taken, 413, 429, 503
 */
export async function createCampaign(
  actor: Actor,
  input: CampaignPatch,
  files: CampaignFiles,
): Promise<Made> {
  const member = requireActiveNgo(actor);
  const { title, description, fundingGoalCents, cause, country } = input;
  const missing = Object.entries({
    title,
    description,
    fundingGoal: fundingGoalCents,
    cause,
    country,
  })
    .filter(([, v]) => v === undefined)
    .map(([path]) => ({ path, message: "fillRequired" as const }));
  if (
    missing.length > 0 ||
    title === undefined ||
    description === undefined ||
    fundingGoalCents === undefined ||
    cause === undefined ||
    country === undefined
  ) {
    throw new AppError("invalid", "fillRequired", { issues: missing });
  }
  const status = input.status ?? "draft";
  if (status !== "draft" && status !== "ongoing")
    throw new AppError("conflict", "statusMove", {
      issues: [{ path: "status", message: "statusMove" }],
    });
  const deadline = input.deadline ?? null;
  if (status === "ongoing")
    assertPublishable(member, { deadline, hasCover: files.mainImage !== undefined });

  await assertOwnLook(title, member.ngo.id, "title");
  const content = { title, description, fundingGoalCents, deadline, cause, country, status };
  const once = files.fromForm ? content : null;
  const before = once && (await madeBefore(db, member.ngo.id, once));
  if (before) return before;

  const saved = await saveImages(member, member.ngo.id, files);
  return insertCampaign(actor, member, {
    slug: input.slug || null,
    once,
    saved,
    focal: input.focal,
    data: {
      ...content,
      language: input.language ?? actor.locale,
      videoProvider: input.video?.provider ?? null,
      videoId: input.video?.id ?? null,
      ...(status === "ongoing" ? { publishedAt: now() } : {}),
    },
    audit: { status },
  });
}

type NewCampaign = {
  /** the requested slug; null: derived from the title */
  slug: string | null;
  /** of a form that may be sent twice: what tells it by */
  once?: Content | null;
  data: Omit<Prisma.CampaignUncheckedCreateInput, "id" | "ngoId" | "slug" | "createdAt">;
  saved: SavedImages;
  focal?: { x: number; y: number } | undefined;
  versions?: { language: string; title: string; description: string }[];
  audit: Prisma.InputJsonObject;
};

/**
 * Writes a campaign whose fields and pictures were checked. If it cannot be written, or was already, the pictures are discarded.
 * @throws 409 slug_taken, tooManyDrafts, 503
 */
export async function insertCampaign(
  actor: Actor,
  { ngo }: NgoActor,
  { slug: explicit, once, data, saved, focal, versions = [], audit: noted }: NewCampaign,
): Promise<Made> {
  try {
    if (data.status === "draft") await requireRoomForDraft(ngo.id);
    // an automatic slug may be taken between the lookup and the insert: look again
    for (let attempt = 1; ; attempt++) {
      const id = newId("campaign");
      const slug = explicit ?? (await freeSlug(slugFromTitle(data.title)));
      try {
        const created = await db.$transaction(async (tx) => {
          const other = once ? await waitForOther(tx, ngo.id, once) : null;
          if (other) return other;
          await tx.campaign.create({
            data: { ...data, id, ngoId: ngo.id, slug, createdAt: now() },
          });
          await takeExplicitSlug(tx, id, slug);
          await addImages(tx, id, saved, focal);
          for (const version of versions)
            await tx.campaignVersion.create({
              data: { ...version, campaignId: id, createdAt: now(), updatedAt: now() },
            });
          await audit(tx, actor, "campaign.created", "campaign", id, {
            ngoId: ngo.id,
            data: noted,
          });
          return { id, slug };
        });
        if (created.id !== id) await discardImages(saved);
        return created;
      } catch (error) {
        const clash =
          isUniqueClash(error) || (error instanceof AppError && error.code === "slug_taken");
        if (!clash) throw error;
        if (explicit !== null)
          throw new AppError("slug_taken", "slugTaken", {
            issues: [{ path: "campaignSlug", message: "slugTaken" }],
          });
        if (attempt > 20) throw error;
      }
    }
  } catch (error) {
    await discardImages(saved);
    throw error;
  }
}

/** Of two requests at once the second waits, and finds what the first created. */
async function waitForOther(tx: Tx, ngoId: string, once: Content) {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`campaigns:${ngoId}`}, 0))`;
  return madeBefore(tx, ngoId, once);
}

/** @throws 409 tooManyDrafts */
async function requireRoomForDraft(ngoId: string): Promise<void> {
  const drafts = await db.campaign.count({
    where: { ngoId, status: "draft", archivedAt: null },
    take: draftsMax,
  });
  if (drafts >= draftsMax)
    throw new AppError("conflict", "tooManyDrafts", { params: { n: draftsMax } });
}
