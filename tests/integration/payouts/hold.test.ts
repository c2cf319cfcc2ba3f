import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, hours } from "@/lib/clock";
import { heldByHandOver, holdForHandOver, holdPayouts } from "@/lib/payout-hold";
import { makeNgo } from "../../support/factories";

const held = async (id: string) => db.ngo.findUniqueOrThrow({ where: { id } });

test("OP-052 OP-150: payouts are held 72 hours, and a hold that lasts longer stays", async () => {
  const { ngo } = await makeNgo();
  const before = Date.now();
  await holdPayouts(db, ngo.id);
  const first = (await held(ngo.id)).payoutsHeldUntil!.getTime();
  expect(first).toBeGreaterThanOrEqual(before + hours(72));
  expect(first).toBeLessThanOrEqual(Date.now() + hours(72));
  const longer = new Date(before + days(30));
  await db.ngo.update({ where: { id: ngo.id }, data: { payoutsHeldUntil: longer } });
  await holdForHandOver(db, ngo.id);
  const after = await held(ngo.id);
  expect(after.payoutsHeldUntil).toEqual(longer);
  expect(heldByHandOver(after, after.handedOverAt!)).toEqual(
    new Date(after.handedOverAt!.getTime() + hours(72)),
  );
  expect(heldByHandOver(after, new Date(after.handedOverAt!.getTime() + hours(72)))).toBeNull();
});
