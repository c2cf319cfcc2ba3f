import { createHmac, randomBytes } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import { makeAdminWithFactor, pressOf, reasonIn, type Admin } from "./support/admins";

/** Payments and webhooks through the running server. */
const site = startSite({ env: { APP_MODE: "production", FILES: "disk", MAIL: "outbox" } });

async function support() {
  const [factories, money, people, { db }, settle] = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/money"),
    import("@/tests/support/people"),
    import("@/lib/db"),
    import("@/lib/donations/settle"),
  ]);
  return { ...factories, ...money, ...people, db, ...settle };
}
let s: Awaited<ReturnType<typeof support>>;
let a: Admin;
beforeAll(async () => {
  s = await support();
  a = await makeAdminWithFactor();
});

const seconds = () => Math.floor(Date.now() / 1000);
const sign = (payload: string, at: number, secret: string) =>
  `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex")}`;
const eventOf = (more: object = {}) => ({
  id: `evt_${randomBytes(8).toString("hex")}`,
  object: "event",
  api_version: "2026-10-28.endive",
  created: seconds(),
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type: "payment_intent.created",
  data: { object: { id: "pi_1", object: "payment_intent" } },
  ...more,
});
const deliver = (payload: string, signature: string) =>
  site().request("/api/v1/payment/webhook", {
    body: payload,
    headers: {
      "content-type": "application/json",
      ...(signature ? { "stripe-signature": signature } : {}),
    },
  });

async function openGift() {
  const { ngo } = await s.makeNgo();
  const campaign = await s.makeCampaign(ngo.id);
  const body = {
    items: [{ amount: 2500 }],
    donorName: "A",
    donorEmail: s.randomEmail("p"),
    campaignId: campaign.id,
  };
  const begun = await site().request("/api/v1/payment/create-checkout-session", { body });
  expect(begun.status).toBe(200);
  const gift = await s.db.donation.findFirstOrThrow({ where: { campaignId: campaign.id } });
  return { ngo, campaign, gift };
}

attack(
  "P1",
  "forged deliveries: no, other, old and future signatures, the other mode, another account: 400, and nothing is kept",
  async () => {
    const { gift } = await openGift();
    const own = site().webhookSecret;
    const paid = {
      type: "checkout.session.completed",
      data: {
        object: {
          id: gift.sessionId,
          object: "checkout.session",
          payment_status: "paid",
          client_reference_id: gift.id,
          amount_total: 2500,
        },
      },
    };
    const tries: [string, object, (payload: string) => string][] = [
      ["no signature", {}, () => ""],
      ["garbage", {}, () => "t=1,v1=00"],
      ["another secret", {}, (p) => sign(p, seconds(), "whsec_other")],
      ["an empty secret", {}, (p) => sign(p, seconds(), "")],
      ["stale", {}, (p) => sign(p, seconds() - 301, own)],
      ["future", {}, (p) => sign(p, seconds() + 301, own)],
      ["far future", {}, (p) => sign(p, seconds() + 86_400 * 365, own)],
      ["other text", {}, (p) => sign(`${p} `, seconds(), own)],
      ["two times", {}, (p) => `t=${seconds()},${sign(p, seconds() - 86_400, own)}`],
      ["other scheme", {}, (p) => sign(p, seconds(), own).replace("v1=", "v0=")],
      ["the other mode", { livemode: true }, (p) => sign(p, seconds(), own)],
      ["another account", { account: "acct_1" }, (p) => sign(p, seconds(), own)],
      ["an odd id", { id: "evt_' or 1=1" }, (p) => sign(p, seconds(), own)],
      ["no data", { data: null }, (p) => sign(p, seconds(), own)],
    ];
    for (const [name, more, signature] of tries) {
      const payload = JSON.stringify(eventOf({ ...paid, ...more }));
      const answer = await deliver(payload, signature(payload));
      expect([name, answer.status]).toEqual([name, 400]);
      expect(answer.text, name).toBe(
        '{"success":false,"error":"invalid_signature","code":"bad_request"}',
      );
    }
    expect(await s.db.providerEvent.count({ where: { objectId: gift.sessionId } })).toBe(0);
    expect(
      (await s.db.donation.findUniqueOrThrow({ where: { id: gift.id } })).settledAt,
    ).toBeNull();
    const good = JSON.stringify(eventOf());
    expect(
      (await deliver(good, sign(good, seconds(), own))).status,
      "the attack signs as the provider does",
    ).toBe(200);
  },
);

