import { beforeAll, expect } from "vitest";
import type { Person } from "@/tests/support/people";
import { attack, startSite } from "./support/attack";
import { formsOf, sendForm } from "./support/forms";

/**
 * What gifts achieve: sponsors' promises, needs, recorded gifts, statements, thank-yous, incoming mails, supporters'
 * pages and volunteers, through the running server, attacked with other organisations' ids, many simultaneous requests,
 * altered links, and excessive input.
 */
const inbound = {
  INBOUND_DOMAIN: "in.test.example",
  INBOUND_SECRET: "a-secret-of-at-least-thirty-two-characters",
  INBOUND_AUTHSERV_ID: "mx.test.example",
};
const site = startSite({ env: inbound });

async function support() {
  const modules = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/money"),
    import("@/tests/support/people"),
    import("@/tests/support/supporters"),
    import("@/tests/support/volunteers"),
    import("@/tests/support/inbound"),
    import("@/lib/ids"),
    import("@/lib/inbound/address"),
    import("@/lib/ledger/check-invariants"),
    import("@/lib/matches/make-match"),
    import("@/lib/recorded-gifts/record-gift"),
    import("@/lib/statements/store-statement"),
    import("@/lib/supporters/link"),
    import("@/lib/volunteers/link"),
    import("@/lib/worker/run"),
  ]);
  const [{ db }] = await Promise.all([import("@/lib/db")]);
  return Object.assign({ db }, ...modules) as { db: typeof db } & (typeof modules)[0] &
    (typeof modules)[1] &
    (typeof modules)[2] &
    (typeof modules)[3] &
    (typeof modules)[4] &
    (typeof modules)[5] &
    (typeof modules)[6] &
    (typeof modules)[7] &
    (typeof modules)[8] &
    (typeof modules)[9] &
    (typeof modules)[10] &
    (typeof modules)[11] &
    (typeof modules)[12] &
    (typeof modules)[13] &
    (typeof modules)[14];
}
let s: Awaited<ReturnType<typeof support>>;
let owner: Person;
let other: Person;
beforeAll(async () => {
  s = await support();
  [owner, other] = [await s.person("approved"), await s.person("approved")];
});

const memberOf = async (who: Person) => s.ngoActorOf({ id: who.userId! });
/**
 * Invariants that recount needs, promises and supporters' pages; here donations are bare rows without ledger entries.
 */
const counted = ["C05", "C06", "C07"];
const sound = async () =>
  expect(
    (await s.checkInvariants()).filter(
      ({ name, rows }) => counted.includes(name) && rows.length > 0,
    ),
  ).toEqual([]);

/** Submits the forms of the person's own page with somebody else's ids in place of their own. */
async function sendAll(
  page: string,
  who: Person,
  change: (fields: Record<string, string>) => Record<string, string> | null,
): Promise<number> {
  const shown = await site().request(page, { cookie: who.cookie! });
  expect(shown.status, page).toBe(200);
  let sent = 0;
  for (const { fields } of formsOf(shown.text)) {
    const changed = change(fields);
    if (changed === null) continue;
    const body = new FormData();
    for (const [name, value] of Object.entries(changed)) body.set(name, value);
    const answer = await site().request(page, { method: "POST", body, cookie: who.cookie! });
    expect(answer.status, page).toBeLessThan(500);
    sent += 1;
  }
  return sent;
}

const recorded = (campaignId: string, reference: string) => ({
  id: "",
  campaignId,
  method: "mpesa" as const,
  receivedOn: "2026-03-04",
  original: 500_00n,
  currency: "USD",
  rateMicros: 1_000_000n,
  donorName: "Jane",
  donorEmail: s.randomEmail("gave"),
  reference,
  note: null,
});

