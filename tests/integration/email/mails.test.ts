import { afterAll, afterEach, describe, expect, test } from "vitest";
import { PDFDocument } from "pdf-lib";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { now, setClockForTests } from "@/lib/clock";
import { env } from "@/lib/env";
import { locales } from "@/lib/i18n/locales";
import { site } from "@/lib/site";
import { readFile } from "@/lib/storage/store";
import { mailLayout } from "@/lib/email/layout";
import { sendEmail } from "@/lib/email/send";
import { documentPdf } from "@/lib/pdf/document-pdf";
import { runDueJobs } from "@/lib/worker/run";
import { enqueue } from "@/lib/jobs/enqueue";
import { settleDonation } from "@/lib/donations/settle";
import { changeMonthlyAmount } from "@/lib/monthly-gifts/change";
import { cancelPledge, expirePledges } from "@/lib/pledges/cancel";
import { confirmPledge } from "@/lib/pledges/confirm";
import { pledgeInstructions } from "@/lib/checkout/pledge-instructions";
import { cardByToken, cardPath } from "@/lib/donations/card-link";
import { confirmOwnPledge } from "@/lib/pledges/announce-transfer";
import { startDonation } from "@/lib/checkout/start";
import { receiptPdf, taxNote } from "@/lib/donations/receipt";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  randomEmail,
  visitor,
} from "@/tests/support/factories";
import { linkOf } from "@/tests/support/links";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";
import { mailsTo } from "@/tests/support/mails";

afterEach(() => setClockForTests(null));
afterAll(() => db.$disconnect());