attack(
  "P2",
  "a signed word that an unpaid session is paid credits nothing: the provider is asked",
  async () => {
    const { gift, ngo } = await openGift();
    const object = {
      id: gift.sessionId,
      object: "checkout.session",
      status: "complete",
      payment_status: "paid",
      client_reference_id: gift.id,
      amount_total: 99_999_999,
      currency: "usd",
    };
    for (const type of ["checkout.session.completed", "checkout.session.async_payment_succeeded"]) {
      const event = eventOf({ type, data: { object } });
      const payload = JSON.stringify(event);
      expect((await deliver(payload, sign(payload, seconds(), site().webhookSecret))).status).toBe(
        200,
      );
      await site().until(
        "it is worked off",
        async () =>
          (await s.db.providerEvent.findUniqueOrThrow({ where: { id: event.id } })).status !==
          "new",
        60,
      );
    }
    expect(
      (await s.db.donation.findUniqueOrThrow({ where: { id: gift.id } })).settledAt,
    ).toBeNull();
    expect(await s.db.ledgerEntry.count({ where: { account: { ngoId: ngo.id } } })).toBe(0);
  },
);

attack(
  "P5",
  "session numbers cannot be searched: 429 from sixty a minute on, one session twelve times, and unknown ones all say the same (R4r)",
  async () => {
    const from = "198.18.50.5";
    const texts = new Set<string>();
    const statuses: number[] = [];
    for (let i = 0; i < 75; i++) {
      const answer = await site().request(
        `/api/v1/payment/verify-session/cs_test_${randomBytes(12).toString("hex")}`,
        { from },
      );
      statuses.push(answer.status);
      if (answer.status !== 429)
        texts.add(`${answer.status} ${answer.text.replace(/"request_?[iI]d":"[^"]*"/, "")}`);
    }
    expect(texts.size).toBe(1);
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(60);
    expect(statuses.at(-1)).toBe(429);
    const { gift } = await openGift();
    const one: number[] = [];
    for (let i = 0; i < 16; i++)
      one.push((await site().request(`/api/v1/payment/verify-session/${gift.sessionId}`)).status);
    expect(one.filter((status) => status !== 429)).toHaveLength(12);
    for (const odd of [
      "cs_%00",
      "cs_test_%27or1=1",
      "x",
      `cs_${"a".repeat(280)}`,
      "%E0%A4%A",
      "cs_test_../../x",
    ]) {
      const answer = await site().request(`/api/v1/payment/verify-session/${odd}`);
      expect([400, 404, 200, 308], odd).toContain(answer.status);
      expect(answer.text).not.toContain('"paid"');
    }
  },
);

