import { db } from "@/lib/db";
import type { Actor } from "@/lib/auth/actor";
import { approveOrder } from "@/lib/order-approval/decide";
import { approvePayout } from "@/lib/payouts/approve-payout";
import { finishPayout } from "@/lib/payouts/finish-payout";
import { payOutNow, type ReservedPayout } from "@/lib/payouts/reserve-payout";
import { actorOf, makeAdmin } from "@/tests/support/factories";

/** A new administrator. */
const secondAdmin = async (): Promise<Actor> => actorOf(await makeAdmin());

/** A second administrator approves these payouts, so that any other may take them to the bank. */
export async function approved(...payoutIds: string[]): Promise<void> {
  const second = await secondAdmin();
  for (const payoutId of payoutIds) await approvePayout(second, { payoutId });
}

/** Approves every payout of an organisation that waits for approval. */
export async function approveWaiting(ngoId: string): Promise<void> {
  const rows = await db.payout.findMany({
    where: { ngoId, status: "reserved", approvedBy: null },
    select: { id: true },
  });
  await approved(...rows.map((row) => row.id));
}

/** Pays out on demand, with the second person's approval. */
export async function payOutApproved(by: Actor, input: { ngoId: string }): Promise<ReservedPayout> {
  const made = await payOutNow(by, input);
  await approved(made.payoutId);
  return made;
}

/** A second administrator approves what waits about this subject. */
export async function agree(subject: string): Promise<void> {
  const order = await db.moneyOrder.findFirstOrThrow({ where: { subject, status: "waiting" } });
  await approveOrder(await secondAdmin(), { orderId: order.id });
}

/** Records how a payout ended; where two people have to, both do. */
export async function ended(by: Actor, input: Parameters<typeof finishPayout>[1]): Promise<void> {
  const { waiting } = await finishPayout(by, { reference: `bank ${Math.random()}`, ...input });
  if (waiting) await agree(input.payoutId);
}
