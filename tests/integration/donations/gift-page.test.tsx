import type { Locale } from "@/lib/i18n/locales";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { days, now } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { allGiftsLinkOf, linkOf } from "@/tests/support/links";
import CardPage from "@/app/[locale]/cards/[token]/page";
import GiftPage from "@/app/[locale]/gifts/[token]/page";
import MyGiftsPage from "@/app/[locale]/gifts/mine/[token]/page";
import SuccessPage from "@/app/[locale]/campaigns/[slug]/payment/success/page";
import { cardPath } from "@/lib/donations/card-link";
import {
  makeCampaign,
  makeDonationRow,
  makeNgo,
  makeUpdate,
  randomEmail,
} from "@/tests/support/factories";

// an async component that reads the request, which this renderer cannot wait for (U1 in tests/attacks covers it)
vi.mock("@/components/forms/refused-form", () => ({ RefusedForm: () => null }));

vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
afterAll(() => db.$disconnect());

const plain = (markup: string) =>
  markup
    .replace(/<script.*?<\/script>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
async function shown(token: string, locale: Locale = "en"): Promise<string> {
  const page = await GiftPage({
    params: Promise.resolve({ locale, token }),
    searchParams: Promise.resolve({}),
  });
  return plain(renderToStaticMarkup(<>{page}</>));
}

describe("what a giver reads of each state", () => {
  test.each([
    [
      "succeeded",
      {},
      ["In the next payout to the organisation", "Download the receipt (PDF)"],
      ["Refunded"],
    ],
    [
      "partially_refunded",
      { refundedCents: 10_00n },
      ["Refunded $10.00", "In the next payout to the organisation"],
      [],
    ],
    [
      "refunded",
      { refundedCents: 25_00n },
      ["Your gift was refunded.", "Refunded $25.00"],
      ["next payout"],
    ],
    ["disputed", {}, ["We are looking into it"], ["next payout"]],
    [
      "dispute_lost",
      {},
      ["Your bank has taken the payment back."],
      ["We are looking into it", "next payout"],
    ],
    ["processing", {}, ["Your bank is still confirming the payment."], ["Download the receipt"]],
    ["failed", {}, ["This gift was not paid."], ["Download the receipt", "next payout"]],
    ["expired", {}, ["This gift was not paid."], ["Download the receipt"]],
  ] as const)("a gift that is %s", async (status, fields, said, unsaid) => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const gift = await makeDonationRow(campaign, { status, ...fields });
    const text = await shown(linkOf({ kind: "donation", id: gift.id, linkVersion: 1 }));
    for (const part of said) expect(text).toContain(part);
    for (const part of unsaid) expect(text).not.toContain(part);
    expect(await shown(linkOf({ kind: "donation", id: gift.id, linkVersion: 1 }), "af")).toContain(
      "Jou skenking",
    );
  });

  test("a pledge says its number and its end, and after it that nothing was paid", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const pledge = await makeDonationRow(campaign, {
      kind: "pledge",
      method: "daf",
      status: "pending_confirmation",
      expiresAt: new Date("2031-02-03T12:00:00Z"),
    });
    const token = linkOf({ kind: "donation", id: pledge.id, linkVersion: 1 });
    const text = await shown(token);
    expect(text).toContain(`Please send it with the reference ${pledge.ref}`);
    expect(text).toContain("This reference expires on Feb 3, 2031.");
    expect(text).toContain("How to send your gift");
    await db.donation.update({ where: { id: pledge.id }, data: { status: "expired" } });
    const over = await shown(token);
    expect(over).toContain("Your pledge has expired. Nothing was paid.");
    expect(over).toContain("Give to this campaign now");
    for (const part of ["How to send your gift", "Your name", "Download the receipt"])
      expect(over).not.toContain(part);
    const canceled = await makeDonationRow(campaign, {
      kind: "pledge",
      method: "crypto",
      status: "rejected",
    });
    expect(
      await shown(linkOf({ kind: "donation", id: canceled.id, linkVersion: 1 }), "af"),
    ).toContain("Jou belofte is gekanselleer. Niks is betaal nie.");
  });

  test("a gift's steps: the current one is highlighted, later ones follow; the fund's gifts continue as grants", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const way = async (fields: Record<string, unknown>, of = campaign) => {
      const gift = await makeDonationRow(of, fields);
      const page = await GiftPage({
        params: Promise.resolve({
          locale: "en",
          token: linkOf({ kind: "donation", id: gift.id, linkVersion: 1 }),
        }),
        searchParams: Promise.resolve({}),
      });
      return [
        ...renderToStaticMarkup(<>{page}</>).matchAll(
          /<li (?:class="[^"]*" )?data-state="(\w+)"([^>]*)>(.*?)<\/li>/g,
        ),
      ].map(
        ([, state, more, text]) =>
          `${state}${more!.includes('aria-current="step"') ? "*" : ""} ${plain(text!).trim().slice(0, 25)}`,
      );
    };
    expect(await way({})).toEqual([
      expect.stringMatching(/^done Paid on /),
      expect.stringMatching(/^done \$25\.00 goes to/),
      "now* In the next payout to the",
      "open The organisation shares t",
    ]);
    await makeUpdate(campaign.id, { publishedAt: now() });
    const before = { settledAt: new Date(now().getTime() - days(1)) };
    expect((await way(before)).at(-1), "an update since the gift").toBe(
      "done The organisation reported",
    );
    const after = { settledAt: new Date(now().getTime() + days(1)) };
    expect((await way(after)).at(-1), "an update of before").toMatch(/^open/);
    expect(await way({ status: "disputed" })).toEqual([
      expect.stringMatching(/^done/),
      expect.stringMatching(/^now\* Your bank has disputed/),
    ]);
    expect(await way({ status: "processing", settledAt: null, receiptNumber: null })).toEqual([
      expect.stringMatching(/^now\* Your bank is still/),
      expect.stringMatching(/^open Then it goes to/),
    ]);
    const operator =
      (await db.ngo.findFirst({ where: { isOperator: true } })) ??
      (await makeNgo({ isOperator: true, name: "Operator" })).ngo;
    expect((await way({}, await makeCampaign(operator.id)))[2]).toMatch(
      /^now\* In the Frontline Fund/,
    );
  });

  test("[GIVE-080] a declined charge is announced at the top, with a link to change the card", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const first = await makeDonationRow(campaign, { kind: "monthly" });
    const gift = await db.monthlyGift.create({
      data: {
        id: newId("monthlyGift"),
        campaignId: campaign.id,
        ngoId: campaign.ngoId,
        status: "incomplete",
        amountCents: 15_00n,
        method: "card",
        firstDonationId: first.id,
        donorName: "T",
        donorEmail: randomEmail(),
        donorKey: first.donorKey,
      },
    });
    for (const status of ["active", "past_due"])
      await db.monthlyGift.update({ where: { id: gift.id }, data: { status } });
    expect(await shown(linkOf({ kind: "monthlyGift", id: gift.id, linkVersion: 1 }))).toMatch(
      /declined\. We’ll try again.*Change the card.*Payments/,
    );
  });

  test.each([
    [
      "active",
      {},
      ["Active", "Pause the gift", "Skip the next payment", "Change the card", "Stop the gift"],
      ["Resume the gift"],
    ],
    ["past_due", {}, ["Last payment declined", "Change the card"], ["Skip the next payment"]],
    ["paused", { pausedBy: "donor" }, ["Paused", "Resume the gift"], ["Pause the gift"]],
    [
      "paused",
      { pausedBy: "campaign" },
      ["The organisation has paused its campaign, so you are not being charged."],
      ["Resume the gift", "Pause the gift"],
    ],
    [
      "paused",
      { pausedBy: "ngo_suspended" },
      ["The organisation is suspended"],
      ["Resume the gift"],
    ],
    [
      "canceled",
      { endReason: "campaign_ended" },
      ["The campaign has ended, and so has this monthly gift.", "See campaigns you can give to"],
      ["Stop the gift", "Change the amount"],
    ],
    [
      "canceled",
      { endReason: "payment_failed" },
      ["This monthly gift has ended. You won’t be charged again."],
      ["Stop the gift"],
    ],
  ] as const)(
    "[GIVE-080..084] a monthly gift that is %s %o",
    async (status, fields, said, unsaid) => {
      const campaign = await makeCampaign((await makeNgo()).ngo.id);
      const first = await makeDonationRow(campaign, { kind: "monthly" });
      const gift = await db.monthlyGift.create({
        data: {
          id: newId("monthlyGift"),
          campaignId: campaign.id,
          ngoId: campaign.ngoId,
          status: "incomplete",
          amountCents: 15_00n,
          method: "card",
          firstDonationId: first.id,
          donorName: "T",
          donorEmail: randomEmail(),
          donorKey: first.donorKey,
          currentPeriodEnd: new Date(now().getTime() + days(20)),
        },
      });
      for (const step of status === "active" ? ["active"] : ["active", status])
        await db.monthlyGift.update({ where: { id: gift.id }, data: { status: step } });
      await db.monthlyGift.update({ where: { id: gift.id }, data: fields });
      const text = await shown(linkOf({ kind: "monthlyGift", id: gift.id, linkVersion: 1 }));
      for (const part of ["$15.00 a month", ...said]) expect(text).toContain(part);
      for (const part of unsaid) expect(text).not.toContain(part);
    },
  );
});

