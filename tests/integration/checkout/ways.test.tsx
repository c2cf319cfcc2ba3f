import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { confirmPledge } from "@/lib/pledges/confirm";
import { donationFilter } from "@/lib/donations/donation-filter";
import { allNgoDonors, ngoDonors } from "@/lib/donations/ngo-donor-queries";
import { ngoDonations } from "@/lib/donations/queries";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { startDonation } from "@/lib/checkout/start";
import { verifySession } from "@/lib/checkout/verify";
import { DonationsPart } from "@/app/(app)/dashboard/_parts/donations-part";
import { DonorsPart } from "@/app/(app)/dashboard/_parts/donors-part";
import SuccessPage from "@/app/[locale]/campaigns/[slug]/payment/success/page";
import { checkPayment } from "@/lib/checkout/payment-actions";
import { GET as mine } from "@/app/api/v1/campaigns/ngo/my-campaigns/route";
import { VerifyPayment } from "@/components/donations/verify-payment";
import { messagesOf } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { runMoneyWork } from "@/tests/support/webhook-endpoint";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomEmail,
  visitor,
} from "@/tests/support/factories";
import { openPayments, typedDonation } from "@/tests/support/giving";
import { call } from "@/tests/support/call";
import { expectSoundBooks } from "@/tests/support/money";
import { person } from "@/tests/support/people";
import type { Sandbox } from "@/tests/support/sandbox";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));

/**
 * Payment methods with the real sandbox: its sessions, hosted payment and webhooks, and what the organisation then
 * sees.
 */
let payments: Awaited<ReturnType<typeof openPayments>>;
let sandbox: Sandbox;
beforeAll(async () => {
  payments = await openPayments();
  ({ sandbox } = payments);
});
afterEach(async () => {
  await sandbox.clearFaults();
  await expectSoundBooks();
});
afterAll(() => payments.close());

const world = async () => {
  const { ngo, owner } = await makeNgo();
  return { ngo, owner, campaign: await makeCampaign(ngo.id) };
};
const input = (campaign: { slug: string }, more: Partial<GiveInput> = {}): GiveInput =>
  typedDonation(campaign.slug, { amountCents: 25_00, method: "card", ...more });
async function begin(campaign: { slug: string }, more: Partial<GiveInput> = {}) {
  const started = await startDonation(visitor, input(campaign, more));
  if (started.kind !== "checkout") throw new Error("a checkout was expected");
  return started;
}
const row = (id: string) => db.donation.findUniqueOrThrow({ where: { id } });
const text = (markup: string) =>
  markup
    .replaceAll("<wbr/>", "") // marks where an address may be broken across lines
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

describe("the session that is made", () => {
  test.each([
    ["card", "once", ["card"]],
    ["card", "monthly", ["card"]],
    ["google_pay", "once", ["card"]],
    ["google_pay", "monthly", ["card"]],
    ["bank_transfer", "once", ["us_bank_account"]],
    ["bank_transfer", "monthly", ["us_bank_account"]],
  ] as const)(
    "[GIVE-008, GIVE-041..046] %s, %s: the provider's hosted checkout in US dollars, of the stored amount",
    async (method, frequency, types) => {
      const { campaign } = await world();
      const started = await begin(campaign, { method, frequency, amountCents: 8_20 });
      expect(started.url).toContain(`/c/pay/${started.sessionId}`);
      const session = await sandbox
        .client()
        .checkout.sessions.retrieve(started.sessionId, { expand: ["line_items"] });
      expect(session).toMatchObject({
        mode: frequency === "once" ? "payment" : "subscription",
        currency: "usd",
        amount_total: 820,
        payment_method_types: types,
        client_reference_id: started.donationId,
        status: "open",
      });
      const page = await (await fetch(started.url)).text();
      expect(page).toContain("$8.20");
      expect(page.includes("Card number")).toBe(method !== "bank_transfer");
      expect(await row(started.donationId)).toMatchObject({
        currency: "usd",
        amountCents: 820n,
        method,
        kind: frequency === "once" ? "one_off" : "monthly",
      });
    },
  );

  test("[GIVE-039] every amount in the database is an integer of cents (bigint)", async () => {
    const columns = await db.$queryRaw<
      { name: string; type: string }[]
    >`select table_name || '.' || column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and (column_name like '%cents%' or column_name in ('debits', 'credits'))`;
    expect(columns.length).toBeGreaterThan(12);
    expect(columns.filter((c) => c.type !== "bigint")).toEqual([]);
    const inexact = await db.$queryRaw<
      unknown[]
    >`select column_name from information_schema.columns where table_schema = 'public' and data_type in ('real', 'money') or (table_schema = 'public' and data_type in ('double precision', 'numeric') and column_name not like 'focal%')`;
    expect(inexact).toEqual([]);
  });
});

