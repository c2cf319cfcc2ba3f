import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { days, minutes, now, setClockForTests } from "@/lib/clock";
import { contactInput } from "@/lib/contact/schema";
import { sendMessage } from "@/lib/contact/send-message";
import { printableName } from "@/lib/email/printable-name";
import { forgetUnaskedMail, mayMail } from "@/lib/email/unasked-mail";
import { runDueJobs } from "@/lib/worker/run";
import { ngoMails } from "@/lib/ngos/mails";
import { toggleLike } from "@/lib/ngos/toggle-like";
import { requestGiftLinks } from "@/lib/donors/resend-receipt";
import { startDonation } from "@/lib/checkout/start";
import { inviteMember } from "@/lib/users/invite-member";
import { registerNgo } from "@/lib/ngos/register";
import { requestReset } from "@/lib/users/reset-password";
import { emailKey } from "@/lib/email-key";
import {
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  randomEmail,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { mailsTo, opened } from "@/tests/support/mails";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";
import { settleDonation } from "@/lib/donations/settle";

const scale = env.rateLimitScale;
beforeEach(() => void Object.assign(env, { rateLimitScale: 1 }));
afterEach(() => {
  Object.assign(env, { rateLimitScale: scale });
  setClockForTests(null);
});
afterAll(() => db.$disconnect());

const evil = "WIN 1000 USD: http://evil.example/";
const password = "a long enough password of mine";
const someone = () => ({ ...visitor, address: `addr-${randomText()}` });
const inbox = async (part: string) =>
  (
    await db.emailMessage.findMany({
      where: { toAddress: { contains: part } },
      orderBy: { createdAt: "asc" },
    })
  ).map(opened);
/** Checks that no part of any of the mails contains the stranger's text. */
function clean(mails: { subject: string; html: string; text: string }[]): void {
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails)
    for (const part of [mail.subject, mail.html, mail.text])
      expect(part).not.toMatch(/\bWIN\b|\bevil\b|1000 USD/);
}

describe("one reader gets few mails that others cause", () => {
  test("N21: twelve messages with one reader's address are answered once a day, and without a word of theirs", async () => {
    const reader = `reader${randomText()}`;
    for (let i = 0; i < 12; i++)
      await sendMessage(
        someone(),
        contactInput.parse({
          name: evil,
          email: `${i % 3 ? reader : `${reader}+${i}`}@x.example`,
          subject: evil,
          message: evil,
        }),
      );
    await runDueJobs();
    const mails = await inbox(reader);
    expect(mails.map((m) => m.kind)).toEqual(["contact_answer"]);
    clean(mails);
    setClockForTests(new Date(Date.now() + days(1.01)));
    await sendMessage(
      someone(),
      contactInput.parse({
        name: "A",
        email: `${reader}@x.example`,
        subject: "B",
        message: "C",
      }),
    );
    await runDueJobs();
    expect(await inbox(reader)).toHaveLength(2);
  });

  test("N23, P12: ten pledges, with tags and dots, are three mails a day and no reminder", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const reader = `mail${randomText().toLowerCase()}`;
    for (let i = 0; i < 10; i++) {
      const donorEmail = `${i % 2 ? reader : reader.split("").join(".")}+${i}@gmail.com`;
      await startDonation(someone(), {
        campaign: campaign.slug,
        amountCents: 50_00,
        donorName: evil,
        donorEmail,
        method: "crypto",
        frequency: "once",
        message: evil,
        showName: false,
        shareWithNgo: true,
        dedication: null,
        clientKey: null,
      });
    }
    await runDueJobs();
    const mails = (
      await db.emailMessage.findMany({
        where: { toAddress: { endsWith: "@gmail.com" }, kind: { startsWith: "pledge" } },
      })
    ).map(opened);
    expect(mails.map((m) => m.kind)).toEqual([
      "pledge_instructions",
      "pledge_instructions",
      "pledge_instructions",
    ]);
    clean(mails);
    setClockForTests(new Date(Date.now() + days(46)));
    await runDueJobs();
    expect(
      await db.emailMessage.count({
        where: { toAddress: { endsWith: "@gmail.com" }, kind: "pledge_reminder" },
      }),
    ).toBe(0);
  });

  test("N25: five paid cards to one reader are two mails a day, and hold no word of the giver's", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const reader = randomEmail("card");
    for (let i = 0; i < 5; i++) {
      const gift = await makeOpenDonation(campaign, {
        donorName: evil,
        dedicationType: "memory",
        dedicationName: evil,
        dedicationEmail: reader,
        dedicationText: evil,
      });
      await settleDonation({
        donationId: gift.id,
        charge: paidCharge({ donationId: gift.id }),
        cause: "test",
      });
    }
    await runDueJobs();
    const mails = await mailsTo(reader);
    expect(mails.map((m) => m.kind)).toEqual(["dedication_card", "dedication_card"]);
    clean(mails);
  });

  test("the same mail again is one; other readers and kinds have their own count; the rows go after two days", async () => {
    const to = randomEmail();
    for (let i = 0; i < 3; i++)
      expect(await mayMail({ kind: "contact_answer", to, dedupeKey: `same:${to}` })).toBe(true);
    expect(
      await mayMail({ kind: "contact_answer", to: to.toUpperCase(), dedupeKey: `next:${to}` }),
    ).toBe(false);
    expect(await mayMail({ kind: "account_exists", to, dedupeKey: `kind:${to}` })).toBe(true);
    expect(
      await mayMail({ kind: "contact_answer", to: randomEmail(), dedupeKey: `other:${to}` }),
    ).toBe(true);
    const at = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        mayMail({ kind: "pledge_instructions", to, dedupeKey: `race:${i}:${to}` }),
      ),
    );
    expect(at.filter(Boolean)).toHaveLength(3);
    setClockForTests(new Date(Date.now() + days(2.1)));
    expect(await forgetUnaskedMail()).toBeGreaterThan(0);
    expect(await db.unaskedMail.count({ where: { dedupeKey: { endsWith: to } } })).toBe(0);
  });
});