attack("WG1", "forms of an own page do nothing to another organisation's things", async () => {
  const [mine, theirs] = [await s.makeCampaign(owner.ngoId!), await s.makeCampaign(other.ngoId!)];
  const record = async (who: Person, campaignId: string) =>
    (await s.recordGift(await memberOf(who), recorded(campaignId, s.randomText(6)))).id;
  const [myGift, theirGift] = [await record(owner, mine.id), await record(other, theirs.id)];
  const [myNeed, theirNeed] = [await s.makeNeed(mine.id), await s.makeNeed(theirs.id)];
  const [myPage, theirPage] = [
    await s.makeSupporterPage(mine.id),
    await s.makeSupporterPage(theirs.id),
  ];
  const [myUpdate, theirUpdate] = [await s.makeUpdate(mine.id), await s.makeUpdate(theirs.id)];
  const [myOffer, theirOffer] = [
    await s.makeOffer((await s.makeCall(mine.id)).id),
    await s.makeOffer((await s.makeCall(theirs.id)).id),
  ];
  const before = async () => ({
    gift: await s.db.recordedGift.findUniqueOrThrow({ where: { id: theirGift } }),
    need: await s.db.need.findUniqueOrThrow({ where: { id: theirNeed.id } }),
    page: await s.db.supporterPage.findUniqueOrThrow({ where: { id: theirPage.id } }),
    update: await s.db.campaignUpdate.findUniqueOrThrow({ where: { id: theirUpdate.id } }),
    offer: await s.db.volunteerOffer.findUniqueOrThrow({ where: { id: theirOffer.id } }),
    address: await s.db.inboundAddress.findMany({ where: { campaignId: theirs.id } }),
    matches: await s.db.match.count({ where: { campaignId: theirs.id } }),
    statements: await s.db.paymentStatement.count({ where: { ngoId: other.ngoId! } }),
  });
  const was = await before();
  const swap =
    (id: string, foreign: string, more: Record<string, string> = {}) =>
    (fields: Record<string, string>) =>
      Object.values(fields).includes(id)
        ? {
            ...Object.fromEntries(
              Object.entries(fields).map(([name, value]) => [name, value === id ? foreign : value]),
            ),
            ...more,
          }
        : null;
  const words = { reason: "x", text: "x", answer: "accept", language: "en" };
  const sent = [
    await sendAll("/dashboard/recorded-gifts", owner, swap(myGift, theirGift, words)),
    await sendAll(
      `/dashboard/recorded-gifts?edit=${myGift}`,
      owner,
      swap(myGift, theirGift, words),
    ),
    await sendAll(`/dashboard/campaigns/needs/${mine.id}`, owner, swap(myNeed.id, theirNeed.id)),
    await sendAll(`/dashboard/campaigns/needs/${mine.id}`, owner, swap(mine.id, theirs.id)),
    await sendAll("/dashboard/supporters", owner, swap(myPage.id, theirPage.id, words)),
    await sendAll("/dashboard/volunteers", owner, swap(myOffer.id, theirOffer.id, words)),
    await sendAll(`/dashboard/updates/${mine.id}`, owner, swap(mine.id, theirs.id)),
    await sendAll(
      `/dashboard/updates/${mine.id}/${myUpdate.number}/edit`,
      owner,
      swap(mine.id, theirs.id, { title: "Taken over", text: "x", intent: "save" }),
    ),
    await sendAll(`/dashboard/campaigns/matches/${mine.id}`, owner, swap(mine.id, theirs.id)),
  ];
  expect(sent.map((n) => n > 0)).toEqual(sent.map(() => true));
  expect(await before()).toEqual(was);
  const away = [
    `/dashboard/campaigns/needs/${theirs.id}`,
    `/dashboard/campaigns/matches/${theirs.id}`,
    `/dashboard/campaigns/outreach/${theirs.id}`,
    `/dashboard/updates/${theirs.id}`,
    `/dashboard/updates/${theirs.id}/1`,
    `/dashboard/updates/${theirs.id}/1/edit`,
    `/dashboard/thanks/${(await s.makeDonationRow({ id: theirs.id, ngoId: other.ngoId! })).id}`,
    "/dashboard/recorded-gifts/statements/stm_x",
  ];
  for (const page of away)
    expect((await site().request(page, { cookie: owner.cookie! })).status, page).toBe(404);
  const edited = await site().request(`/dashboard/recorded-gifts?edit=${theirGift}`, {
    cookie: owner.cookie!,
  });
  expect(edited.text).not.toContain(was.gift.donorEmail);
  const draft = `/dashboard/campaigns/outreach/${theirs.id}/draft?kind=email&lang=en`;
  const asked = await site().request(draft, { method: "POST", cookie: owner.cookie! });
  expect(asked.status).toBe(404);
  const abroad = await site().request(draft.replace(theirs.id, mine.id), {
    method: "POST",
    cookie: owner.cookie!,
    headers: { origin: "https://evil.example" },
  });
  expect(abroad.status).toBe(403);
});

