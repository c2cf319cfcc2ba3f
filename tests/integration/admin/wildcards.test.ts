import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { securityRows } from "@/lib/audit/security-queries";
import { listPublicCampaigns } from "@/lib/campaigns/list-queries";
import { consoleDonations } from "@/lib/donations/console-queries";
import { ngoDonors } from "@/lib/donations/ngo-donor-queries";
import { directory } from "@/lib/ngos/public-queries";
import { listNgos } from "@/lib/ngos/queries";
import { listPayouts } from "@/lib/payouts/queries";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  randomText,
  visitor,
} from "@/tests/support/factories";

afterAll(() => db.$disconnect());

const word = `Q${randomText(6)}`.toLowerCase();
const page = { page: 1, limit: 20 };
const searches: Record<string, (search: string) => Promise<number>> = {};

beforeAll(async () => {
  const { ngo, owner } = await makeNgo({ name: `Maji ${word} Trust` });
  const campaign = await makeCampaign(ngo.id, { title: `Pump ${word} now` });
  await makeDonationRow(campaign, {
    donorName: `Nia ${word} B`,
    status: "succeeded",
    settledAt: new Date(),
  });
  await db.payout.create({
    data: {
      id: `pay_${word}`,
      ngoId: ngo.id,
      amountCents: 100_00n,
      reason: "manual",
      period: "2026-01",
      status: "canceled",
    },
  });
  await db.securityEvent.create({
    data: {
      hour: new Date(),
      kind: "refused",
      subject: `who ${word} x`,
      network: "198.51.100.0",
      detail: "test",
    },
  });
  const admin = await actorOf(await makeAdmin());
  const member = await ngoActorOf(owner);
  searches["public campaigns"] = async (search) =>
    (await listPublicCampaigns({ search, ...page })).pagination.total;
  searches["the directory"] = async (search) => (await directory(search, 1, "en")).total;
  searches["organisations, public call"] = async (search) =>
    (await listNgos(visitor, { search, ...page })).pagination.total;
  searches["organisations, console"] = async (search) =>
    (await listNgos(admin, { search, ...page })).pagination.total;
  searches["gifts, console"] = async (search) =>
    (await consoleDonations(admin, { search, wished: false, sort: "new", ...page })).total;
  searches["payouts"] = async (search) => (await listPayouts(admin, { search, ...page })).total;
  searches["the security log"] = async (search) =>
    (await securityRows(admin, { search, kind: null, ...page })).total;
  searches["an organisation's donors"] = async (search) =>
    (await ngoDonors(member, { search, page: 1 })).total;
});

test("X1: in every search %, _ and \\ are letters", async () => {
  expect(Object.keys(searches)).toHaveLength(8);
  const wild = [
    `${word}%`,
    `%${word}`,
    `${word.slice(0, -1)}_`,
    `_${word.slice(1)}`,
    `${word}\\`,
    `${word[0]}%${word.slice(-1)}`,
  ];
  for (const [where, find] of Object.entries(searches)) {
    expect(await find(word.toUpperCase()), where).toBe(1);
    for (const search of wild) expect(await find(search), `${where}: ${search}`).toBe(0);
  }
});
