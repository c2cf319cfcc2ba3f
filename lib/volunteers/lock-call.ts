import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { publicStatuses } from "@/lib/campaigns/rules";
import { callState, type CallState } from "@/lib/volunteers/rules";

/** Public calls: of public campaigns, by approved organisations that are not suspended. */
export const publicCall = {
  campaign: {
    archivedAt: null,
    status: { in: [...publicStatuses] },
    ngo: { status: "approved", suspendedAt: null },
  },
} satisfies Prisma.VolunteerCallWhereInput;

export const ofNgo = (ngoId: string) =>
  ({ campaign: { ngoId, archivedAt: null } }) satisfies Prisma.VolunteerCallWhereInput;

/** A call, locked for this transaction: two answers at once could both see a place left. @throws 404 volunteerCallNotFound */
export async function lockCall(tx: Tx, id: string, where: Prisma.VolunteerCallWhereInput) {
  await tx.$queryRaw`select 1 from volunteer_call where id = ${id} for update`;
  const call = await tx.volunteerCall.findFirst({
    where: { id, ...where },
    include: { campaign: { select: { ngoId: true } } },
  });
  if (!call) throw notFound("volunteerCallNotFound");
  const accepted = await tx.volunteerOffer.count({ where: { callId: id, status: "accepted" } });
  return { ...call, accepted, state: callState(call, accepted, now()) };
}

/** @throws 409 volunteerCallOver, volunteerCallFull */
export function assertOpen(state: CallState): void {
  if (state === "full") throw new AppError("conflict", "volunteerCallFull");
  if (state !== "open") throw new AppError("conflict", "volunteerCallOver");
}
