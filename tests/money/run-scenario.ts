import { db } from "@/lib/db";
import { systemActor } from "@/lib/auth/actor";
import { accounts } from "@/lib/ledger/accounts";
import { checkInvariants } from "@/lib/ledger/check-invariants";
import { cancelPledge } from "@/lib/pledges/cancel";
import { confirmPledge } from "@/lib/pledges/confirm";
import { orderRefund } from "@/lib/refunds/order-refund";
import { applyDispute } from "@/lib/disputes/settle";
import { settleDonation } from "@/lib/donations/settle";
import { failRefund, settleRefund } from "@/lib/refunds/settle-refund";
import { reinstateNgo } from "@/lib/ngos/reinstate-ngo";
import { suspendNgo } from "@/lib/ngos/suspend-ngo";
import { finishPayout } from "@/lib/payouts/finish-payout";
import { runPayouts } from "@/lib/payouts/run-payouts";
import type { DisputeSnapshot, PaidCharge, RefundSnapshot } from "@/lib/payments/snapshots";
import { randomText } from "@/tests/support/factories";
import { balance, makeOpenDonation, paidCharge } from "@/tests/support/money";
import { approved, ended } from "@/tests/support/second-person";
import type { GiftPlan, Scenario } from "./scenario";
import { unitCents, type World } from "./world";

type Fact = () => Promise<unknown>;
/** Refusals that concurrent administrators are meant to get; large payouts wait for a second person. */
const meant = new Set([
  "pledgeDecided",
  "orderWaiting",
  "orderDecided",
  "payoutUnapproved",
  "payoutDecided",
  "payoutStopped",
  "cannotSuspend",
  "notSuspended",
  "refundNotPossible",
  "refundTooMuch",
]);

/**
 * Runs one sequence against the verbs.
 * @returns the invariants that are violated afterwards; empty if the product is right
 */