test("who changes the language stays on the page of the gift, of all gifts, of the card, and after paying", async () => {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const gift = await makeDonationRow(campaign, { dedicationType: "memory", dedicationName: "Ama" });
  const languages = (page: React.ReactNode) =>
    [...renderToStaticMarkup(<>{page}</>).matchAll(/<a [^>]*data-lang="fr"[^>]*>/g)].map(
      ([link]) => /href="([^"]*)"/.exec(link)![1]!,
    );
  const token = linkOf({ kind: "donation", id: gift.id, linkVersion: 1 });
  const searchParams = Promise.resolve({});
  const of = (param: string) => ({
    params: Promise.resolve({ locale: "en", token: param }),
    searchParams,
  });
  const stays = (page: React.ReactNode, path: string) => {
    const links = languages(page);
    expect(links.length, path).toBeGreaterThan(0);
    expect(new Set(links), path).toEqual(new Set([`/fr${path}`]));
  };
  stays(await GiftPage(of(token)), `/gifts/${token}`);
  const all = allGiftsLinkOf(gift);
  stays(await MyGiftsPage(of(all)), `/gifts/mine/${all}`);
  stays(await CardPage(of(cardPath(gift).split("/").at(-1)!)), cardPath(gift));
  stays(
    await SuccessPage({
      params: Promise.resolve({ locale: "en", slug: campaign.slug }),
      searchParams: Promise.resolve({ session_id: "cs_test_1" }),
    }),
    `/campaigns/${campaign.slug}/payment/success?session_id=cs_test_1`,
  );
});
