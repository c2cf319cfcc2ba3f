import pg from "pg";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { GET as supportersCall } from "@/app/api/v1/campaigns/[idOrSlug]/supporters/route";
import { GET as sharePicture } from "@/app/share/[locale]/[kind]/[file]/route";
import { GET as shareCode } from "@/app/share/[locale]/qr/[file]/route";
import { db } from "@/lib/db";
import { days, now, setClockForTests } from "@/lib/clock";
import { env } from "@/lib/env";
import type { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { deleteCampaign } from "@/lib/campaigns/delete-campaign";
import { readFile } from "@/lib/storage/store";
import { consoleSupporters } from "@/lib/supporters/console-queries";
import { forgetSupporters } from "@/lib/supporters/forget";
import type { OpenInput } from "@/lib/supporters/form-schemas";
import { hideSupporterPage, showSupporterPage } from "@/lib/supporters/hide-page";
import { pageToken } from "@/lib/supporters/link";
import { openSupporterPage } from "@/lib/supporters/open-page";
import {
  changeSupporterPage,
  confirmSupporterPage,
  endSupporterPage,
  ownPage,
  sendPageLink,
} from "@/lib/supporters/own-page";
import { listedPages, publicPage, sitemapPages, topPages } from "@/lib/supporters/public-queries";
import { ownSupporters } from "@/lib/supporters/queries";
import { dismissReports, reportSupporterPage } from "@/lib/supporters/report-page";
import { pagesOnCampaign } from "@/lib/supporters/rules";
import { endLinksOf } from "@/lib/donor-links/life";
import { runDueJobs, runJob } from "@/lib/worker/run";
import { call } from "@/tests/support/call";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomEmail,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { makeOpenDonation } from "@/tests/support/money";
import { makeSupporterPage } from "@/tests/support/supporters";

const scale = env.rateLimitScale;
afterEach(() => {
  setClockForTests(null);
  Object.assign(env, { rateLimitScale: scale });
});
const limitsOn = () => Object.assign(env, { rateLimitScale: 1 });
afterAll(() => db.$disconnect());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "no error",
    (error: AppError) => error.issues?.[0]?.message ?? error.key,
  );

async function world() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  return { ngo, campaign, actor: await ngoActorOf(owner) };
}

/** A network of its own, because limits count by network. */
let networks = 0;
const someone = (): Actor => {
  networks += 1;
  return {
    ...visitor,
    address: `10.${Math.floor(networks / 250)}.${networks % 250}.${process.pid % 250}`,
  };
};
const typed = (campaign: string, more: Partial<OpenInput> = {}): OpenInput => ({
  campaign,
  name: "Amina Otieno",
  email: randomEmail("raises"),
  words: "My mother walked to that well.",
  goal: 500_00,
  ...more,
});
const mailsTo = (email: string) =>
  db.emailMessage.findMany({ where: { toAddress: email }, orderBy: { createdAt: "asc" } });
const pageBy = (email: string) => db.supporterPage.findFirstOrThrow({ where: { email } });
async function opened(campaign: string, more: Partial<OpenInput> = {}) {
  const input = typed(campaign, more);
  await openSupporterPage(someone(), input);
  const page = await pageBy(input.email);
  const token = await pageToken(page);
  return { input, page, token };
}
async function confirmed(campaign: string, more: Partial<OpenInput> = {}) {
  const made = await opened(campaign, more);
  await confirmSupporterPage(visitor, { token: made.token });
  return { ...made, page: await pageBy(made.input.email) };
}
/** Letters only: several digits would be taken for a telephone number. */
const letters = () => randomText(6).replace(/\d/g, (digit) => "ghjkmnpqrs"[Number(digit)]!);
const picture = async (side = 640) => {
  const bytes = await sharp({
    create: { width: side, height: side, channels: 3, background: "#3a7" },
  })
    .jpeg()
    .toBuffer();
  return { fileName: "me.jpg", byteSize: bytes.length, read: async () => bytes };
};
const filesOf = ({ storageKey, widths }: { storageKey: string | null; widths: number[] }) =>
  widths.map((width) => `${storageKey}/${width}.webp`);
const fileOf = async (id: string) =>
  filesOf(await db.supporterPage.findUniqueOrThrow({ where: { id } }))[0]!;
