import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { setClockForTests } from "@/lib/clock";
import { donationRow, receiptPdf, receiptRows } from "@/lib/donations/receipt";
import { settleDonation } from "@/lib/donations/settle";
import { stripSeed } from "@/lib/donations/strip-seed";
import { statement, statementPdf } from "@/lib/donors/statement";
import { emailKey } from "@/lib/email-key";
import { withoutIsolates } from "@/lib/i18n/isolate";
import { locales } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { clothCells } from "@/lib/patterns/cells";
import { enqueue } from "@/lib/jobs/enqueue";
import { formatUsd } from "@/lib/money/money";
import { runDueJobs } from "@/lib/worker/run";
import { makeCampaign, makeDonationRow, makeNgo, randomEmail } from "@/tests/support/factories";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";
import { mailsTo } from "@/tests/support/mails";
import { pagesOf, pdfText } from "@/tests/support/pdf";

afterEach(() => setClockForTests(null));
afterAll(() => db.$disconnect());

async function paid(fields: Record<string, unknown> = {}) {
  const { ngo } = await makeNgo({ name: "Maji Ya Loima Trust" });
  const campaign = await makeCampaign(ngo.id, { title: "A working pump for every ward" });
  const email = randomEmail("donor");
  const donation = await makeOpenDonation(campaign, {
    donorEmail: email,
    donorKey: email,
    donorName: "Ọláyínká Adéṣọlá",
    ...fields,
  });
  await settleDonation({
    donationId: donation.id,
    charge: paidCharge({ donationId: donation.id }),
    cause: "test",
  });
  return { ngo, campaign, donation, email };
}

/** Normalises text for comparison: without blanks, marks and the characters that an Arabic letter's dots become. */
const plain = (text: string): string =>
  withoutIsolates(text)
    .normalize("NFKC")
    .replace(/[\s\p{Cc}\p{Cf}]/gu, "");
const exact = (cents: bigint, locale: (typeof locales)[number]) =>
  formatUsd(cents, locale, { exact: true });

/** The text of a mail's HTML, part by part. */
const factsIn = (html: string): string[] =>
  html
    .replace(/<head>.*?<\/head>|<div style="display:none.*?<\/div>/gs, "")
    .split(/<[^>]+>/)
    .map((part) =>
      part
        .replace(/&nbsp;/g, " ")
        .replace(/&lt;/g, "<")
        .replace(/&gt;/g, ">")
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, "&"),
    )
    .filter((part) => plain(part) !== "");

describe("receipts as papers [GIVE-078]", () => {
  test.each(locales)(
    "in %s it says number, giver, campaign, method, amount, fee and what reaches the organisation, and its language",
    async (locale) => {
      const { donation } = await paid({ locale, donorName: "Amina Wanjirũ" });
      const { bytes } = (await receiptPdf(donation.id))!;
      const gift = (await donationRow(donation.id))!;
      const text = plain(await pdfText(bytes));
      for (const fact of [
        donation.ref,
        "Amina Wanjirũ",
        "A working pump for every ward",
        "Maji Ya Loima Trust",
        exact(25_00n, locale),
        exact(23_97n, locale),
      ])
        expect(text).toContain(plain(fact));
      expect(text).toMatch(/1[.,]03/);
      expect(receiptRows(gift, locale).map(([, value]) => value)).toContain(exact(-1_03n, locale));
      const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
      const file = await getDocument({ data: Uint8Array.from(bytes) }).promise;
      expect(file.numPages).toBe(1);
      expect((await file.getMetadata()).info).toMatchObject({
        Language: locale,
        Title: translator(locale, "email")("receipt.title"),
      });
      const roles = new Set((await pagesOf(bytes))[0]!.read.map(([role]) => role));
      expect([...roles]).toEqual(expect.arrayContaining(["H1", "P", "TH", "TD"]));
      expect(bytes.length).toBeLessThan(60_000);
    },
  );

  test.each([
    ["refunded", 25_00n, "Your gift was refunded.", ["$25.00", "$0.00"]],
    [
      "partially_refunded",
      10_00n,
      "Your receipt is now valid only for the remaining amount.",
      ["$10.00", "$15.00"],
    ],
    ["disputed", 0n, "Your bank has disputed the payment. We are looking into it.", []],
    ["dispute_lost", 0n, "Your bank has taken the payment back.", []],
  ] as const)(
    "of a gift that is %s it says so, in the paper and in the mail, and nothing of what reaches the organisation",
    async (status, refundedCents, sentence, amounts) => {
      const email = randomEmail("back");
      const campaign = await makeCampaign((await makeNgo()).ngo.id);
      const gift = { donorEmail: email, feeCents: 1_03n, status, refundedCents };
      const donation = await makeDonationRow(campaign, gift);
      const text = await pdfText((await receiptPdf(donation.id))!.bytes);
      await enqueue(db, "mail.receipt", `receipt:${donation.id}:again:1`, {
        donationId: donation.id,
        again: 1,
      });
      await runDueJobs();
      const mail = (await mailsTo(email)).find((one) => one.dedupeKey.endsWith(":again:1"))!;
      for (const said of [text, mail.html, mail.text]) {
        for (const fact of [sentence, ...amounts]) expect(said).toContain(fact);
        expect(said).not.toContain("Reaches");
      }
      expect(text).not.toContain("Keep this for your records");
    },
  );
});