attack(
  "P6",
  "a gift to an organisation that is not approved, suspended, or a campaign that is gone: refused before the provider is asked",
  async () => {
    const make = async (ngo: Record<string, unknown>, campaign: Record<string, unknown> = {}) =>
      s.makeCampaign((await s.makeNgo(ngo)).ngo.id, campaign);
    const campaigns = {
      unapproved: await make({ status: "pending" }),
      rejected: await make({ status: "rejected" }),
      suspended: await make({ suspendedAt: new Date(), suspensionReason: "x" }),
      deleted: await make({}, { archivedAt: new Date() }),
      draft: await make({}, { status: "draft", publishedAt: null }),
      paused: await make({}, { status: "paused" }),
      completed: await make({}, { status: "completed" }),
    };
    const calls = (await site().sandbox.calls()).length;
    for (const [name, campaign] of Object.entries(campaigns)) {
      const donor = { donorName: "A", donorEmail: s.randomEmail("p6") };
      const answers = [
        await site().request(`/api/v1/campaigns/${campaign.slug}/donate`, {
          body: { amount: 2500, ...donor, paymentMethod: "card" },
        }),
        await site().request(`/api/v1/campaigns/${campaign.id}/donate`, {
          body: { amount: 2500, ...donor, paymentMethod: "crypto" },
        }),
        await site().request(`/api/v1/campaigns/${campaign.slug}/pending-payment`, {
          body: { amount: 2500, ...donor, paymentMethod: "daf" },
        }),
        await site().request("/api/v1/payment/create-checkout-session", {
          body: { items: [{ amount: 2500 }], ...donor, campaignId: campaign.id },
        }),
      ];
      for (const answer of answers) {
        expect([400, 404, 409], `${name}: ${answer.text}`).toContain(answer.status);
        expect(answer.text, name).not.toMatch(/cs_test_|PP-/);
      }
      expect(await s.db.donation.count({ where: { campaignId: campaign.id } }), name).toBe(0);
    }
    expect((await site().sandbox.calls()).length).toBe(calls);
  },
);

async function paidGift(cents = 50_00n) {
  const { ngo, owner } = await s.makeNgo();
  const campaign = await s.makeCampaign(ngo.id);
  const gift = await s.makeOpenDonation(campaign, { amountCents: cents });
  await s.settleDonation({
    donationId: gift.id,
    charge: s.paidCharge({ amountCents: cents, feeCents: 0n, donationId: gift.id }),
    cause: "test",
  });
  const { withSession } = await import("@/tests/support/second-factor");
  return { gift, ngo, campaign, session: await withSession(owner) };
}

attack(
  "P8",
  "refunds: not by an organisation or a visitor, not more than is left, not negative, not of a gift that is none",
  async () => {
    const { gift, session, campaign } = await paidGift();
    const other = await paidGift();
    const pledge = await s.makeOpenDonation(campaign, {
      kind: "pledge",
      method: "daf",
      status: "pending_confirmation",
      sessionId: null,
    });
    const calls = (await site().sandbox.calls()).length;
    const refund = (by: { cookie?: string }, fields: Record<string, string>) =>
      pressOf(site(), a, by, `/admin/gifts?refund=${gift.id}`, 'name="amount"', {
        donationId: gift.id,
        ...fields,
      });
    for (const by of [session, {}])
      expect((await refund(by, { amount: "10.00" })).status).not.toBe(500);
    for (const amount of [
      "50.01",
      "999999999999999999999",
      "-1",
      "-0.01",
      "0",
      "0.00",
      "1e3",
      "",
      "NaN",
      "0x10",
      "1,0,0",
      " ",
      "10.001",
    ]) {
      expect((await refund(a, { amount })).status, amount).toBe(200);
    }
    for (const donationId of [pledge.id, "don_none", "", "\u0000", "' or 1=1 --", "x".repeat(64)]) {
      expect((await refund(a, { donationId, amount: "1.00" })).status, donationId).toBe(200);
    }
    expect(await s.db.refund.count()).toBe(0);
    expect((await site().sandbox.calls()).length).toBe(calls);
    // the provider stays unreachable, so that the first refund has neither succeeded nor failed when the second is
    // requested
    await site().sandbox.fault({ do: "500_before" });
    expect((await refund(a, { amount: "30.00" })).status).toBe(303);
    const more = await refund(a, { amount: "20.01" });
    expect([more.status, reasonIn(more)]).toEqual([
      200,
      "The refund is larger than what is left of the gift",
    ]);
    expect(
      (await s.db.refund.findMany({ where: { donationId: { in: [gift.id, other.gift.id] } } })).map(
        (row) => [row.donationId, row.amountCents],
      ),
    ).toEqual([[gift.id, 30_00n]]);
    await site().sandbox.clearFaults();
  },
);

