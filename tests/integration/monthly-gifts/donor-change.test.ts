import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { hours, setClockForTests } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { endLinksOf } from "@/lib/donor-links/life";
import { emailKey } from "@/lib/email-key";
import { locales } from "@/lib/i18n/locales";
import { changeMonthlyAmount, confirmChange, pauseMonthlyGift } from "@/lib/monthly-gifts/change";
import { changeOfLink, changePath } from "@/lib/monthly-gifts/donor-change";
import { showMonthlyGiftName } from "@/lib/monthly-gifts/shown";
import { runDueJobs } from "@/lib/worker/run";
import {
  makeCampaign,
  makeDonationRow,
  makeNgo,
  randomEmail,
  visitor,
} from "@/tests/support/factories";
import { makeOpenDonation } from "@/tests/support/money";
import { linkOf } from "@/tests/support/links";

const scale = env.rateLimitScale;
afterEach(() => {
  setClockForTests(null);
  Object.assign(env, { rateLimitScale: scale });
});
afterAll(() => db.$disconnect());

async function monthly(cents: bigint, locale = "en") {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const email = randomEmail("monthly");
  const first = await makeOpenDonation(campaign, {
    ...{ donorEmail: email, donorKey: email, kind: "monthly", locale },
  });
  const { id } = await db.monthlyGift.create({
    data: {
      ...{ id: newId("monthlyGift"), campaignId: campaign.id, ngoId: ngo.id, method: "card" },
      ...{ amountCents: cents, firstDonationId: first.id, locale },
      ...{ donorName: "Amina", donorEmail: email, donorKey: email },
    },
  });
  await db.donation.update({ where: { id: first.id }, data: { monthlyGiftId: id } });
  await db.monthlyGift.update({ where: { id }, data: { status: "active" } });
  const row = () => db.monthlyGift.findUniqueOrThrow({ where: { id } });
  const { linkVersion } = await row();
  const token = linkOf({ kind: "monthlyGift", id, linkVersion });
  const asked = () => db.donorChange.findMany({ where: { monthlyGiftId: id } });
  const raise = (amountCents: number) => changeMonthlyAmount(visitor, { token, amountCents });
  return { id, email, token, row, asked, raise, campaign };
}
const tokenOf = (id: string) => changePath(id).split("/").at(-1)!;

