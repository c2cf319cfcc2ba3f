// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import CampaignsPage from "@/app/[locale]/campaigns/page";
import CampaignDetailPage from "@/app/[locale]/campaigns/[slug]/page";
import EmbedPage from "@/app/[locale]/campaigns/[slug]/embed/page";
import NgoCampaignsPage from "@/app/[locale]/ngo-campaigns/[id]/page";
import { CampaignsPart } from "@/app/(app)/dashboard/_parts/campaigns-part";
import { CampaignGrid } from "@/components/admin/campaign-grid";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { consoleCampaigns } from "@/lib/campaigns/console-queries";
import { days, endOfUtcDay, now } from "@/lib/clock";
import { db } from "@/lib/db";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomText,
} from "@/tests/support/factories";
import { show, words } from "@/tests/support/page";

/** Requirements about rows as a person sees them, on each page that shows them. */
vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  permanentRedirect: (to: string) => {
    throw new Error(`goes to ${to}`);
  },
  useRouter: () => ({ push: () => {}, back: () => {} }),
  usePathname: () => "/",
  useParams: () => ({ locale: "en" }),
}));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}));
afterAll(() => db.$disconnect());

const drawn = async (part: React.ReactNode | Promise<React.ReactNode>): Promise<Document> =>
  new DOMParser().parseFromString(renderToStaticMarkup(<>{await part}</>), "text/html");
/** Every bar of a section: its value, its maximum, and its drawn length. */
const bars = (part: Document | Element | null) =>
  [...(part?.querySelectorAll<HTMLElement>('[role="progressbar"]') ?? [])].map((bar) => [
    bar.getAttribute("aria-valuenow"),
    bar.getAttribute("aria-valuemax"),
    bar
      .querySelector("i")
      ?.getAttribute("style")
      ?.match(/--percent: ?([\d.]+)%/)?.[1],
  ]);

describe("[DASH-034] [CAMP-061] [DATA-039] percent is raised / goal, rounded, at most 100, on every page that shows it", () => {
  const unique = `Percent ${randomText(4)}`;
  const cases = [
    { title: `${unique} half`, raisedCents: 17_55n, shown: "18" },
    { title: `${unique} less`, raisedCents: 17_49n, shown: "17" },
    { title: `${unique} over`, raisedCents: 131_40n, shown: "100" },
  ];
  let owner: Awaited<ReturnType<typeof makeNgo>>["owner"];
  const slugs = new Map<string, string>();
  beforeAll(async () => {
    const made = await makeNgo();
    owner = made.owner;
    for (const { title, raisedCents } of cases)
      slugs.set(
        title,
        (
          await makeCampaign(made.ngo.id, {
            title,
            raisedCents,
            fundingGoalCents: 100_00n,
            giftCount: 1,
            donorCount: 1,
            deadline: endOfUtcDay(new Date(now().getTime() + days(20))),
          })
        ).slug,
      );
  });
  const rowOf = (page: Document, title: string, row: string) =>
    [...page.querySelectorAll(row)].find((element) => words(element).includes(title)) ?? null;

  test("a campaign's page, its frame, the list", async () => {
    for (const { title, shown } of cases) {
      const page = await show(CampaignDetailPage, { params: { slug: slugs.get(title)! } });
      expect(bars(page)[0], title).toEqual([shown, "100", shown]);
      expect(words(page), title).toContain(`${shown}%`);
      const frame = await show(EmbedPage, { params: { slug: slugs.get(title)! } });
      expect(bars(frame)[0], title).toEqual([shown, "100", shown]);
      const list = await show(CampaignsPage, { query: { search: title } });
      expect(bars(list), title).toEqual([[shown, "100", shown]]);
    }
    // the excess over the goal is given in full
    expect(
      words(await show(CampaignDetailPage, { params: { slug: slugs.get(cases[2]!.title)! } })),
    ).toContain("$131");
  });

  test("the dashboard's cards and its table, and the console", async () => {
    const tab = await drawn(
      CampaignsPart({ actor: await ngoActorOf(owner), params: {}, at: now() }),
    );
    const admin = await actorOf(await makeAdmin());
    const { campaigns } = await consoleCampaigns(admin, { search: unique, page: 1, limit: 10 });
    const grid = await drawn(<CampaignGrid locale="en" campaigns={campaigns} />);
    expect(campaigns).toHaveLength(3);
    const columns = [...tab.querySelectorAll("thead th")].map(words);
    for (const { title, shown } of cases) {
      expect(bars(rowOf(tab, title, "article, li"))[0], title).toEqual([shown, "100", shown]);
      const cells = [...rowOf(tab, title, "tbody tr")!.querySelectorAll("td")].map(words);
      expect(cells[columns.indexOf("Goal")], title).toMatch(/^\$100(?:\.00)?$/);
      expect(cells[columns.indexOf("Percent")], title).toBe(`${shown}%`);
      expect(bars(rowOf(grid, title, "article, li"))[0], title).toEqual([shown, "100", shown]);
    }
  });
});

