import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { minutes, now, setClockForTests } from "@/lib/clock";
import { codeOf, openByCode, readDonorToken } from "@/lib/donor-links/donor";
import { donorByToken } from "@/lib/donors/queries";
import { statement } from "@/lib/donors/statement";
import { allGiftsLinkOf, linkOf } from "@/tests/support/links";
import { donationByToken } from "@/lib/donors/donation-queries";
import { donorMails } from "@/lib/donors/mails";
import { monthlyGiftMails } from "@/lib/monthly-gifts/mails";
import { encryptTypedDonation, readTypedDonation } from "@/lib/checkout/typed-donation";
import { startDonation } from "@/lib/checkout/start";
import { GET as statementOf } from "@/app/[locale]/gifts/mine/[token]/statement/route";
import { endMonthlyGift } from "@/lib/monthly-gifts/end";
import { withoutIsolates } from "@/lib/i18n/isolate";
import { locales } from "@/lib/i18n/locales";
import { newId } from "@/lib/ids";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  randomEmail,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";
import { mailsTo } from "@/tests/support/mails";

const scale = env.rateLimitScale;
afterEach(() => {
  setClockForTests(null);
  Object.assign(env, { rateLimitScale: scale });
});
afterAll(() => db.$disconnect());

const someone = () => ({ ...visitor, address: `addr-${randomText()}` });
async function paid(email: string, fields: Record<string, unknown> = {}) {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  return {
    campaign,
    gift: await makeDonationRow(campaign, {
      donorEmail: email,
      donorKey: email.toLowerCase(),
      status: "succeeded",
      settledAt: now(),
      amountCents: 30_00n,
      ...fields,
    }),
  };
}