const shownWords = { words: "Other words.", goal: null };

describe("a page", () => {
  test("[IMP-069] is seen by nobody before its link confirms it; the mail repeats nothing of what was typed", async () => {
    const { campaign } = await world();
    const { input, page, token } = await opened(campaign.slug);
    await runDueJobs();
    const [mail] = await mailsTo(input.email);
    expect(mail!.subject).toBe("Confirm your page");
    for (const word of ["Amina", "My mother"]) expect(mail!.html).not.toContain(word);
    expect(page).toMatchObject({ address: "amina-otieno", confirmedAt: null });
    expect(await publicPage(campaign.id, "amina-otieno")).toBeNull();
    expect((await listedPages(campaign.id, { page: 1, limit: 9 })).total).toBe(0);

    // viewing the link's page changes nothing
    expect(await ownPage(token)).toMatchObject({ state: "unconfirmed", name: "Amina Otieno" });
    expect((await pageBy(input.email)).confirmedAt).toBeNull();
    await confirmSupporterPage(visitor, { token });
    await confirmSupporterPage(visitor, { token });
    expect(await publicPage(campaign.id, "amina-otieno")).toMatchObject({
      name: "Amina Otieno",
      goalCents: 500_00,
      raisedCents: 0,
    });
    await runDueJobs();
    const [, open, ...more] = await mailsTo(input.email);
    expect(more).toEqual([]);
    expect(open!.subject).toBe("Your page is open");
    expect(open!.text).toContain("is shown to everyone now");
  });

  test("a second one of the same name gets another address, also at the same moment; an address once given stays", async () => {
    const { campaign } = await world();
    const emails = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const input = typed(campaign.slug, { name: "Ọláyínká Àjàyí" });
        await openSupporterPage(someone(), input);
        return input.email;
      }),
    );
    const rows = await db.supporterPage.findMany({ where: { email: { in: emails } } });
    expect(new Set(rows.map((row) => row.address))).toEqual(
      new Set([
        "olayinka-ajayi",
        ...Array.from({ length: 11 }, (_, i) => `olayinka-ajayi-${i + 2}`),
      ]),
    );
  });

  test.each([
    ["አማኑኤል", /^[a-z0-9-]+$/],
    ["ߊߡߌߣߊ", /^[a-z0-9-]+$/],
    ["!!! 7", /^7$/],
  ])("named %s has an address", async (name, shape) => {
    const { campaign } = await world();
    expect((await opened(campaign.slug, { name })).page.address).toMatch(shape);
  });

  test("one an address of mail and campaign: asked again, its link is mailed and nothing is changed", async () => {
    const { campaign } = await world();
    const { input, token } = await opened(campaign.slug);
    await runDueJobs();
    await confirmSupporterPage(visitor, { token });
    await runDueJobs();
    const page = await pageBy(input.email);
    await openSupporterPage(
      someone(),
      { ...input, email: input.email.toUpperCase(), name: "Somebody else", words: "Of a stranger" },
      await picture(),
    );
    await runDueJobs();
    expect(await db.supporterPage.count({ where: { campaignId: campaign.id } })).toBe(1);
    expect(await pageBy(input.email)).toMatchObject({
      name: page.name,
      words: page.words,
      address: page.address,
      storageKey: null,
    });
    expect((await mailsTo(input.email)).map((mail) => mail.subject)).toEqual([
      "Confirm your page",
      "Your page is open",
      "The link to your page",
    ]);
    // for another campaign it is another page
    const other = await makeCampaign(campaign.ngoId);
    await openSupporterPage(someone(), { ...input, campaign: other.slug });
    expect(await db.supporterPage.count({ where: { email: input.email } })).toBe(2);
  });

  test("asked for again before it is confirmed, it holds what was typed last", async () => {
    const { campaign } = await world();
    const { input } = await opened(campaign.slug);
    await openSupporterPage(someone(), { ...input, name: "Team Loima", words: "", goal: null });
    expect(await pageBy(input.email)).toMatchObject({
      name: "Team Loima",
      address: "team-loima",
      words: "",
      goalCents: null,
    });
  });

  test("five a day from one address, and twenty from one network", async () => {
    limitsOn();
    const { campaign } = await world();
    const net = `${Math.floor(Math.random() * 100) + 11}.${process.pid % 250}.${Math.floor(Math.random() * 250)}`;
    const open = (host: number) =>
      codeOf(openSupporterPage({ ...visitor, address: `${net}.${host}` }, typed(campaign.slug)));
    for (let i = 0; i < 5; i++) expect(await open(1)).toBe("no error");
    expect(await open(1)).toBe("tooManyAttempts");
    for (let i = 0; i < 15; i++) expect(await open(10 + i)).toBe("no error");
    expect(await open(99)).toBe("tooManyAttempts");
    setClockForTests(new Date(Date.now() + days(1) + 60_000));
    expect(await open(99)).toBe("no error");
  });
});

