import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import type { NgoActor } from "@/lib/auth/actor";
import { giveInput, type GiveInput } from "@/lib/checkout/form-schemas";
import { donationFilter } from "@/lib/donations/donation-filter";
import { hideWords } from "@/lib/support-words/hide-words";
import { ngoDonations } from "@/lib/donations/queries";
import { startDonation } from "@/lib/checkout/start";
import { namedSupporters } from "@/lib/donations/supporters-queries";
import { keptWords, publicWords } from "@/lib/support-words/queries";
import { donationByToken } from "@/lib/donors/donation-queries";
import { withdrawWords } from "@/lib/monthly-gifts/shown";
import { linkOf } from "@/tests/support/links";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";

afterAll(() => db.$disconnect());

const someone = () => ({ ...visitor, address: `addr-${randomText()}` });
const input = (campaign: string, more: Partial<GiveInput> = {}): GiveInput =>
  typedDonation(campaign, { message: "Courage!", showWords: true, ...more });

let actor: NgoActor;
let campaign: Awaited<ReturnType<typeof makeCampaign>>;
beforeEach(async () => {
  const { ngo, owner } = await makeNgo();
  actor = await ngoActorOf(owner);
  campaign = await makeCampaign(ngo.id);
});
const given = (fields: Record<string, unknown> = {}) =>
  makeDonationRow(campaign, { message: "Courage!", showWords: true, ...fields });
const shown = async () => (await publicWords(campaign.id)).map(({ name, text }) => [name, text]);

describe("words of support", () => {
  test("stand on the campaign's page with the donor's consent alone, by the name that the donor shows, while the gift counts", async () => {
    await given({ showWords: false, message: "private" });
    expect(await shown()).toEqual([]);
    const named = await given({ donorName: "Wanjiru", showName: true, settledAt: new Date(3000) });
    await given({ donorName: "Hidden", message: "Anon", settledAt: new Date(2000) });
    for (const status of ["refunded", "disputed", "dispute_lost", "processing", "checkout_open"])
      await given({ status, message: status });
    expect(await shown()).toEqual([
      ["Wanjiru", "Courage!"],
      [null, "Anon"],
    ]);
    await db.donation.update({ where: { id: named.id }, data: { status: "refunded" } });
    expect(await shown()).toEqual([[null, "Anon"]]);
  });

  test("[T3-9] [RI-18] a name that holds a way to reach somebody is nobody's for everyone, and kept for the organisation", async () => {
    const settledAt = new Date(4000);
    for (const donorName of ["t.me/evil", "ｅｖｉｌ．ｓｈｏｐ", "+254 712 345 678", "@evil_shop"])
      await given({ donorName, showName: true, settledAt });
    await given({
      ...{ donorName: "M.Ba", showName: true, settledAt: new Date(3000) },
      ...{ dedicationType: "memory", dedicationName: "wa.me/254712345678" },
    });
    expect(await shown()).toEqual([
      ...Array<unknown>(4).fill([null, "Courage!"]),
      ["M.Ba", "Courage!"],
    ]);
    const named = await namedSupporters({ campaignId: campaign.id });
    expect(named.map(({ name, dedicatedTo }) => [name, dedicatedTo])).toEqual([
      ...Array<unknown>(4).fill([null, null]),
      ["M.Ba", null],
    ]);
    const { donations } = await ngoDonations(actor, donationFilter({}), 1);
    expect(donations.map((one) => one.donor)).toContain("t.me/evil");
  });

  test("a donation keeps the consent that was given, and none without words", async () => {
    const rowOf = async (more: Partial<GiveInput>) => {
      const { donationId } = await startDonation(someone(), input(campaign.slug, more));
      return db.donation.findUniqueOrThrow({ where: { id: donationId } });
    };
    expect(await rowOf({})).toMatchObject({ message: "Courage!", showWords: true });
    expect((await rowOf({ showWords: false })).showWords).toBe(false);
    expect((await rowOf({ message: null })).showWords).toBe(false);
    const { showWords: _none, ...without } = input(campaign.slug);
    const { donationId } = await startDonation(someone(), without);
    expect((await db.donation.findUniqueOrThrow({ where: { id: donationId } })).showWords).toBe(
      false,
    );
  });

  test("with an address or a telephone number, or too long, they are refused at the note; a private note may hold them", async () => {
    for (const [message, key] of [
      ["Write to me: ada@x.org", "wordsContact"],
      ["Call +254 700 000 000", "wordsContact"],
      ["w".repeat(501), "tooLong"],
    ] as const) {
      await expect(
        startDonation(someone(), input(campaign.slug, { message })),
      ).rejects.toMatchObject({
        code: "invalid",
        issues: [expect.objectContaining({ path: "message" })],
        key,
      });
      await startDonation(someone(), input(campaign.slug, { message, showWords: false }));
    }
    expect(await db.donation.count({ where: { campaignId: campaign.id, showWords: true } })).toBe(
      0,
    );
  });

  test("the form's box is off unless it is ticked, and counts with its note only", () => {
    const form = {
      amount: "25",
      donorName: "Ada",
      donorEmail: "ada@x.org",
      campaign: "c",
      method: "card",
      switches: "1",
      message: "Courage!",
    };
    const posted = (more: Record<string, string>) =>
      giveInput.parse({ ...form, ...more }).showWords;
    expect(posted({ withNote: "on" })).toBe(false);
    expect(posted({ withNote: "on", showWords: "on" })).toBe(true);
    expect(posted({ showWords: "on" })).toBe(false);
    const refused = giveInput.safeParse({
      ...form,
      withNote: "on",
      showWords: "on",
      message: "www.example.org",
    });
    expect(refused.error?.issues.map((i) => [i.path.join("."), i.message])).toEqual([
      ["message", "wordsContact"],
    ]);
  });
});

