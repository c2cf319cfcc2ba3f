import { afterAll, describe, expect, test, vi } from "vitest";
import ListPage, {
  generateMetadata as listMetadata,
} from "@/app/[locale]/campaigns/[slug]/updates/page";
import UpdatePage, {
  generateMetadata,
} from "@/app/[locale]/campaigns/[slug]/updates/[number]/page";
import StopPage from "@/app/[locale]/stop-updates/[token]/page";
import { db } from "@/lib/db";
import { days, now } from "@/lib/clock";
import { env } from "@/lib/env";
import { locales } from "@/lib/i18n/locales";
import { leaveUpdates } from "@/lib/updates/leave";
import { leaveToken } from "@/lib/updates/mail-link";
import { updatesPerPage } from "@/lib/updates/rules";
import {
  makeCampaign,
  makeDonationRow,
  makeNgo,
  makeUpdate,
  visitor,
} from "@/tests/support/factories";
import { markupOf, textOf } from "@/tests/support/page";

vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
// it waits for the request, which a synchronous render cannot
vi.mock("@/components/forms/refused-form", () => ({ RefusedForm: () => null }));
afterAll(() => db.$disconnect());

const ago = (n: number): Date => new Date(now().getTime() - days(n));
const draw = (page: unknown, params: Record<string, string>, query: Record<string, string> = {}) =>
  markupOf(page, { params, query });
const of = (slug: string, number = "1", locale = "en") => ({ locale, slug, number });
const meta = (names: ReturnType<typeof of>) => generateMetadata({ params: Promise.resolve(names) });

/** The page's structured data of one type. */
function facts(markup: string, type: string): Record<string, unknown> | undefined {
  const scripts = [
    ...markup.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
  ];
  return scripts
    .flatMap(([, json]) => {
      const data = JSON.parse(json!) as { "@graph"?: unknown[] };
      return (data["@graph"] ?? [data]) as Record<string, unknown>[];
    })
    .find((thing) => thing["@type"] === type);
}

describe("the page behind the link that stops mails", () => {
  test("leads to where a donor finds the gift again, in the reader's language, and proves nothing by it", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const { id: updateId } = await makeUpdate(campaign.id);
    const donation = await makeDonationRow(campaign, { wantsUpdates: true });
    const { id: consentId } = await db.updateConsent.findFirstOrThrow({
      where: { emailKey: donation.emailKey! },
    });
    const token = leaveToken({ consentId, updateId });
    const page = (locale: string) => draw(StopPage, { locale, token });
    expect(await page("en")).not.toContain('<a href="/gifts">');
    await leaveUpdates(visitor, { token, all: false });
    expect(await page("en")).toContain('<a href="/gifts">');
    expect(await page("sw")).toContain('<a href="/sw/gifts">');
    expect(await page("en")).not.toContain(donation.donorEmail);
    await leaveUpdates(visitor, { token, all: true });
    expect(await page("fr")).toContain('<a href="/fr/gifts">');
  });
});

describe("the page of an update", () => {
  test("[IMP-080] is an article for search engines: who wrote it, when, and when it was edited late", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const title = `Two "pumps" run</script><script>alert(1)</script>`;
    const at = { publishedAt: ago(4), editedAt: ago(1) };
    await makeUpdate(campaign.id, { title, text: "They give **water**.\n\n- Lodwar", ...at });
    const markup = await draw(UpdatePage, of(campaign.slug));
    expect(markup).not.toContain("<script>alert");
    expect(facts(markup, "Article")).toMatchObject({
      headline: title,
      description: "They give water. Lodwar.",
      mainEntityOfPage: `${env.appUrl}/campaigns/${campaign.slug}/updates/1`,
      datePublished: at.publishedAt.toISOString(),
      dateModified: at.editedAt.toISOString(),
      author: { "@type": expect.any(String) as string, name: ngo.name },
    });
    expect(facts(markup, "BreadcrumbList")).toBeDefined();
    expect(textOf(markup)).toMatch(/edited on/i);
  });

  test("[IMP-080] has a share picture of its own and leads to the feed, in each language", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    await makeUpdate(campaign.id);
    for (const locale of locales) {
      const said = JSON.stringify(await meta(of(campaign.slug, "1", locale)));
      expect(said).toContain(`/share/${locale}/update/${campaign.slug}.1.png`);
      expect(said).toContain(`/campaigns/${campaign.slug}/feed.xml`);
    }
  });

  test("says of a suspended organisation that it is", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    await makeUpdate(campaign.id);
    const say = async () =>
      (await Promise.all([UpdatePage, ListPage].map((page) => draw(page, of(campaign.slug))))).map(
        (markup) => textOf(markup).includes("This organisation is suspended"),
      );
    expect(await say()).toEqual([false, false]);
    await db.ngo.update({ where: { id: ngo.id }, data: { suspendedAt: now() } });
    expect(await say()).toEqual([true, true]);
  });

  test("a beginning of a text is cut between characters, whatever they are stored in", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    for (const [i, text] of ["\u{1f4a7}".repeat(900), `x${"\u{1f4a7}".repeat(900)}`].entries())
      await makeUpdate(campaign.id, { number: i + 1, text });
    const markup = await draw(ListPage, { slug: campaign.slug });
    expect(markup.isWellFormed()).toBe(true);
    for (const n of ["1", "2"])
      expect((await meta(of(campaign.slug, n))).description!.isWellFormed()).toBe(true);
  });

  test("is not there for a draft, a hidden or a deleted one, a number that is none, and another campaign's", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const elsewhere = await makeCampaign(ngo.id);
    await makeUpdate(campaign.id, { publishedAt: null });
    await makeUpdate(campaign.id, { number: 2, hiddenAt: now(), hiddenReason: "Untrue" });
    await makeUpdate(campaign.id, { number: 3, deletedAt: now() });
    await makeUpdate(elsewhere.id, { number: 4 });
    for (const n of ["1", "2", "3", "4", "0", "-1", "1e0", "99999999999", "x", "1 "]) {
      await expect(draw(UpdatePage, of(campaign.slug, n)), n).rejects.toThrow("404");
      expect((await meta(of(campaign.slug, n))).title, n).toBe("404");
    }
  });
});

describe("the list of a campaign's updates", () => {
  test("[IMP-081] has nine on a page, newest first, each with its address; past the end there are none", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    for (let n = 1; n <= updatesPerPage + 2; n++)
      await makeUpdate(campaign.id, { number: n, title: `Report ${n}.`, publishedAt: ago(40 - n) });
    const shown = async (page: string) =>
      [
        ...textOf(await draw(ListPage, { slug: campaign.slug }, { page })).matchAll(
          /Report (\d+)\./g,
        ),
      ]
        .map(([, n]) => Number(n))
        .filter((n, i, all) => all.indexOf(n) === i);
    expect(await shown("1")).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(await shown("2")).toEqual([2, 1]);
    expect(await shown("3")).toEqual([]);
    expect(await shown("x")).toHaveLength(updatesPerPage);
    const said = await listMetadata({
      params: Promise.resolve({ locale: "en", slug: campaign.slug }),
      searchParams: Promise.resolve({}),
    });
    expect(JSON.stringify(said)).toContain(`/campaigns/${campaign.slug}/feed.xml`);
  });

  test("without one it says so and leads back to the campaign", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const markup = await draw(ListPage, { slug: campaign.slug });
    expect(textOf(markup)).toContain("No updates yet.");
    const [, main] = markup.split("<main");
    expect(main).toContain(`href="/campaigns/${campaign.slug}">Back to the campaign`);
  });
});
