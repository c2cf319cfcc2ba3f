import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";

/**
 * Two server processes on one database: a change made through one, or directly in the database, is visible through the
 * other.
 */
const site = startSite();
type Person = Awaited<ReturnType<(typeof import("@/tests/support/people"))["person"]>>;
type Campaign = { id: string; slug: string; ngoId: string };
let owner: Person;
let other: Person;
let campaign: Campaign;
let elsewhere: Campaign;
let second = "";

beforeAll(async () => {
  const { person } = await import("@/tests/support/people");
  const { makeCampaign } = await import("@/tests/support/factories");
  owner = await person("approved");
  other = await person("approved");
  campaign = await makeCampaign(owner.ngoId!);
  elsewhere = await makeCampaign(other.ngoId!);
  second = await site().another("own");
}, 120_000);

const text = async (base: string, at: string, headers: Record<string, string> = {}) =>
  (await fetch(base + at, { headers })).text();
const both = () => [site().url, second];
const pageOf = ({ slug }: Campaign) => `/campaigns/${slug}`;

/** Renames an organisation without notifying anybody: a page that shows the new name was rendered after this. */
async function renameUnheard(ngoId: string, name: string): Promise<void> {
  const { db } = await import("@/lib/db");
  await db.$transaction([
    db.$executeRaw`set local session_replication_role = replica`,
    db.$executeRaw`update ngo set name = ${name} where id = ${ngoId}`,
  ]);
}

/** Requested from every process, as a page and as the partial page that the script requests. */
async function everywhere(at: string, test: (page: string) => boolean, what: string) {
  for (const base of both()) {
    await site().until(`${what}: ${base}`, async () => test(await text(base, at)), 2);
    const part = { rsc: "1", "next-router-prefetch": "0" };
    await site().until(
      `${what}, as a part: ${base}`,
      async () => test(await text(base, `${at}?_rsc=1`, part)),
      2,
    );
  }
}

async function warm(at: string): Promise<void> {
  for (const base of both()) {
    await text(base, at);
    await text(base, `${at}?_rsc=1`, { rsc: "1" });
  }
}

async function give(to: Campaign, cents: number): Promise<void> {
  const answer = await site().request("/api/v1/payment/create-checkout-session", {
    body: {
      items: [{ amount: cents }],
      donorName: "Night Donor",
      donorEmail: "night@test.example",
      campaignId: to.id,
    },
    headers: { "idempotency-key": `night-${to.slug}-${cents}` },
  });
  const { sessionId } = JSON.parse(answer.text) as { sessionId: string };
  expect(await site().sandbox.pay(sessionId)).toMatchObject({ outcome: "paid" });
  const { db } = await import("@/lib/db");
  await site().until(
    "the gift is settled",
    async () => (await db.donation.count({ where: { sessionId, settledAt: { not: null } } })) === 1,
  );
}

attack("V1", "a campaign that is edited through one process is new through the other", async () => {
  await warm(pageOf(campaign));
  const form = new FormData();
  form.set("title", "Edited Through The First");
  const saved = await site().request(`/api/v1/campaigns/${campaign.id}`, {
    method: "PUT",
    body: form,
    token: owner.token,
  });
  expect(saved.status, saved.text).toBe(200);
  // whoever made the change sees it in the very next response
  expect(await text(site().url, pageOf(campaign))).toContain("Edited Through The First");
  await everywhere(
    pageOf(campaign),
    (page) => page.includes("Edited Through The First"),
    "the new title",
  );
});

attack("V2", "a closed campaign and hidden words are gone everywhere", async () => {
  const { makeCampaign, makeDonationRow } = await import("@/tests/support/factories");
  const { db } = await import("@/lib/db");
  const closing = await makeCampaign(owner.ngoId!);
  const words = "Courage for the night";
  const gift = await makeDonationRow(closing, { message: words, showWords: true });
  await everywhere(pageOf(closing), (page) => page.includes(words), "the words");
  await db.donation.update({
    where: { id: gift.id },
    data: { wordsHiddenAt: new Date(), wordsHiddenBy: "organisation" },
  });
  await everywhere(pageOf(closing), (page) => !page.includes(words), "no words");
  const donate = `${pageOf(closing)}/donate`;
  await everywhere(pageOf(closing), (page) => page.includes(donate), "the way to give");
  await db.campaign.update({ where: { id: closing.id }, data: { status: "completed" } });
  await everywhere(pageOf(closing), (page) => !page.includes(donate), "no way to give");
});

attack("V3", "a suspended organisation's campaigns take no gifts, on every process", async () => {
  const { makeCampaign, makeNgo } = await import("@/tests/support/factories");
  const { db } = await import("@/lib/db");
  const { ngo } = await makeNgo({ status: "approved" });
  const theirs = await makeCampaign(ngo.id);
  const donate = `${pageOf(theirs)}/donate`;
  await everywhere(pageOf(theirs), (page) => page.includes(donate), "the way to give");
  await db.ngo.update({ where: { id: ngo.id }, data: { suspendedAt: new Date() } });
  await everywhere(pageOf(theirs), (page) => !page.includes(donate), "no way to give");
});

attack(
  "V4",
  "a gift, its webhook and refused posts leave the page of another campaign",
  async () => {
    const name = `Unheard ${Date.now()}`;
    await warm(pageOf(elsewhere));
    await renameUnheard(other.ngoId!, name);
    await give(campaign, 4_321);
    for (let i = 0; i < 20; i++)
      await site().request("/api/v1/payment/webhook", { body: "{}", headers: {} });
    expect(await text(site().url, pageOf(elsewhere))).not.toContain(name);
    // and the old page came from the cache, although it could have been rendered: a change of its own renders it again
    const { db } = await import("@/lib/db");
    await db.campaign.update({ where: { id: elsewhere.id }, data: { title: "Drawn Again" } });
    await everywhere(
      pageOf(elsewhere),
      (page) => page.includes(name) && page.includes("Drawn Again"),
      "drawn after the change",
    );
  },
);

attack("V5", "gifts that follow each other are all on the page within seconds", async () => {
  const { makeCampaign } = await import("@/tests/support/factories");
  const busy = await makeCampaign(owner.ngoId!);
  await warm(pageOf(busy));
  for (const cents of [1_100, 2_200, 3_300]) await give(busy, cents);
  for (const base of both())
    await site().until(
      `the sum of three gifts: ${base}`,
      async () => (await text(base, pageOf(busy))).includes("$66"),
      8,
    );
});

attack("V6", "a listener that was cut off hears again, and draws what it missed", async () => {
  const { db } = await import("@/lib/db");
  const name = `Missed ${Date.now()}`;
  await warm(pageOf(elsewhere));
  await renameUnheard(other.ngoId!, name);
  for (const base of both()) expect(await text(base, pageOf(elsewhere))).not.toContain(name);
  const cut = await db.$queryRaw<unknown[]>`
    select pg_terminate_backend(pid)::text from pg_stat_activity where application_name = 'harambee pages'`;
  expect(cut).toHaveLength(2);
  for (const base of both())
    await site().until(
      `drawn after the gap: ${base}`,
      async () => (await text(base, pageOf(elsewhere))).includes(name),
      4,
    );
  await site().until(
    "both listen again",
    async () =>
      (
        await db.$queryRaw<unknown[]>`
          select 1 from pg_stat_activity where application_name = 'harambee pages'`
      ).length === 2,
  );
  await db.campaign.update({ where: { id: elsewhere.id }, data: { title: "Heard Again" } });
  await everywhere(pageOf(elsewhere), (page) => page.includes("Heard Again"), "heard again");
});