attack(
  "WG2",
  "fifty gifts paid at once never pass a sponsor's cap, nor a need's last ones",
  async () => {
    const admin = await s.actorOf(await s.makeAdmin());
    const campaign = await s.makeCampaign(owner.ngoId!);
    const need = await s.makeNeed(campaign.id, { wanted: 4 });
    const match = await s.makeMatch(admin, {
      campaign: campaign.slug,
      kind: "match",
      sponsorName: "Baobab",
      sponsorEmail: s.randomEmail("sponsor"),
      showsName: true,
      percent: 100,
      per: 100,
      donorsWanted: null,
      capCents: 200_00,
      startsAt: new Date(Date.now() - 86_400_000),
      endsAt: new Date(Date.now() + 86_400_000),
    });
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const begun = await site().request(`/api/v1/campaigns/${campaign.slug}/donate`, {
          body: {
            amount: 3_500,
            paymentMethod: "card",
            donorName: "A",
            donorEmail: s.randomEmail("p"),
            need: { id: need.id, quantity: 1 },
          },
        });
        expect(begun.status, begun.text).toBe(200);
      }),
    );
    const open = await s.db.donation.findMany({ where: { campaignId: campaign.id } });
    const sessions = open.map(({ sessionId }) => sessionId!);
    expect(sessions).toHaveLength(50);
    const seen: bigint[] = [];
    const look = async () =>
      seen.push((await s.db.match.findUniqueOrThrow({ where: { id: match } })).matchedCents);
    await Promise.all(
      sessions.map(async (id) => {
        await site().sandbox.pay(id);
        await look();
      }),
    );
    const settled = () =>
      s.db.donation.count({ where: { campaignId: campaign.id, NOT: { settledAt: null } } });
    await site().until("all are settled", async () => (await settled()) === 50, 120);
    expect(seen.every((cents) => cents <= 200_00n)).toBe(true);
    expect(await s.db.match.findUniqueOrThrow({ where: { id: match } })).toMatchObject({
      matchedCents: 200_00n,
      donors: 50,
    });
    expect((await s.db.need.findUniqueOrThrow({ where: { id: need.id } })).funded).toBe(4);
    await sound();
  },
);

attack("WG3", "pressed ten times at once each form does it once", async () => {
  const campaign = await s.makeCampaign(owner.ngoId!);
  const gift = await s.makeDonationRow({ id: campaign.id, ngoId: owner.ngoId! });
  const ten = async (page: string, which: string, fields: Record<string, string>) => {
    const shown = await site().request(page, { cookie: owner.cookie! });
    const form = formsOf(shown.text).find(({ html }) => html.includes(which));
    expect(form, page).toBeDefined();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => {
        const body = new FormData();
        for (const [name, value] of Object.entries({ ...form!.fields, ...fields }))
          body.set(name, value);
        return site().request(page, { method: "POST", body, cookie: owner.cookie! });
      }),
    );
    for (const { status } of answers) expect(status, page).toBeLessThan(500);
  };
  await ten(`/dashboard/thanks/${gift.id}`, 'name="text"', { text: "Thank you." });
  expect(await s.db.donationThanks.count({ where: { donationId: gift.id } })).toBe(1);

  const reference = `TJ${s.randomText(4)}`;
  await ten("/dashboard/recorded-gifts", 'name="reference"', {
    campaignId: campaign.id,
    method: "mpesa",
    receivedOn: "2026-03-04",
    amount: "500",
    currency: "USD",
    rate: "1",
    donorName: "Jane",
    donorEmail: "",
    reference,
    note: "",
  });
  expect(await s.db.recordedGift.count({ where: { reference } })).toBe(1);

  const call = await s.makeCall(campaign.id);
  const offers = await Promise.all(Array.from({ length: 10 }, () => s.makeOffer(call.id)));
  const shown = await site().request("/dashboard/volunteers", { cookie: owner.cookie! });
  const form = formsOf(shown.text).find(({ fields }) => fields["offerId"] === offers[0]!.id);
  expect(form).toBeDefined();
  await Promise.all(
    offers.map(({ id }) => {
      const body = new FormData();
      const posted = { ...form!.fields, offerId: id, text: "Welcome.", answer: "accept" };
      for (const [name, value] of Object.entries(posted)) body.set(name, value);
      return site().request("/dashboard/volunteers", {
        method: "POST",
        body,
        cookie: owner.cookie!,
      });
    }),
  );
  const accepted = { callId: call.id, status: "accepted" };
  expect(await s.db.volunteerOffer.count({ where: accepted })).toBe(1);

  const email = s.randomEmail("raises");
  await Promise.all(
    Array.from({ length: 10 }, () =>
      sendForm(site(), `/campaigns/${campaign.slug}/with`, 'name="words"', {
        name: "Amina",
        email,
        words: "Water.",
        goal: "",
      }),
    ),
  );
  expect(await s.db.supporterPage.count({ where: { campaignId: campaign.id } })).toBe(1);
  await sound();
});