describe("[NGO-077] after the end of a verification the seal is nowhere", () => {
  const end = (ms: number) => new Date(now().getTime() + ms);
  test.each([
    ["runs", days(1), true],
    ["ended", -1_000, false],
  ])("%s", async (_name, ms, verified) => {
    const { ngo, owner } = await makeNgo({ verifiedUntil: end(ms) });
    const campaign = await makeCampaign(ngo.id, { title: `Seal ${randomText(5)}` });
    const actor = await ngoActorOf(owner);
    const side = (
      await drawn(DashboardShell({ actor, current: "dashboard", children: null }))
    ).querySelector("#side-bar");
    expect(/\bVerified/.test(words(side)), "side bar").toBe(verified);
    expect(/expired/i.test(words(side)), "side bar").toBe(!verified);

    const page = await show(CampaignDetailPage, { params: { slug: campaign.slug } });
    expect(
      page.querySelector("main header [data-slot=verified-badge]") !== null,
      "beside its name",
    ).toBe(verified);
    const panel = page.querySelector('[aria-labelledby="verified"]');
    expect(panel?.getAttribute("data-state"), "its look").toBe(verified ? "verified" : "expired");
    expect(panel?.querySelector("h2 [data-slot=verified-badge]") !== null, "seal").toBe(verified);
    expect(/Checked|Verified until/.test(words(panel)), "what was checked").toBe(verified);
    expect(/Verified organi[sz]ation/i.test(words(panel)), "seal").toBe(verified);
    expect(/expired/i.test(words(panel)), "seal").toBe(!verified);

    const own = await show(NgoCampaignsPage, { params: { id: ngo.id } });
    const under = own.querySelector("main header h1 + p")!;
    expect(under.querySelector("[data-slot=verified-badge]") !== null, "its own page").toBe(
      verified,
    );
    expect(/\bverified\b/i.test(words(under)), "its own page").toBe(verified);
    expect(/expired/i.test(words(under)), "its own page").toBe(!verified);
    // neither there nor on the cards of its campaigns
    expect(own.querySelectorAll("main [data-slot=verified-badge]"), "its own page").toHaveLength(
      verified ? 3 : 0,
    );

    const list = await show(CampaignsPage, { query: { search: campaign.title } });
    const card = [...list.querySelectorAll("article")].find((one) =>
      words(one).includes(campaign.title),
    )!;
    expect(/verified/i.test(card.innerHTML), "card").toBe(verified);
  });

  test("a suspended organisation's campaign says so, and neither that it is verified nor that its time ran out", async () => {
    const { ngo } = await makeNgo({ verifiedUntil: end(days(1)) });
    const campaign = await makeCampaign(ngo.id, { title: `Seal ${randomText(5)}` });
    await db.ngo.update({ where: { id: ngo.id }, data: { suspendedAt: now() } });
    const page = await show(CampaignDetailPage, { params: { slug: campaign.slug } });
    const panel = page.querySelector("[data-slot=verified-panel]");
    expect(panel?.getAttribute("data-state")).toBe("suspended");
    expect(words(panel)).toContain("Suspended");
    expect(words(panel)).not.toMatch(/verified|checked|expired/i);
  });
});
