import { db } from "@/lib/db";
import { carriedGift, sealCarriedGift } from "@/lib/checkout/carried-gift";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { startDonation } from "@/lib/checkout/start";
import { isoDay } from "@/lib/format";
import { makeCampaign, makeNgo, randomText, visitor } from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";
import { linkOf } from "@/tests/support/links";
import type { Sandbox } from "@/tests/support/sandbox";
import { runMoneyWork } from "@/tests/support/webhook-endpoint";

export const row = (id: string) => db.donation.findUniqueOrThrow({ where: { id } });
export const giftOf = (firstDonationId: string) =>
  db.monthlyGift.findUniqueOrThrow({ where: { firstDonationId } });
export const manageLink = (gift: { id: string; linkVersion: number }) =>
  linkOf({ kind: "monthlyGift", id: gift.id, linkVersion: gift.linkVersion });
/** The kinds of mail that an address got, in alphabetical order. */
export const kinds = async (to: string) =>
  (await db.emailMessage.findMany({ where: { toAddress: to } })).map(({ kind }) => kind).sort();

/** Donors who gave once and give every month from a later day on, with a sandbox that delivers to this process. */
export function onceToMonthly(sandbox: Sandbox) {
  async function hear(): Promise<void> {
    await sandbox.deliver();
    await runMoneyWork();
  }

  /** A single donation, paid with a card, and what its donor can do next. */
  async function givenOnce(card = "4242424242424242") {
    const { ngo, owner } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const actor = { ...visitor, address: `addr-${randomText()}` };
    const more = { amountCents: 25_00, method: "card", showName: true } as const;
    const input = typedDonation(campaign.slug, { ...more, donorName: "Wanjiru Kamau" });
    const started = await startDonation(actor, input);
    if (started.kind !== "checkout") throw new Error("a checkout was expected");
    await sandbox.pay(started.sessionId, card);
    await hear();
    const gift = await row(started.donationId);
    const token = linkOf({ kind: "donation", id: gift.id, linkVersion: gift.linkVersion });
    const cookie = sealCarriedGift(token);
    const day = async () => isoDay((await carriedGift(cookie, campaign.id))!.first.at);
    const monthly = async (fields: Partial<GiveInput> = {}): Promise<GiveInput> => ({
      ...input,
      frequency: "monthly",
      firstPayment: await day(),
      carried: cookie,
      clientKey: randomText(12),
      ...fields,
    });
    const begin = async (fields: Partial<GiveInput> = {}) => {
      const begun = await startDonation(actor, await monthly(fields));
      if (begun.kind !== "checkout") throw new Error("a checkout was expected");
      return begun;
    };
    const setUp = async (fields: Partial<GiveInput> = {}, payCard = card) => {
      const begun = await begin(fields);
      await sandbox.pay(begun.sessionId, payCard);
      await hear();
      return { ...begun, gift: await giftOf(begun.donationId) };
    };
    return { ngo, owner, campaign, actor, gift, token, cookie, monthly, begin, setUp };
  }
  return { hear, givenOnce };
}