attack("WG4", "mails that come in: replayed, bent, forged and far too large", async () => {
  const campaign = await s.makeCampaign(owner.ngoId!);
  const { env } = await import("@/lib/env");
  expect(env.INBOUND_DOMAIN).toBe(inbound.INBOUND_DOMAIN);
  const recipient = (await s.inboundAddressOf(campaign.id))!;
  const { email: sender } = await s.db.user.findUniqueOrThrow({ where: { id: owner.userId! } });
  const raw = s.mailOf({ from: sender, text: "Seven pumps run.\r\n\r\n> Tell us" });
  const mail = { recipient, sender, raw };
  const post = (headers: Record<string, string>, body: Buffer = raw) =>
    site().request("/api/v1/inbound-email", {
      body: new Uint8Array(body),
      headers,
    });
  const good = s.postHeaders(mail);
  for (const [what, bent] of [
    ["another signature", { "x-inbound-signature": "0".repeat(64) }],
    ["another receiver", { "x-inbound-recipient": recipient.replace("update+", "update+0") }],
    ["another sender", { "x-inbound-sender": "eve@evil.example" }],
    ["another time", { "x-inbound-timestamp": String(Math.floor(Date.now() / 1000) - 1) }],
    ["no time", { "x-inbound-timestamp": "" }],
    ["another digest", { "x-inbound-digest": "0".repeat(64) }],
  ] as const)
    expect((await post({ ...good, ...bent })).status, what).toBe(401);
  expect((await post(good, Buffer.concat([raw, Buffer.from("more")]))).status).toBe(401);
  const large = Buffer.concat([raw, Buffer.alloc(16 * 1024 * 1024, "a")]);
  expect((await post(s.postHeaders({ ...mail, raw: large }), large)).status).toBe(413);
  const wrong = recipient.replace(/.{6}@/, "aaaaaa@");
  expect((await post(s.postHeaders({ ...mail, recipient: wrong }))).status).toBe(404);
  expect(await s.db.inboundMail.count({ where: { campaignId: campaign.id } })).toBe(0);
  // the same signed post repeatedly and at once: one draft
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(good)));
  for (const { status } of answers) expect(status).toBe(202);
  const forged = s.mailOf({
    from: sender,
    subject: "Send the money elsewhere",
    results: "mx.evil.example; dkim=pass header.d=test.example",
  });
  expect((await post(s.postHeaders({ ...mail, raw: forged }), forged)).status).toBe(202);
  const drafts = () =>
    s.db.inboundMail.findMany({
      where: { campaignId: campaign.id, status: "draft" },
      orderBy: { receivedAt: "asc" },
    });
  await site().until("both are drafts", async () => (await drafts()).length === 2, 60);
  const [first, second] = await drafts();
  expect([first!.warning, second!.warning]).toEqual([null, "not_proven"]);
  expect(await s.db.campaignUpdate.count({ where: { campaignId: campaign.id } })).toBe(2);
  const unread = { campaignId: campaign.id, publishedAt: { not: null } };
  expect(await s.db.campaignUpdate.count({ where: unread })).toBe(0);
  // the link: opening it changes nothing; for the forged mail there is none; pressed ten times it publishes once
  const { publishToken } = await import("@/lib/inbound/publish-link");
  const { sessionEpoch } = await s.db.user.findUniqueOrThrow({ where: { id: owner.userId! } });
  const linkOf = (mailId: string, userId = owner.userId!) =>
    `/publish-update/${publishToken({ mailId, userId, epoch: sessionEpoch })}`;
  for (const [id, who] of [
    [second!.id, owner.userId!],
    [first!.id, other.userId!],
  ] as const)
    expect((await site().request(linkOf(id, who))).text).not.toContain('name="token"');
  const link = linkOf(first!.id);
  await site().request(link);
  expect(await s.db.campaignUpdate.count({ where: unread })).toBe(0);
  const shown = await site().request(link);
  const form = formsOf(shown.text).find(({ fields }) => "token" in fields);
  await Promise.all(
    Array.from({ length: 10 }, () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(form!.fields)) body.set(name, value);
      return site().request(link, { method: "POST", body });
    }),
  );
  expect(await s.db.campaignUpdate.count({ where: unread })).toBe(1);
  const logged = { action: "update.published", entityId: first!.updateId };
  expect(await s.db.auditLog.count({ where: logged })).toBe(1);
});