describe("a name and words", () => {
  test.each([
    ["admin", "supporterNameRefused"],
    ["Adm1n", "supporterNameRefused"],
    ["HARAMBEE", "supporterNameRefused"],
    ["Harambee Support", "supporterNameRefused"],
    ["The H\u0430rambee team", "supporterNameRefused"],
    ["Équipe Harambee", "supporterNameRefused"],
    ["Administrateur", "supporterNameRefused"],
    ["الدعم", "supporterNameRefused"],
    ["…/../", "supporterNameNeeded"],
    ["💧💧", "supporterNameNeeded"],
    ["UNICEF", "lookAlikeName"],
    ["UN1CEF", "lookAlikeName"],
    ["Kill all K1kes", "supporterNameRefused"],
    ["k i k e", "supporterNameRefused"],
    ["Heil Hitler", "supporterNameRefused"],
    ["Mort aux juifs", "supporterNameRefused"],
    ["Morte aos muculmanos", "supporterNameRefused"],
    ["الموت لليهود", "supporterNameRefused"],
    ["Call 0722 123 456", "wordsContact"],
    ["give at evil.example", "wordsContact"],
  ])("%s: %s", async (name, fault) => {
    const { campaign } = await world();
    expect(await codeOf(openSupporterPage(someone(), typed(campaign.slug, { name })))).toBe(fault);
    expect(await db.supporterPage.count({ where: { campaignId: campaign.id } })).toBe(0);
  });

  test("a verified organisation's name is its own, also in disguise", async () => {
    const { ngo, campaign } = await world();
    const name = `Loima Wells ${letters()}`;
    await db.ngo.update({ where: { id: ngo.id }, data: { name, nameSkeleton: null } });
    for (const other of [name, name.replace("o", "0"), name.toUpperCase()])
      expect(
        await codeOf(openSupporterPage(someone(), typed(campaign.slug, { name: other }))),
      ).toBe("lookAlikeName");
  });

  test.each([
    "Kikelomo",
    "Chinkholal",
    "Scunthorpe Rotary",
    "Kafirah",
    "Help Maji Ya Loima",
    "World Bank staff",
    "Harambee Stars",
    "Running with Harambee",
    "The nurses' team",
  ])("%s is a name", async (name) => {
    const { campaign } = await world();
    expect(await codeOf(openSupporterPage(someone(), typed(campaign.slug, { name })))).toBe(
      "no error",
    );
  });

  test("[IMP-070] words of hatred, and ways to reach somebody, are refused when a page is opened and when it is changed", async () => {
    const { campaign } = await world();
    const { token } = await confirmed(campaign.slug);
    for (const [words, fault] of [
      ["They are all kaff1rs.", "supporterWordsRefused"],
      ["Send M-Pesa to 0722 123 456", "wordsContact"],
      ["Write to me: amina@mail.example", "wordsContact"],
    ] as const) {
      expect(await codeOf(openSupporterPage(someone(), typed(campaign.slug, { words })))).toBe(
        fault,
      );
      expect(await codeOf(changeSupporterPage(visitor, { token, words, goal: null }))).toBe(fault);
    }
  });
});

