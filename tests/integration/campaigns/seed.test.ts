import { afterAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { checkPassword } from "@/lib/auth/password";
import { visibleCampaign } from "@/lib/campaigns/queries";
import { checkInvariants } from "@/lib/ledger/check-invariants";
import { directory } from "@/lib/ngos/public-queries";
import { seedDemo } from "@/prisma/seed/demo";
import { seedOperator } from "@/prisma/seed/operator";
import { visitor } from "@/tests/support/factories";

afterAll(() => db.$disconnect());

describe("seed", () => {
  test("[FUND-029] [FUND-030] [FUND-045] every installation has the operator and its fund, once", async () => {
    await seedOperator();
    await seedOperator();
    expect(
      await db.ngo.findMany({ where: { isOperator: true }, include: { members: true } }),
    ).toMatchObject([{ status: "approved", members: [] }]);
    expect(await db.campaign.findMany()).toMatchObject([
      {
        slug: "frontline-fund",
        cardOnly: true,
        country: null,
        deadline: null,
        status: "ongoing",
        cause: "Emergency Relief & Humanitarian Aid",
      },
    ]);
  });

  test("[EMB-025] [ACCT-074] [PUB-123] [PUB-132] the demo data is made once, and its books are sound", async () => {
    await seedDemo();
    const count = async () => [
      await db.user.count(),
      await db.ngo.count(),
      await db.campaign.count(),
      await db.donation.count(),
      await db.ledgerTransaction.count(),
    ];
    const first = await count();
    await seedDemo();
    expect(await count()).toEqual(first);
    expect(await db.user.count({ where: { role: "admin" } })).toBe(2);
    for (const name of ["admin", "ngo", "pending", "rejected"]) {
      const user = await db.user.findUniqueOrThrow({
        where: { email: `${name}@harambee.example` },
        omit: { passwordHash: false },
      });
      expect(user.emailConfirmedAt).not.toBeNull();
      expect(await checkPassword(user.passwordHash, "pull-together")).toBe(true);
    }
    expect((await directory("", 1, "en")).total).toBe(6);
    expect(
      new Set(
        (await db.ngo.findMany({ where: { status: "approved", isOperator: false } })).map(
          (n) => n.likesBase,
        ),
      ),
    ).toEqual(new Set([376]));
    expect(new Set((await db.campaign.findMany()).map((c) => c.status))).toEqual(
      new Set(["draft", "ongoing", "paused", "completed"]),
    );
    expect((await visibleCampaign(visitor, "loima-pumps"))?.image?.widths).toEqual([
      400, 640, 800, 1200, 1600,
    ]);
    expect((await checkInvariants()).filter((r) => r.rows.length > 0)).toEqual([]);
    expect(await db.job.count({ where: { status: { not: "done" } } })).toBe(0);
  }, 240_000);

  test("[EMB-025] nothing is made where somebody is already", async () => {
    await db.setting.delete({ where: { key: "demo_seeded" } });
    const before = await db.donation.count();
    await seedDemo();
    expect(await db.donation.count()).toBe(before);
    expect(await db.setting.count({ where: { key: "demo_seeded" } })).toBe(0);
  });
});
