import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { through } from "./proxy";
import { startHarness, type Begun, type Harness, type HarnessOptions } from "./harness";

/**
 * The list of faults, with real processes. Every case ends with the same checks: each payment at the provider was
 * settled exactly once, with one receipt; the ledger agrees with the provider; every invariant holds; no client saw any
 * failure except 503 with Retry-After.
 */
export let harness: Harness;
export let db: typeof import("@/lib/db").db;
const results: [string, string, string][] = [];

/** Starts the harness for a file of cases, and prints their table at the end. */
export function openList(
  options: HarnessOptions & {
    /** why this machine cannot run them; the whole file is then skipped, with the reason */
    impossible?: string | null;
  } = {},
): void {
  beforeAll(async () => {
    if (options.impossible) return;
    harness = await startHarness(options);
    ({ db } = await import("@/lib/db"));
    const { makeCampaign, makeNgo } = await import("@/tests/support/factories");
    harness.setCampaign(await makeCampaign((await makeNgo()).ngo.id));
    await harness.up();
  }, 180_000);
  afterAll(async () => {
    process.stdout.write(
      `\n${results.map(([id, what, how]) => `${id.padEnd(10)} ${what.padEnd(92)} ${how}`).join("\n")}\n\nNot automated: see docs/faults.md.\n`,
    );
    await db?.$disconnect();
    await harness?.stop();
  }, 60_000);
}

/** What the provider charged, and how much of it fits no donation and is in suspense. */
async function taken(): Promise<{ charges: number; parked: number }> {
  const charges = (await harness.sandbox.truth("charge")).filter(
    (c) => c["status"] === "succeeded",
  ).length;
  return {
    charges,
    parked: await db.ledgerTransaction.count({ where: { kind: "charge", donationId: null } }),
  };
}

/**
 * Waits until deliveries, worker and timers have nothing left to do. Instead of waiting for a timer's next turn, it is
 * made due.
 */
export async function rest(seconds = 60, polled = false): Promise<void> {
  harness.hooks.set(through);
  harness.provider.set(through);
  harness.post.set("well");
  await harness.up();
  if (polled) await db.setting.deleteMany({ where: { key: "timer:events.poll" } });
  await harness.until(
    "everything is settled",
    async () => {
      if (!polled) await harness.sandbox.deliver();
      await db.$executeRaw`update provider_event set next_at = now() where status = 'new' and lease_until is null`;
      await db.$executeRaw`update job set next_at = now() where status = 'new' and lease_until is null and attempts > 0`;
      const { charges, parked } = await taken();
      const settled = await db.donation.count({ where: { settledAt: { not: null } } });
      const waiting = await db.providerEvent.count({ where: { status: "new" } });
      const receipts = await db.emailMessage.count({ where: { kind: { contains: "receipt" } } });
      return waiting === 0 && settled + parked === charges && receipts === settled;
    },
    seconds,
  );
}

/**
 * The checks at the end of every case.
 * @param lost sessions whose donation is missing from a restored backup
 */
async function sound(lost: string[] = []): Promise<void> {
  const { checkInvariants } = await import("@/lib/ledger/check-invariants");
  expect((await checkInvariants()).filter((r) => r.rows.length > 0)).toEqual([]);
  const clearing = await db.ledgerAccount.findUniqueOrThrow({
    where: { code: "stripe_clearing:usd" },
  });
  const truth = (await harness.sandbox.truth("balance_transaction")).reduce(
    (sum, t) => sum + BigInt(Number(t["net"])),
    0n,
  );
  expect(clearing.debits - clearing.credits).toBe(truth);
  for (const session of (await harness.sandbox.truth("checkout.session")).filter(
    (s) =>
      s["payment_status"] === "paid" &&
      s["client_reference_id"] !== "don_00000000000000000000" &&
      !lost.includes(s.id),
  )) {
    const gift = await db.donation.findUniqueOrThrow({
      where: { id: String(session["client_reference_id"]) },
    });
    expect({
      settled: gift.settledAt !== null,
      cents: Number(gift.amountCents),
      session: gift.sessionId,
    }).toEqual({ settled: true, cents: session["amount_total"], session: session.id });
  }
  const doubled = await db.$queryRaw<
    unknown[]
  >`select dedupe_key from email_message where kind like '%receipt%' group by 1 having count(*) > 1`;
  expect(doubled).toEqual([]);
  // with the site's log messages about each
  const log = harness.app.words().split("\n");
  expect(
    harness.bad
      .splice(0)
      .flatMap((bad) => [
        bad,
        ...log.filter((line) => line.includes(/req_\w+/.exec(bad)?.[0] ?? "no id")),
      ]),
  ).toEqual([]);
}

/** Stops donors that are still giving, also after a failed case. */
const loads: (() => void)[] = [];

export type Options = {
  seconds?: number;
  polled?: boolean;
  /** why this machine cannot run it, if so */ impossible?: string | null | undefined;
  lost?: () => string[];
};

/** One case of the list: the fault, then the checks, then a line in the table. */
export function fault(
  id: string,
  what: string,
  run: () => Promise<string | void>,
  options: Options = {},
) {
  test(`${id} ${what}`, { timeout: (options.seconds ?? 120) * 1000 + 60_000 }, async (context) => {
    if (options.impossible) {
      results.push([id, what, `SKIPPED: ${options.impossible}`]);
      return context.skip(options.impossible);
    }
    const began = Date.now();
    results.push([id, what, "FAILED"]);
    const words = await run().finally(() => loads.splice(0).forEach((stop) => stop()));
    await rest(options.seconds ?? 60, options.polled);
    await sound(options.lost?.());
    results[results.length - 1]![2] =
      `held, ${((Date.now() - began) / 1000).toFixed(0)} s${words ? `; ${words}` : ""}`;
  });
}

export const key = (name: string) => `${name}-${randomBytes(4).toString("hex")}`;
export const sessionsOf = async (begun: Begun[]) =>
  (await harness.sandbox.truth("checkout.session")).filter((s) =>
    begun.some((b) => s.id === b.sessionId),
  );
/** The number of sessions that the provider created for this session's donation. */
export async function sessionsFor(begun: Begun): Promise<number> {
  const all = await harness.sandbox.truth("checkout.session");
  const gift = all.find((s) => s.id === begun.sessionId)!["client_reference_id"];
  return all.filter((s) => s["client_reference_id"] === gift).length;
}

/** Donations, three at a time, until stopped. */
export function underLoad(name: string) {
  let going = true;
  const done = (async () => {
    let n = 0;
    for (let i = 0; going; i++) n += (await harness.give(3, key(`${name}-${i}`), 3)).length;
    return n;
  })();
  done.catch(() => undefined);
  loads.push(() => (going = false));
  return { stop: () => ((going = false), done) };
}
