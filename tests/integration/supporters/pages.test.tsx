import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import CampaignDetailPage from "@/app/[locale]/campaigns/[slug]/page";
import ListPage from "@/app/[locale]/campaigns/[slug]/with/page";
import SupporterRoute, { generateMetadata } from "@/app/[locale]/campaigns/[slug]/with/[name]/page";
import ReportPage from "@/app/[locale]/campaigns/[slug]/with/[name]/report/page";
import OwnPage from "@/app/[locale]/supporter/[token]/page";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { locales } from "@/lib/i18n/locales";
import { settleDonation } from "@/lib/donations/settle";
import { pageToken } from "@/lib/supporters/link";
import { makeCampaign, makeNgo } from "@/tests/support/factories";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";
import { markupOf, textOf } from "@/tests/support/page";
import { makeSupporterPage } from "@/tests/support/supporters";

vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  permanentRedirect: (to: string) => {
    throw new Error(`goes to ${to}`);
  },
  useRouter: () => ({ push: () => {}, back: () => {} }),
  usePathname: () => "/campaigns/x",
  useParams: () => ({ locale: "en" }),
}));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}));
// it waits for the request, which the plain renderer does not provide
vi.mock("@/components/forms/refused-form", () => ({ RefusedForm: () => null }));
afterAll(() => db.$disconnect());

let ngo: Awaited<ReturnType<typeof makeNgo>>["ngo"];
beforeAll(async () => {
  ngo = (await makeNgo({ country: "KE" })).ngo;
});
const draw = (page: unknown, params: Record<string, string>, query: Record<string, string> = {}) =>
  markupOf(page, { params, query });

async function world(fields: Record<string, unknown> = {}) {
  const campaign = await makeCampaign(ngo.id);
  const page = await makeSupporterPage(campaign.id, fields);
  return { campaign, page, names: { slug: campaign.slug, name: page.address } };
}
async function give({ campaign, page }: Awaited<ReturnType<typeof world>>) {
  const donation = await makeOpenDonation(campaign, {
    supporterPageId: page.id,
    showName: true,
    donorName: "Kofi Mensah",
  });
  const charge = paidCharge({ donationId: donation.id });
  await settleDonation({ donationId: donation.id, charge, cause: "test" });
}
const meta = (names: { slug: string; name: string }) =>
  generateMetadata({
    params: Promise.resolve({ locale: "en", ...names }),
    searchParams: Promise.resolve({}),
  });

describe("a supporter's page", () => {
  test("says who raises how much for what, holds the campaign's form with its own address, and is found once it took a gift", async () => {
    const w = await world();
    expect((await meta(w.names)).robots).toEqual({ index: false });
    await give(w);
    const markup = await draw(SupporterRoute, w.names);
    const text = textOf(markup);
    for (const words of [
      `Amina Otieno raises money for ${w.campaign.title}`,
      "My mother walked to that well.",
      "$25",
      "of $1,000",
      "1 gift",
      "3% of the goal raised",
      "Kofi Mensah",
      ngo.name,
    ])
      expect(`${text} ${markup}`).toContain(words);
    expect(markup).toContain(`name="supporter" value="${w.page.address}"`);
    expect(markup).toContain(`name="campaign" value="${w.campaign.slug}"`);
    expect(markup).toContain('"@type":"DonateAction"');
    expect(markup).toContain(`/share/en/qr/${w.campaign.slug}.${w.page.address}`);
    const found = await meta(w.names);
    expect(found.robots).toBeUndefined();
    expect(JSON.stringify(found.openGraph)).toContain(
      `/share/en/supporter/${w.campaign.slug}.${w.page.address}.png`,
    );
    // its owner's address appears nowhere
    expect(markup).not.toContain(w.page.email);
  });

  test("what was typed is text, never markup", async () => {
    const w = await world({ name: "<b>Amina</b>", words: '</script><img src=x onerror="1">' });
    const markup = await draw(SupporterRoute, w.names);
    expect(markup).not.toMatch(/<b>Amina|<img src=x|<\/script><img/);
  });

  test.each([
    ["ended", { endedAt: now() }, {}, "This page has ended."],
    ["of a paused campaign", {}, { status: "paused" }, "not accepting donations at the moment"],
    [
      "of a completed campaign",
      {},
      { status: "completed", completedAt: now() },
      "This campaign is completed.",
    ],
  ])("that is %s says so and has no form", async (_, ofPage, ofCampaign, said) => {
    const w = await world(ofPage);
    await db.campaign.update({ where: { id: w.campaign.id }, data: ofCampaign });
    const markup = await draw(SupporterRoute, w.names);
    expect(textOf(markup)).toContain(said);
    expect(markup).not.toContain('name="donorName"');
  });

  test("of a suspended organisation has no form", async () => {
    const other = (await makeNgo()).ngo;
    const campaign = await makeCampaign(other.id);
    const page = await makeSupporterPage(campaign.id);
    await db.ngo.update({ where: { id: other.id }, data: { suspendedAt: now() } });
    const markup = await draw(SupporterRoute, { slug: campaign.slug, name: page.address });
    expect(markup).not.toContain('name="donorName"');
    expect(textOf(markup)).toContain("not accepting donations at the moment");
  });

  test("that is hidden, not confirmed, or of another campaign is not there, nor is its report", async () => {
    const w = await world();
    const other = await world();
    const hidden = await world({ hiddenAt: now(), hiddenBy: "organisation", hiddenReason: "No." });
    const waiting = await world({ confirmedAt: null });
    for (const names of [
      hidden.names,
      waiting.names,
      { slug: w.campaign.slug, name: other.page.address },
      { slug: w.campaign.slug, name: "..%2f..%2fadmin" },
      { slug: w.campaign.slug, name: "admin" },
    ])
      for (const page of [SupporterRoute, ReportPage])
        await expect(draw(page, names)).rejects.toThrow("not found");
  });

  test("an old address of its campaign leads on to the new one", async () => {
    const w = await world();
    const id = { slug: w.campaign.id, name: w.page.address };
    await expect(draw(SupporterRoute, id)).rejects.toThrow(
      `goes to /campaigns/${w.campaign.slug}/with/${w.page.address}`,
    );
    await expect(draw(ReportPage, id)).rejects.toThrow(`${w.page.address}/report`);
    await expect(draw(ListPage, { slug: w.campaign.id })).rejects.toThrow(
      `goes to /campaigns/${w.campaign.slug}/with`,
    );
  });
});