describe("its owner", () => {
  test("changes words, goal and picture by the link, and the files of the picture before go", async () => {
    const { campaign } = await world();
    const { input, token, page } = await confirmed(campaign.slug);
    await changeSupporterPage(visitor, { token, ...shownWords }, await picture());
    const first = await pageBy(input.email);
    expect(first).toMatchObject({ words: "Other words.", goalCents: null, name: page.name });
    const fileOf = (row: typeof first) => readFile(`${row.storageKey}/${row.widths[0]}.webp`);
    expect(await fileOf(first)).not.toBeNull();
    await changeSupporterPage(visitor, { token, ...shownWords }, await picture(700));
    const second = await pageBy(input.email);
    expect(second.storageKey).not.toBe(first.storageKey);
    await runDueJobs();
    expect(await fileOf(first)).toBeNull();
    expect(await fileOf(second)).not.toBeNull();
    await changeSupporterPage(visitor, { token, ...shownWords, removePicture: "on" });
    await runDueJobs();
    expect((await pageBy(input.email)).storageKey).toBeNull();
    expect(await fileOf(second)).toBeNull();
  });

  test("cannot upload a file that is not a picture, nor one over 500 KB; nothing is stored", async () => {
    const { campaign } = await world();
    const { token, input } = await confirmed(campaign.slug);
    const send = (bytes: Buffer, byteSize = bytes.length) =>
      codeOf(
        changeSupporterPage(
          visitor,
          { token, ...shownWords },
          { fileName: "a.png", byteSize, read: async () => bytes },
        ),
      );
    expect(await send(Buffer.from("<svg onload=alert(1)>"))).toMatch(/^imageWrongType/);
    expect(await send(Buffer.from("x"), 512_000)).toMatch(/^imageTooLarge/);
    expect((await pageBy(input.email)).words).toBe(input.words);
  });

  test("ends it and opens it again; ended it is in no list and takes no gift", async () => {
    const { campaign } = await world();
    const { token, page } = await confirmed(campaign.slug);
    await endSupporterPage(visitor, { token, ended: true });
    await endSupporterPage(visitor, { token, ended: true });
    expect((await listedPages(campaign.id, { page: 1, limit: 9 })).total).toBe(0);
    expect(await publicPage(campaign.id, page.address)).toMatchObject({ ended: true });
    await endSupporterPage(visitor, { token, ended: false });
    expect((await listedPages(campaign.id, { page: 1, limit: 9 })).total).toBe(1);
  });

  test("gets the link again at the same address, three times an hour", async () => {
    limitsOn();
    const { campaign } = await world();
    const { token, input } = await confirmed(campaign.slug);
    await sendPageLink({ token });
    await runDueJobs();
    const mails = await mailsTo(input.email);
    expect(mails.map((mail) => mail.subject)).toContain("The link to your page");
    await sendPageLink({ token });
    await sendPageLink({ token });
    expect(await codeOf(sendPageLink({ token }))).toBe("tooManyAttempts");
  });

  test("text changed since the page was viewed is not confirmed unseen", async () => {
    const { campaign } = await world();
    const { input, token } = await opened(campaign.slug);
    const { version } = (await ownPage(token))!;
    setClockForTests(new Date(Date.now() + 1_000));
    await openSupporterPage(someone(), { ...input, words: "Of a stranger" });
    expect(await codeOf(confirmSupporterPage(visitor, { token, version }))).toBe(
      "supporterChanged",
    );
    expect((await pageBy(input.email)).confirmedAt).toBeNull();
    const now = (await ownPage(token))!;
    expect(now.words).toBe("Of a stranger");
    await confirmSupporterPage(visitor, { token, version: now.version });
    expect((await pageBy(input.email)).confirmedAt).not.toBeNull();
    setClockForTests(null);
  });

  test("a link that was altered, that is another page's, that has ended or was ended opens nothing", async () => {
    const { campaign } = await world();
    const { token, page, input } = await opened(campaign.slug);
    expect(await ownPage(`${token}x`)).toBeNull();
    expect(await ownPage(token.replace(/^./, (c) => (c === "a" ? "b" : "a")))).toBeNull();
    expect(await ownPage("x.y")).toBeNull();
    expect(await codeOf(confirmSupporterPage(visitor, { token: "x.y" }))).toBe("linkUsed");
    // an unconfirmed page's picture is deleted with the page
    setClockForTests(new Date(Date.now() + days(7) + 60_000));
    expect(await ownPage(token)).toBeNull();
    setClockForTests(null);
    await confirmSupporterPage(visitor, { token });
    const long = await pageToken(await pageBy(input.email));
    setClockForTests(new Date(Date.now() + days(300)));
    expect(await ownPage(long)).toMatchObject({ id: page.id });
    setClockForTests(new Date(Date.now() + days(500)));
    expect(await ownPage(long)).toBeNull();
    setClockForTests(null);
    await endLinksOf(db, (await pageBy(input.email)).emailKey!);
    expect(await ownPage(long)).toBeNull();
  });
});

