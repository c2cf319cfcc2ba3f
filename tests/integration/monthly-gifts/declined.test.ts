import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { startDonation } from "@/lib/checkout/start";
import { translator } from "@/lib/i18n/translator";
import { monthlyGiftMails } from "@/lib/monthly-gifts/mails";
import { declineOfInvoice } from "@/lib/payments/objects";
import { makeCampaign, makeNgo, randomEmail, visitor } from "@/tests/support/factories";
import { openPayments, typedDonation } from "@/tests/support/giving";
import { mailsTo } from "@/tests/support/mails";
import { runMoneyWork } from "@/tests/support/webhook-endpoint";

let payments: Awaited<ReturnType<typeof openPayments>>;
beforeAll(async () => {
  payments = await openPayments();
});
afterAll(() => payments.close());

async function hear(): Promise<void> {
  await payments.sandbox.deliver();
  await runMoneyWork();
}

test("[RI-30] the mail about a declined month says in the donor's language what the bank says", async () => {
  const { sandbox } = payments;
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const email = randomEmail("monthly");
  const started = await startDonation(
    { ...visitor, locale: "fr" },
    typedDonation(campaign.slug, { method: "card", frequency: "monthly", donorEmail: email }),
  );
  if (started.kind !== "checkout") throw new Error("a checkout");
  // the first month is paid, every later one declined
  expect((await sandbox.pay(started.sessionId, "4000000000000341")).outcome).toBe("paid");
  await hear();
  await sandbox.advance(32 * 86_400);
  await hear();
  const gift = await db.monthlyGift.findUniqueOrThrow({
    where: { firstDonationId: started.donationId },
  });
  expect(gift.status).toBe("past_due");
  const { id: invoiceId } = (await sandbox.truth("invoice")).find(
    ({ status }) => status === "open",
  )!;
  expect(await declineOfInvoice(invoiceId)).toEqual({
    ...{ code: "card_declined", declineCode: "generic_decline" },
  });
  const send = (invoice: string) =>
    monthlyGiftMails["mail.monthly_failed"]!({ giftId: gift.id, invoiceId: invoice } as never);
  const refused = translator("fr", "email")("declined.refused");
  await send(invoiceId);
  // the provider does not know it: the mail is sent anyway
  await send("in_none");
  const mails = (await mailsTo(email)).filter(({ kind }) => kind === "monthly_failed");
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toContain(refused);
});
