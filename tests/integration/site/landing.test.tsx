import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import LandingPage from "@/app/[locale]/page";
import { days, endOfUtcDay, now } from "@/lib/clock";
import { db } from "@/lib/db";
import { publicTotals } from "@/lib/campaigns/list-queries";
import { makeCampaign, makeNgo } from "@/tests/support/factories";

afterAll(() => db.$disconnect());
const page = async (locale = "en") =>
  renderToStaticMarkup(await LandingPage({ params: Promise.resolve({ locale }) }));
const text = (markup: string) => markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

beforeAll(async () => {
  const { ngo } = await makeNgo();
  const end = (n: number) => endOfUtcDay(new Date(now().getTime() + days(n)));
  const make = (title: string, more: Record<string, unknown>) =>
    makeCampaign(ngo.id, { title, raisedCents: 500_00n, ...more });
  await make("Third to end", { deadline: end(30) });
  await make("First to end", { deadline: end(3) });
  await make("Second to end", { deadline: end(9) });
  await make("Later", { deadline: end(60) });
  await make("Nobody gave", { deadline: end(1), raisedCents: 0n });
  await make("Stopped", { deadline: end(2), status: "paused" });
  await make("Hidden", { status: "draft", publishedAt: null, raisedCents: 900_00n });
});

test("the front page shows the three campaigns that end first and have gifts, the sum from the database, and organisations", async () => {
  const markup = await page();
  const row = markup
    .split('data-slot="ending-soonest"')[1]!
    .split('data-slot="verified-organisations"')[0]!;
  const titles = [...row.matchAll(/>([^<]* to end|Later|Nobody gave|Stopped|Hidden)<\/bdi><\/a>/g)];
  expect(titles.map((m) => m[1])).toEqual(["First to end", "Second to end", "Third to end"]);
  const { campaigns, raisedCents } = await publicTotals();
  expect([campaigns, raisedCents]).toEqual([6, 5 * 500_00]); // the draft does not count
  expect(text(markup)).toContain("$2,500 raised in 6 campaigns");
  expect(text(row)).toContain("See all 6 campaigns");
  expect(markup.split('data-slot="verified-organisations"')[1]).toMatch(
    /href="\/ngo-campaigns\/ngo_/,
  );
  expect(text(await page("fr"))).toContain("réunis par 6 campagnes");
});

test("the specimen of the donation form is a link to the campaigns", async () => {
  const card = (await page()).split('id="features"')[1]!.split("</article>")[0]!;
  expect(card).toMatch(/<h3[^>]*><a [^>]*href="\/campaigns"/);
});
