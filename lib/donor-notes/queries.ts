import "server-only";
import { nextCharge } from "@/lib/donations/monthly-dates";
import { db } from "@/lib/db";
import { emailKey } from "@/lib/email-key";
import { notFound } from "@/lib/errors";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { pageSize, pagesOf, type SumSort } from "@/lib/listing/address";
import { byName } from "@/lib/listing/names";
import { donorKeyOfPage, ngoDonor, type NgoDonor } from "@/lib/donations/ngo-donor-queries";
import { donationsOfDonor } from "@/lib/donations/queries";
import { recordedGiftsOf } from "@/lib/recorded-gifts/queries";
import type { RecordedView } from "@/lib/recorded-gifts/rules";
import type { DonationRow } from "@/lib/donations/ngo-rows";

export type Tag = { id: string; name: string };

/** One donor as the organisation's members see them, without their anonymous donations. */
export type DonorPage = {
  donor: NgoDonor;
  monthly: {
    id: string;
    campaign: string;
    cents: bigint;
    status: string;
    since: Date;
    next: Date | null;
  }[];
  donations: DonationRow[];
  /** what the organisation received from this address outside the platform; not counted in the donor's figures */
  recorded: RecordedView[];
  total: number;
  page: number;
  totalPages: number;
  notes: { id: string; text: string; author: string; own: boolean; at: Date }[];
  tags: Tag[];
  /** the organisation's other tags, which this donor does not have */
  otherTags: Tag[];
};

/** The organisation's tags, by name. @throws 401, 403 */
export async function donorTags(actor: Actor): Promise<Tag[]> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const tags = await db.donorTag.findMany({
    where: { ngoId },
    select: { id: true, name: true },
    orderBy: { id: "asc" },
  });
  return tags.sort(byName);
}

/** @throws 401, 403, 404 also for another organisation's donor or an anonymous one */
export async function donorPage(
  actor: Actor,
  input: { key: string; page: number; sort: SumSort },
): Promise<DonorPage> {
  const member = requireApprovedNgo(actor);
  const ngoId = member.ngo.id;
  const donorKey = await donorKeyOfPage(db, ngoId, input.key);
  const donor = donorKey === null ? null : await ngoDonor(ngoId, donorKey);
  if (donorKey === null || donor === null) throw notFound("donorNotFound");
  const [list, recorded, monthly, notes, tagging, allTags] = await Promise.all([
    donationsOfDonor(ngoId, donorKey, input.page, input.sort),
    donor.email ? recordedGiftsOf(ngoId, emailKey(donor.email)) : [],
    db.monthlyGift.findMany({
      where: {
        ngoId,
        donorKey,
        shareWithNgo: true,
        status: { notIn: ["incomplete", "expired"] },
      },
      include: { campaign: { select: { title: true } } },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: 50,
    }),
    db.donorNote.findMany({
      where: { ngoId, donorKey },
      include: { author: { select: { name: true } } },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    }),
    db.donorTagging.findMany({ where: { ngoId, donorKey }, select: { tagId: true } }),
    donorTags(actor),
  ]);
  const own = new Set(tagging.map((t) => t.tagId));
  return {
    donor,
    monthly: monthly.map((g) => ({
      id: g.id,
      campaign: g.campaign.title,
      cents: g.amountCents,
      status: g.status,
      since: g.createdAt,
      next: ["active", "past_due"].includes(g.status) ? nextCharge(g) : null,
    })),
    donations: list.donations,
    recorded,
    total: list.total,
    page: input.page,
    totalPages: pagesOf(list.total, pageSize),
    notes: notes.map((n) => ({
      id: n.id,
      text: n.text,
      author: n.author.name,
      own: n.authorId === member.userId,
      at: n.createdAt,
    })),
    tags: allTags.filter((tag) => own.has(tag.id)),
    otherTags: allTags.filter((tag) => !own.has(tag.id)),
  };
}