describe("N22: strangers' words in mails to readers who have not agreed", () => {
  test("sign-up, sign-up again, reset and the decision greet without the name until the address is confirmed", async () => {
    const email = randomEmail("victim");
    const { actor } = await registerNgo(someone(), { name: evil, email, password });
    await expect(registerNgo(someone(), { name: evil, email, password })).rejects.toMatchObject({
      key: "accountExists",
    });
    await requestReset(someone(), { email });
    await runDueJobs();
    await ngoMails["mail.ngo_rejected"]!({ ngoId: actor.ngo!.id, eventId: "evt_none" } as never);
    const mails = await mailsTo(email);
    expect(mails.map((m) => m.kind).sort()).toEqual([
      "account_exists",
      "confirm_email",
      "ngo_rejected",
      "reset_password",
    ]);
    clean(mails);
    await db.user.updateMany({
      where: { email },
      data: { emailConfirmedAt: now(), name: "Amina Otieno" },
    });
    setClockForTests(new Date(Date.now() + days(1.1)));
    await requestReset(someone(), { email });
    await runDueJobs();
    expect((await mailsTo(email)).at(-1)!.text).toContain("Hello Amina Otieno,");
  });

  test("bank details of an organisation that nobody has looked at reach no official address", async () => {
    const official = randomEmail("official");
    const { ngo } = await makeNgo({
      name: evil,
      status: "pending",
      approvedAt: null,
      officialEmail: official,
      bankChangedAt: now(),
    });
    await ngoMails["mail.bank_changed"]!({ ngoId: ngo.id, to: official } as never);
    expect(await mailsTo(official)).toEqual([]);
  });

  test("an invitation names the approved organisation, not what its owner calls themself", async () => {
    const { owner } = await makeNgo();
    await db.user.update({
      where: { id: owner.id },
      data: { name: evil, emailConfirmedAt: now() },
    });
    const email = randomEmail("invited");
    await inviteMember(await ngoActorOf(owner), { email });
    await runDueJobs();
    clean(await mailsTo(email));
  });

  test("a receipt prints a name that can be one, and sends anything else to the page", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const gift = await makeOpenDonation(campaign, {
      donorName: evil,
      dedicationType: "honour",
      dedicationName: evil,
    });
    await settleDonation({
      donationId: gift.id,
      charge: paidCharge({ donationId: gift.id }),
      cause: "test",
    });
    await runDueJobs();
    const mails = await mailsTo(gift.donorEmail!);
    expect(mails[0]!.text).toContain("as written on your gift’s page");
    clean(mails);
  });

  test.each([
    ["Ọláyínká Adéṣọlá", true],
    ["Dr. Jane O’Neill-Smith", true],
    ["J.R.R. Tolkien", true],
    ["Ngũgĩ wa Thiong'o", true],
    ["አበበ በቂላ", true],
    ["St. Mary & Sons", true],
    [evil, false],
    ["evil.example", false],
    ["Visit www.evil.example", false],
    ["call 0800 555", false],
    ["a@b.c", false],
    ["evil。example", false],
    ["evil．example", false],
    ["", false],
    ["   ", false],
    ["Maria da Conceição dos Santos Pereira Silva", true],
    ["3M Foundation", true],
    ["Rotary Club Nairobi (Kenya)", true],
    ["Ali ‘Abdi", true],
    ["Mr/Mrs Otieno", true],
    ["Sœurs de l’Assomption · Ouagadougou", true],
    ["Class of 2010", true],
    ["الجمعية الخيرية الإسلامية بمدينة الخرطوم بحري", true],
    ["A", true],
    ["t.me/evil", false],
    ["0712 345 678", false],
    ["call +254712345678", false],
    ["x".repeat(101), false],
    ["Your Account Is Closed Please Go And Log In Again Now", false],
    ["please log in to your account now", false],
    ["…", false],
    ["e.vil.example", false],
    ["-.-", false],
  ])("%j as a name in a mail: %s", (name, printed) =>
    expect(printableName(name) !== null).toBe(printed),
  );
});