describe("a campaign", () => {
  test.each([
    ["paused", { status: "paused" }, {}],
    ["completed", { status: "completed", completedAt: new Date() }, {}],
    ["of a suspended organisation", {}, { suspendedAt: new Date() }],
  ])("that is %s takes no new page and confirms none", async (_, ofCampaign, ofNgo) => {
    const { campaign, ngo } = await world();
    const { token } = await opened(campaign.slug);
    await db.campaign.update({ where: { id: campaign.id }, data: ofCampaign });
    await db.ngo.update({ where: { id: ngo.id }, data: ofNgo });
    for (const work of [
      () => openSupporterPage(someone(), typed(campaign.slug)),
      () => confirmSupporterPage(visitor, { token }),
    ])
      expect(await codeOf(work())).toBe("supporterCampaignClosed");
  });

  test("that is a draft, or unknown, has no page", async () => {
    const { ngo } = await world();
    const draft = await makeCampaign(ngo.id, { status: "draft", publishedAt: null });
    for (const slug of [draft.slug, "no-such-campaign"])
      expect(await codeOf(openSupporterPage(someone(), typed(slug)))).toBe("campaignNotFound");
  });

  test("shows those that raised most, and the list has every page once", async () => {
    const { campaign } = await world();
    const made = [];
    for (let i = 0; i < 7; i++) made.push(await makeSupporterPage(campaign.id, { name: `P${i}` }));
    await makeSupporterPage(campaign.id, { confirmedAt: null });
    await makeSupporterPage(campaign.id, {
      hiddenAt: now(),
      hiddenBy: "organisation",
      hiddenReason: "No.",
    });
    const { pages, more } = await topPages(campaign.id);
    expect([pages.length, more]).toEqual([pagesOnCampaign, true]);
    const all = [];
    for (const page of [1, 2, 3]) {
      const part = await listedPages(campaign.id, { page, limit: 3 });
      expect(part.total).toBe(7);
      all.push(...part.pages.map((one) => one.id));
    }
    expect(all.sort()).toEqual(made.map((one) => one.id).sort());
  });

  test("[IMP-088] that is deleted takes its pages along, with their pictures and mails", async () => {
    const { campaign, actor } = await world();
    const input = typed(campaign.slug);
    await openSupporterPage(someone(), input, await picture());
    const row = await pageBy(input.email);
    await confirmSupporterPage(visitor, { token: await pageToken(row) });
    await hideSupporterPage(actor, { pageId: row.id, reason: "Not now" });
    await runDueJobs({ limit: 200 });
    const file = await fileOf(row.id);
    expect(await mailsTo(input.email)).toHaveLength(3);
    expect(await readFile(file)).not.toBeNull();
    expect(await deleteCampaign(actor, campaign.id)).toMatchObject({ archived: false });
    await runDueJobs({ limit: 200 });
    expect(await db.supporterPage.count({ where: { id: row.id } })).toBe(0);
    expect((await mailsTo(input.email)).map((mail) => mail.kind)).toEqual(["supporter_ended"]);
    expect(await readFile(file)).toBeNull();
  });
});

