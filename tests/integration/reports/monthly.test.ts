import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, now, setClockForTests } from "@/lib/clock";
import { startDonation } from "@/lib/checkout/start";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { stoppedAmong } from "@/lib/reports/queries";
import { site } from "@/lib/site";
import { makeCampaign, makeNgo, randomText, visitor } from "@/tests/support/factories";
import { openPayments, typedDonation } from "@/tests/support/giving";
import { expectSoundBooks } from "@/tests/support/money";

let payments: Awaited<ReturnType<typeof openPayments>>;
beforeAll(async () => {
  payments = await openPayments();
});
afterAll(async () => {
  setClockForTests(null);
  await payments.close();
});

test("[IMP-082] monthly gifts of before go on while a campaign owes a report and takes no new ones", async () => {
  const { sandbox } = payments;
  const { id, slug } = await makeCampaign((await makeNgo()).ngo.id);
  const give = () =>
    startDonation(
      { ...visitor, address: `198.51.100.9-${randomText(3)}` },
      typedDonation(slug, { method: "card", frequency: "monthly" }),
    );
  const started = await give();
  if (started.kind !== "checkout") throw new Error("no checkout");
  const settleAll = async () => {
    for (const invoice of await sandbox.truth("invoice")) await settleInvoice(invoice.id, "test");
  };
  const settled = () =>
    db.donation.count({ where: { campaignId: id, status: "succeeded", settledAt: { not: null } } });
  await sandbox.pay(started.sessionId);
  await settleAll();
  expect(await settled()).toBe(1);
  const later = site.reports.stopDays + 5;
  await sandbox.advance(later * 86_400);
  setClockForTests(new Date(now().getTime() + days(later)));
  expect([...(await stoppedAmong([id]))]).toEqual([id]);
  await settleAll();
  expect(await settled()).toBeGreaterThan(3);
  await expect(give()).rejects.toMatchObject({ code: "report_owed" });
  await expectSoundBooks();
});