describe("a donor's link", () => {
  test("[GIVE-080] opens every gift of its address in any spelling, and nobody else's", async () => {
    const email = randomEmail("donor");
    const { gift } = await paid(email);
    const second = await paid(email.toUpperCase());
    await paid(randomEmail("other"));
    const donor = await donorByToken(allGiftsLinkOf(gift));
    expect(donor?.donations.map((g) => g.payment.id).sort()).toEqual(
      [gift.id, second.gift.id].sort(),
    );
    for (const { token } of donor!.donations)
      expect(await donationByToken(token)).toMatchObject({ kind: "donation" });
  });

  test("what they add up to is the sum of its statement: what was given back and what is not paid yet are not in it", async () => {
    const email = randomEmail("donor");
    const { gift } = await paid(email);
    await paid(email, { amountCents: 20_00n, refundedCents: 5_00n, status: "partially_refunded" });
    await paid(email, { refundedCents: 30_00n, status: "refunded" });
    await paid(email, { status: "processing", settledAt: null });
    await paid(randomEmail("other"));
    const donor = await donorByToken(allGiftsLinkOf(gift));
    expect(donor?.total).toEqual({ cents: 45_00n, gifts: 2 });
    const all = await statement(
      gift.emailKey!,
      new Date(0),
      new Date(now().getTime() + 1000),
      "en",
    );
    expect(all).toMatchObject({ giftCount: 2 });
    expect(all!.rows.at(-1)![1]).toBe("$45.00");
  });

  test("altered, revoked, or a single gift's link in its place: nothing opens", async () => {
    const { gift } = await paid(randomEmail("donor"));
    const token = allGiftsLinkOf(gift);
    expect((await readDonorToken(token))?.email).toBe(gift.donorEmail);
    for (const wrong of [
      "",
      "x",
      `${token}x`,
      token.slice(0, -1),
      token.replace(".", ".A"),
      linkOf({ kind: "donation", id: gift.id, linkVersion: 1 }),
      allGiftsLinkOf({ id: gift.id, linkVersion: 2 }),
      allGiftsLinkOf({ id: "don_00000000000000000000", linkVersion: 1 }),
    ])
      expect(await readDonorToken(wrong), wrong).toBeNull();
    expect(await donationByToken(token)).toBeNull();
    await db.donation.update({ where: { id: gift.id }, data: { linkVersion: 2 } });
    expect(await readDonorToken(token)).toBeNull();
  });

  test("the mailed code opens once, within ten minutes, for its own address only", async () => {
    const email = randomEmail("donor");
    await paid(email);
    const linkId = `lnk_${randomText(10)}`;
    await donorMails["mail.donor_links"]!({ email, locale: "en", linkId } as never);
    await donorMails["mail.donor_links"]!({ email, locale: "en", linkId } as never);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const code = codeOf(linkId);
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(mails[0]!.text).toContain(code);
    await expect(
      openByCode(someone(), { email, code: codeOf("lnk_another") }),
    ).rejects.toMatchObject({ key: "wrongCode" });
    await expect(openByCode(someone(), { email: randomEmail(), code })).rejects.toMatchObject({
      key: "wrongCode",
    });
    setClockForTests(new Date(now().getTime() + minutes(10.1)));
    await expect(openByCode(someone(), { email, code })).rejects.toMatchObject({
      key: "wrongCode",
    });
    setClockForTests(null);
    const typed = code.toLowerCase().replace("-", " ");
    const both = await Promise.allSettled([
      openByCode(someone(), { email: email.toUpperCase(), code }),
      openByCode(someone(), { email, code: typed }),
    ]);
    expect(both.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    const token = both.flatMap((r) => (r.status === "fulfilled" ? [r.value] : []))[0]!;
    expect((await readDonorToken(token))?.emailKey).toBe(email);
    await expect(openByCode(someone(), { email, code })).rejects.toMatchObject({
      key: "wrongCode",
    });
  });

  test("N24: strangers' wrong codes stop their own network, never the right code of the donor", async () => {
    Object.assign(env, { rateLimitScale: 1 });
    const email = randomEmail("donor");
    await paid(email);
    const linkId = `lnk_${randomText(10)}`;
    await donorMails["mail.donor_links"]!({ email, locale: "en", linkId } as never);
    const guesser = someone();
    for (let i = 0; i < 20; i++)
      await expect(openByCode(guesser, { email, code: "0000-0000" })).rejects.toMatchObject({
        key: "wrongCode",
      });
    await expect(openByCode(guesser, { email, code: "0000-0000" })).rejects.toMatchObject({
      code: "rate_limited",
    });
    for (let i = 0; i < 30; i++)
      await openByCode(someone(), { email, code: "0000-0000" }).catch(() => {});
    expect(await openByCode(someone(), { email, code: codeOf(linkId) })).toMatch(/\./);
  });

  test("[OP-140] a statement of the donor's own time zone: New York's last day of the year is UTC's first of the next", async () => {
    const email = randomEmail("donor");
    const { gift } = await paid(email, { settledAt: new Date("2026-01-01T02:00:00.000Z") });
    const token = allGiftsLinkOf(gift);
    const get = async (query: string) =>
      (
        await statementOf(new Request(`http://localhost/gifts/mine/x/statement?${query}`), {
          params: Promise.resolve({ locale: "en", token }),
        })
      ).status;
    const year = "from=2025-01-01&to=2025-12-31";
    expect(await get(year)).toBe(303);
    expect(await get(`${year}&zone=America/New_York`)).toBe(200);
    expect(await get("from=2026-01-01&to=2026-12-31")).toBe(200);
    expect(await get("from=2026-01-01&to=2026-12-31&zone=America/New_York")).toBe(303);
    for (const zone of ["x", "Mars/Base", "%2B03:00", "%00"])
      expect(await get(`from=2026-01-01&to=2026-12-31&zone=${zone}`), zone).toBe(303);
    const { statement } = await import("@/lib/donors/statement");
    const zone = "America/New_York";
    const span = [new Date("2025-12-01"), new Date("2026-02-01")] as const;
    const inZone = await statement(email, ...span, "en", zone);
    expect(inZone?.zone).toBe(zone);
    expect(withoutIsolates(inZone!.rows[0]![0])).toMatch(/^Dec 31, 2025,/);
    const { donationRow, receiptRows } = await import("@/lib/donations/receipt");
    for (const locale of locales) {
      const rows = JSON.stringify(receiptRows((await donationRow(gift.id, locale))!, locale));
      expect(rows.split("(UTC)"), locale).toHaveLength(2);
    }
  });

  test("the statement: any range across organisations, both days included; wrong days and empty ones go back with a word", async () => {
    const email = randomEmail("donor");
    const { gift } = await paid(email, { settledAt: new Date("2025-03-01T00:00:00.000Z") });
    await paid(email, { settledAt: new Date("2025-03-31T23:59:59.999Z"), amountCents: 12_50n });
    await paid(email, { settledAt: new Date("2025-04-01T00:00:00.000Z") });
    const token = allGiftsLinkOf(gift);
    const get = (query: string, of = token, locale = "en") =>
      statementOf(new Request(`http://localhost/gifts/mine/x/statement?${query}`), {
        params: Promise.resolve({ locale, token: of }),
      });
    for (const locale of locales) {
      // direction marks would be refused in a header
      const inLanguage = await get("from=2025-03-01&to=2025-03-31", token, locale);
      expect(inLanguage.headers.get("content-disposition"), locale).toMatch(
        /^attachment; filename="[\w.-]+\.pdf"$/,
      );
    }
    const pdf = await get("from=2025-03-01&to=2025-03-31");
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(pdf.headers.get("cache-control")).toContain("no-store");
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const { statement } = await import("@/lib/donors/statement");
    const found = await statement(email, new Date("2025-03-01"), new Date("2025-04-01"), "en");
    expect(found?.giftCount).toBe(2);
    expect(found?.rows.at(-1)?.[1]).toBe("$42.50");
    // for a tax return: who gave, and how each donation was paid
    expect(found?.donorEmail).toBe(email);
    expect(withoutIsolates(found!.rows[0]![0])).toMatch(/^Mar 1, 2025, .*, Card$/);
    for (const [query, problem] of [
      ["", "days"],
      ["from=2025-02-30&to=2025-03-01", "days"],
      ["from=2025-03-02&to=2025-03-01", "days"],
      ["from=x&to=%00", "days"],
      ["from=0000-01-01&to=9999-12-31", "days"],
      ["from=2025-01-01&to=+275760-01-01", "days"],
      ["from=2025-05-01&to=9999-12-31", "none"],
      ["from=2024-01-01&to=2024-12-31", "none"],
    ] as const) {
      const answer = await get(query);
      expect(answer.status, query).toBe(303);
      expect(answer.headers.get("location"), query).toContain(`?problem=${problem}#statement`);
    }
    expect((await get("from=2025-03-01&to=2025-03-31", "nonsense")).status).toBe(404);
  });

  test("the years that have a statement are one press each: paid ones alone, the newest first, of this donor", async () => {
    const email = randomEmail("donor");
    const { gift } = await paid(email, { settledAt: new Date("2023-12-31T23:59:59.999Z") });
    await paid(email, { settledAt: new Date("2025-01-01T00:00:00.000Z") });
    await paid(email, { settledAt: new Date("2025-06-01T00:00:00.000Z") });
    await paid(email, { settledAt: new Date("2022-06-01T00:00:00.000Z"), status: "refunded" });
    await paid(randomEmail("donor"), { settledAt: new Date("2021-06-01T00:00:00.000Z") });
    expect((await donorByToken(allGiftsLinkOf(gift)))?.years).toEqual([2025, 2023]);
  });
});

describe("what was typed", () => {
  const input = typedDonation;

  test("[GIVE-102] is there again for the same campaign until it is paid, with long words and a dedication", async () => {
    const email = randomEmail();
    const { campaign, gift } = await paid(email, {
      status: "checkout_open",
      settledAt: null,
      message: "ẹ".repeat(1_000),
      dedicationType: "memory",
      dedicationName: "Mama",
      dedicationText: "ụ".repeat(1_000),
      showName: true,
      shareWithNgo: false,
      amountCents: 8_20n,
    });
    const cookie = encryptTypedDonation(gift.id);
    expect(cookie.length).toBeLessThan(300);
    expect(await readTypedDonation(cookie, campaign.slug)).toMatchObject({
      amount: "8.20",
      email,
      message: "ẹ".repeat(1_000),
      dedicationType: "memory",
      dedicationName: "Mama",
      showName: true,
      share: false,
    });
    expect(await readTypedDonation(cookie, (await paid(email)).campaign.slug)).toBeNull();
    for (const wrong of [
      undefined,
      "",
      "1.x",
      cookie.replace(/[^.]{3}$/, "AAA"),
      `9${cookie}`,
      "999.aaaa",
    ])
      expect(await readTypedDonation(wrong, campaign.slug), String(wrong)).toBeNull();
    const done = await paid(email);
    expect(
      await readTypedDonation(encryptTypedDonation(done.gift.id), done.campaign.slug),
    ).toBeNull();
  });

  test("[GIVE-063] the same form again after it was paid leads to its thanks, never to a second payment", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const actor = someone();
    const same = input(campaign.slug, { clientKey: `key-${randomText()}` });
    const begun = await startDonation(actor, same);
    // the row that a card payment leaves, with the same form's key
    const { clientKey } = await db.donation.findUniqueOrThrow({ where: { id: begun.donationId } });
    await db.donation.update({
      where: { id: begun.donationId },
      data: { clientKey: `moved:${randomText()}` },
    });
    const sessionId = `cs_test_${randomText(8)}`;
    const gift = await makeDonationRow(campaign, {
      clientKey,
      sessionId,
      sessionUrl: "https://pay.example/x",
    });
    expect(await startDonation(actor, same)).toEqual({
      kind: "checkout",
      donationId: gift.id,
      sessionId,
      url: `${env.appUrl}/campaigns/${campaign.slug}/payment/success?session_id=${sessionId}`,
    });
    expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(2);
  });
});

