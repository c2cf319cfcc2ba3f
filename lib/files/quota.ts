import "server-only";
import { db } from "@/lib/db";
import { days, hours, now, nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { megabyte } from "@/lib/upload-limits";
import type { UserActor } from "@/lib/auth/actor";
import { networkOf } from "@/lib/auth/network";

/**
 * Uploads count for this long, ms. Rows hold addresses and are deleted within the hour after it, so that they are gone
 * within a day.
 */
const dayMs = hours(23);

/** documents: papers and logos; pictures: those of campaigns. One form is one upload, however many files it has. */
export type UploadKind = "documents" | "pictures";

/**
 * Limits: uploads per hour, bytes per day. A network gets more: many organisations share one address of a mobile
 * provider.
 */
const uploadQuota = {
  organisation: { documents: 10, pictures: 30, bytes: 100 * megabyte },
  account: { documents: 10, pictures: 30, bytes: 100 * megabyte },
  network: { documents: 40, pictures: 120, bytes: 400 * megabyte },
  /** an organisation's documents within a year, replaced ones too: all are kept */
  documents: 20,
  /** pictures of an organisation's campaigns and their updates, at any one time */
  pictures: 900,
} as const;

const scaled = (n: number): number => Math.max(1, Math.floor(n * env.rateLimitScale));

type Row = {
  ngoId: string;
  userId: string;
  network: string;
  kind: string;
  byteSize: number;
  createdAt: Date;
};

/** Uploads of the last day that count against this one: same organisation, account or network. */
const lately = (row: { ngoId: string; userId: string; network: string }): Promise<Row[]> =>
  db.uploadRecord.findMany({
    where: {
      createdAt: { gt: new Date(nowMs() - dayMs) },
      OR: [{ ngoId: row.ngoId }, { userId: row.userId }, { network: row.network }],
    },
    select: {
      ngoId: true,
      userId: true,
      network: true,
      kind: true,
      byteSize: true,
      createdAt: true,
    },
    orderBy: { createdAt: "asc" },
    take: 5_000,
  });

/** The error for the first limit that is exceeded; null when none is. */
function broken(rows: Row[], mine: Row): AppError | null {
  const hourAgo = nowMs() - hours(1);
  const scopes = [
    [uploadQuota.organisation, (r: Row) => r.ngoId === mine.ngoId],
    [uploadQuota.account, (r: Row) => r.userId === mine.userId],
    [uploadQuota.network, (r: Row) => r.network === mine.network],
  ] as const;
  for (const [most, belongs] of scopes) {
    const own = rows.filter(belongs);
    const recent = own.filter((r) => r.kind === mine.kind && r.createdAt.getTime() > hourAgo);
    if (recent.length > scaled(most[mine.kind as UploadKind])) {
      const seconds = Math.max(1, Math.ceil((recent[0]!.createdAt.getTime() - hourAgo) / 1000));
      return new AppError("rate_limited", "uploadsAnHour", {
        params: { n: Math.ceil(seconds / 60) },
        retryAfter: seconds,
      });
    }
    if (own.reduce((sum, r) => sum + r.byteSize, 0) > scaled(most.bytes)) {
      const seconds = Math.max(
        1,
        Math.ceil((own[0]!.createdAt.getTime() + dayMs - nowMs()) / 1000),
      );
      const params = { megabytes: most.bytes / megabyte, n: Math.ceil(seconds / 3600) };
      return new AppError("rate_limited", "uploadsADay", { params, retryAfter: seconds });
    }
  }
  return null;
}

/**
 * Counts an upload before its bytes are checked, whether or not it is then accepted. Of two concurrent uploads the
 * later sees both.
 * @param files what was sent, each of an allowed size; an empty list is not an upload
 * @throws 429 too many within the hour or too much within the day, by organisation, account or network; 400 when the
 * organisation already keeps as much as it may
 */
export async function countUpload(
  actor: UserActor,
  ngoId: string,
  kind: UploadKind,
  files: { byteSize: number }[],
): Promise<void> {
  if (files.length === 0) return;
  const byteSize = files.reduce((sum, f) => sum + f.byteSize, 0);
  const mine = {
    ngoId,
    userId: actor.userId,
    network: networkOf(actor.address),
    kind,
    byteSize,
    createdAt: now(),
  };
  const id = newId("upload");
  await db.uploadRecord.create({ data: { id, ...mine } });
  const error = broken(await lately(mine), mine);
  if (!error) return;
  // a refused upload must not extend the wait
  await db.uploadRecord.deleteMany({ where: { id } });
  throw error;
}

/** @throws 400 when the organisation has sent as many documents within a year as it may */
export async function assertDocumentQuota(ngoId: string, more: number): Promise<void> {
  const sent = await db.ngoDocument.count({
    where: { ngoId, createdAt: { gt: new Date(nowMs() - days(365)) } },
  });
  if (sent + more > uploadQuota.documents)
    throw new AppError("invalid", "documentsKept", { params: { max: uploadQuota.documents } });
}

/** @throws 400 when the organisation's campaigns have as many pictures as they may */
export async function assertPictureQuota(ngoId: string, more: number): Promise<void> {
  if (more === 0) return;
  const [ofCampaigns, ofUpdates] = await Promise.all([
    db.campaignImage.count({ where: { campaign: { ngoId } } }),
    db.campaignUpdateImage.count({ where: { update: { campaign: { ngoId } } } }),
  ]);
  const stored = ofCampaigns + ofUpdates;
  if (stored + more > uploadQuota.pictures)
    throw new AppError("invalid", "picturesKept", { params: { max: uploadQuota.pictures } });
}

/** Deletes old rows: they hold addresses and must be gone within a day (/privacy says so). */
export async function forgetUploads(): Promise<number> {
  return (
    await db.uploadRecord.deleteMany({ where: { createdAt: { lt: new Date(nowMs() - dayMs) } } })
  ).count;
}