describe("what nobody is to see any more", () => {
  const shared = async (path: string) => {
    const params = { locale: "en", kind: "supporter", file: `${path}.png` };
    const code = { locale: "en", file: `${path}.png` };
    const request = new Request("http://localhost:3000/share");
    const answers = await Promise.all([
      sharePicture(request, { params: Promise.resolve(params) }),
      shareCode(request, { params: Promise.resolve(code) }),
    ]);
    return answers.map(({ status }) => status);
  };

  test.each(["archived", "deleted"] as const)(
    "whoever opened a page is told once when its campaign is %s, and the mail is forgotten in time",
    async (how) => {
      const { campaign, actor, ngo } = await world();
      const page = await makeSupporterPage(campaign.id, { locale: "sw" });
      const ended = await makeSupporterPage(campaign.id, { endedAt: new Date() });
      const unconfirmed = await makeSupporterPage(campaign.id, { confirmedAt: null });
      if (how === "archived") await makeOpenDonation(campaign);
      expect((await deleteCampaign(actor, campaign.id)).archived).toBe(how === "archived");
      await runDueJobs({ limit: 200 });
      await runDueJobs({ limit: 200 });
      const [mail, ...more] = await mailsTo(page.email!);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ kind: "supporter_ended", locale: "sw" });
      expect(mail!.text).toContain(`${ngo.name} imeiondoa kampeni yake`);
      const [other] = await mailsTo(ended.email!);
      expect(other!.text).toContain(
        how === "archived"
          ? "deleted 90 days after"
          : "Your page and your email address have been deleted",
      );
      expect(other!.text).not.toMatch(/Amina|My mother/);
      expect(await mailsTo(unconfirmed.email!)).toEqual([]);
      setClockForTests(new Date(now().getTime() + days(90) + 60_000));
      await forgetSupporters();
      expect(await mailsTo(page.email!)).toEqual([]);
    },
  );

  test.each(["hidden", "archived"] as const)(
    "[IMP-092] a page that is %s: its picture opens at no address that was public, its words are in no picture and no call",
    async (how) => {
      const { campaign, actor } = await world();
      await makeOpenDonation(campaign);
      const input = typed(campaign.slug);
      await openSupporterPage(someone(), input, await picture());
      const row = await pageBy(input.email);
      await confirmSupporterPage(visitor, { token: await pageToken(row) });
      const path = `${campaign.slug}.${row.address}`;
      const files = filesOf(row);
      expect(await shared(path)).toEqual([200, 200]);
      for (const file of files) expect(await readFile(file)).not.toBeNull();

      if (how === "archived") await deleteCampaign(actor, campaign.id);
      else await hideSupporterPage(actor, { pageId: row.id, reason: "Not now." });
      const run = () => runJob("supporters.hide_picture", { pageId: row.id });
      await Promise.all([run(), run()]);
      await runDueJobs({ limit: 200 });
      for (const file of files) expect(await readFile(file)).toBeNull();
      expect(await shared(path)).toEqual([404, 404]);
      const answer = await call(supportersCall, { params: { idOrSlug: campaign.slug } });
      expect(JSON.stringify(answer.body)).not.toMatch(/Amina|My mother/);

      const after = await db.supporterPage.findUniqueOrThrow({ where: { id: row.id } });
      if (how === "archived") {
        expect(after.storageKey).toBeNull();
        return;
      }
      // its organisation still sees it, and everyone does once it is restored
      expect(after.storageKey).not.toBe(row.storageKey);
      for (const file of filesOf(after)) expect(await readFile(file)).not.toBeNull();
      await showSupporterPage(actor, { pageId: row.id });
      await run();
      expect((await publicPage(campaign.id, row.address))?.image?.storageKey).toBe(
        after.storageKey,
      );
    },
  );
});