attack(
  "WG5",
  "a link opens only what it was made for, and no letter of it can be changed",
  async () => {
    const campaign = await s.makeCampaign(owner.ngoId!);
    const gift = await s.makeDonationRow({ id: campaign.id, ngoId: owner.ngoId! });
    const { thanksLeaveToken } = await import("@/lib/updates/mail-link");
    const page = await s.makeSupporterPage(campaign.id);
    const offer = await s.makeOffer((await s.makeCall(campaign.id)).id);
    const tokens = {
      "/supporter": await s.pageToken({ ...page, emailKey: page.emailKey ?? page.email }),
      "/volunteer": s.offerToken(offer.id),
      "/stop-updates": thanksLeaveToken(gift.id),
    };
    for (const [at, token] of Object.entries(tokens)) {
      expect((await site().request(`${at}/${token}`)).text, at).toContain('name="token"');
      for (const elsewhere of [...Object.keys(tokens), "/publish-update", "/gifts"])
        if (elsewhere !== at) {
          const answer = await site().request(`${elsewhere}/${token}`);
          expect(answer.text, `${elsewhere} with that of ${at}`).not.toContain('name="token"');
        }
      const places = Array.from({ length: 12 }, (_, i) => Math.floor((i * token.length) / 12));
      for (const i of places) {
        const bent = token.slice(0, i) + (token[i] === "A" ? "B" : "A") + token.slice(i + 1);
        const answer = await site().request(`${at}/${bent}`);
        expect(answer.status).toBeLessThan(500);
        expect(answer.text, `${at} ${i}`).not.toContain('name="token"');
      }
    }
    // a used link can unsubscribe the same address again, and nothing else
    const leave = `/unsubscribe/${tokens["/stop-updates"]}`;
    for (let i = 0; i < 3; i++)
      expect((await site().request(leave, { method: "POST", body: "" })).status).toBe(204);
    expect(await s.db.thanksStop.count({ where: { ngoId: owner.ngoId! } })).toBe(1);
    expect(await s.db.updateStop.count()).toBe(0);
  },
);

attack(
  "WG6",
  "far too much and odd letters in each open form: refused in words, never a fault",
  async () => {
    const campaign = await s.makeCampaign(owner.ngoId!);
    await s.makeCall(campaign.id, { places: 50 });
    const page = await s.makeSupporterPage(campaign.id);
    const forms: [string, string, string, Record<string, string>][] = [
      [
        `/campaigns/${campaign.slug}/volunteer`,
        'name="offer"',
        "offer",
        { name: "A", email: s.randomEmail("v"), consent: "on" },
      ],
      [
        `/campaigns/${campaign.slug}/with`,
        'name="words"',
        "words",
        { name: "Amina", email: s.randomEmail("w"), goal: "" },
      ],
      [`/campaigns/${campaign.slug}/with/${page.address}/report`, 'name="reason"', "reason", {}],
      [`/ngo-campaigns/${owner.ngoId}/concern`, 'name="text"', "text", { email: "" }],
    ];
    const rows = async () => [
      await s.db.volunteerOffer.count(),
      await s.db.supporterPage.count(),
      await s.db.supporterReport.count(),
      await s.db.concern.count(),
    ];
    const before = await rows();
    for (const [at, which, field, fields] of forms)
      for (const text of ["x".repeat(10_000_000), "\u0000".repeat(50), "\u200b\u2060 ", ""]) {
        // the connection may be closed before all of an oversized body was accepted
        const answer = await sendForm(site(), at, which, { ...fields, [field]: text }).catch(
          (error: unknown) => {
            if (text.length < 1_000_000) throw error;
            return { status: 0 };
          },
        );
        // a supporter's page may have no text
        if (field === "words" && text.length < 100) continue;
        expect(answer.status, `${at} ${text.length}`).toBeLessThan(500);
      }
    const names = [
      "admin",
      "Ａｄｍｉｎ",
      "аdmin",
      "a\u200bdmin",
      "…/../",
      "<b>x</b>\u202E",
      "K\u200dIKE",
    ];
    for (const name of names)
      await sendForm(site(), forms[1]![0], forms[1]![1], {
        name,
        email: s.randomEmail("n"),
        words: "",
        goal: "",
      });
    const after = await rows();
    expect([after[0], after[2], after[3]]).toEqual([before[0], before[2], before[3]]);
    const shown = await s.db.supporterPage.findMany({ where: { campaignId: campaign.id } });
    for (const { name, address } of shown) {
      expect(address).toMatch(/^[a-z0-9-]{1,80}$/);
      expect(name).not.toMatch(/admin|kike|[\u0000-\u001f\u200b-\u200d\u202a-\u202e]/iu);
    }
  },
);
