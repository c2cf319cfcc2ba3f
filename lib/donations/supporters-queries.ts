import "server-only";
import { db } from "@/lib/db";

/** A supporter who chose to be named: name, amount and day, nothing else (PUB-128, CAMP-097). */
export type Supporter = {
  id: string;
  name: string;
  amountCents: number;
  at: Date;
  monthly: boolean;
  dedicatedTo: { type: "honour" | "memory"; name: string } | null;
};

/** The newest settled donations of a campaign or an organisation whose donors show their name. Refunded and lost ones are not among them. */
export async function namedSupporters(
  of: { campaignId: string } | { ngoId: string },
  take = 6,
): Promise<Supporter[]> {
  const rows = await db.donation.findMany({
    where: {
      ...of,
      showName: true,
      settledAt: { not: null },
      status: { in: ["succeeded", "confirmed", "partially_refunded"] },
    },
    orderBy: [{ settledAt: "desc" }, { id: "asc" }],
    take,
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
    name: row.donorName,
    amountCents: Number((row.confirmedCents ?? row.amountCents) - row.refundedCents),
    at: row.settledAt!,
    monthly: row.kind === "monthly",
    dedicatedTo:
      row.dedicationType && row.dedicationName
        ? { type: row.dedicationType === "memory" ? "memory" : "honour", name: row.dedicationName }
        : null,
  }));
}