describe("hiding and reporting", () => {
  test("[IMP-074] the organisation hides a page of its own campaigns with a reason that is mailed, and shows it again", async () => {
    const { campaign, actor, ngo } = await world();
    const { page, input } = await confirmed(campaign.slug);
    const other = await world();
    const hide = (who: Actor) =>
      hideSupporterPage(who, { pageId: page.id, reason: "We do not know this person." });
    expect(await codeOf(hide(other.actor))).toBe("supporterPageNotFound");
    expect(await codeOf(hide(visitor))).toBe("pleaseLogIn");
    await hide(actor);
    await hide(actor);
    expect(await publicPage(campaign.id, page.address)).toBeNull();
    expect((await topPages(campaign.id)).pages).toEqual([]);
    await runDueJobs();
    const [mail, ...others] = (await mailsTo(input.email)).filter(
      (one) => one.subject === "Your page was hidden",
    );
    expect(others).toEqual([]);
    expect(mail!.text).toContain("We do not know this person.");
    expect(mail!.text).toContain(ngo.name);
    expect((await ownSupporters(actor, { page: 1, limit: 9 })).pages).toMatchObject([
      { id: page.id, state: "hidden", hiddenReason: "We do not know this person." },
    ]);
    expect(JSON.stringify(await ownSupporters(actor, { page: 1, limit: 9 }))).not.toContain(
      input.email,
    );
    expect((await ownSupporters(other.actor, { page: 1, limit: 9 })).total).toBe(0);
    expect(await codeOf(showSupporterPage(other.actor, { pageId: page.id }))).toBe(
      "supporterPageNotFound",
    );
    await showSupporterPage(actor, { pageId: page.id });
    expect(await publicPage(campaign.id, page.address)).not.toBeNull();
  });

  test("what an administrator hid the organisation cannot show, nor take over", async () => {
    const { campaign, actor } = await world();
    const { page } = await confirmed(campaign.slug);
    const admin = await actorOf(await makeAdmin());
    await hideSupporterPage(actor, { pageId: page.id, reason: "Ours." });
    await hideSupporterPage(admin, { pageId: page.id, reason: "Theirs." });
    expect(await codeOf(showSupporterPage(actor, { pageId: page.id }))).toBe(
      "supporterHiddenByAdmin",
    );
    expect(await codeOf(hideSupporterPage(actor, { pageId: page.id, reason: "Ours." }))).toBe(
      "supporterHiddenByAdmin",
    );
    await showSupporterPage(admin, { pageId: page.id });
    expect(await publicPage(campaign.id, page.address)).not.toBeNull();
  });

  test("[IMP-075] a visitor reports a page, five an hour; an administrator reads it and keeps or hides the page", async () => {
    limitsOn();
    const { campaign, actor } = await world();
    const { page } = await confirmed(campaign.slug, { name: `Reported ${letters()}` });
    const who = someone();
    const report = (name = page.address) =>
      codeOf(
        reportSupporterPage(who, {
          campaign: campaign.slug,
          name,
          reason: "This is not my photo.",
        }),
      );
    expect(await report("nobody-here")).toBe("supporterPageNotFound");
    for (let i = 0; i < 4; i++) expect(await report()).toBe("no error");
    expect(await report()).toBe("tooManyAttempts");
    const admin = await actorOf(await makeAdmin());
    const seen = async () =>
      (await consoleSupporters(admin, { search: page.name, page: 1, limit: 9 })).pages.map(
        ({ reports, reasons }) => ({ reports, reasons: reasons.length }),
      );
    expect(await seen()).toEqual([{ reports: 4, reasons: 4 }]);
    expect(await codeOf(dismissReports(actor, { pageId: page.id }))).not.toBe("no error");
    await dismissReports(admin, { pageId: page.id });
    expect(await seen()).toEqual([{ reports: 0, reasons: 0 }]);
    expect(await codeOf(consoleSupporters(actor, { search: "", page: 1, limit: 9 }))).not.toBe(
      "no error",
    );
    await db.supporterReport.updateMany({ where: { pageId: page.id }, data: { decidedAt: null } });
    await hideSupporterPage(admin, { pageId: page.id, reason: "A stolen photo." });
    expect(await seen()).toEqual([{ reports: 0, reasons: 0 }]);
    expect(await report()).not.toBe("no error");
  });
});

describe("what is kept", () => {
  test("a page that nobody confirms goes after seven days, with its picture and mails", async () => {
    const { campaign } = await world();
    const input = typed(campaign.slug);
    await openSupporterPage(someone(), input, await picture());
    await runDueJobs();
    const row = await pageBy(input.email);
    const file = `${row.storageKey}/${row.widths[0]}.webp`;
    const kept = await confirmed(campaign.slug);
    setClockForTests(new Date(Date.now() + days(7) - 60_000));
    await forgetSupporters();
    expect(await db.supporterPage.count({ where: { id: row.id } })).toBe(1);
    setClockForTests(new Date(Date.now() + days(7) + 60_000));
    await forgetSupporters();
    await runDueJobs();
    expect(await db.supporterPage.count({ where: { id: row.id } })).toBe(0);
    expect(await readFile(file)).toBeNull();
    expect(await mailsTo(input.email)).toEqual([]);
    expect(await db.supporterPage.count({ where: { id: kept.page.id } })).toBe(1);
  });

  test.each([
    [
      "the page",
      (id: string, _: string) =>
        db.supporterPage.update({ where: { id }, data: { endedAt: new Date() } }),
    ],
    [
      "the campaign",
      (_: string, id: string) =>
        db.campaign.update({
          where: { id },
          data: { status: "completed", completedAt: new Date() },
        }),
    ],
  ])("the owner's address goes 90 days after %s has ended; the page stays", async (_, end) => {
    const { campaign } = await world();
    const { page, input } = await confirmed(campaign.slug);
    const token = await pageToken(page);
    const running = await world();
    const other = await confirmed(running.campaign.slug);
    await runDueJobs();
    await end(page.id, campaign.id);
    setClockForTests(new Date(Date.now() + days(90) - 60_000));
    await forgetSupporters();
    expect((await pageBy(input.email)).id).toBe(page.id);
    expect(await ownPage(token)).not.toBeNull();
    setClockForTests(new Date(Date.now() + days(90) + 60_000));
    await forgetSupporters();
    const left = await db.supporterPage.findUniqueOrThrow({ where: { id: page.id } });
    expect([left.email, left.emailKey, left.name]).toEqual([null, null, "Amina Otieno"]);
    expect(await mailsTo(input.email)).toEqual([]);
    expect(await ownPage(token)).toBeNull();
    expect((await pageBy(other.input.email)).email).toBe(other.input.email);
  });
});

