import { createHmac, randomBytes } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import { formsOf } from "./support/forms";

/** Donors' addresses, links and mails, and what strangers do in somebody's name (docs/security/donors.md). */
const site = startSite();

const evil = "WIN 1000 USD: http://evil.example/";
let campaign: { id: string; slug: string };
let tokens: typeof import("@/tests/support/links");

beforeAll(async () => {
  const { makeCampaign, makeNgo } = await import("@/tests/support/factories");
  tokens = await import("@/tests/support/links");
  campaign = await makeCampaign((await makeNgo()).ngo.id);
});

const unique = () => randomBytes(5).toString("hex");
const database = async () => (await import("@/lib/db")).db;
const mailsTo = async (toAddress: string) =>
  (await import("@/tests/support/mails")).mailsTo(toAddress);

/** A paid donation by an address, in the state that a card payment leaves. */
async function paidGift(donorEmail: string) {
  const { makeDonationRow } = await import("@/tests/support/factories");
  const { emailKey } = await import("@/lib/email-key");
  const fields = {
    donorEmail,
    donorKey: emailKey(donorEmail),
    status: "succeeded",
    settledAt: new Date(),
    amountCents: 30_00n,
  };
  return makeDonationRow(campaign as never, fields);
}

/**
 * Posts a page's form as a browser without a script does.
 * @param part text that the form contains
 */