export async function runScenario(scenario: Scenario, world: World): Promise<string[]> {
  const { campaigns, admin } = world;
  const problems: string[] = [];
  const facts: Fact[] = [];
  const system = systemActor("play");
  const tell = (copies: number, ...some: Fact[]) =>
    some.forEach((fact) => facts.push(...Array.from({ length: copies }, () => fact)));
  const told = { cents: 0n, settled: [] as { id: string; charge: string }[] };

  for (const plan of scenario.gifts) await tellGift(plan);
  for (const plan of scenario.pledges) {
    const gift = await makeOpenDonation(campaigns[plan.ngo]!, {
      kind: "pledge",
      method: "daf",
      status: "pending_confirmation",
      sessionId: null,
      amountCents: BigInt(plan.cents),
      ...(plan.ofSponsor ? { matchId: campaigns[plan.ngo]!.matchId } : {}),
    });
    tell(plan.confirms, () =>
      confirmPledge(admin, { donationId: gift.id, receivedCents: plan.received }),
    );
    tell(plan.cancels, () => cancelPledge(admin, { donationId: gift.id }));
  }
  const payOut = async (what: Scenario["payouts"][number]): Promise<void> => {
    if (what === "run") return void (await Promise.all([runPayouts(system), runPayouts(system)]));
    if (what === "stop") {
      const { ngoId: id } = campaigns[0]!;
      const { suspendedAt } = await db.ngo.findUniqueOrThrow({ where: { id } });
      const decide = suspendedAt === null ? suspendNgo : reinstateNgo;
      return (await Promise.allSettled([1, 2].map(() => decide(admin, { id })))).forEach(judge);
    }
    const found = await db.payout.findFirst({
      where: { status: what === "returned" ? "sent" : "reserved" },
      orderBy: { number: "asc" },
    });
    if (!found) return;
    if (what === "sent" && found.approvedBy === null)
      await approved(found.id).catch(() => undefined); // another one was faster
    // two administrators press at once
    if (what === "returned")
      return void (await ended(admin, { payoutId: found.id, result: what }).catch(
        (reason: unknown) => judge({ status: "rejected", reason }),
      ));
    (
      await Promise.allSettled(
        [1, 2].map(() =>
          finishPayout(admin, { payoutId: found.id, result: what, reference: randomText(8) }),
        ),
      )
    ).forEach(judge);
  };
  // concurrently with everything else
  for (const what of scenario.payouts) facts.push(() => payOut(what));

  let open = facts
    .map((fact, i) => ({ fact, at: scenario.order[i % scenario.order.length]! }))
    .sort((a, b) => a.at - b.at)
    .map((f) => f.fact);
  // events that come too early are delivered again, as the inbox does
  for (let round = 0; open.length > 0 && round < 8; round++) {
    const early: Fact[] = [];
    for (let i = 0; i < open.length; i += scenario.width) {
      const some = open.slice(i, i + scenario.width);
      const results = await Promise.allSettled(some.map((fact) => fact()));
      results.forEach((result, n) => {
        judge(result);
        if (result.status === "fulfilled" && result.value === "too_early") early.push(some[n]!);
      });
    }
    open = early;
  }
  // and once more when all has been delivered, so that there is a balance to pay out
  for (const what of scenario.payouts) judge((await Promise.allSettled([payOut(what)]))[0]);
  if (open.length > 0) problems.push(`${open.length} facts stay too early for ever`);
  for (const { name, rows } of await checkInvariants())
    if (rows.length > 0)
      problems.push(
        `${name}: ${JSON.stringify(rows[0], (_, v: unknown) => (typeof v === "bigint" ? String(v) : v))}`,
      );
  const clearing = await balance(accounts.clearing);
  if (clearing !== told.cents)
    problems.push(`the ledger has ${clearing}, the provider ${told.cents}`);
  for (const { id, charge } of told.settled)
    if ((await db.donation.findUniqueOrThrow({ where: { id } })).chargeId !== charge)
      problems.push(`${id} was paid and is not settled`);
  return problems;

  function judge(result: PromiseSettledResult<unknown>): void {
    if (result.status === "rejected" && !meant.has(String((result.reason as { key?: string }).key)))
      problems.push(`refused: ${String(result.reason).slice(-300)}`);
  }

  async function tellGift(plan: GiftPlan): Promise<void> {
    const amountCents = BigInt(plan.cents);
    const campaign = campaigns[plan.ngo]!;
    const needCents = unitCents * BigInt(plan.units);
    const forNeed = plan.units > 0 && needCents <= amountCents;
    const gift = await makeOpenDonation(campaign, {
      amountCents,
      donorKey: `donor-${plan.donor}@test.example`,
      ...(plan.onPage ? { supporterPageId: campaign.pageId } : {}),
      ...(forNeed ? { needId: campaign.needId, needQuantity: plan.units, needCents } : {}),
    });
    const feeCents = (amountCents * 29n + 500n) / 1000n + 30n;
    const charge: PaidCharge = paidCharge({
      amountCents,
      feeCents,
      donationId: gift.id,
      ...(plan.tampered === "amount" ? { amountCents: amountCents + 7n } : {}),
      ...(plan.tampered === "currency" ? { currency: "eur" } : {}),
    });
    told.cents += charge.amountCents - feeCents;
    if (plan.lateFee && plan.tampered === null)
      tell(1, () =>
        settleDonation({
          donationId: gift.id,
          charge: { ...charge, feeCents: null, balanceTxn: null },
          cause: "play",
        }),
      );
    tell(plan.copies, () => settleDonation({ donationId: gift.id, charge, cause: "play" }));
    if (plan.tampered !== null) return;
    told.settled.push({ id: gift.id, charge: charge.id });
    let left = amountCents;
    const refund = (percent: number): RefundSnapshot | null => {
      const part = (amountCents * BigInt(percent)) / 100n;
      const cents = part < 1n ? 1n : part;
      return cents > left
        ? null
        : {
            id: `re_${randomText(8)}`,
            chargeId: charge.id,
            refundId: null,
            amountCents: cents,
            status: "succeeded",
            at: new Date(),
          };
    };
    const { then } = plan;
    if (then.kind === "refunds") {
      for (const part of then.parts) {
        const made = refund(part.percent);
        if (!made) continue;
        left -= made.amountCents;
        if (!part.fails) told.cents -= made.amountCents;
        tell(plan.copies, () => settleRefund(made, "play"));
        if (part.fails)
          tell(plan.copies, () => settleRefund({ ...made, status: "failed" }, "play"));
      }
    } else if (then.kind === "asked") {
      for (const part of then.parts)
        facts.push(async () => {
          if ((await db.donation.findUniqueOrThrow({ where: { id: gift.id } })).settledAt === null)
            return "too_early";
          const asked = await orderRefund(admin, {
            donationId: gift.id,
            amountCents: Math.max(1, Math.floor((plan.cents * part.percent) / 100)),
          });
          if (asked.waiting) return "asked"; // above the limit of what one person may order alone
          if (part.carried === "refused")
            await failRefund({ refundId: asked.refundId!, status: "failed", cause: "play" });
          if (part.carried !== "done") return "asked";
          told.cents -= asked.amountCents;
          const made: RefundSnapshot = {
            id: `re_${randomText(8)}`,
            chargeId: charge.id,
            refundId: asked.refundId,
            amountCents: asked.amountCents,
            status: "succeeded",
            at: new Date(),
          };
          // the job's response and the webhook at once
          await Promise.all([
            settleRefund(made, "play"),
            settleRefund(made, "play"),
            settleRefund(made, "play"),
          ]);
          return "carried";
        });
    } else if (then.kind === "dispute") {
      const first = then.refundedFirst > 0 ? refund(then.refundedFirst) : null;
      if (first) {
        left -= first.amountCents;
        told.cents -= first.amountCents;
        tell(plan.copies, () => settleRefund(first, "play"));
      }
      const at = new Date();
      const base: DisputeSnapshot = {
        id: `dp_${randomText(8)}`,
        chargeId: charge.id,
        paymentIntentId: null,
        amountCents: left,
        currency: "usd",
        status: "needs_response",
        reason: "general",
        livemode: false,
        withdrawn: null,
        reinstated: null,
      };
      const withdrawn = { txnId: `txn_${randomText(8)}`, amountCents: left, feeCents: 15_00n, at };
      const reinstated =
        then.end === "won"
          ? { txnId: `txn_${randomText(8)}`, amountCents: left, feeCents: 0n, at }
          : null;
      told.cents -= 15_00n + (reinstated ? 0n : left);
      tell(
        plan.copies,
        () => applyDispute(base, "play"),
        () => applyDispute({ ...base, withdrawn }, "play"),
      );
      if (then.end !== "open")
        tell(plan.copies, () =>
          applyDispute({ ...base, status: then.end, withdrawn, reinstated }, "play"),
        );
    }
  }
}
