import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { now, setClockForTests } from "@/lib/clock";
import { locales, type Locale } from "@/lib/i18n/locales";
import { encrypt } from "@/lib/auth/encryption";
import { FirstGifts } from "@/components/dashboard/first-gifts";
import { FirstRun } from "@/components/dashboard/first-run";
import { Overview } from "@/components/dashboard/overview/overview";
import { firstGifts } from "@/lib/statistics/first-gifts-queries";
import { firstRun } from "@/lib/statistics/first-run-queries";
import { thanksStates } from "@/lib/thanks/queries";
import { ngoOverview } from "@/lib/statistics/overview-queries";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  recountGiving,
  visitor,
} from "@/tests/support/factories";

afterEach(() => setClockForTests(null));
afterAll(() => db.$disconnect());

const bankDetails = {
  accountHolderName: "Test",
  bankName: "Bank",
  accountNumber: "DE89370400440532013000",
  swiftCode: "COBADEFF",
  preferredCurrency: "USD",
};

const text = (html: string) =>
  html
    .replaceAll("<wbr/>", "") // marks where an address may be broken across lines
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

async function ngoWithGifts() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id, {
    title: "Pumps",
    fundingGoalCents: 300_00n,
    deadline: new Date("2029-01-01"),
  });
  const gift = (settledAt: string, amountCents: bigint, kind = "one_off") =>
    makeDonationRow(campaign, { settledAt: new Date(settledAt), amountCents, kind });
  await gift("2028-10-10T00:00:00Z", 100_00n);
  await gift("2028-11-03T00:00:00Z", 90_00n);
  await gift("2028-11-04T00:00:00Z", 60_00n, "monthly");
  await recountGiving(ngo.id);
  return ngoActorOf(owner);
}

async function drawn(actor: Parameters<typeof ngoOverview>[0], open: boolean, locale = "en") {
  setClockForTests(new Date("2028-11-20T12:00:00Z"));
  return renderToStaticMarkup(
    <Overview locale={locale as "en"} overview={await ngoOverview(actor)} open={open} at={now()} />,
  );
}

test("the heading says what the months show, and a table holds each bar's figures", async () => {
  const markup = await drawn(await ngoWithGifts(), true);
  const shown = text(markup);
  expect(shown).toContain("$150 in November so far, 50% over all of October");
  expect(shown).toContain("November has 10 more days.");
  expect(shown).toContain("November 2028 $90 $60 $150 2");
  expect(shown).toContain("October 2028 $100 $0 $100 1");
  expect(shown).toContain("“Pumps” is $50 from its goal");
  expect(shown).toContain("Monthly gifts bring 24% of the money");
  expect(shown).toContain("33% of the gifts are $60 or less");
  expect(shown).toContain("No donor gave a second time yet");
  expect(markup).toMatch(
    /role="img" dir="ltr" aria-label="Bars for twelve months\. November 2028 was the highest with \$150/,
  );
  expect(markup).toMatch(/<details data-slot="overview" open=""/);
  // of the page's 40 KB
  expect(gzipSync(markup).length).toBeLessThan(10_000);
});

test("folded it is shut, with the finding in sight", async () => {
  const markup = await drawn(await ngoWithGifts(), false);
  expect(markup).toMatch(/<details data-slot="overview" class=/);
  const summary = /<summary.*?<\/summary>/.exec(markup)?.[0] ?? "";
  expect(text(summary)).toContain("50% over all of October");
});

