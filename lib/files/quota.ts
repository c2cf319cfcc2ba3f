import "server-only";
import { db } from "@/lib/db";
import { days, hours, now, nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { megabyte } from "@/lib/upload-limits";
import type { UserActor } from "@/lib/auth/actor";
import { networkOf } from "@/lib/auth/network";

/** What counts as a day, ms: rows hold addresses and are removed within the hour after it, so that they are gone within a day. */
const dayMs = hours(23);

/** documents: papers and logos; pictures: those of campaigns. One form is one upload, however many files it carries. */
export type UploadKind = "documents" | "pictures";

/**
 * What may be sent: uploads within an hour, bytes within a day. A network gets more: behind one address of a mobile
 * provider are many organisations.
 */
const uploadQuota = {
  organisation: { documents: 10, pictures: 30, bytes: 100 * megabyte },
  account: { documents: 10, pictures: 30, bytes: 100 * megabyte },
  network: { documents: 40, pictures: 120, bytes: 400 * megabyte },
  /** documents of an organisation within a year, replaced ones too: all are kept */
  documents: 20,
  /** pictures of an organisation's campaigns and their updates that are kept at a time */
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

/** Uploads of the last day that count for this one: same organisation, account or network. */
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

/** The first limit that is broken, as the error to throw; null when none is. */
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
 * Counts an upload before its bytes are checked, whether or not it is accepted then. Of two at once
 * the later sees both.
 * @param files what was sent, of sizes that are allowed one by one; none is no upload
 * @throws 429 too many within the hour or too much within the day, by organisation, account or
 *   network; 400 when as much is kept as one organisation may have
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
  // a refused one does not make the wait longer
  await db.uploadRecord.deleteMany({ where: { id } });
  throw error;
}

/** @throws 400 when the organisation has sent as many documents within a year as are kept of one */
export async function assertDocumentQuota(ngoId: string, more: number): Promise<void> {
  const sent = await db.ngoDocument.count({
    where: { ngoId, createdAt: { gt: new Date(nowMs() - days(365)) } },
  });
  if (sent + more > uploadQuota.documents)
    throw new AppError("invalid", "documentsKept", { params: { max: uploadQuota.documents } });
}

/** @throws 400 when the organisation's campaigns have as many pictures as are kept of one */
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

/** Rows hold addresses: they are gone within a day (/privacy says so). */
export async function forgetUploads(): Promise<number> {
  return (
    await db.uploadRecord.deleteMany({ where: { createdAt: { lt: new Date(nowMs() - dayMs) } } })
  ).count;
}
