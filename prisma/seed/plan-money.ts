import { isSettled } from "@/lib/donations/rules";
import { fundSlug } from "@/lib/fund";
import { keepBooks, type BookedDonation, type Books } from "@/prisma/seed/books";
import { fixedId } from "@/prisma/seed/fixed";
import { givings } from "@/prisma/seed/giving-list";
import { planDonations, type PlannedDonation, type PlannedSeries } from "@/prisma/seed/plan";

/** Ids of the campaigns and of their organisations, by the campaigns' slugs. */
export type Places = Map<string, { id: string; ngoId: string }>;

export const idOf = (donation: PlannedDonation): string => fixedId("donation", donation.key);
export const cents = (dollars: number): bigint => BigInt(dollars) * 100n;
export const paidAt = (donation: PlannedDonation): Date => donation.confirmedAt ?? donation.at;

const bookedOf = (donation: PlannedDonation, ngoId: string): BookedDonation => ({
  id: idOf(donation),
  key: donation.key,
  ngoId,
  method: donation.method,
  kind: donation.kind,
  cents: cents(donation.dollars),
  settledAt: paidAt(donation),
  ...(donation.refund
    ? { refund: { cents: cents(donation.refund.dollars), at: donation.refund.at } }
    : {}),
  ...(donation.disputedAt ? { disputedAt: donation.disputedAt } : {}),
});

export function placeOf(places: Places, slug: string): { id: string; ngoId: string } {
  const place = places.get(slug);
  if (!place) throw new Error(`no campaign ${slug}`);
  return place;
}

type DemoMoney = {
  series: PlannedSeries[];
  /** oldest first, by the day on which their money came */
  donations: PlannedDonation[];
  /** those of them that brought money */
  settled: PlannedDonation[];
  books: Books;
};

/**
 * What the demo writes about money, before it is written: without a database, so that a test can look at every day of a year
 * (tests/unit/seed/every-day).
 * @param ngos ids of the approved organisations by their key
 */
export function planMoney(places: Places, ngos: Map<string, string>, time: Date): DemoMoney {
  const plan = planDonations(givings(), time);
  const donations = plan.donations.toSorted((a, b) => paidAt(a).getTime() - paidAt(b).getTime());
  const settled = donations.filter((donation) => isSettled(donation.status));
  const books = keepBooks(
    settled.map((donation) => bookedOf(donation, placeOf(places, donation.slug).ngoId)),
    ngos,
    placeOf(places, fundSlug).ngoId,
    time,
  );
  return { series: plan.series, donations, settled, books };
}