test("every language says it, and no figure is missing", async () => {
  const actor = await ngoWithGifts();
  for (const locale of locales) {
    const shown = text(await drawn(actor, true, locale));
    expect(shown).not.toMatch(/statistics\.|undefined|NaN|\{/);
    expect(shown).toContain("150");
  }
});

test("an organisation sees what is left to do until all of it is done, also after its first gift", async () => {
  const { ngo, owner } = await makeNgo();
  await db.user.update({ where: { id: owner.id }, data: { emailConfirmedAt: null } });
  const actor = await ngoActorOf(owner);
  const shown = async (mayWrite = true, isOwner = true) => {
    const steps = await firstRun(actor);
    if (!steps) throw new Error("the first run is over");
    return renderToStaticMarkup(
      <FirstRun locale="en" steps={steps} seed={ngo.id} mayWrite={mayWrite} owner={isOwner} />,
    );
  };
  const states = (markup: string) => [...markup.matchAll(/data-state="(\w+)"/g)].map((m) => m[1]);
  expect(text(await shown())).toContain("4 steps to your first gift");
  expect(states(await shown())).toEqual(["next", "then", "then", "then"]);
  expect(await shown(true, false)).not.toContain("#bank");
  expect(await shown(false)).not.toContain("href=");

  await db.user.update({ where: { id: owner.id }, data: { emailConfirmedAt: now() } });
  expect(states(await shown())).toEqual(["done", "next", "then", "then"]);
  await makeCampaign(ngo.id, { status: "draft", publishedAt: null });
  expect(text(await shown())).toContain("Open your drafts");
  const campaign = await makeCampaign(ngo.id);
  expect(states(await shown())).toEqual(["done", "next", "done", "then"]);
  expect(text(await shown())).toContain("2 steps to your first gift");
  expect(await shown()).toContain(`/campaigns/${campaign.slug}#share`);

  const gift = await makeDonationRow(campaign, { message: "From one baker to another" });
  await recountGiving(ngo.id);
  expect(states(await shown())).toEqual(["done", "next", "done", "done"]);
  expect(text(await shown())).toContain("One step is left");
  expect(await shown()).not.toContain("#share");

  const bank = encrypt(JSON.stringify(bankDetails), `bank:${ngo.id}`);
  await db.ngo.update({
    where: { id: ngo.id },
    data: { bankCipher: bank.cipher, bankKeyVersion: bank.keyVersion },
  });
  expect(await firstRun(actor)).toBeNull();
  // given back: shared as before, and nobody has given yet
  await db.donation.update({
    where: { id: gift.id },
    data: { status: "refunded", refundedCents: 25_00n },
  });
  await recountGiving(ngo.id);
  expect(states(await shown())).toEqual(["done", "done", "done", "next"]);
});

test("the first gifts are told with their donors' words and a way to say thank you; plots come with the tenth", async () => {
  const { ngo, owner } = await makeNgo();
  const actor = await ngoActorOf(owner);
  const campaign = await makeCampaign(ngo.id, { title: "Oven" });
  const give = async (fields: Record<string, unknown>) => {
    const gift = await makeDonationRow(campaign, fields);
    await recountGiving(ngo.id);
    return gift;
  };
  const drawnGifts = async (locale: Locale = "en") => {
    const gifts = await firstGifts(actor);
    if (!gifts) throw new Error("no first gifts");
    const thanks = await thanksStates(
      actor,
      gifts.newest.map((gift) => gift.id),
    );
    return renderToStaticMarkup(
      <FirstGifts locale={locale} gifts={gifts} thanks={thanks} mayWrite />,
    );
  };
  expect(await firstGifts(actor)).toBeNull();
  const first = await give({
    donorName: "Njeri",
    message: "From one baker to another",
    settledAt: new Date("2028-11-01T10:00:00Z"),
  });
  const shown = await drawnGifts();
  expect(text(shown)).toContain("Your first gift!");
  expect(text(shown)).toContain("Njeri gave $25 to “Oven”.");
  expect(text(shown)).toContain("From one baker to another");
  expect(shown).toContain(`href="/dashboard/thanks/${first.id}"`);

  await give({
    donorName: "Secret",
    shareWithNgo: false,
    settledAt: new Date("2028-11-02T10:00:00Z"),
  });
  const two = await drawnGifts();
  expect(text(two)).toContain("2 gifts so far");
  expect(text(two)).toContain("Someone gave $25");
  expect(two).not.toContain("Secret");
  for (const locale of locales)
    expect(text(await drawnGifts(locale))).not.toMatch(/statistics\.|undefined|NaN|\{/);

  for (let i = 0; i < 7; i++) await give({});
  expect((await firstGifts(actor))?.count).toBe(9);
  await give({});
  expect(await firstGifts(actor)).toBeNull();
});

test("the first gifts are read by members of an approved organisation alone, each their own", async () => {
  const waiting = await makeNgo({ status: "pending" });
  for (const [actor, code] of [
    [visitor, "unauthenticated"],
    [await actorOf(await makeAdmin()), "forbidden"],
    [await ngoActorOf(waiting.owner), "forbidden"],
  ] as const)
    await expect(firstGifts(actor)).rejects.toMatchObject({ code });
  await ngoWithGifts();
  const other = await makeNgo();
  expect(await firstGifts(await ngoActorOf(other.owner))).toBeNull();
});

test("what holds the payouts leads to where it is mended", async () => {
  const actor = await ngoWithGifts();
  const shown = await drawn(actor, true);
  expect(text(shown)).toContain("Payouts are on hold. You have not added bank details yet.");
  expect(shown).toContain('href="/dashboard?tab=profile#bank"');
});

test("only members of an approved organisation may ask what is left to do", async () => {
  const pending = await makeNgo({ status: "pending" });
  for (const actor of [visitor, await actorOf(await makeAdmin()), await actorOf(pending.owner)])
    await expect(firstRun(actor)).rejects.toThrow();
});