describe("N24: nobody is shut out by what others ask in their name", () => {
  async function donor() {
    const email = randomEmail("donor");
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    await makeDonationRow(campaign, {
      donorEmail: email,
      donorKey: emailKey(email),
      status: "succeeded",
      settledAt: now(),
    });
    return email;
  }

  test("links: forty requests of strangers are two mails in five minutes; the donor's own is followed by a mail within five minutes", async () => {
    const email = await donor();
    const start = Math.ceil(Date.now() / minutes(5)) * minutes(5) + 1_000;
    setClockForTests(new Date(start));
    for (let i = 0; i < 40; i++) await requestGiftLinks(someone(), { email });
    await runDueJobs();
    expect(await mailsTo(email)).toHaveLength(1);
    setClockForTests(new Date(start + minutes(2)));
    await requestGiftLinks(someone(), { email: email.toUpperCase() });
    await runDueJobs();
    expect(await mailsTo(email)).toHaveLength(1);
    setClockForTests(new Date(start + minutes(5)));
    await runDueJobs();
    expect(await mailsTo(email), "the one that she asked for").toHaveLength(2);
  });

  test("links: a day of asking without end is bounded, and the last one asked for always comes within half an hour", async () => {
    const email = await donor();
    const start = Date.now();
    for (let hour = 0; hour < 24; hour += 0.2) {
      setClockForTests(new Date(start + hour * 3_600_000));
      await requestGiftLinks(someone(), { email });
      await runDueJobs();
    }
    const sent = (await mailsTo(email)).length;
    expect(sent).toBeLessThanOrEqual(60);
    setClockForTests(new Date(start + 24 * 3_600_000));
    await requestGiftLinks(someone(), { email });
    setClockForTests(new Date(start + 24.5 * 3_600_000));
    await runDueJobs();
    expect((await mailsTo(email)).length).toBeGreaterThan(sent);
  });

  test("links to an address that has only promised are two mails a day", async () => {
    const email = randomEmail("promised");
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    await makeDonationRow(campaign, {
      donorEmail: email,
      donorKey: email,
      kind: "pledge",
      method: "crypto",
      status: "pending_confirmation",
    });
    for (let i = 0; i < 6; i++) {
      setClockForTests(new Date(Date.now() + minutes(6) * (i === 0 ? 0 : 1)));
      await requestGiftLinks(someone(), { email });
      await runDueJobs();
      setClockForTests(new Date(Date.now() + minutes(31) * i));
    }
    await runDueJobs();
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(2);
  });

  test("reset: strangers' requests neither refuse the owner's nor bury her in mail", async () => {
    const { owner } = await makeNgo();
    const start = Math.ceil(Date.now() / minutes(5)) * minutes(5) + 1_000;
    setClockForTests(new Date(start));
    for (let i = 0; i < 20; i++) await requestReset(someone(), { email: owner.email });
    await runDueJobs();
    expect(await mailsTo(owner.email)).toHaveLength(1);
    await requestReset(someone(), { email: owner.email });
    setClockForTests(new Date(start + minutes(5)));
    await runDueJobs();
    expect(await mailsTo(owner.email)).toHaveLength(2);
  });

  test("sign-up: strangers' tries with an address do not refuse its owner's", async () => {
    const email = randomEmail("mine");
    for (let i = 0; i < 5; i++)
      await registerNgo(someone(), { name: "X", email, password: "short" }).catch(() => {});
    expect((await registerNgo(someone(), { name: "Amina", email, password })).actor.email).toBe(
      email,
    );
  });
});

describe("N20: likes count by network", () => {
  test("thirty visitors without a cookie from one network are three likes; another network's counts; each sees the own", async () => {
    const { ngo } = await makeNgo({ likesBase: 0 });
    const actor = someone();
    const answers = [];
    for (let i = 0; i < 20; i++)
      answers.push(await toggleLike(actor, { ngoId: ngo.id, visitor: `v${i}` }));
    expect(answers.every((a) => a.liked)).toBe(true);
    expect(answers.at(-1)!.likes).toBe(4); // three, and their own
    expect(await toggleLike(someone(), { ngoId: ngo.id, visitor: "elsewhere" })).toEqual({
      liked: true,
      likes: 4,
    });
    expect(
      await toggleLike(actor, { ngoId: ngo.id, visitor: "v19" }),
      "one that is not counted takes nothing away",
    ).toEqual({ liked: false, likes: 4 });
    const at = await Promise.all(
      Array.from({ length: 9 }, (_, i) =>
        toggleLike({ ...actor, address: "198.51.100.77" }, { ngoId: ngo.id, visitor: `race${i}` }),
      ),
    );
    expect(at).toHaveLength(9);
    expect(await db.ngoLike.count({ where: { ngoId: ngo.id, counted: true } })).toBe(7);
    const [row] = await db.ngoLike.findMany({ where: { ngoId: ngo.id }, take: 1 });
    expect(row!.networkHash).toMatch(/^[0-9a-f]{32}$/);
    setClockForTests(new Date(Date.now() + days(1.01)));
    expect((await toggleLike(actor, { ngoId: ngo.id, visitor: "tomorrow" })).likes).toBe(8);
  });
});