async function submit(path: string, part: string, fields: Record<string, string>, from?: string) {
  const page = await site().request(path, from ? { from } : {});
  const form = page.text
    .split("<form")
    .slice(1)
    .map((text) => text.split("</form>")[0]!)
    .find((text) => text.includes(part));
  if (!form) throw new Error(`no form with ${part} at ${path}: ${page.status}`);
  const body = new FormData();
  const decode = (text: string) =>
    text
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
  for (const [input] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    if (name) body.append(decode(name), decode(/value="([^"]*)"/.exec(input)?.[1] ?? ""));
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return site().request(path, { body, ...(from ? { from } : {}) });
}

const askForLinks = (email: string, from?: string) =>
  submit("/gifts", 'id="links-', { email }, from);
const enterCode = (email: string, code: string, from?: string) =>
  submit("/gifts", 'id="code-', { email, code }, from);
/** Made as the server does, with the attacked site's secret. */
const codeOf = async (linkId: string) => (await import("@/lib/donor-links/donor")).codeOf(linkId);
const newestCode = async (email: string) =>
  (await database()).oneTimeLink.findFirst({
    where: { kind: "donor_code", email },
    orderBy: { createdAt: "desc" },
  });

attack(
  "X1",
  "who owns an address with _ or % gets neither links, nor code, page or statement of another's (N51)",
  async () => {
    const domain = `${unique()}.example`;
    const victim = `john.smith@${domain}`;
    const stolen = await paidGift(victim);
    for (const own of [
      `john_smith@${domain}`,
      `%@${domain}`,
      `__________@${domain}`,
      `john.smit%@${domain}`,
    ]) {
      const gift = await paidGift(own);
      expect((await askForLinks(own)).status).toBeLessThan(400);
      await site().until(`mail to ${own}`, async () => (await mailsTo(own)).length > 0);
      const [mail] = await mailsTo(own);
      expect(mail!.text.match(/\/gifts\/(?!mine)/g), `links mailed to ${own}`).toHaveLength(1);
      const page = await site().request(`/gifts/mine/${tokens.allGiftsLinkOf(gift)}`);
      expect(page.status).toBe(200);
      expect(page.text.match(/\$30\.00/g)?.length ?? 0, own).toBeGreaterThan(0);
      expect(page.text).not.toContain(
        tokens
          .linkOf({ kind: "donation", id: stolen.id, linkVersion: 1 })
          .split(".")[0]!
          .slice(0, 30),
      );
      const row = await newestCode(own);
      const opened = await enterCode(victim, await codeOf(row!.id));
      expect(
        opened.headers.get("location") ?? "",
        "a code of one's own does not open another's",
      ).not.toContain("/gifts/mine/");
    }
    expect(await mailsTo(victim)).toEqual([]);
  },
);

attack("t9", "addresses that only look alike are refused or somebody else's", async () => {
  const name = `kofi${unique()}`;
  await paidGift(`${name}@x.example`);
  for (const asked of [
    `\u212a${name.slice(1)}@x.example`,
    `${name}+x@x.example`,
    `${name.replace("i", "\u0131")}@x.example`,
    `${name.replace("i", "\u0130")}@x.example`,
    `%${name.slice(1)}@x.example`,
  ]) {
    expect((await askForLinks(asked)).status, asked).toBeLessThan(500);
  }
  await site().wait(3_000);
  expect(await mailsTo(`${name}@x.example`)).toEqual([]);
  await askForLinks(`${name.toUpperCase()}@X.example`);
  await site().until(
    "the mail goes to the stored address",
    async () => (await mailsTo(`${name}@x.example`)).length === 1,
  );
});

attack(
  "A18",
  "a donor ends all links; the old ones, also of the oldest kind, open nothing",
  async () => {
    const email = `ends-${unique()}@x.example`;
    const gift = await paidGift(email);
    const all = tokens.allGiftsLinkOf(gift);
    const one = tokens.linkOf({ kind: "donation", id: gift.id, linkVersion: 1 });
    const sign = (purpose: string, payload: string) =>
      `${Buffer.from(payload).toString("base64url")}.${createHmac("sha256", "attacks-attacks-attacks-attacks-links").update(`${purpose}\n${payload}`).digest().subarray(0, 20).toString("base64url")}`;
    const old = sign("gift", `d:${gift.id}:1`);
    for (const token of [one, old])
      expect((await site().request(`/gifts/${token}`)).status).toBe(200);
    expect((await site().request(`/gifts/mine/${all}`)).status, "opening it ends nothing").toBe(
      200,
    );
    const ended = await submit(`/gifts/mine/${all}`, "Yes, reset my links", {});
    expect(ended.status).toBe(303);
    for (const path of [
      `/gifts/${one}`,
      `/gifts/${old}`,
      `/gifts/mine/${all}`,
      `/gifts/mine/${all}/statement?from=2020-01-01&to=2100-01-01`,
      `/gifts/${one}/receipt`,
    ]) {
      expect((await site().request(path)).status, path).toBe(404);
    }
    await site().until("a new link is mailed", async () =>
      (await mailsTo(email)).some((m) => m.kind === "donor_links"),
    );
  },
);

attack("A13", "a link that is altered, over or of another kind opens nothing", async () => {
  const gift = await paidGift(`over-${unique()}@x.example`);
  const over = tokens.linkOf(
    { kind: "donation", id: gift.id, linkVersion: 1 },
    { until: new Date(Date.now() - 1_000) },
  );
  const all = tokens.allGiftsLinkOf(gift);
  const one = tokens.linkOf({ kind: "donation", id: gift.id, linkVersion: 1 });
  for (const path of [
    `/gifts/${over}`,
    `/gifts/${all}`,
    `/gifts/mine/${one}`,
    `/gifts/${one}x`,
    `/cards/${one}`,
    `/cards/${all}`,
  ])
    expect((await site().request(path)).status, path).toBe(404);
});

attack(
  "N24",
  "strangers' gifts, requests and codes in her name never refuse the donor's own",
  async () => {
    const email = `amina-${unique()}@x.example`;
    await paidGift(email);
    const give = (from?: string) =>
      site().request(`/api/v1/campaigns/${campaign.slug}/donate`, {
        body: { amount: 2500, donorName: "Amina", donorEmail: email, paymentMethod: "card" },
        ...(from ? { from } : {}),
      });
    for (let i = 0; i < 14; i++) expect((await give()).status).toBeLessThan(300);
    expect((await give()).status, "her own gift").toBeLessThan(300);
    for (let i = 0; i < 8; i++) await askForLinks(email);
    const own = await askForLinks(email);
    expect(own.status).toBe(200);
    expect(own.text).toContain("the links are on their way");
    await site().until("a mail", async () =>
      (await mailsTo(email)).some((m) => m.kind === "donor_links"),
    );
    for (let i = 0; i < 8; i++)
      expect((await enterCode(email, "0000-0000")).headers.get("location")).toBeNull();
    const row = await newestCode(email);
    const right = await enterCode(email, (await codeOf(row!.id)).toLowerCase());
    expect(right.headers.get("location"), "her right code").toContain("/gifts/mine/");
    expect(
      (await enterCode(email, await codeOf(row!.id))).headers.get("location"),
      "a second time",
    ).toBeNull();
    expect(
      (await mailsTo(email)).filter((m) => m.kind === "donor_links").length,
      "and few mails",
    ).toBeLessThanOrEqual(2);
  },
);

attack(
  "N24r",
  "strangers' reset requests never refuse the owner's own, and are few mails",
  async () => {
    const { makeNgo } = await import("@/tests/support/factories");
    const { owner } = await makeNgo();
    for (let i = 0; i < 9; i++) {
      const answer = await submit("/reset-password", 'name="email"', { email: owner.email });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain("a link is on its way");
    }
    await site().until("a mail", async () => (await mailsTo(owner.email)).length > 0);
    expect((await mailsTo(owner.email)).length).toBeLessThanOrEqual(2);
  },
);

attack("R2r", "one network's wrong codes stop that network alone", async () => {
  const email = `code-${unique()}@x.example`;
  await paidGift(email);
  await askForLinks(email);
  await site().until("a mail", async () => (await mailsTo(email)).length > 0);
  const from = "100.77.1.2";
  let refused = 0;
  for (let i = 0; i < 24; i++)
    if ((await enterCode(email, "0000-0000", from)).text.includes("Too many attempts")) refused++;
  expect(refused).toBeGreaterThan(0);
  expect(
    (await enterCode(email, await codeOf((await newestCode(email))!.id))).headers.get("location"),
  ).toContain("/gifts/mine/");
});

attack(
  "N20",
  "thirty likes without a cookie, or with invented ones, from one network are three",
  async () => {
    const { makeNgo } = await import("@/tests/support/factories");
    const { ngo } = await makeNgo({ likesBase: 0 });
    const from = "100.77.2.3";
    const press = (cookie?: string) =>
      site().request(`/ngo-likes/${ngo.id}`, {
        method: "POST",
        headers: { accept: "application/json" },
        from,
        ...(cookie ? { cookie } : {}),
      });
    for (let i = 0; i < 24; i++)
      await press(i % 2 ? `visitor=${randomBytes(16).toString("base64url")}` : undefined);
    const count = JSON.parse((await site().request(`/ngo-likes/${ngo.id}`)).text) as {
      likes: number;
    };
    expect(count.likes).toBeGreaterThan(0);
    expect(count.likes).toBeLessThanOrEqual(3);
  },
);

attack(
  "N21",
  "contact messages in a reader's name, from many networks: one answer a day, without a word of them",
  async () => {
    const email = `asks-${unique()}@x.example`;
    for (let i = 0; i < 6; i++)
      await submit("/contact", 'name="message"', {
        name: evil,
        email,
        subject: evil,
        message: evil,
      });
    await site().until("an answer", async () => (await mailsTo(email)).length > 0);
    await site().wait(2_000);
    const mails = await mailsTo(email);
    expect(mails.map((m) => m.kind)).toEqual(["contact_answer"]);
    for (const m of mails) expect(`${m.subject} ${m.text} ${m.html}`).not.toMatch(/WIN|evil/);
  },
);

attack("N22", "a sign-up with words for a name mails none of them to the address", async () => {
  const email = `victim-${unique()}@x.example`;
  const answer = await site().request("/api/v1/ngos/register", {
    body: { name: evil, email, password: "a long enough password of mine" },
  });
  expect(answer.status).toBeLessThan(500);
  if (answer.status >= 400) return; // the name itself is refused
  await site().until("the mail", async () => (await mailsTo(email)).length > 0);
  for (const m of await mailsTo(email))
    expect(`${m.subject} ${m.text} ${m.html}`).not.toMatch(/WIN|evil/);
});

attack(
  "N23",
  "ten pledges to one reader, tags and all: three mails, and no reminder before the reader has said it is theirs",
  async () => {
    const name = `pledge${unique()}`;
    for (let i = 0; i < 10; i++) {
      const body = {
        amount: 5000,
        donorName: evil,
        donorEmail: `${name}+${i}@x.example`,
        paymentMethod: "crypto",
      };
      expect(
        (await site().request(`/api/v1/campaigns/${campaign.slug}/pending-payment`, { body }))
          .status,
      ).toBeLessThan(300);
    }
    const db = await database();
    const { opened } = await import("@/tests/support/mails");
    const mails = async () =>
      (await db.emailMessage.findMany({ where: { toAddress: { startsWith: name } } })).map(opened);
    await site().until("the mails", async () => (await mails()).length >= 3);
    await site().wait(2_000);
    expect((await mails()).map((m) => m.kind)).toEqual([
      "pledge_instructions",
      "pledge_instructions",
      "pledge_instructions",
    ]);
    for (const m of await mails())
      expect(`${m.subject} ${m.text} ${m.html}`).not.toMatch(/WIN|evil/);
  },
);

attack(
  "N25",
  "paid cards to one reader: two mails a day without the giver's words, which stand on the page",
  async () => {
    const { makeDonationRow } = await import("@/tests/support/factories");
    const { enqueue } = await import("@/lib/jobs/enqueue");
    const { cardPath } = await import("@/lib/donations/card-link");
    const db = await database();
    const email = `card-${unique()}@x.example`;
    const gifts = [];
    for (let i = 0; i < 5; i++) {
      const gift = await makeDonationRow(campaign as never, {
        donorName: evil,
        dedicationType: "memory",
        dedicationName: "Your account is closed",
        dedicationEmail: email,
        dedicationText: evil,
        status: "succeeded",
        settledAt: new Date(),
      });
      gifts.push(gift);
      await enqueue(db, "mail.dedication_card", `dedication:${gift.id}`, { donationId: gift.id });
    }
    await site().until("the mails", async () => (await mailsTo(email)).length >= 2);
    await site().wait(2_000);
    const mails = await mailsTo(email);
    expect(mails.map((m) => m.kind)).toEqual(["dedication_card", "dedication_card"]);
    for (const m of mails)
      expect(`${m.subject} ${m.text} ${m.html}`).not.toMatch(/WIN|evil|account is closed/);
    const page = await site().request(cardPath(gifts[0]!));
    expect(page.status).toBe(200);
    expect(page.text).toContain("Your account is closed");
    expect(page.text).not.toContain('href="http://evil.example');
    expect(page.headers.get("x-robots-tag") ?? page.text).toMatch(/noindex/);
  },
);

attack(
  "N50",
  "codes and links of another: odd shapes are refused without an error of ours",
  async () => {
    const email = `odd-${unique()}@x.example`;
    await paidGift(email);
    for (const code of [
      "",
      "%%%%%%%%",
      "________",
      "\u212aOFI0000",
      "A".repeat(5_000),
      "0000\u00000000",
      "１２３４５６７８",
    ]) {
      const answer = await enterCode(email, code);
      expect(answer.status, JSON.stringify(code.slice(0, 20))).toBeLessThan(500);
      expect(answer.headers.get("location")).toBeNull();
    }
  },
);

attack("I7", "no log holds a link that opens somebody's gifts", async () => {
  const { db } = await import("@/lib/db");
  const { person } = await import("@/tests/support/people");
  const { makeCampaign } = await import("@/tests/support/factories");
  const { makeOpenDonation } = await import("@/tests/support/money");
  const { linkOf } = await import("@/tests/support/links");
  const member = await person("approved");
  const gift = await makeOpenDonation(
    { ...(await makeCampaign(member.ngoId!)), ngoId: member.ngoId! },
    { kind: "pledge", method: "daf", status: "pending_confirmation", sessionId: null },
  );
  const token = linkOf({ kind: "donation", id: gift.id, linkVersion: gift.linkVersion });
  const at = `/gifts/${token}`;
  const shown = await site().request(at);
  expect(shown.status).toBe(200);
  const [form] = formsOf(shown.text).filter(({ fields }) =>
    Object.keys(fields).some((name) => name.startsWith("$ACTION")),
  );
  const body = new FormData();
  for (const [name, value] of Object.entries(form!.fields)) body.set(name, value);
  const referer = site().url + at;
  // refused: from another site, while somebody is signed in
  await site().request(at, {
    method: "POST",
    body,
    cookie: member.cookie!,
    headers: { referer, "sec-fetch-site": "cross-site" },
  });
  // and one that cannot be decrypted
  const headers = { "content-type": "multipart/form-data; boundary=x", referer };
  await site().request(at, { method: "POST", body: "--x", headers });
  const row = () => db.securityEvent.findFirst({ where: { actorId: member.userId! } });
  await site().until("the refusal is written down", async () => (await row()) !== null);
  expect((await row())!.detail).toBe("403 form /gifts/…");
  expect(site().log()).toContain("request.unreadable");
  expect(site().log()).not.toContain(token);
});
