import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { likelyPages } from "@/server/prepared-pages";
import { makeCampaign, makeNgo } from "@/tests/support/factories";

test("campaigns with the most donations in a month come first, then the newest; none that cannot be given to", async () => {
  const { ngo } = await makeNgo();
  const { ngo: refused } = await makeNgo({ status: "rejected" });
  const at = (day: number) => new Date(Date.UTC(2100, 0, day)); // newer than all others
  const [most, some, long, newest, ended, draft, hidden] = await Promise.all([
    makeCampaign(ngo.id, { publishedAt: at(1) }),
    makeCampaign(ngo.id, { publishedAt: at(2) }),
    makeCampaign(ngo.id, { publishedAt: at(3) }),
    makeCampaign(ngo.id, { publishedAt: at(4) }),
    makeCampaign(ngo.id, { publishedAt: at(5), status: "completed" }),
    makeCampaign(ngo.id, { publishedAt: null, status: "draft" }),
    makeCampaign(refused.id, { publishedAt: at(6) }),
  ]);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db.campaignDay.createMany({
    data: [
      { campaignId: most.id, day: daysAgo(3), gifts: 600_000_000, cents: 1n },
      { campaignId: most.id, day: daysAgo(4), gifts: 600_000_000, cents: 1n },
      { campaignId: some.id, day: daysAgo(1), gifts: 1_000_000_000, cents: 1n },
      { campaignId: long.id, day: daysAgo(40), gifts: 2_000_000_000, cents: 1n },
      { campaignId: ended.id, day: daysAgo(1), gifts: 2_000_000_000, cents: 1n },
    ],
  });
  const pages = await likelyPages(env.directDatabaseUrl!);
  await db.campaignDay.deleteMany({ where: { gifts: { gte: 600_000_000 } } });
  expect(pages.slice(0, 3)).toEqual(["/", "/campaigns", "/frontline-fund"]);
  const own = [most, some, long, newest, ended, draft, hidden].map(
    ({ slug }) => `/campaigns/${slug}`,
  );
  expect(pages.slice(3, 5)).toEqual(own.slice(0, 2));
  expect(pages.filter((page) => own.includes(page))).toEqual([own[0], own[1], own[3], own[2]]);
});