describe("[T3-7] what a link in a receipt may not do alone", () => {
  test.each([
    [5_00n, 9_000_00],
    [20_00n, 40_01],
    [150_00n, 250_01],
  ])("a raise from %s to %s cents waits for the donor's own mail", async (from, to) => {
    const { row, asked, raise, email, id } = await monthly(from);
    const { version } = await row();
    expect(await raise(to)).toEqual({ mailed: true });
    expect(await row()).toMatchObject({ amountCents: from, version });
    const [change] = await asked();
    await runDueJobs({ limit: 300 });
    const [mail] = await db.emailMessage.findMany({
      where: { dedupeKey: `donor_change:${change!.id}` },
    });
    expect(mail).toMatchObject({ toAddress: email, kind: "donor_change" });
    expect(await db.job.count({ where: { dedupeKey: { startsWith: `sync_gift:${id}` } } })).toBe(0);
    const token = tokenOf(change!.id);
    expect(await changeOfLink(token), "looking changes nothing").toMatchObject({ made: false });
    expect((await row()).amountCents).toBe(from);
    const presses = await Promise.allSettled(
      Array.from({ length: 4 }, () => confirmChange(visitor, { token })),
    );
    expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await row()).toMatchObject({ amountCents: BigInt(to), version: version + 1 });
    await expect(confirmChange(visitor, { token })).rejects.toMatchObject({ key: "linkUsed" });
    expect(await changeOfLink(token)).toMatchObject({ made: true });
  });

  test("lessening, a raise to twice or by $100, and a pause count at once", async () => {
    for (const [from, to] of [
      [20_00n, 40_00],
      [150_00n, 250_00],
      [150_00n, 5_00],
    ] as const) {
      const { raise, row, asked } = await monthly(from);
      expect(await raise(to)).toEqual({ mailed: false });
      expect((await row()).amountCents).toBe(BigInt(to));
      expect(await asked()).toEqual([]);
    }
    const { token, row } = await monthly(20_00n);
    await pauseMonthlyGift(visitor, { token, until: null });
    expect((await row()).pausedBy).toBe("donor");
  });

  test("many small raises are measured from what the donor agreed to; back to it is free", async () => {
    const { raise, row, asked } = await monthly(20_00n);
    expect(await raise(40_00)).toEqual({ mailed: false });
    expect(await raise(80_00)).toEqual({ mailed: true });
    expect((await row()).amountCents).toBe(40_00n);
    await confirmChange(visitor, { token: tokenOf((await asked())[0]!.id) });
    expect(await raise(5_00)).toEqual({ mailed: false });
    expect(await raise(80_00)).toEqual({ mailed: false });
    expect(await raise(160_00)).toEqual({ mailed: false });
    expect(await raise(180_01)).toEqual({ mailed: true });
  });

  test("the link lives a day, the last one asked for alone, and none once the donor ended all links or the gift", async () => {
    const { raise, asked, row, email, token } = await monthly(20_00n);
    await raise(500_00);
    const [first] = await asked();
    await raise(600_00);
    const [second] = await asked();
    const refused = { key: "linkUsed" };
    const confirm = (id: string) => confirmChange(visitor, { token: tokenOf(id) });
    await expect(confirm(first!.id)).rejects.toMatchObject(refused);
    setClockForTests(new Date(Date.now() + hours(24.1)));
    await expect(confirm(second!.id)).rejects.toMatchObject(refused);
    setClockForTests(null);
    await db.$transaction((tx) => endLinksOf(tx, emailKey(email)));
    await expect(confirm(second!.id)).rejects.toMatchObject(refused);
    expect((await row()).amountCents).toBe(20_00n);
    for (const wrong of ["", "x.y", tokenOf("dch_none"), token])
      await expect(confirmChange(visitor, { token: wrong })).rejects.toMatchObject(refused);
  });

  test("five mails a day for one gift", async () => {
    Object.assign(env, { rateLimitScale: 1 });
    const { raise } = await monthly(20_00n);
    for (let n = 0; n < 5; n += 1) await raise(500_00 + n);
    await expect(raise(700_00)).rejects.toMatchObject({ code: "rate_limited" });
    expect(await raise(30_00)).toEqual({ mailed: false });
  });

  test("a name becomes public by the donor's mail alone, and is hidden at once", async () => {
    const { token, row, asked } = await monthly(20_00n);
    const show = (shown: boolean) => showMonthlyGiftName(visitor, { token, show: shown });
    expect(await show(true)).toEqual({ mailed: true });
    expect((await row()).showName).toBe(false);
    await confirmChange(visitor, { token: tokenOf((await asked())[0]!.id) });
    expect((await row()).showName).toBe(true);
    expect(await show(false)).toEqual({ mailed: false });
    expect((await row()).showName).toBe(false);
  });

  test("of a single gift, too", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const gift = await makeDonationRow(campaign, { donorEmail: randomEmail(), donorName: "Amina" });
    const token = linkOf({ kind: "donation", id: gift.id, linkVersion: gift.linkVersion });
    expect(await showMonthlyGiftName(visitor, { token, show: true })).toEqual({ mailed: true });
    const shown = async () =>
      (await db.donation.findUniqueOrThrow({ where: { id: gift.id } })).showName;
    expect(await shown()).toBe(false);
    const change = await db.donorChange.findFirstOrThrow({ where: { donationId: gift.id } });
    await confirmChange(visitor, { token: tokenOf(change.id) });
    expect(await shown()).toBe(true);
  });

  test.each(locales)("the mail in %s names what is asked", async (locale) => {
    const { raise, asked, campaign } = await monthly(20_00n, locale);
    await raise(500_00);
    await runDueJobs({ limit: 300 });
    const mail = await db.emailMessage.findFirstOrThrow({
      where: { dedupeKey: `donor_change:${(await asked())[0]!.id}` },
    });
    expect(mail.text).toContain(campaign.title);
    expect(mail.text).toContain("[link]");
  });
});