async function paid(
  fields: Record<string, unknown> = {},
  ofCampaign: Record<string, unknown> = {},
) {
  const { ngo } = await makeNgo({ name: "Maji Ya Loima Trust" });
  const campaign = await makeCampaign(ngo.id, ofCampaign);
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
/** A monthly gift whose first payment is not settled yet: afterwards its kind cannot change. */
async function monthly(locale = "en") {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const email = randomEmail("monthly");
  const donation = await makeOpenDonation(campaign, {
    donorEmail: email,
    donorKey: email,
    kind: "monthly",
    locale,
  });
  const gift = await db.monthlyGift.create({
    data: {
      id: newId("monthlyGift"),
      campaignId: campaign.id,
      ngoId: ngo.id,
      status: "incomplete",
      amountCents: 12_00n,
      method: "card",
      firstDonationId: donation.id,
      donorName: "Amina",
      donorEmail: email,
      donorKey: email,
      locale,
    },
  });
  await db.donation.update({ where: { id: donation.id }, data: { monthlyGiftId: gift.id } });
  await db.monthlyGift.update({ where: { id: gift.id }, data: { status: "active" } });
  return { campaign, donation, gift, email };
}

type Kept = { fileName: string; contentType: string; storageKey: string; byteSize: number };

describe("receipts", () => {
  test("[GIVE-077] [GIVE-078] [EMB-004] a paid gift's receipt is in the outbox, once, with a PDF", async () => {
    const { donation, email, campaign } = await paid(
      { dedicationType: "memory", dedicationName: "Mama Ronkẹ" },
      { deadline: new Date(Date.now() + 9e9) },
    );
    await runDueJobs();
    await enqueue(db, "mail.receipt", `again:${donation.id}`, { donationId: donation.id });
    await runDueJobs();
    const mails = await mailsTo(email);
    expect(mails.map((m) => m.kind)).toEqual(["receipt"]);
    const mail = mails[0]!;
    expect(mail.status).toBe("kept");
    expect(mail.subject).toContain("$25.00");
    for (const twin of [mail.html, mail.text]) {
      expect(twin).toContain("Thank you, Ọláyínká Adéṣọlá.");
      expect(twin).toContain(campaign.title);
      expect(twin).toContain("Mama Ronkẹ");
      expect(twin).toContain(donation.ref);
      expect(twin).toContain("/gifts/");
      expect(twin).toContain("−$1.03");
      expect(twin).toContain("$23.97"); // reaches the organisation
      expect(twin).not.toContain("monthly gift");
      expect(twin).toContain("$25 raised of $");
    }
    expect(mail.html).toContain('<td width="3%" height="12"'); // of $1,000
    expect(mail.html).toContain('<td width="97%" height="12"');
    // the cloth is table cells: it is there where pictures are blocked
    expect(mail.html.match(/<td bgcolor="#[0-9A-F]{6}" height="8"/gi)).toHaveLength(72);
    const [file] = mail.attachments as Kept[];
    expect(file).toMatchObject({
      fileName: `receipt-${donation.ref}.pdf`,
      contentType: "application/pdf",
    });
    const stored = await readFile(file!.storageKey);
    expect(stored!.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await PDFDocument.load(stored!.bytes)).getPageCount()).toBe(1);
  });

  test("says nothing of a goal where the campaign has no end, and one full stop after a name", async () => {
    const { email } = await paid({ donorName: "Ọláyínká Adéṣọlá Jr." });
    await runDueJobs();
    const [mail] = await mailsTo(email);
    expect(mail!.html).toContain("Thank you, Ọláyínká Adéṣọlá Jr.<");
    expect(mail!.html).not.toContain("raised of");
  });

  test.each([
    ["en", "Change the amount or card, pause or stop your monthly gift:"],
    ["af", "Verander die bedrag of kaart, onderbreek of stop jou maandelikse skenking:"],
    ["fr", "Changer le montant ou la carte, mettre en pause ou arrêter votre don mensuel\u00a0:"],
  ])(
    "a monthly gift's receipt says where to change or stop it, in %s",
    async (locale, sentence) => {
      const once = await paid({ locale });
      const { donation, email } = await monthly(locale);
      await settleDonation({
        donationId: donation.id,
        charge: paidCharge({ donationId: donation.id }),
        cause: "test",
      });
      await runDueJobs();
      const [mail] = await mailsTo(email);
      expect(mail!.text).toContain(sentence);
      expect(mail!.html).toContain(sentence);
      const [other] = await mailsTo(once.email);
      expect(other!.kind).toBe("receipt");
      expect(other!.text).not.toContain(sentence);
    },
  );

  test("[GIVE-079] nothing is sent before the gift is paid, also when a job comes too early", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const donation = await makeOpenDonation(campaign, {
      dedicationType: "honour",
      dedicationName: "Amina",
      dedicationEmail: randomEmail("card"),
    });
    await enqueue(db, "mail.receipt", `early:${donation.id}`, { donationId: donation.id });
    await enqueue(db, "mail.dedication_card", `early2:${donation.id}`, { donationId: donation.id });
    await runDueJobs();
    expect(await mailsTo(donation.donorEmail!)).toEqual([]);
    expect(await mailsTo(donation.dedicationEmail!)).toEqual([]);
    expect(await receiptPdf(donation.id)).toBeNull();
  });

  test("[GIVE-076] N25: the dedication's card goes to the given person after the gift is paid; the giver's words stand on its page", async () => {
    const card = randomEmail("card");
    const { donation } = await paid({
      dedicationType: "memory",
      dedicationName: "Your account is closed",
      dedicationEmail: card,
      dedicationText: "For <b>you</b>",
    });
    await runDueJobs();
    const [mail] = await mailsTo(card);
    expect(mail).toMatchObject({
      kind: "dedication_card",
      subject: "A gift was made in someone’s memory",
    });
    for (const twin of [mail!.html, mail!.text, mail!.subject]) {
      for (const word of ["account is closed", "For <b>", "For &lt;b&gt;", "$25", "Ọláyínká"])
        expect(twin).not.toContain(word);
    }
    const token = cardPath(donation).split("/").at(-1)!;
    expect(mail!.text).toContain(token);
    expect(await cardByToken(token)).toMatchObject({
      type: "memory",
      who: "Your account is closed",
      text: "For <b>you</b>",
      donorName: "Ọláyínká Adéṣọlá",
    });
    for (const wrong of [
      "",
      "x",
      `${token}x`,
      linkOf({ kind: "donation", id: donation.id, linkVersion: 1 }),
    ])
      expect(await cardByToken(wrong)).toBeNull();
    setClockForTests(new Date(Date.now() + 400 * 86_400_000));
    expect(await cardByToken(token), "it ends").toBeNull();
  });

  test("[GIVE-109] sandbox money is never called deductible", () => {
    expect(taxNote("en")).toContain("not a tax receipt");
    expect(taxNote("en")).not.toContain("deductible");
  });

  test("[GIVE-109, OP-131] a receipt of real money names the place where it is deductible, and promises nothing elsewhere", () => {
    Object.assign(env, { sandbox: false });
    try {
      expect(taxNote("en")).toContain(
        "tax-deductible in the United States to the extent the law allows. If you pay tax in another country, its own rules apply.",
      );
      for (const locale of locales) expect(taxNote(locale)).toContain(site.deductibleIn![locale]);
    } finally {
      Object.assign(env, { sandbox: true });
    }
  });

  test("a demo gift gets no mail", async () => {
    const { email } = await paid({ isDemo: true });
    await runDueJobs();
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe("pledges", () => {
  test("[GIVE-053] [GIVE-107] the instructions name number, amount and method, and nothing that the donor typed", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const donorEmail = randomEmail("pledge");
    const started = await startDonation(visitor, {
      campaign: campaign.slug,
      amountCents: 1234_50,
      donorName: "Win at evil.example",
      donorEmail,
      method: "daf",
      frequency: "monthly",
      message: "visit evil.example now",
      showName: false,
      shareWithNgo: true,
      dedication: {
        type: "honour",
        name: "evil.example",
        recipientEmail: null,
        text: "evil.example",
      },
      clientKey: null,
    });
    await runDueJobs();
    const [mail] = await mailsTo(donorEmail);
    expect(mail).toMatchObject({ kind: "pledge_instructions" });
    for (const twin of [mail!.html, mail!.text, mail!.subject])
      expect(twin).not.toContain("evil.example");
    expect(mail!.text).toContain((started as { orderId: string }).orderId);
    expect(mail!.text).toContain("$1,234.50");
    expect(mail!.text).toContain("donor-advised fund");
    expect(mail!.text).toContain("each month");
    expect(mail!.text.toLowerCase()).not.toContain("thank");
  });

  test.each(["en", "af", "fr"] as const)(
    "[GIVE-106] reminders after 14 and 45 days, a word at the end; none once the pledge was decided, and none before its donor said that it is theirs (%s)",
    async (locale) => {
      const { ngo } = await makeNgo();
      const campaign = await makeCampaign(ngo.id);
      const give = (donorEmail: string) =>
        startDonation(
          { ...visitor, locale },
          {
            campaign: campaign.slug,
            amountCents: 50_00,
            donorName: "evil.example",
            donorEmail,
            method: "crypto",
            frequency: "once",
            message: "evil.example",
            showName: false,
            shareWithNgo: true,
            dedication: null,
            clientKey: null,
          },
        );
      const [waits, canceled, confirmed, strange] = [
        randomEmail("waits"),
        randomEmail("canceled"),
        randomEmail("confirmed"),
        randomEmail("strange"),
      ];
      const pledge = await give(waits);
      const [second, third] = [await give(canceled), await give(confirmed)];
      await give(strange);
      for (const of of [pledge, second])
        await confirmOwnPledge(visitor, {
          token: linkOf({ kind: "donation", id: of.donationId, linkVersion: 1 }),
        });
      await runDueJobs();
      const admin = await actorOf(await makeAdmin());
      await cancelPledge(admin, { donationId: second.donationId });
      await confirmPledge(admin, { donationId: third.donationId, receivedCents: 47_31 });
      const begun = Date.now();
      for (const [day, kinds] of [
        [13, []],
        [15, ["pledge_reminder"]],
        [44, ["pledge_reminder"]],
        [46, ["pledge_reminder", "pledge_reminder"]],
        [61, ["pledge_reminder", "pledge_reminder", "pledge_ended"]],
        [90, ["pledge_reminder", "pledge_reminder", "pledge_ended"]],
      ] as const) {
        setClockForTests(new Date(begun + day * 86_400_000));
        await expirePledges();
        await runDueJobs();
        expect(
          (await mailsTo(waits)).map((m) => m.kind),
          `day ${day}`,
        ).toEqual(["pledge_instructions", ...kinds]);
      }
      expect(
        (await mailsTo(strange)).map((m) => m.kind),
        "P12: a pledge that a stranger made",
      ).toEqual(["pledge_instructions"]);
      expect((await mailsTo(canceled)).map((m) => m.kind)).toEqual([
        "pledge_instructions",
        "pledge_ended",
      ]);
      expect((await mailsTo(confirmed)).map((m) => m.kind)).toEqual([
        "pledge_instructions",
        "receipt",
      ]);
      const { orderId } = pledge as { orderId: string };
      for (const mail of await mailsTo(waits)) {
        expect(mail.locale).toBe(locale);
        expect(mail.text).toContain(orderId);
        for (const twin of [mail.html, mail.text, mail.subject])
          expect(twin).not.toContain("evil.example");
      }
      expect((await mailsTo(waits)).at(-1)!.text).toContain(
        {
          en: "You have not been charged",
          af: "Geen geld is afgetrek nie",
          fr: "Rien n’a été prélevé",
        }[locale],
      );
      // the receipt is for the amount that arrived, and mentions the announced one
      const receipt = (await mailsTo(confirmed)).at(-1)!;
      expect(receipt.subject).toContain({ en: "$47.31", af: "$47,31", fr: "47,31\u00a0$" }[locale]);
      expect(receipt.text).toContain(
        {
          en: "Pledged amount: $50.00",
          af: "Beloofde bedrag: $50,00",
          fr: "Montant promis\u00a0: 50,00\u00a0$",
        }[locale],
      );
    },
  );

  test.each([
    ["crypto", "giving@harambee.example"],
    ["stocks", "giving@harambee.example"],
    ["daf", "00-0000000"],
    ["paypal", "giving@harambee.example"],
    ["venmo", "@harambee-sample"],
  ] as const)(
    "[GIVE-054] the instructions of %s stand on the page as in the mail",
    async (method, part) => {
      const campaign = await makeCampaign((await makeNgo()).ngo.id);
      const donorEmail = randomEmail("page");
      await startDonation(visitor, {
        campaign: campaign.slug,
        amountCents: 50_00,
        donorName: "A B",
        donorEmail,
        method,
        frequency: "once",
        message: null,
        showName: false,
        shareWithNgo: true,
        dedication: null,
        clientKey: null,
      });
      await runDueJobs();
      const onPage = pledgeInstructions(method, "en");
      expect(onPage.url).toBeNull();
      expect(onPage.text).toContain(part);
      expect((await mailsTo(donorEmail))[0]!.text).toContain(onPage.text);
    },
  );
});

describe("other mails", () => {
  test("[GIVE-085] the yearly summary lists the paid gifts of the year less refunds, once", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const donorEmail = randomEmail("year");
    const inYear = new Date(Date.UTC(2025, 5, 1));
    await makeDonationRow(campaign, { donorEmail, settledAt: inYear, amountCents: 100_00n });
    await makeDonationRow(campaign, {
      donorEmail: donorEmail.toUpperCase(),
      settledAt: inYear,
      amountCents: 40_00n,
      refundedCents: 15_00n,
      status: "partially_refunded",
    });
    await makeDonationRow(campaign, {
      donorEmail,
      settledAt: new Date(Date.UTC(2026, 1, 1)),
      amountCents: 77_00n,
    });
    await makeDonationRow(campaign, { donorEmail, status: "failed", amountCents: 66_00n });
    for (const n of [1, 2])
      await enqueue(db, "mail.yearly_summary", `y${n}:${donorEmail}`, {
        donorEmail,
        year: 2025,
        locale: "en",
      });
    await runDueJobs();
    const mails = await mailsTo(donorEmail);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain("Total: $125.00");
    expect(mails[0]!.text).not.toContain("77.00");
    expect(mails[0]!.attachments as Kept[]).toHaveLength(1);
  });

  test("a donor's links go to the address that asked, and to nobody without gifts", async () => {
    const { email } = await paid();
    const nobody = randomEmail("nobody");
    await enqueue(db, "mail.donor_links", `l:${email}`, { email, locale: "af", linkId: email });
    await enqueue(db, "mail.donor_links", `l:${nobody}`, {
      email: nobody,
      locale: "en",
      linkId: nobody,
    });
    await runDueJobs();
    const mail = (await mailsTo(email)).find((m) => m.kind === "donor_links")!;
    expect(mail.html).toContain('lang="af"');
    expect(mail.text).toContain("/af/gifts/");
    expect(await mailsTo(nobody)).toEqual([]);
  });

  test("[GIVE-104] a monthly gift that ended with its campaign offers others", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const other = await makeCampaign(ngo.id, {
      title: "Another cause",
      publishedAt: new Date(now().getTime() + 1000),
    });
    const donation = await makeDonationRow(campaign, { status: "failed" });
    const gift = await db.monthlyGift.create({
      data: {
        id: `gif_${"0".repeat(20)}`,
        campaignId: campaign.id,
        ngoId: ngo.id,
        status: "incomplete",
        amountCents: 12_00n,
        method: "card",
        firstDonationId: donation.id,
        donorName: "X Y",
        donorEmail: randomEmail("m"),
        donorKey: "x",
      },
    });
    for (const status of ["active", "canceled"])
      await db.monthlyGift.update({
        where: { id: gift.id },
        data: { status, endReason: "campaign_ended" },
      });
    await enqueue(db, "mail.monthly_stopped", `stop:${gift.id}`, { giftId: gift.id });
    await runDueJobs();
    const [mail] = await mailsTo(gift.donorEmail);
    expect(mail!.text).toContain(campaign.title);
    expect(mail!.text).toContain(other.title);
    expect(mail!.text).toContain("$12.00");
  });
});