describe("the campaign", () => {
  test("shows who raised most, and the quiet link; without a page the link alone; closed and without a page nothing", async () => {
    const w = await world();
    await give(w);
    const some = await draw(CampaignDetailPage, { slug: w.campaign.slug });
    expect(textOf(some)).toContain("Raised by supporters");
    expect(some).toContain(`href="/campaigns/${w.campaign.slug}/with/${w.page.address}"`);
    const quiet = "Raise money for this campaign in your own name";
    expect(textOf(some)).toContain(quiet);
    const bare = await makeCampaign(ngo.id);
    const none = textOf(await draw(CampaignDetailPage, { slug: bare.slug }));
    expect(none).toContain(quiet);
    expect(none).not.toContain("Raised by supporters");
    await db.campaign.update({ where: { id: bare.id }, data: { status: "paused" } });
    expect(textOf(await draw(CampaignDetailPage, { slug: bare.slug }))).not.toContain(quiet);
  });

  test("lists them in pages, with the form that opens one while it takes gifts", async () => {
    const w = await world();
    for (let i = 0; i < 25; i++) await makeSupporterPage(w.campaign.id, { name: `Page ${i}` });
    const rows = (markup: string) => markup.split("/with/").length;
    const first = await draw(ListPage, { slug: w.campaign.slug });
    const second = await draw(ListPage, { slug: w.campaign.slug }, { page: "2" });
    expect(rows(first)).toBeGreaterThan(rows(second));
    expect(textOf(first)).toContain("26 people raise money for this campaign.");
    expect(first).toContain('id="supporter-open"');
    await db.campaign.update({ where: { id: w.campaign.id }, data: { status: "paused" } });
    const closed = await draw(ListPage, { slug: w.campaign.slug });
    expect(closed).not.toContain('id="supporter-open"');
    await db.supporterPage.updateMany({
      where: { campaignId: w.campaign.id },
      data: { endedAt: now() },
    });
    const none = textOf(await draw(ListPage, { slug: w.campaign.slug }));
    expect(none, "nobody is asked to be the first where nobody can").not.toContain("the first");
    expect(none).toContain(`Pages of supporters: ${w.campaign.title}`);
  });
});

test.each(locales)("every page in %s, without a text that is missing", async (locale) => {
  const w = await world({ goalCents: null });
  await give(w);
  const names = { locale, ...w.names };
  const hidden = await world({ hiddenAt: now(), hiddenBy: "organisation", hiddenReason: "Nein." });
  const pages = [
    await draw(SupporterRoute, names),
    await draw(ReportPage, names),
    await draw(ListPage, names),
    await draw(OwnPage, { locale, token: await pageToken(w.page) }),
    await draw(OwnPage, { locale, token: await pageToken(hidden.page) }),
    await draw(OwnPage, {
      locale,
      token: await pageToken((await world({ confirmedAt: null })).page),
    }),
  ];
  for (const markup of pages) expect(textOf(markup)).not.toMatch(/supporters\.\w|\{\w+\}/);
  expect(textOf(pages[4]!)).toContain("Nein.");
  expect(pages[5]).not.toContain("/with/");
});

test("a link that opens nothing is not there", async () => {
  await expect(draw(OwnPage, { locale: "en", token: "x.y" })).rejects.toThrow("not found");
});
