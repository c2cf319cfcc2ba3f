import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { startDonation } from "@/lib/checkout/start";
import { encryptTypedDonation, readTypedDonation } from "@/lib/checkout/typed-donation";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { addNeed } from "@/lib/needs/save-need";
import { makeCampaign, makeNgo, ngoActorOf, randomText, visitor } from "@/tests/support/factories";
import { openPayments, typedDonation } from "@/tests/support/giving";
import { expectSoundBooks } from "@/tests/support/money";

let payments: Awaited<ReturnType<typeof openPayments>>;
beforeAll(async () => {
  payments = await openPayments();
});
afterAll(() => payments.close());

test("[IMP-024] of a monthly gift the first payment counts for the need, the second for the campaign alone", async () => {
  const { sandbox } = payments;
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const id = await addNeed(await ngoActorOf(owner), {
    campaign: campaign.id,
    input: { title: "Desk", price: 35_00, wanted: 9 },
  });
  const who = { ...visitor, address: `198.51.100.9-${randomText(3)}` };
  const started = await startDonation(
    who,
    typedDonation(campaign.slug, {
      method: "card",
      frequency: "monthly",
      amountCents: 70_00,
      need: { id, quantity: 2 },
    }),
  );
  if (started.kind !== "checkout") throw new Error("no checkout");
  expect(
    await readTypedDonation(encryptTypedDonation(started.donationId), campaign.slug),
  ).toMatchObject({ amount: "70", need: { id, quantity: 2 } });
  const settleAll = async () => {
    for (const invoice of await sandbox.truth("invoice")) await settleInvoice(invoice.id, "test");
  };
  await sandbox.pay(started.sessionId);
  await settleAll();
  const need = () => db.need.findUniqueOrThrow({ where: { id } });
  expect(await need()).toMatchObject({ funded: 2, fundedCents: 70_00n });
  await sandbox.advance(32 * 86_400);
  await settleAll();
  const donations = await db.donation.findMany({
    where: { campaignId: campaign.id },
    orderBy: { createdAt: "asc" },
  });
  expect(donations.map((d) => [d.status, d.needId])).toEqual([
    ["succeeded", id],
    ["succeeded", null],
  ]);
  expect(await need()).toMatchObject({ funded: 2, fundedCents: 70_00n });
  await expectSoundBooks();
});