describe("receipts as mails [GIVE-077]", () => {
  test.each(locales)("in %s its plain text has every fact of its HTML", async (locale) => {
    const { donation, email } = await paid({
      locale,
      dedicationType: "memory",
      dedicationName: "Mama Ronkẹ",
    });
    await runDueJobs();
    const mail = (await mailsTo(email)).find((one) => one.kind === "receipt")!;
    const text = plain(mail.text);
    const facts = factsIn(mail.html);
    expect(facts.length).toBeGreaterThan(25);
    const site = plain("Harambee");
    for (const fact of facts)
      if (plain(fact) !== site) expect(text, fact).toContain(plain(fact).replace(/:$/, ""));
    expect(
      mail.html.match(/bgcolor="#B8431D" style="background:#B8431D;border-bottom/g),
    ).toHaveLength(1);
    // its own strip, at the top; nothing of it is fetched
    const cells = clothCells(stripSeed(donation.id)).flat();
    const shown = [...mail.html.matchAll(/<td bgcolor="(#[0-9A-F]{6})" height="8"/gi)];
    expect(shown.map(([, colour]) => colour)).toEqual(cells);
    expect(mail.html.indexOf('height="8"')).toBeLessThan(mail.html.indexOf("<h1"));
    expect([...mail.html.matchAll(/<img src="([^"]+)"/g)].map(([, url]) => url)).toEqual([
      expect.stringMatching(/\/images\/email-mark\.png$/),
    ]);
  });
});

describe("statements [GIVE-085]", () => {
  test.each(["en", "fr", "ar"] as const)(
    "in %s each line has day, campaign, number, method and amount, and what was given back; the head repeats",
    async (locale) => {
      const { ngo } = await makeNgo({ name: "Maji Ya Loima Trust" });
      const campaign = await makeCampaign(ngo.id, { title: "Desks for two schools" });
      const email = randomEmail("statement");
      const gifts = [];
      for (let i = 0; i < 30; i++)
        gifts.push(
          await makeDonationRow(campaign, {
            donorEmail: email,
            amountCents: 40_00n,
            ...(i === 0 ? { refundedCents: 12_50n, status: "partially_refunded" } : {}),
            settledAt: new Date(Date.UTC(2025, 2, 1 + (i % 28))),
          }),
        );
      const span = [new Date("2025-01-01"), new Date("2026-01-01")] as const;
      const found = (await statement(emailKey(email), ...span, locale))!;
      const bytes = await statementPdf("2025", found, locale);
      const pages = await pagesOf(bytes);
      expect(pages.length).toBeGreaterThan(1);
      const read = plain(pages.flatMap((page) => page.read.map(([, text]) => text)).join(" "));
      for (const gift of gifts) expect(read).toContain(gift.ref);
      const t = translator(locale, "email");
      for (const fact of [
        email,
        "Desks for two schools",
        exact(40_00n, locale),
        exact(27_50n, locale),
        exact(12_50n, locale),
        exact(1_187_50n, locale),
      ])
        expect(read).toContain(plain(fact));
      expect(found.rows.at(-1)).toEqual([t("yearly.total"), found.total]);
      const heads = pages.flatMap((page) => page.read.filter(([role]) => role === "TH"));
      expect(heads).toHaveLength(6); // five columns and the total
      const seen = pages.map((page) => plain(page.seen.join(" ")));
      for (const [i, page] of seen.entries())
        expect(page).toMatch(new RegExp(`${i + 1}/${pages.length}|${pages.length}/${i + 1}`));
    },
  );
});
