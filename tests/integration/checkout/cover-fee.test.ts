import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { startDonation } from "@/lib/checkout/start";
import { encryptTypedDonation, readTypedDonation } from "@/lib/checkout/typed-donation";
import { accounts } from "@/lib/ledger/accounts";
import { verifySession } from "@/lib/checkout/verify";
import { site } from "@/lib/site";
import { makeCampaign, makeNgo, randomText, visitor } from "@/tests/support/factories";
import { openPayments, typedDonation } from "@/tests/support/giving";
import { balance, expectSoundBooks } from "@/tests/support/money";
import type { Sandbox } from "@/tests/support/sandbox";

let payments: Awaited<ReturnType<typeof openPayments>>;
let sandbox: Sandbox;
beforeAll(async () => {
  payments = await openPayments();
  ({ sandbox } = payments);
});
afterAll(() => payments.close());

const someone = () => ({
  ...visitor,
  address: `198.51.100.${Math.floor(Math.random() * 250)}-${randomText(3)}`,
});
const input = (campaign: string, more: Partial<GiveInput> = {}): GiveInput =>
  typedDonation(campaign, { amountCents: 60_00, coverFee: true, method: "card", ...more });
const stored = (id: string) => db.donation.findUniqueOrThrow({ where: { id } });

describe("covering the processor's fee (OP-129)", () => {
  test("the whole amount is the gift, and what was chosen reaches the organisation", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const started = await startDonation(someone(), input(campaign.slug));
    if (started.kind !== "checkout") throw new Error("no checkout");
    expect(await stored(started.donationId)).toMatchObject({
      amountCents: 6210n,
      coverCents: 210n,
    });
    expect(
      await readTypedDonation(encryptTypedDonation(started.donationId), campaign.slug),
    ).toMatchObject({ amount: "60", coverFee: true });
    await sandbox.pay(started.sessionId);
    await verifySession(visitor, { sessionId: started.sessionId });
    expect(await stored(started.donationId)).toMatchObject({ status: "succeeded", feeCents: 210n });
    expect(await balance(accounts.payable(ngo.id))).toBe(6000n);
    await expectSoundBooks();
  });

  test("of a bank debit it is the lower fee that the processor takes of one, to the cent", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const started = await startDonation(
      someone(),
      input(campaign.slug, { method: "bank_transfer" }),
    );
    if (started.kind !== "checkout") throw new Error("no checkout");
    expect(await stored(started.donationId)).toMatchObject({ amountCents: 6048n, coverCents: 48n });
    await sandbox.pay(started.sessionId, "us_bank_account");
    await sandbox.settle(started.sessionId);
    await verifySession(visitor, { sessionId: started.sessionId });
    expect(await stored(started.donationId)).toMatchObject({ status: "succeeded", feeCents: 48n });
    expect(await balance(accounts.payable(ngo.id))).toBe(6000n);
    await expectSoundBooks();
  });

  test("each month of a monthly gift is the whole amount", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const started = await startDonation(
      someone(),
      input(campaign.slug, { frequency: "monthly", amountCents: 20_00 }),
    );
    const gift = await db.monthlyGift.findUniqueOrThrow({
      where: { firstDonationId: started.donationId },
    });
    expect(gift.amountCents).toBe(2091n);
  });

  test("a pledge and the operator's fund stay at the amount, whatever was posted", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const pledge = await startDonation(someone(), input(campaign.slug, { method: "paypal" }));
    expect(await stored(pledge.donationId)).toMatchObject({ amountCents: 6000n, coverCents: 0n });
    const fund = await db.ngo.findFirst({ where: { isOperator: true } });
    const operator =
      fund ?? (await db.ngo.update({ where: { id: ngo.id }, data: { isOperator: true } }));
    const own = await makeCampaign(operator.id);
    const given = await startDonation(someone(), input(own.slug));
    expect(await stored(given.donationId)).toMatchObject({ amountCents: 6000n, coverCents: 0n });
  });

  test("[GIVE-038] with the fee it is still no more than a donation may be", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    await expect(
      startDonation(someone(), input(campaign.slug, { amountCents: 99_999_999 })),
    ).rejects.toMatchObject({ issues: [{ path: "amount", message: "validAmount" }] });
  });

  test("the same form with the tick is another donation than without it", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const donor = someone();
    const form = input(campaign.slug, { clientKey: randomText(20), donorEmail: "a@x.example" });
    const first = await startDonation(donor, form);
    expect((await startDonation(donor, form)).donationId).toBe(first.donationId);
    expect((await startDonation(donor, { ...form, coverFee: false })).donationId).not.toBe(
      first.donationId,
    );
  });
});

test("a way of sending that lib/site.ts does not describe is refused (OP-130)", async () => {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const described = site.receives.crypto;
  site.receives.crypto = null;
  try {
    await expect(
      startDonation(someone(), input(campaign.slug, { method: "crypto" })),
    ).rejects.toMatchObject({ key: "methodNotTaken" });
  } finally {
    site.receives.crypto = described;
  }
});
