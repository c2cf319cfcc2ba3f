import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { publicCall } from "@/lib/volunteers/lock-call";
import { callState, type CallState } from "@/lib/volunteers/rules";

/** A call as the public sees it. */
export type PublicCall = {
  id: string;
  role: string;
  needs: string;
  places: number;
  /** places still free */
  left: number;
  /** null means from anywhere */
  country: string | null;
  until: Date;
  state: CallState;
};

/** A campaign's current calls for volunteers, newest first; a full one is shown until it ends. */
export async function publicCalls(campaignId: string): Promise<PublicCall[]> {
  const time = now();
  const rows = await db.volunteerCall.findMany({
    where: { campaignId, endsAt: { gt: time }, ...publicCall },
    include: { _count: { select: { offers: { where: { status: "accepted" } } } } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return rows.map((row) => ({
    id: row.id,
    role: row.role,
    needs: row.needs,
    places: row.places,
    left: Math.max(0, row.places - row._count.offers),
    country: row.country,
    until: row.until,
    state: callState(row, row._count.offers, time),
  }));
}