attack(
  "P11",
  "a pledge is decided once: no second yes, none after a no, no amount out of range, and not by its organisation",
  async () => {
    const { ngo, owner } = await s.makeNgo();
    const { withSession } = await import("@/tests/support/second-factor");
    const session = await withSession(owner);
    const campaign = await s.makeCampaign(ngo.id);
    const make = () =>
      s.makeOpenDonation(campaign, {
        kind: "pledge",
        method: "daf",
        status: "pending_confirmation",
        sessionId: null,
        amountCents: 100_00n,
      });
    const [one, two, third] = [await make(), await make(), await make()];
    // the third one's form stays on the page: its action id is used for the others
    const send = (
      by: { cookie?: string },
      which: string,
      donationId: string,
      more: Record<string, string> = {},
    ) =>
      pressOf(
        site(),
        a,
        by,
        `/admin/pledges?search=${third.ref}`,
        `aria-label="${which} ${third.ref}"`,
        { donationId, ...more },
      );
    const state = async (id: string) =>
      (await s.db.donation.findUniqueOrThrow({ where: { id } })).status;
    for (const by of [session, {}]) {
      expect((await send(by, "Confirm", one.id, { received: "100.00" })).status).not.toBe(500);
      expect((await send(by, "Cancel", one.id)).status).not.toBe(500);
    }
    expect(await state(one.id)).toBe("pending_confirmation");
    for (const received of ["-1", "0", "0.99", "1000000", "1e5", "", "１００ x", "100.005", "NaN"])
      expect((await send(a, "Confirm", one.id, { received })).status, received).toBe(200);
    expect((await send(a, "Confirm", one.id, { received: "100.00" })).status).toBe(303);
    for (const which of ["Confirm", "Cancel"]) {
      const again = await send(a, which, one.id, { received: "100.00" });
      expect([again.status, reasonIn(again)]).toEqual([
        200,
        "This pledge has already been decided",
      ]);
    }
    expect((await send(a, "Cancel", two.id)).status).toBe(303);
    expect(reasonIn(await send(a, "Confirm", two.id, { received: "100.00" }))).toBe(
      "This pledge has already been decided",
    );
    const paid = (await paidGift()).gift;
    expect(
      (await send(a, "Confirm", paid.id, { received: "100.00" })).status,
      "a card gift is no pledge",
    ).toBe(200);
    // ten concurrent presses make one refund
    const race = await Promise.all(
      Array.from({ length: 10 }, () =>
        send(a, "Confirm", third.id, { received: "100.00" }).catch(() => ({ status: 0 })),
      ),
    );
    expect(race.filter((answer) => answer.status === 303)).toHaveLength(1);
    expect([await state(one.id), await state(two.id), await state(third.id)]).toEqual([
      "confirmed",
      "rejected",
      "confirmed",
    ]);
    const credited = await s.db.ledgerEntry.aggregate({
      where: { account: { ngoId: ngo.id }, direction: "C" },
      _sum: { amountCents: true },
    });
    expect(credited._sum.amountCents).toBe(200_00n);
  },
  240_000,
);

attack("P12", "pledges in a row from one address: fifteen a minute, then 429", async () => {
  const { ngo } = await s.makeNgo();
  const campaign = await s.makeCampaign(ngo.id);
  const statuses: number[] = [];
  for (let i = 0; i < 20; i++) {
    const body = {
      amount: 2500,
      donorName: "A",
      donorEmail: s.randomEmail(),
      paymentMethod: "daf",
    };
    statuses.push(
      (
        await site().request(`/api/v1/campaigns/${campaign.slug}/pending-payment`, {
          body,
          from: "198.18.60.6",
        })
      ).status,
    );
  }
  expect(statuses.filter((status) => status < 300).length).toBeLessThanOrEqual(15);
  expect(statuses.at(-1)).toBe(429);
});