describe("an organisation or an admin ends a monthly gift", () => {
  test("its own only, once, without giving anything back; the giver is told who did it", async () => {
    const mine = await makeNgo();
    const other = await makeNgo();
    const campaign = await makeCampaign(mine.ngo.id);
    const make = async () => {
      const firstDonationId = newId("donation");
      const donorEmail = `${firstDonationId}@test.example`;
      const gift = await db.monthlyGift.create({
        data: {
          id: newId("monthlyGift"),
          campaignId: campaign.id,
          ngoId: mine.ngo.id,
          status: "active",
          amountCents: 15_00n,
          method: "card",
          firstDonationId,
          donorName: "Test",
          donorEmail,
          donorKey: donorEmail,
        },
      });
      await makeDonationRow(campaign, {
        id: firstDonationId,
        kind: "monthly",
        donorEmail,
        monthlyGiftId: gift.id,
      });
      return gift;
    };
    const gift = await make();
    await expect(endMonthlyGift(visitor, { giftId: gift.id })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    await expect(
      endMonthlyGift(await ngoActorOf(other.owner), { giftId: gift.id }),
    ).rejects.toMatchObject({ code: "not_found" });
    await endMonthlyGift(await ngoActorOf(mine.owner), { giftId: gift.id });
    expect(await db.monthlyGift.findUniqueOrThrow({ where: { id: gift.id } })).toMatchObject({
      endReason: "ngo",
    });
    expect(await db.job.count({ where: { dedupeKey: `sync_gift:${gift.id}:1` } })).toBe(1);
    await expect(
      endMonthlyGift(await ngoActorOf(mine.owner), { giftId: gift.id }),
    ).rejects.toMatchObject({
      key: "giftEnded",
    });
    const second = await make();
    await endMonthlyGift(await actorOf(await makeAdmin()), { giftId: second.id });
    expect(await db.monthlyGift.findUniqueOrThrow({ where: { id: second.id } })).toMatchObject({
      endReason: "admin",
    });
    expect(await db.refund.count({ where: { donation: { campaignId: campaign.id } } })).toBe(0);
    await db.monthlyGift.update({ where: { id: second.id }, data: { status: "canceled" } });
    await monthlyGiftMails["mail.monthly_stopped"]!({ giftId: second.id } as never);
    expect(
      (
        await db.emailMessage.findFirstOrThrow({
          where: { dedupeKey: `monthly_stopped:${second.id}` },
        })
      ).text,
    ).toContain("We have ended your monthly gift of $15.00");
  });
});
