import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Donation } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { lockDonation } from "@/lib/donations/lock";
import {
  checkoutSteps,
  mustTakeStep,
  next,
  pledgeSteps,
  statusesBefore,
  takeStep,
  takeStepAtOnce,
  type DonationEvent,
  type DonationState,
} from "@/lib/donations/states";
import { checkoutStates, pledgeStates, rowIn } from "@/tests/support/donation-states";
import { makeCampaign, makeNgo } from "@/tests/support/factories";
import { makeOpenDonation } from "@/tests/support/money";

let campaign: { id: string; ngoId: string };
const rows: Partial<Record<string, Donation>> = {};
beforeAll(async () => {
  campaign = await makeCampaign((await makeNgo()).ngo.id);
  for (const kind of ["one_off", "monthly", "pledge"]) rows[kind] = await created(kind);
});
afterAll(() => db.$disconnect());

const checkoutEvents = Object.keys(checkoutSteps) as (keyof typeof checkoutSteps)[];
const pledgeEvents = Object.keys(pledgeSteps) as (keyof typeof pledgeSteps)[];

const created = (kind: string) =>
  makeOpenDonation(campaign, {
    kind,
    method: kind === "pledge" ? "paypal" : "card",
    status: "created",
    sessionId: null,
  });

/** The steps that the database allows for a donation before it is paid; refunds and disputes come later. */
async function databaseSteps(): Promise<string[]> {
  const rows = await db.$queryRaw<{ from: string; to: string }[]>`
    select from_s as "from", to_s as "to" from state_rule where entity = 'donation'`;
  const after = ["succeeded", "confirmed", "partially_refunded", "refunded", "disputed"];
  return rows
    .filter(({ from }) => ![...after, "dispute_lost"].includes(from))
    .map(({ from, to }) => `${from} -> ${to}`)
    .sort();
}

test("the table's steps are those that the database allows, no more and no fewer", async () => {
  const ofCheckouts = checkoutEvents.flatMap((event) =>
    statusesBefore(event).map((from) => [from, checkoutSteps[event].to]),
  );
  const ofPledges = Object.values(pledgeSteps).flatMap(({ from, to }) => from.map((f) => [f, to]));
  // replacing a session leaves the status unchanged
  const steps = [...ofCheckouts, ...ofPledges].filter(([from, to]) => from !== to);
  expect([...new Set(steps.map(([from, to]) => `${from} -> ${to}`))].sort()).toEqual(
    await databaseSteps(),
  );
});

class Undone extends Error {}
/** Takes one step from one state in the database, and rolls it back. */
async function stepFrom(kind: string, state: DonationState, event: DonationEvent) {
  const donation = rows[kind]!;
  const result = { row: rowIn(kind, state), moved: false, status: "", url: null as string | null };
  const paid = { settledAt: new Date(), receiptNumber: BigInt(Date.now()) };
  const url = "https://pay.example/c/2";
  await db
    .$transaction(async (tx: Tx) => {
      // a row may be inserted in any state; only steps are guarded
      await tx.donation.delete({ where: { id: donation.id } });
      const { emailKey: _computed, ...columns } = donation;
      const { settledAt, ...row } = result.row;
      await tx.donation.create({
        data: { ...columns, ...row, ...(settledAt === null ? {} : paid) },
      });
      const locked = (await lockDonation(tx, donation.id, "test"))!;
      const settles = event === "paid" || event === "confirmed";
      const data = settles ? paid : { sessionUrl: url };
      result.moved = await takeStep(tx, locked, event, data);
      const after = await tx.donation.findUniqueOrThrow({ where: { id: donation.id } });
      result.status = after.status;
      result.url = after.sessionUrl;
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return result;
}

describe.each([
  ["one_off", checkoutStates],
  ["monthly", checkoutStates],
  ["pledge", pledgeStates],
] as const)("a donation in the database: %s", (kind, states) => {
  test.each([...states])(
    "%s: each step is written whole, and what is none not at all",
    async (state) => {
      for (const event of [...checkoutEvents, ...pledgeEvents]) {
        const { row, moved, status, url } = await stepFrom(kind, state, event);
        const step = next(row, event);
        const expected = typeof step === "object" ? step.to : row.status;
        expect({ event, moved, status }).toEqual({
          event,
          moved: typeof step === "object",
          status: expected,
        });
        const isWritten = moved && !["paid", "confirmed"].includes(event);
        expect(url).toBe(isWritten ? "https://pay.example/c/2" : row.sessionUrl);
      }
    },
  );
});

test("of two sessions for one donation only the first is stored", async () => {
  const { id } = await created("one_off");
  const both = [{ sessionId: `cs_test_1${id}` }, { sessionId: `cs_test_2${id}` }];
  const moved = await Promise.all(both.map((data) => takeStepAtOnce(id, "opened", data)));
  expect(moved.filter(Boolean)).toHaveLength(1);
  const stored = await db.donation.findUniqueOrThrow({ where: { id } });
  expect(stored).toMatchObject({ status: "checkout_open", ...both[moved.indexOf(true)] });
});

test("where money is booked with a step, an invalid step rolls everything back", async () => {
  const { id } = await created("pledge");
  const work = db.$transaction(async (tx) => {
    await tx.donation.update({ where: { id }, data: { donorName: "Another" } });
    await mustTakeStep(tx, (await lockDonation(tx, id, "test"))!, "confirmed");
  });
  await expect(work).rejects.toThrow('takes no step "confirmed" from created');
  const after = await db.donation.findUniqueOrThrow({ where: { id } });
  expect(after).toMatchObject({ status: "created", donorName: "Test Donor" });
});
