import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, hours, setClockForTests } from "@/lib/clock";
import { decrypt, encrypt } from "@/lib/auth/encryption";
import { systemActor, type UserActor } from "@/lib/auth/actor";
import { accounts } from "@/lib/ledger/accounts";
import { confirmPledge } from "@/lib/pledges/confirm";
import { recordDonation } from "@/lib/pledges/record";
import { orderRefund } from "@/lib/refunds/order-refund";
import { settleDonation } from "@/lib/donations/settle";
import { approveOrder, refuseOrder } from "@/lib/order-approval/decide";
import { approvePayout, approvePayouts } from "@/lib/payouts/approve-payout";
import { markPayoutUnknown } from "@/lib/payouts/mark-unknown";
import { exportPayouts } from "@/lib/payouts/export-payouts";
import { finishPayout } from "@/lib/payouts/finish-payout";
import { makeGrant } from "@/lib/payouts/make-grant";
import { payOutNow, reservePayout } from "@/lib/payouts/reserve-payout";
import { actorOf, makeAdmin, makeCampaign, makeNgo, randomText } from "@/tests/support/factories";
import { balance, expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";
import { workbookText } from "@/tests/support/workbook";

/**
 * All orders of actions (docs/decisions/016-four-eyes.md): every verb that moves money manually, in every order, by one
 * administrator alone, and the orders by two that must succeed.
 */
afterEach(async () => {
  setClockForTests(null);
  await expectSoundBooks();
});
afterAll(() => db.$disconnect());

const admin = async (): Promise<UserActor> => actorOf(await makeAdmin());
const limit = 10_000_00;

type Place = { ngoId: string; campaign: { id: string; ngoId: string } };

/** An organisation with bank details that is owed `cents` by a card donation. */
async function owed(cents: bigint): Promise<Place> {
  const { ngo } = await makeNgo();
  const bank = encrypt(
    JSON.stringify({
      accountHolderName: "Test",
      bankName: "Bank",
      accountNumber: "DE89370400440532013000",
      swiftCode: "COBADEFF",
    }),
    `bank:${ngo.id}`,
  );
  await db.ngo.update({
    where: { id: ngo.id },
    data: { bankCipher: bank.cipher, bankKeyVersion: bank.keyVersion },
  });
  const campaign = await makeCampaign(ngo.id);
  if (cents > 0n) await cardGift(campaign, cents);
  return { ngoId: ngo.id, campaign };
}

async function cardGift(campaign: { id: string; ngoId: string }, cents: bigint): Promise<string> {
  const gift = await makeOpenDonation(campaign, { amountCents: cents });
  await settleDonation({
    donationId: gift.id,
    charge: paidCharge({ amountCents: cents, feeCents: 0n, donationId: gift.id }),
    cause: "test",
  });
  return gift.id;
}

async function pledge(campaign: { id: string; ngoId: string }, cents: number): Promise<string> {
  const fields = {
    kind: "pledge",
    method: "daf",
    status: "pending_confirmation",
    sessionId: null,
    amountCents: BigInt(cents),
  };
  return (await makeOpenDonation(campaign, fields)).id;
}

const payoutsOf = (ngoId: string) =>
  db.payout.findMany({ where: { ngoId }, orderBy: { number: "asc" } });
const latest = async (ngoId: string): Promise<string> =>
  (await payoutsOf(ngoId)).at(-1)?.id ?? "pay_none";
const sent = (ngoId: string) =>
  db.payout.count({ where: { ngoId, status: { in: ["sent", "sending"] } } });

/** Everything about money that a person can press, each applied to the newest payout or to whatever waits. */
const verbs: Record<string, (by: UserActor, place: Place) => Promise<unknown>> = {
  run: (by, { ngoId }) => reservePayout(by, { ngoId, reason: "threshold" }),
  payNow: (by, { ngoId }) => payOutNow(by, { ngoId }),
  approve: async (by, { ngoId }) => approvePayout(by, { payoutId: await latest(ngoId) }),
  approveAll: async (by, { ngoId }) =>
    approvePayouts(by, { payoutIds: (await payoutsOf(ngoId)).map((p) => p.id) }),
  export: (by) => exportPayouts(by, { format: "xlsx" }),
  exportAgain: (by) => exportPayouts(by, { format: "xlsx", again: true }),
  sent: async (by, { ngoId }) =>
    finishPayout(by, { payoutId: await latest(ngoId), result: "sent", reference: randomText() }),
  failed: async (by, { ngoId }) =>
    finishPayout(by, {
      payoutId: await latest(ngoId),
      result: "failed",
      reference: "bank says no",
    }),
  returned: async (by, { ngoId }) =>
    finishPayout(by, {
      payoutId: await latest(ngoId),
      result: "returned",
      reference: "bank says back",
    }),
  doubt: async (by, { ngoId }) => markPayoutUnknown(by, { payoutId: await latest(ngoId) }),
  agree: async (by, { ngoId }) => {
    for (const order of await db.moneyOrder.findMany({ where: { ngoId, status: "waiting" } }))
      await approveOrder(by, { orderId: order.id });
  },
  refuse: async (by, { ngoId }) => {
    for (const order of await db.moneyOrder.findMany({ where: { ngoId, status: "waiting" } }))
      await refuseOrder(by, { orderId: order.id });
  },
};

/** The state of books and documents, without ids: two orders that lead to equal states have the same continuations. */
async function stateOf(place: Place, names: Map<string, string>): Promise<string> {
  // only whether people are the same matters, not who they are: the first one named is "1"
  const called = new Map<string, string>();
  const who = (id: string | null) => {
    if (id === null || !names.has(id)) return "-";
    if (!called.has(id)) called.set(id, String(called.size + 1));
    return called.get(id)!;
  };
  const last = (await payoutsOf(place.ngoId)).at(-1);
  const orders = await db.moneyOrder.findMany({
    where: { ngoId: place.ngoId, status: "waiting" },
    orderBy: { kind: "asc" },
  });
  const payout = last
    ? [
        last.status,
        who(last.madeBy),
        who(last.approvedBy),
        who(last.exportedBy),
        who(last.sentBy),
        who(last.endAskedBy),
      ].join(" ")
    : "none";
  return [payout, ...orders.map((o) => `${o.kind} ${who(o.askedBy)}`)].join(" | ");
}

/** The longest order. `npm run test:money` continues until no new state is found. */
const longest = process.env["LONG_TESTS"] ? 12 : 3;

type Start = "nothing made" | "made by the daily run";

/** Presses one verb; a refusal is a valid result, anything else an error. */
async function press(step: string, actors: UserActor[], place: Place): Promise<void> {
  const [name, verb] = step.split(".") as [string, string];
  await verbs[verb]!(actors["ABC".indexOf(name)]!, place).catch((error: unknown) => {
    if ((error as { code?: string }).code === undefined || !("key" in (error as object)))
      throw error;
  });
}

/**
 * Explores every order of the verbs by these people, but no state twice. A refused verb leaves the state unchanged, so
 * that the next one is tried there: only a verb that changed something needs a new state.
 */
async function everyOrder(
  start: Start,
  cents: bigint,
  people: () => Promise<UserActor[]>,
  check: (place: Place, path: string[]) => Promise<void>,
): Promise<number> {
  const standAt = async (path: string[]) => {
    const place = await owed(cents);
    const actors = await people();
    if (start === "made by the daily run")
      await reservePayout(systemActor("run"), { ngoId: place.ngoId, reason: "threshold" });
    for (const step of path) await press(step, actors, place);
    const names = new Map(actors.map((a, i) => [a.userId, "ABC"[i]!]));
    return { place, actors, state: () => stateOf(place, names) };
  };
  const first = await standAt([]);
  await check(first.place, []);
  const seen = new Set([await first.state()]);
  const open: string[][] = [[]];
  for (let path = open.shift(); path; path = open.shift()) {
    let here = await standAt(path);
    const state = await here.state();
    for (const i of here.actors.keys())
      for (const verb of Object.keys(verbs)) {
        const order = [...path, `${"ABC"[i]}.${verb}`];
        await press(order.at(-1)!, here.actors, here.place);
        await check(here.place, order);
        const next = await here.state();
        if (next === state) continue;
        if (!seen.has(next) && order.length < longest) open.push(order);
        seen.add(next);
        here = await standAt(path);
      }
  }
  return seen.size;
}

describe.each([
  ["below the threshold", 9_990_00n],
  ["above the threshold", 68_462_77n],
])("one administrator alone, %s", (_name, cents) => {
  test.each(["nothing made", "made by the daily run"] as const)(
    "[X20, N31] %s: in no order of steps does money leave",
    { timeout: 120_000 },
    async (start) => {
      const states = await everyOrder(
        start,
        cents,
        async () => [await admin()],
        async (place, path) => {
          expect(await sent(place.ngoId), path.join(", ")).toBe(0);
          expect(await balance(accounts.bank), path.join(", ")).toBe(bankBefore);
        },
      );
      expect(states).toBeGreaterThanOrEqual(3);
    },
  );
});

let bankBefore = 0n;
beforeAll(async () => {
  bankBefore = await balance(accounts.bank);
});

describe("one administrator and one who was disabled", () => {
  test("an approval by somebody who was disabled before the money left no longer counts; a third person's does", async () => {
    const [a, c] = [await admin(), await admin()];
    const user = await makeAdmin();
    const b = await actorOf(user);
    const { ngoId } = await owed(500_00n);
    const { payoutId } = await payOutNow(a, { ngoId });
    await approvePayout(b, { payoutId });
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
    await expect(exportPayouts(a, { format: "xlsx" })).rejects.toMatchObject({ code: "conflict" });
    await expect(finishPayout(a, { payoutId, result: "sent" })).rejects.toMatchObject({
      key: "payoutUnapproved",
    });
    // an old page or token of the disabled administrator does nothing
    await expect(approvePayout(b, { payoutId })).rejects.toMatchObject({ code: "forbidden" });
    await expect(exportPayouts(b, { format: "xlsx" })).rejects.toMatchObject({ code: "forbidden" });
    await expect(approvePayout(a, { payoutId })).rejects.toMatchObject({
      key: "payoutOwnApproval",
    });
    await approvePayout(c, { payoutId });
    await finishPayout(a, { payoutId, result: "sent", reference: randomText() });
    expect(await sent(ngoId)).toBe(1);
  });

  test("an order keeps waiting for an active administrator", async () => {
    const a = await admin();
    const user = await makeAdmin();
    const b = await actorOf(user);
    const { campaign, ngoId } = await owed(0n);
    const id = await pledge(campaign, limit);
    expect((await confirmPledge(a, { donationId: id })).waiting).toBe(true);
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
    const order = await db.moneyOrder.findFirstOrThrow({ where: { ngoId, status: "waiting" } });
    await expect(approveOrder(b, { orderId: order.id })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(approveOrder(a, { orderId: order.id })).rejects.toMatchObject({ key: "orderOwn" });
    expect(await balance(accounts.payable(ngoId))).toBe(0n);
  });
});

describe("two administrators: the rule does not stop the work", () => {
  test.each([
    ["made by the daily run", ["B.approve", "A.export", "A.sent"]],
    ["made by the daily run", ["A.approveAll", "B.export", "B.sent"]],
    ["made by the daily run", ["A.approve", "B.sent"]],
    ["nothing made", ["A.payNow", "B.approve", "A.export", "A.sent"]],
    ["nothing made", ["A.run", "B.approve", "A.sent"]],
    ["made by the daily run", ["B.approve", "A.export", "A.doubt", "A.sent"]],
    ["made by the daily run", ["A.failed", "A.payNow", "B.approve", "A.export", "A.sent"]],
    [
      "made by the daily run",
      ["B.approve", "A.export", "A.failed", "B.agree", "B.payNow", "A.approve", "B.sent"],
    ],
    [
      "made by the daily run",
      ["B.approve", "A.sent", "B.returned", "A.agree", "A.payNow", "B.approve", "A.sent"],
    ],
  ] as const)("%s: %j is sent", async (start, path) => {
    for (const cents of [150_00n, 68_462_77n]) {
      const place = await owed(cents);
      const people = [await admin(), await admin()];
      if (start === "made by the daily run")
        await reservePayout(systemActor("run"), { ngoId: place.ngoId, reason: "threshold" });
      for (const step of path) {
        const [name, verb] = step.split(".") as [string, string];
        await verbs[verb]!(people["AB".indexOf(name)]!, place);
      }
      expect((await payoutsOf(place.ngoId)).at(-1)).toMatchObject({
        status: "sent",
        amountCents: cents,
      });
      expect(await balance(accounts.payable(place.ngoId))).toBe(0n);
    }
  });

  test(
    "in every order of two people what is sent was handled by both, and every state leads on",
    { timeout: 300_000 },
    async () => {
      const states = await everyOrder(
        "made by the daily run",
        150_00n,
        async () => [await admin(), await admin()],
        async (place, path) => {
          for (const p of await payoutsOf(place.ngoId)) {
            if (!["sending", "unknown", "sent", "returned"].includes(p.status)) continue;
            expect(p.approvedBy, path.join(", ")).not.toBeNull();
            expect(
              [p.exportedBy, p.sentBy, p.madeBy].filter(Boolean),
              path.join(", "),
            ).not.toContain(p.approvedBy);
          }
        },
      );
      expect(states).toBeGreaterThan(10);
    },
  );
});

describe("an end that makes money due again", () => {
  test("[N32] returned and failed need the bank's reference and a second person; until then nothing is due", async () => {
    const [a, b] = [await admin(), await admin()];
    const { ngoId } = await owed(9_990_00n);
    const { payoutId } = await payOutNow(a, { ngoId });
    await approvePayout(b, { payoutId });
    await finishPayout(a, { payoutId, result: "sent", reference: randomText() });
    await expect(finishPayout(a, { payoutId, result: "returned" })).rejects.toMatchObject({
      issues: [{ path: "reference" }],
    });
    expect(await finishPayout(a, { payoutId, result: "returned", reference: "R-1" })).toEqual({
      waiting: true,
    });
    await expect(
      finishPayout(a, { payoutId, result: "returned", reference: "R-1" }),
    ).rejects.toMatchObject({ key: "orderWaiting" });
    await expect(payOutNow(a, { ngoId })).rejects.toMatchObject({ key: "payoutNotDue" });
    const order = await db.moneyOrder.findFirstOrThrow({
      where: { subject: payoutId, status: "waiting" },
    });
    expect(order).toMatchObject({
      kind: "payout_returned",
      amountCents: 9_990_00n,
      askedBy: a.userId,
    });
    await expect(approveOrder(a, { orderId: order.id })).rejects.toMatchObject({ key: "orderOwn" });
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => approveOrder(b, { orderId: order.id })),
    );
    expect(tries.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    expect(await balance(accounts.payable(ngoId))).toBe(9_990_00n);
    expect(await db.payout.findUniqueOrThrow({ where: { id: payoutId } })).toMatchObject({
      status: "returned",
      endAskedBy: a.userId,
      decidedBy: b.userId,
    });
  });

  test("the database enforces it too: no manual statement makes it due with one person's approval", async () => {
    const [a, b] = [await admin(), await admin()];
    const { ngoId } = await owed(200_00n);
    const { payoutId } = await payOutNow(a, { ngoId });
    const set = (data: object) => db.payout.update({ where: { id: payoutId }, data });
    await expect(set({ status: "sending", exportedBy: a.userId })).rejects.toThrow();
    await expect(set({ approvedBy: a.userId })).rejects.toThrow();
    await approvePayout(b, { payoutId });
    await expect(set({ status: "sending", exportedBy: b.userId })).rejects.toThrow();
    await expect(set({ status: "sent" })).rejects.toThrow();
    await exportPayouts(a, { format: "xlsx" });
    await expect(set({ approvedBy: a.userId })).rejects.toThrow();
    await expect(set({ status: "sent", sentBy: b.userId })).rejects.toThrow();
    await expect(set({ status: "failed", decidedBy: a.userId })).rejects.toThrow();
    await expect(
      set({ status: "failed", decidedBy: a.userId, endAskedBy: a.userId }),
    ).rejects.toThrow();
  });
});

describe("many small sums count together", () => {
  test("[N31] pledges, gifts by hand, grants and refunds of one person in a day: from 10,000.00 on a second person is needed", async () => {
    const [a, b] = [await admin(), await admin()];
    const places = await Promise.all([owed(5_000_00n), owed(0n), owed(0n)]);
    const [one, two, three] = places as [Place, Place, Place];
    expect(
      (await confirmPledge(a, { donationId: await pledge(one.campaign, 4_000_00) })).waiting,
    ).toBe(false);
    const gift = {
      campaignId: two.campaign.id,
      amountCents: 3_000_00,
      donorName: "By post",
      donorEmail: null,
      method: "daf" as const,
      message: null,
      showName: false,
      requestKey: randomText(),
    };
    expect((await recordDonation(a, gift)).waiting).toBe(false);
    const given = await cardGift(three.campaign, 2_999_99n);
    expect((await orderRefund(a, { donationId: given })).waiting).toBe(false); // 9,999.99
    const last = await pledge(two.campaign, 1_00);
    expect(await confirmPledge(a, { donationId: last })).toMatchObject({ waiting: true });
    expect((await recordDonation(a, { ...gift, requestKey: randomText() })).waiting).toBe(true);
    expect((await db.donation.findUniqueOrThrow({ where: { id: last } })).status).toBe(
      "pending_confirmation",
    );
    expect(await balance(accounts.payable(two.ngoId))).toBe(3_000_00n);
    const order = await db.moneyOrder.findFirstOrThrow({
      where: { subject: last, status: "waiting" },
    });
    await approveOrder(b, { orderId: order.id });
    expect(await balance(accounts.payable(two.ngoId))).toBe(3_001_00n);
    // what two people approved counts towards neither's limit; tomorrow is another day, for other organisations
    expect(
      (await confirmPledge(b, { donationId: await pledge(two.campaign, 9_999_99) })).waiting,
    ).toBe(false);
    setClockForTests(new Date(Date.now() + hours(24) + 1_000));
    expect(
      (await confirmPledge(a, { donationId: await pledge((await owed(0n)).campaign, 9_000_00) }))
        .waiting,
    ).toBe(false);
  });

  test("for one organisation 30 days count together, however the sum is cut over the days", async () => {
    const a = await admin();
    const place = await owed(0n);
    const other = await owed(0n);
    const start = Date.now();
    for (let day = 0; day < 3; day++) {
      setClockForTests(new Date(start + days(day * 2)));
      expect(
        (await confirmPledge(a, { donationId: await pledge(place.campaign, 3_333_00) })).waiting,
      ).toBe(false);
    }
    setClockForTests(new Date(start + days(6)));
    expect(
      (await confirmPledge(a, { donationId: await pledge(place.campaign, 3_333_00) })).waiting,
    ).toBe(true);
    expect(
      (await confirmPledge(a, { donationId: await pledge(other.campaign, 3_333_00) })).waiting,
    ).toBe(false);
    setClockForTests(new Date(start + days(31)));
    expect(
      (await confirmPledge(a, { donationId: await pledge(place.campaign, 3_333_00) })).waiting,
    ).toBe(false);
  });

  test("two sessions of one person at once: the sum is whole", { timeout: 60_000 }, async () => {
    const a = await admin();
    const place = await owed(0n);
    const pledges = await Promise.all(
      Array.from({ length: 14 }, () => pledge(place.campaign, 999_00)),
    );
    const results = await Promise.all(
      pledges.map((donationId) =>
        confirmPledge({ ...a, credential: { kind: "session", id: randomText() } }, { donationId }),
      ),
    );
    expect(results.filter((r) => !r.waiting)).toHaveLength(10);
    expect(await balance(accounts.payable(place.ngoId))).toBe(9_990_00n);
    expect(await db.moneyOrder.count({ where: { ngoId: place.ngoId, status: "waiting" } })).toBe(4);
  });

  test("a grant waits like the rest, is made once, and may be refused or withdrawn", async () => {
    const [a, b] = [await admin(), await admin()];
    const operator =
      (await db.ngo.findFirst({ where: { isOperator: true } })) ??
      (await makeNgo({ isOperator: true })).ngo;
    await cardGift(await makeCampaign(operator.id), 40_000_00n);
    const place = await owed(0n);
    const key = randomText();
    const grant = { ngoId: place.ngoId, amountCents: limit, requestKey: key };
    expect((await makeGrant(a, grant)).waiting).toBe(true);
    await expect(makeGrant(a, grant)).rejects.toMatchObject({ key: "orderWaiting" });
    const first = await db.moneyOrder.findFirstOrThrow({
      where: { subject: key, status: "waiting" },
    });
    await refuseOrder(a, { orderId: first.id });
    await expect(approveOrder(b, { orderId: first.id })).rejects.toMatchObject({
      code: "already_decided",
    });
    expect((await makeGrant(a, grant)).waiting).toBe(true);
    const again = await db.moneyOrder.findFirstOrThrow({
      where: { subject: key, status: "waiting" },
    });
    await Promise.allSettled([1, 2, 3].map(() => approveOrder(b, { orderId: again.id })));
    expect(await balance(accounts.payable(place.ngoId))).toBe(BigInt(limit));
  });

  test("a refund that waits sends nothing; agreed to, it goes once", async () => {
    const [a, b] = [await admin(), await admin()];
    const place = await owed(0n);
    const gift = await cardGift(place.campaign, 12_000_00n);
    expect(await orderRefund(a, { donationId: gift })).toMatchObject({
      refundId: null,
      waiting: true,
    });
    expect(await db.refund.count({ where: { donationId: gift } })).toBe(0);
    const order = await db.moneyOrder.findFirstOrThrow({
      where: { subject: gift, status: "waiting" },
    });
    await Promise.allSettled([1, 2, 3].map(() => approveOrder(b, { orderId: order.id })));
    expect(await db.refund.findMany({ where: { donationId: gift } })).toMatchObject([
      { amountCents: 12_000_00n, actorId: a.userId, status: "requested" },
    ]);
  });
});

test("[N33] bank details changed between approval and file: the money goes to the account that was approved", async () => {
  const [a, b] = [await admin(), await admin()];
  const { ngoId } = await owed(777_00n);
  const { payoutId } = await payOutNow(a, { ngoId });
  await approvePayout(b, { payoutId });
  const other = encrypt(
    JSON.stringify({
      accountHolderName: "Thief",
      bankName: "X",
      accountNumber: "GB33BUKB20201555555555",
    }),
    `bank:${ngoId}`,
  );
  await db.ngo.update({
    where: { id: ngoId },
    data: { bankCipher: other.cipher, bankKeyVersion: other.keyVersion },
  });
  const body = workbookText((await exportPayouts(a, { format: "xlsx" })).body);
  expect(body).toContain("DE89370400440532013000");
  expect(body).not.toContain("GB33BUKB20201555555555");
  const row = await db.payout.findUniqueOrThrow({ where: { id: payoutId } });
  expect(decrypt(row.bankCipher!, row.bankKeyVersion!, `bank:${ngoId}`)).toContain(
    "DE89370400440532013000",
  );
});
