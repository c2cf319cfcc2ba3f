import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, now, setClockForTests } from "@/lib/clock";
import { makeMonthly } from "@/lib/checkout/make-monthly";
import { startDonation } from "@/lib/checkout/start";
import { thankYou } from "@/lib/checkout/thank-you";
import { donationMails } from "@/lib/donations/mails";
import { settleDonation } from "@/lib/donations/settle";
import { donationByToken } from "@/lib/donors/donation-queries";
import { monthlyGiftMails } from "@/lib/monthly-gifts/mails";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { stoppedAmong } from "@/lib/reports/queries";
import { site } from "@/lib/site";
import {
  makeCampaign,
  makeDonationRow,
  makeNgo,
  makeUpdate,
  randomEmail,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { openPayments, typedDonation } from "@/tests/support/giving";
import { linkOf } from "@/tests/support/links";
import { mailsTo } from "@/tests/support/mails";
import { expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";

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

  // nor is it offered to a donor whose monthly gift to another campaign ended
  await db.campaign.update({ where: { id }, data: { publishedAt: now() } });
  const { title, ngoId } = await db.campaign.findUniqueOrThrow({ where: { id } });
  const other = await makeCampaign(ngoId);
  const donation = await makeDonationRow(other, { status: "failed" });
  const ended = await db.monthlyGift.create({
    data: {
      id: `gif_${randomText(4)}`,
      campaignId: other.id,
      ngoId,
      status: "incomplete",
      amountCents: 12_00n,
      method: "card",
      firstDonationId: donation.id,
      donorName: "X Y",
      donorEmail: `${randomText(4)}@test.example`,
      donorKey: "x",
    },
  });
  for (const status of ["active", "canceled"])
    await db.monthlyGift.update({
      where: { id: ended.id },
      data: { status, endReason: "campaign_ended" },
    });
  await monthlyGiftMails["mail.monthly_stopped"]!({ giftId: ended.id } as never);
  const mail = await db.emailMessage.findFirstOrThrow({
    where: { dedupeKey: `monthly_stopped:${ended.id}` },
  });
  expect(mail.text).toContain(other.title);
  expect(mail.text).not.toContain(title);
  await expectSoundBooks();
});

test("[IMP-042] who gave once is offered no monthly gift while the campaign owes a report: on the gift's page, after paying, in the receipt", async () => {
  setClockForTests(null);
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  await makeDonationRow(campaign, {
    settledAt: new Date(now().getTime() - days(site.reports.stopDays + 1)),
  });
  // begun before the stop
  const donorEmail = randomEmail();
  const gift = await makeOpenDonation(campaign, { donorEmail });
  const charge = paidCharge({ donationId: gift.id });
  await settleDonation({ donationId: gift.id, charge, cause: "test" });
  const token = linkOf({ kind: "donation", id: gift.id, linkVersion: 1 });
  const offered = async (again: number) => {
    await donationMails["mail.receipt"]!({ donationId: gift.id, again } as never);
    const view = await donationByToken(token);
    return [
      view?.kind === "donation" && view.offer !== null,
      (await thankYou(gift.id, "en")).offer !== null,
      (await mailsTo(donorEmail)).at(-1)!.text.includes("#monthly"),
    ];
  };
  expect(await offered(1)).toEqual([false, false, false]);
  await expect(makeMonthly({ token })).rejects.toMatchObject({ code: "report_owed" });
  await makeUpdate(campaign.id, { publishedAt: now() });
  expect(await offered(2)).toEqual([true, true, true]);
  expect(await makeMonthly({ token })).toMatchObject({ to: "form" });
});