describe("what records it", () => {
  test("[GIVE-057, GIVE-059] with every webhook lost, asking for the session records the gift; twenty at once record it once; unpaid it makes none", async () => {
    await sandbox.fault({ do: "drop_webhook", match: { event: "*" } });
    const { campaign } = await world();
    const started = await begin(campaign);
    expect((await verifySession(visitor, { sessionId: started.sessionId })).state).toBe("failed");
    expect((await row(started.donationId)).settledAt).toBeNull();
    await sandbox.pay(started.sessionId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        verifySession(visitor, { sessionId: started.sessionId, campaignId: campaign.slug }),
      ),
    );
    expect(new Set(answers.map((a) => a.state))).toEqual(new Set(["paid"]));
    expect(await row(started.donationId)).toMatchObject({ status: "succeeded", feeCents: 103n });
    expect(await db.job.count({ where: { dedupeKey: `receipt:${started.donationId}` } })).toBe(1);
    expect(await db.providerEvent.count({ where: { objectId: started.sessionId } })).toBe(0);
    expect(
      (
        await verifySession(visitor, {
          sessionId: started.sessionId,
          campaignId: "another-campaign",
        })
      ).state,
    ).toBe("failed");
  });

  test("[GIVE-057] opening the success page of a paid session books nothing; its action does", async () => {
    await sandbox.fault({ do: "drop_webhook", match: { event: "*" } });
    const { campaign } = await world();
    const started = await begin(campaign);
    await sandbox.pay(started.sessionId);
    for (const query of [{}, { checked: "1" }])
      await SuccessPage({
        params: Promise.resolve({ locale: "en", slug: campaign.slug }),
        searchParams: Promise.resolve({ session_id: started.sessionId, ...query }),
      });
    expect((await row(started.donationId)).settledAt).toBeNull();
    expect(await checkPayment(started.sessionId, campaign.slug)).toMatchObject({ state: "paid" });
    expect((await row(started.donationId)).settledAt).not.toBeNull();
  });

  test(
    "[GIVE-060] over HTTP at the same moment: twenty deliveries of the webhook, twenty calls to verify: one gift, one receipt",
    { timeout: 60_000 },
    async () => {
      await sandbox.fault({ do: "duplicate:19", match: { event: "checkout.session.completed" } });
      const { campaign } = await world();
      const started = await begin(campaign);
      await sandbox.fault({ do: "hold", match: { event: "*" } });
      await sandbox.pay(started.sessionId);
      await sandbox.clearFaults();
      await sandbox.release();
      const verify = () =>
        fetch(`${payments.endpoint.url}/api/v1/payment/verify-session/${started.sessionId}`).then(
          (answer) => answer.json() as Promise<{ success: boolean }>,
        );
      const [answers] = await Promise.all([
        Promise.all(Array.from({ length: 20 }, verify)),
        sandbox.deliver(),
        runMoneyWork(),
      ]);
      await sandbox.deliver();
      await runMoneyWork();
      expect(answers.every((a) => a.success)).toBe(true);
      expect(
        await db.ledgerTransaction.count({
          where: { donationId: started.donationId, kind: "charge" },
        }),
      ).toBe(1);
      expect(await db.job.count({ where: { dedupeKey: `receipt:${started.donationId}` } })).toBe(1);
      expect(
        await db.providerEvent.findFirst({
          where: { objectId: started.sessionId, type: "checkout.session.completed" },
        }),
      ).toMatchObject({ deliveries: 20 });
    },
  );

  test("[GIVE-043, GIVE-098] a bank debit is under way first and no thanks is said; then it clears, or comes back", async () => {
    const { campaign } = await world();
    const [good, bad] = [
      await begin(campaign, { method: "bank_transfer" }),
      await begin(campaign, { method: "bank_transfer", frequency: "monthly" }),
    ];
    for (const one of [good, bad])
      expect((await sandbox.pay(one.sessionId, "us_bank_account")).outcome).toBe("processing");
    const state = await verifySession(visitor, {
      sessionId: good.sessionId,
      campaignId: campaign.slug,
    });
    if (state.state !== "processing") throw new Error(state.state);
    const shown = text(
      renderToStaticMarkup(
        <VerifyPayment
          check={null}
          labels={messagesOf("en", "success")}
          links={{ campaigns: "/campaigns", campaign: "/c", donate: "/d", contact: "/contact" }}
          result={{
            state: "processing",
            amount: formatUsd(state.amountCents, "en", { exact: true }),
            campaignHref: "/c",
            giftHref: "/g",
          }}
        />,
      ),
    );
    expect(shown).toContain("Payment processing");
    expect(shown).toContain("as soon as it arrives");
    expect(shown).not.toMatch(/thank|receipt|Payment Failed/i);
    await sandbox.settle(good.sessionId);
    await sandbox.settle(bad.sessionId, false);
    await sandbox.deliver();
    await runMoneyWork();
    expect((await row(good.donationId)).status).toBe("succeeded");
    expect(await row(bad.donationId)).toMatchObject({ status: "failed", settledAt: null });
    expect((await verifySession(visitor, { sessionId: good.sessionId })).state).toBe("paid");
    expect((await verifySession(visitor, { sessionId: bad.sessionId })).state).toBe("failed");
  });
});

