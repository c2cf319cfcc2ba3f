import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { countryCode } from "@/lib/countries";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { accountForms } from "@/lib/ngos/african-accounts";
import { pageSize } from "@/lib/listing/address";
import { pageRows } from "@/lib/listing/sql";
import { dollar } from "@/lib/money/currencies";
import { methodOf, rateUnit, type RecordedView } from "@/lib/recorded-gifts/rules";

const parts = { campaign: { select: { title: true } } } as const;
type Row = Prisma.RecordedGiftGetPayload<{ include: typeof parts }>;

const toView = (row: Row): RecordedView => ({
  id: row.id,
  campaignId: row.campaignId,
  campaign: row.campaign.title,
  method: methodOf(row.method),
  receivedOn: row.receivedOn,
  currency: row.currency,
  original: row.originalAmount,
  rateMicros: row.rateMicros,
  usdCents: row.usdCents,
  donorName: row.donorName,
  donorEmail: row.donorEmail,
  reference: row.reference,
  note: row.note,
  fromStatement: row.fromStatement,
  thankedAt: row.thankedAt,
});
const newestFirst = [{ receivedOn: "desc" }, { id: "asc" }] as const;

/** The organisation's recorded gifts, newest first. @param campaignId "" for all @throws 401, 403 */
export async function ownRecordedGifts(
  actor: Actor,
  { campaignId, page }: { campaignId: string; page: number },
): Promise<{ gifts: RecordedView[]; total: number; cents: bigint }> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const where = { ngoId, ...(campaignId === "" ? {} : { campaignId }) };
  const [rows, sums] = await Promise.all([
    db.recordedGift.findMany({
      where,
      include: parts,
      orderBy: [...newestFirst],
      ...pageRows({ page, limit: pageSize }),
    }),
    db.recordedGift.aggregate({ where, _count: true, _sum: { usdCents: true } }),
  ]);
  return { gifts: rows.map(toView), total: sums._count, cents: sums._sum.usdCents ?? 0n };
}

/** One recorded gift, for the form that changes it; null for another organisation's. @throws 401, 403 */
export async function ownRecordedGift(actor: Actor, id: string): Promise<RecordedView | null> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  if (id === "") return null;
  const row = await db.recordedGift.findFirst({ where: { id, ngoId }, include: parts });
  return row && toView(row);
}

/** What a donor with that address gave the organisation outside the platform. @param emailKey see lib/email-key */
export async function recordedGiftsOf(ngoId: string, emailKey: string): Promise<RecordedView[]> {
  const rows = await db.recordedGift.findMany({
    where: { ngoId, emailKey },
    include: parts,
    orderBy: [...newestFirst],
    take: 100,
  });
  return rows.map(toView);
}

/** How many there are in all, for the link to the list. @throws 401, 403 */
export async function recordedTotals(actor: Actor): Promise<{ gifts: number; cents: bigint }> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const sums = await db.campaign.aggregate({
    where: { ngoId },
    _sum: { recordedCents: true, recordedCount: true },
  });
  return { gifts: sums._sum.recordedCount ?? 0, cents: sums._sum.recordedCents ?? 0n };
}

/** Campaigns that a gift can be recorded for, and the form's initial values. @throws 401, 403 */
export async function recordingStart(actor: Actor): Promise<{
  campaigns: { id: string; title: string }[];
  currency: string;
  rateMicros: bigint | null;
}> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const [campaigns, last, ngo] = await Promise.all([
    db.campaign.findMany({
      where: { ngoId, archivedAt: null },
      select: { id: true, title: true },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: 500,
    }),
    db.recordedGift.findFirst({
      where: { ngoId },
      select: { currency: true, rateMicros: true },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    }),
    db.ngo.findUniqueOrThrow({ where: { id: ngoId }, select: { country: true } }),
  ]);
  const home = accountForms[countryCode(ngo.country ?? "") ?? ""]?.currency ?? dollar;
  const currency = last?.currency ?? home;
  const rateMicros = currency === dollar ? rateUnit : (last?.rateMicros ?? null);
  return { campaigns, currency, rateMicros };
}