describe("the sitemap", () => {
  test("has only pages that took a gift, of campaigns that everyone sees", async () => {
    const { campaign } = await world();
    const page = await makeSupporterPage(campaign.id);
    const listed = async () =>
      (await sitemapPages(1, 10_000)).some((row) => row.address === page.address);
    expect(await listed()).toBe(false);
    // the amount stays, so that the books balance; this is only about the count
    await db.supporterPage.update({ where: { id: page.id }, data: { giftCount: 1 } });
    expect(await listed()).toBe(true);
    await db.campaign.update({ where: { id: campaign.id }, data: { archivedAt: new Date() } });
    expect(await listed()).toBe(false);
    await db.supporterPage.update({ where: { id: page.id }, data: { giftCount: 0 } });
  });
});

describe("its campaign's cached pages", () => {
  test("are evicted when a page is confirmed, changed, hidden, shown, ended; not when it is opened or its link is asked for", async () => {
    const { campaign, actor } = await world();
    const client = new pg.Client({ connectionString: process.env["DATABASE_URL"] });
    const heard: string[] = [];
    client.on("notification", ({ payload }) => heard.push(payload ?? ""));
    await client.connect();
    await client.query("listen harambee_pages");
    const evictions = async (work: () => Promise<unknown>) => {
      heard.length = 0;
      await work();
      await client.query("select 1"); // pending notifications arrive before its answer
      return heard.filter((one) => one.includes(`"${campaign.slug}"`)).length;
    };
    try {
      const input = typed(campaign.slug);
      expect(await evictions(() => openSupporterPage(someone(), input))).toBe(0);
      const page = await pageBy(input.email);
      const token = await pageToken(page);
      const pageId = page.id;
      expect(await evictions(() => confirmSupporterPage(visitor, { token }))).toBe(1);
      expect(await evictions(() => changeSupporterPage(visitor, { token, ...shownWords }))).toBe(1);
      expect(await evictions(() => changeSupporterPage(visitor, { token, ...shownWords }))).toBe(0);
      expect(await evictions(() => sendPageLink({ token }))).toBe(0);
      expect(await evictions(() => hideSupporterPage(actor, { pageId, reason: "No." }))).toBe(1);
      expect(await evictions(() => showSupporterPage(actor, { pageId }))).toBe(1);
      expect(await evictions(() => endSupporterPage(visitor, { token, ended: true }))).toBe(1);
    } finally {
      await client.end();
    }
  });

  test("what its owner, the organisation and administrators do is in the audit log", async () => {
    const { campaign, actor } = await world();
    const { page, token } = await confirmed(campaign.slug);
    await changeSupporterPage(visitor, { token, ...shownWords });
    await hideSupporterPage(actor, { pageId: page.id, reason: "No." });
    await showSupporterPage(actor, { pageId: page.id });
    await endSupporterPage(visitor, { token, ended: true });
    const rows = await db.auditLog.findMany({
      where: { entityId: page.id },
      orderBy: { id: "asc" },
    });
    expect(rows.map((row) => row.action.replace("supporter_page.", ""))).toEqual([
      "opened",
      "changed",
      "hidden",
      "shown",
      "ended",
    ]);
  });
});