describe("hiding words", () => {
  test("the organisation hides its own and shows them again; both are on record", async () => {
    const { id } = await given();
    await hideWords(actor, { donationId: id, hidden: true });
    await hideWords(actor, { donationId: id, hidden: true });
    expect(await shown()).toEqual([]);
    expect((await keptWords(actor, 1)).words).toMatchObject([
      { donationId: id, text: "Courage!", name: null, hiddenBy: "organisation" },
    ]);
    await hideWords(actor, { donationId: id, hidden: false });
    expect(await shown()).toHaveLength(1);
    const done = await db.auditLog.findMany({ where: { entityId: id }, orderBy: { id: "asc" } });
    expect(done.map((row) => row.action).sort()).toEqual(["words.hidden", "words.shown"]);
  });

  test("another organisation's, and private notes, are not there", async () => {
    const other = await ngoActorOf((await makeNgo()).owner);
    const { id } = await given();
    const note = await given({ showWords: false });
    await expect(hideWords(other, { donationId: id, hidden: true })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(hideWords(actor, { donationId: note.id, hidden: true })).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await keptWords(other, 1)).total).toBe(0);
    expect((await keptWords(actor, 1)).total).toBe(1);
    await expect(keptWords(visitor, 1)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("what an administrator hid the organisation cannot show; a suspended one changes nothing", async () => {
    const admin = await actorOf(await makeAdmin());
    const { id } = await given();
    await hideWords(actor, { donationId: id, hidden: true });
    await hideWords(admin, { donationId: id, hidden: false });
    await hideWords(admin, { donationId: id, hidden: true });
    await expect(hideWords(actor, { donationId: id, hidden: false })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await shown()).toEqual([]);
    const mine = (await keptWords(admin, 1)).words.find((item) => item.donationId === id);
    expect(mine?.hiddenBy).toBe("administrator");
    await hideWords(admin, { donationId: id, hidden: false });
    expect(await shown()).toHaveLength(1);
    await expect(
      hideWords(
        { ...actor, ngo: { ...actor.ngo, suspended: true } },
        { donationId: id, hidden: true },
      ),
    ).rejects.toMatchObject({ code: "ngo_suspended" });
  });

  test("the donor takes them back by the link of the gift", async () => {
    const gift = await given();
    const token = await linkOf({ kind: "donation", id: gift.id, linkVersion: gift.linkVersion });
    expect((await donationByToken(token))?.showWords).toBe(true);
    await withdrawWords(visitor, token);
    expect(await shown()).toEqual([]);
    expect((await donationByToken(token))?.showWords).toBe(false);
    expect((await db.donation.findUniqueOrThrow({ where: { id: gift.id } })).message).toBe(
      "Courage!",
    );
    await expect(withdrawWords(visitor, "x.y")).rejects.toMatchObject({ code: "not_found" });
  });

  test.each([
    { showWords: true, message: null },
    { wordsHiddenBy: "somebody", wordsHiddenAt: new Date() },
    { wordsHiddenBy: "organisation", wordsHiddenAt: null },
    { wordsHiddenBy: null, wordsHiddenAt: new Date() },
  ])("the database refuses %j", async (data) => {
    const { id } = await given();
    await expect(db.donation.update({ where: { id }, data })).rejects.toThrow(
      /donation_(?:show_words|words_hidden)/,
    );
  });
});
