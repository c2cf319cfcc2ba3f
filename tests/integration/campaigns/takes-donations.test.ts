import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { statuses, takesDonations, takingDonations } from "@/lib/campaigns/rules";
import { makeCampaign, makeNgo } from "../../support/factories";

const organisations = [
  { status: "pending", approvedAt: null },
  { status: "rejected", approvedAt: null },
  { status: "approved" },
  { status: "approved", suspendedAt: now() },
];

test("CAMP-085 OP-048: rule and query say the same of each state of campaign and organisation", async () => {
  const ids: string[] = [];
  for (const fields of organisations) {
    const { ngo } = await makeNgo(fields);
    for (const status of statuses)
      for (const archivedAt of [null, now()])
        ids.push((await makeCampaign(ngo.id, { status, archivedAt })).id);
  }
  const rows = await db.campaign.findMany({
    where: { id: { in: ids } },
    include: { ngo: { select: { status: true, suspendedAt: true } } },
  });
  expect(rows).toHaveLength(32);
  const found = await db.campaign.findMany({
    where: { ...takingDonations, id: { in: ids } },
    select: { id: true },
  });
  expect(found.map(({ id }) => id)).toEqual(
    rows.filter((row) => takesDonations(row)).map(({ id }) => id),
  );
  expect(found).toHaveLength(1);
});