describe("a monthly gift's new amount", () => {
  test("[GIVE-081] a changed amount is mailed to the donor, once, and not when it is the same", async () => {
    const { gift, email, campaign } = await monthly();
    const token = linkOf({ kind: "monthlyGift", id: gift.id, linkVersion: gift.linkVersion });
    await changeMonthlyAmount(visitor, { token, amountCents: 12_00 });
    await runDueJobs();
    expect(await mailsTo(email)).toEqual([]);
    await changeMonthlyAmount(visitor, { token, amountCents: 22_50 });
    await runDueJobs();
    const mails = await mailsTo(email);
    expect(mails.map((m) => m.kind)).toEqual(["monthly_amount"]);
    expect(mails[0]!.subject).toContain("$22.50");
    expect(mails[0]!.text).toContain(campaign.title);
    expect(mails[0]!.text).toContain("/gifts/");
  });
});

describe("the outbox", () => {
  const mail = (dedupeKey: string, more = {}) => ({
    kind: "test",
    dedupeKey,
    to: "a@test.example",
    subject: "Hello",
    html: "<p>x</p>",
    text: "x",
    locale: "en",
    ...more,
  });

  test("the same key is the same mail; a subject cannot begin another header", async () => {
    const key = `k:${now().toISOString()}`;
    await Promise.all([sendEmail(mail(key)), sendEmail(mail(key))]);
    await sendEmail(mail(key, { subject: "Other" }));
    expect(await db.emailMessage.count({ where: { dedupeKey: key } })).toBe(1);
    await sendEmail(mail(`${key}2`, { subject: "Hi\r\nBcc: all@test.example" }));
    expect(
      (await db.emailMessage.findUniqueOrThrow({ where: { dedupeKey: `${key}2` } })).subject,
    ).toBe("Hi Bcc: all@test.example");
  });

  test("what people typed is escaped in every block", () => {
    const hostile = `<script>alert("x")</script>`;
    const { html, text } = mailLayout({
      locale: "en",
      heading: hostile,
      preview: hostile,
      blocks: [
        { kind: "paragraph", text: hostile },
        { kind: "rows", rows: [[hostile, hostile]] },
        { kind: "quote", text: hostile },
        { kind: "note", text: hostile },
        { kind: "button", label: hostile, url: `https://a.example/"><script>` },
        { kind: "link", before: hostile, label: hostile, url: "https://a.example" },
      ],
    });
    expect(html).not.toContain("<script");
    expect(text).toContain(site.supportEmail);
  });

  test("a PDF takes any text, and goes on to further pages", async () => {
    const bytes = await documentPdf({
      language: "en",
      title: "عنوان 題 Ẹ̀kọ́",
      lead: null,
      rows: Array.from({ length: 120 }, (_, i) => [`Row ${i}`, "x".repeat(300)]),
      notes: ["n\nm"],
    });
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(3);
  }, 90_000);
});
