import { afterAll, afterEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { requestRefund, declineRefund } from "@/lib/refunds/request-refund";
import { consoleDonations, ownRefundRequests } from "@/lib/donations/console-queries";
import { orderRefund } from "@/lib/refunds/order-refund";
import { settleDonation } from "@/lib/donations/settle";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  visitor,
} from "@/tests/support/factories";
import { expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";

afterEach(expectSoundBooks);
afterAll(() => db.$disconnect());

async function world() {
  const { ngo, owner } = await makeNgo();
  const gift = await makeOpenDonation(await makeCampaign(ngo.id));
  await settleDonation({
    donationId: gift.id,
    charge: paidCharge({ donationId: gift.id }),
    cause: "test",
  });
  return { gift, actor: await ngoActorOf(owner), admin: await actorOf(await makeAdmin()) };
}
const list = { wished: false, sort: "new", page: 1, limit: 50 } as const;

test("an organisation asks, once; a refund fulfils it and takes what is left off", async () => {
  const { gift, actor, admin } = await world();
  await expect(requestRefund(actor, { donationId: gift.id, reason: "  " })).rejects.toMatchObject({
    issues: [{ path: "reason", message: "refundReasonNeeded" }],
  });
  const asked = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      requestRefund(actor, { donationId: gift.id, reason: "Given twice." }),
    ),
  );
  expect(asked.filter((r) => r.status === "fulfilled")).toHaveLength(1);
  expect(
    asked.filter(
      (r) => r.status === "rejected" && (r.reason as { key: string }).key === "refundAsked",
    ),
  ).toHaveLength(4);
  const [shown] = (
    await consoleDonations(admin, { ...list, wished: true, search: gift.ref.toLowerCase() })
  ).gifts;
  expect(shown).toMatchObject({
    id: gift.id,
    refundableCents: 2500n,
    refundRequest: { reason: "Given twice." },
  });
  expect((await ownRefundRequests(actor, [gift.id])).get(gift.id)).toBe("open");
  await orderRefund(admin, { donationId: gift.id, amountCents: 1000, reason: "Agreed" });
  const [after] = (await consoleDonations(admin, { ...list, search: gift.donorEmail! })).gifts;
  expect(after).toMatchObject({
    refundRequest: null,
    refundableCents: 1500n,
    refunds: [{ cents: 1000n, status: "requested", reason: "Agreed" }],
  });
  await expect(
    orderRefund(admin, { donationId: gift.id, amountCents: 1501 }),
  ).rejects.toMatchObject({ key: "refundTooMuch" });
});

test("two administrators at once: one says no, the other hears that it is decided; then it may be asked again", async () => {
  const { gift, actor, admin } = await world();
  await requestRefund(actor, { donationId: gift.id, reason: "Wrong amount." });
  const wish = await db.refundWish.findFirstOrThrow({ where: { donationId: gift.id } });
  const tried = await Promise.allSettled([
    declineRefund(admin, { refundRequestId: wish.id }),
    declineRefund(await actorOf(await makeAdmin()), { refundRequestId: wish.id }),
  ]);
  expect(tried.map((r) => r.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(tried.find((r) => r.status === "rejected")).toMatchObject({
    reason: { code: "already_decided", key: "refundWishDecided" },
  });
  expect((await ownRefundRequests(actor, [gift.id])).get(gift.id)).toBe("declined");
  await requestRefund(actor, { donationId: gift.id, reason: "Once more." });
});

test("[GIVE-110] nobody asks for another's gift, and only administrators see and decide", async () => {
  const { gift, actor } = await world();
  const { owner } = await makeNgo();
  await expect(
    requestRefund(await ngoActorOf(owner), { donationId: gift.id, reason: "Mine?" }),
  ).rejects.toMatchObject({ code: "not_found" });
  await expect(
    requestRefund(visitor, { donationId: gift.id, reason: "Mine?" }),
  ).rejects.toMatchObject({
    code: "unauthenticated",
  });
  await expect(consoleDonations(actor, { ...list, search: "" })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(declineRefund(actor, { refundRequestId: "ref_x" })).rejects.toMatchObject({
    code: "forbidden",
  });
});
