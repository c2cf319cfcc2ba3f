import "server-only";
import { db } from "@/lib/db";
import { pageRows } from "@/lib/listing/sql";
import { publicName } from "@/lib/typed/contact-words";
import type { Prisma } from "@/prisma/generated/client";

/**
 * A supporter who chose to be named: name (null where it may not be shown to everyone, OP-149), amount and day, nothing
 * else (PUB-128, CAMP-097).
 */
export type Supporter = {
  id: string;
  name: string | null;
  amountCents: number;
  at: Date;
  monthly: boolean;
  dedicatedTo: { type: "honour" | "memory"; name: string } | null;
};

type Of = { campaignId: string } | { ngoId: string } | { supporterPageId: string };

const named = (of: Of): Prisma.DonationWhereInput => ({
  ...of,
  showName: true,
  settledAt: { not: null },
  status: { in: ["succeeded", "confirmed", "partially_refunded"] },
});

/**
 * How many donations `namedSupporters` has over all its pages.
 * @param most counting stops there, so that a page's time does not grow with the donations
 */
export const countNamedSupporters = (of: Of, most?: number): Promise<number> =>
  db.donation.count({ where: named(of), ...(most === undefined ? {} : { take: most }) });

/**
 * The newest settled donations of a campaign or an organisation whose donors show their name, without refunded and lost
 * ones.
 */
export async function namedSupporters(
  of: Of,
  limit = 6,
  /** 1 and up */ page = 1,
): Promise<Supporter[]> {
  const rows = await db.donation.findMany({
    where: named(of),
    orderBy: [{ settledAt: "desc" }, { id: "asc" }],
    ...pageRows({ page, limit }),
    select: {
      ref: true,
      donorName: true,
      amountCents: true,
      confirmedCents: true,
      refundedCents: true,
      settledAt: true,
      kind: true,
      dedicationType: true,
      dedicationName: true,
    },
  });
  return rows.map((row) => ({
    id: row.ref,
    name: publicName(row.donorName),
    amountCents: Number((row.confirmedCents ?? row.amountCents) - row.refundedCents),
    at: row.settledAt!,
    monthly: row.kind === "monthly",
    dedicatedTo: dedicatedTo(row),
  }));
}

/**
 * Whom a donation is dedicated to; null where that name may not be shown to everyone, so that only the donor is shown.
 */
function dedicatedTo(row: {
  dedicationType: string | null;
  dedicationName: string | null;
}): Supporter["dedicatedTo"] {
  const name = row.dedicationType && row.dedicationName ? publicName(row.dedicationName) : null;
  return name === null
    ? null
    : { type: row.dedicationType === "memory" ? "memory" : "honour", name };
}
