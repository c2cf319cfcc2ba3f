import { beforeAll, expect } from "vitest";
import { attack, notApplicable, startSite } from "./support/attack";

/** Amounts, by call and by form, through the running server. */
const site = startSite();

let campaign = { id: "", slug: "" };
beforeAll(async () => {
  const { makeCampaign, makeNgo } = await import("@/tests/support/factories");
  campaign = await makeCampaign((await makeNgo()).ngo.id);
});

const gifts = async () =>
  (await import("@/lib/db")).db.donation.count({ where: { campaignId: campaign.id } });

async function pledge(amount: string) {
  const body = `{"amount":${amount},"donorName":"A","donorEmail":"a${Math.random().toString(36).slice(2)}@test.example","paymentMethod":"crypto"}`;
  return site().request(`/api/v1/campaigns/${campaign.slug}/donate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
}

attack(
  "D2",
  "what is no whole number of cents in the range is refused, and nothing is made",
  async () => {
    const before = await gifts();
    for (const amount of [
      "1e308",
      "1e400",
      "-0",
      "100.5",
      "0.1",
      "9007199254740993",
      '"100"',
      "null",
      "true",
      "[100]",
      '{"gt":1}',
      "-100",
      "1E999999999",
    ]) {
      const answer = await pledge(amount);
      expect(answer.status, amount).toBe(400);
      expect(answer.text, amount).toContain('"path":"amount"');
    }
    expect(await gifts()).toBe(before);
  },
);

attack("D3", "the same JSON number in another writing is the same amount", async () => {
  for (const amount of ["1e2", "100.0"]) expect((await pledge(amount)).status, amount).toBe(200);
  const { db } = await import("@/lib/db");
  const rows = await db.donation.findMany({
    where: { campaignId: campaign.id },
    select: { amountCents: true },
  });
  expect(rows.map((row) => row.amountCents)).toEqual([100n, 100n]);
});

attack("D8", "a currency of the sender's choice is not taken", async () => {
  for (const currency of ["usd", "JPY", "BTC", "ＵＳＤ"]) {
    const body = {
      amount: 2500,
      currency,
      donorName: "A",
      donorEmail: "a@test.example",
      paymentMethod: "crypto",
    };
    expect(
      (await site().request(`/api/v1/campaigns/${campaign.slug}/donate`, { body })).status,
      currency,
    ).toBe(400);
  }
});

attack(
  "D9",
  "amounts in addresses and hidden fields decide nothing: the paid amount is what the provider was asked",
  async () => {
    const body = {
      items: [{ amount: 2500, name: "Sofa", description: "x" }],
      donorName: "A",
      donorEmail: "d9@test.example",
      campaignId: campaign.id,
      successUrl: `${site().url}/campaigns/${campaign.slug}/payment/success?amount=1`,
    };
    const answer = await site().request("/api/v1/payment/create-checkout-session", { body });
    expect(answer.status).toBe(200);
    const { sessionId } =
      (JSON.parse(answer.text) as { data?: { sessionId: string }; sessionId?: string }).data ??
      (JSON.parse(answer.text) as { sessionId: string });
    await site().sandbox.pay(sessionId!);
    const { db } = await import("@/lib/db");
    await site().until(
      "the gift is settled",
      async () =>
        (await db.donation.count({
          where: { campaignId: campaign.id, status: "succeeded", amountCents: 2500n },
        })) === 1,
      60,
    );
    const verified = await site().request(`/api/v1/payment/verify-session/${sessionId}?amount=1`);
    expect(verified.text).toMatch(/"amount":25(\.00)?[,}]/);
  },
);

attack("D12", "a goal of nothing, below nothing or without bound is refused", async () => {
  const { person } = await import("@/tests/support/people");
  const { token } = await person("approved");
  for (const goal of ["0", "-1", "1e18", "1000000000000000000", "NaN", "१००"]) {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      title: "Goal",
      description: "d",
      cause: "education",
      country: "KE",
      fundingGoal: goal,
    }))
      form.set(name, value);
    const answer = await site().request("/api/v1/campaigns", { method: "POST", token, body: form });
    expect(answer.status, goal).toBe(400);
  }
});

notApplicable("D11", "tips", "there is no tip, and no platform fee");