describe("what the organisation sees", () => {
  test("[GIVE-052] the wish to give monthly of a pledge is stored and shown; nothing is repeated by itself", async () => {
    const { owner, campaign } = await world();
    const [monthly, once] = await Promise.all(
      (["monthly", "once"] as const).map((frequency) =>
        startDonation(visitor, input(campaign, { method: "stocks", frequency })),
      ),
    );
    expect(await row(monthly!.donationId)).toMatchObject({
      wishesMonthly: true,
      monthlyGiftId: null,
      kind: "pledge",
    });
    expect((await row(once!.donationId)).wishesMonthly).toBe(false);
    const actor = await ngoActorOf(owner);
    expect(
      (await ngoDonations(actor, donationFilter({}), 1)).donations
        .map((d) => d.wishesMonthly)
        .sort(),
    ).toEqual([false, true]);
    const page = text(
      renderToStaticMarkup(<>{await DonationsPart({ actor, params: {}, at: now() })}</>),
    );
    expect(page.split("wants to give monthly")).toHaveLength(2);
    await confirmPledge(await actorOf(await makeAdmin()), { donationId: monthly!.donationId });
    expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(2);
    expect(await db.monthlyGift.count({ where: { campaignId: campaign.id } })).toBe(0);
  });

  test("[GIVE-074] each of the four ways of the two switches: name and e-mail are there unless sharing is off", async () => {
    const { owner, campaign } = await world();
    const gifts = [];
    for (const showName of [true, false])
      for (const shareWithNgo of [true, false]) {
        const donorName = `Donor ${showName ? "shown" : "hidden"} ${shareWithNgo ? "shared" : "kept"}`;
        const donorEmail = randomEmail(donorName.replaceAll(" ", "-").toLowerCase());
        const started = await begin(campaign, { showName, shareWithNgo, donorName, donorEmail });
        await sandbox.pay(started.sessionId);
        await verifySession(visitor, { sessionId: started.sessionId });
        gifts.push({ donorName, donorEmail, shareWithNgo });
      }
    const actor = await ngoActorOf(owner);
    const [donors, donations] = await Promise.all([
      DonorsPart({ actor, params: {}, at: now() }),
      DonationsPart({ actor, params: {}, at: now() }),
    ]);
    const [donorsPage, donationsPage] = [
      text(renderToStaticMarkup(<>{donors}</>)),
      text(renderToStaticMarkup(<>{donations}</>)),
    ];
    for (const gift of gifts) {
      expect(donorsPage.includes(gift.donorName), gift.donorName).toBe(gift.shareWithNgo);
      expect(donorsPage.includes(gift.donorEmail), gift.donorName).toBe(gift.shareWithNgo);
      expect(donationsPage.includes(gift.donorName), gift.donorName).toBe(gift.shareWithNgo);
    }
    expect(
      (await ngoDonors(actor, { search: "", page: 1 })).donors.filter((d) => d.name === null),
    ).toHaveLength(2);
  });

  test("[GIVE-086] the donors of its own campaigns, and of no other organisation's, on the dashboard, by export and by call", async () => {
    const me = await person("approved");
    const [own, others] = [await makeCampaign(me.ngoId!), (await world()).campaign];
    const names = new Map<string, string>();
    for (const campaign of [own, others]) {
      const donorEmail = randomEmail("whose");
      await startDonation(visitor, input(campaign, { method: "daf", donorEmail }));
      const started = await begin(campaign, { donorEmail });
      await sandbox.pay(started.sessionId);
      await verifySession(visitor, { sessionId: started.sessionId });
      names.set(campaign.id, donorEmail);
    }
    const owner = await db.ngoMember.findFirstOrThrow({ where: { ngoId: me.ngoId! } });
    const actor = await ngoActorOf({ id: owner.userId });
    const byCall = await call(mine, { ...(me.token ? { token: me.token } : {}) });
    const seen = [
      JSON.stringify((await ngoDonors(actor, { search: "", page: 1 })).donors.map((d) => d.email)),
      JSON.stringify(
        (await ngoDonors(actor, { search: "whose", page: 1 })).donors.map((d) => d.email),
      ),
      JSON.stringify((await allNgoDonors(actor, "")).map((d) => d.email)),
      JSON.stringify(byCall.body),
    ];
    for (const list of seen) {
      expect(list).toContain(names.get(own.id));
      expect(list).not.toContain(names.get(others.id));
    }
    expect(
      (await ngoDonations(actor, donationFilter({ campaign: others.id }), 1)).donations,
    ).toEqual([]);
  });
});
