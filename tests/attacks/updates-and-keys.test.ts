import sharp from "sharp";
import { beforeAll, expect } from "vitest";
import type { Person } from "@/tests/support/people";
import { attack, startSite } from "./support/attack";
import { formsOf, sendForm } from "./support/forms";

/** Updates, mails about them, API keys and volunteers, requested by strangers and by other organisations. */
const site = startSite();

type Campaign = { id: string; slug: string };
let owner: Person;
let other: Person;
let admin: Person;
let campaign: Campaign;

async function support() {
  const [factories, people, { db }] = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/people"),
    import("@/lib/db"),
  ]);
  return { ...factories, ...people, db };
}
let s: Awaited<ReturnType<typeof support>>;
beforeAll(async () => {
  s = await support();
  [owner, other, admin] = [
    await s.person("approved"),
    await s.person("approved"),
    await s.person("admin"),
  ];
  campaign = await s.makeCampaign(owner.ngoId!);
});

const calls = (slug: string) => `/api/v1/campaigns/${slug}/updates`;
function updateForm(
  fields: Record<string, string>,
  files: [string, string | Buffer][] = [],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, content] of files) {
    const bytes = typeof content === "string" ? content : new Uint8Array(content);
    form.append(name, new File([bytes], "a.png"));
  }
  return form;
}
const post = (who: Person, slug: string, fields: Record<string, string>) =>
  site().request(calls(slug), { token: who.token!, body: updateForm(fields) });

/** All public places where a campaign's published update can be read. */
const readings = (slug: string) => [
  `/campaigns/${slug}`,
  `/fr/campaigns/${slug}`,
  `/campaigns/${slug}/updates`,
  `/campaigns/${slug}/updates/1`,
  `/campaigns/${slug}/feed.xml`,
  calls(slug),
  `${calls(slug)}/1`,
  "/sitemap.xml",
];

attack("IM1", "a draft of an update is its organisation's alone", async () => {
  const mine = await s.makeCampaign(owner.ngoId!);
  const made = await post(owner, mine.slug, { title: "Nobody yet", text: "x", draft: "true" });
  expect(made.status, made.text).toBe(201);
  for (const at of readings(mine.slug)) {
    expect((await site().request(at)).text, at).not.toContain("Nobody yet");
    const foreign = await site().request(at, { token: other.token!, cookie: other.cookie! });
    expect(foreign.text, at).not.toContain("Nobody yet");
  }
  const at = `${calls(mine.slug)}/1`;
  expect((await site().request(at, { token: owner.token! })).text).toContain("Nobody yet");
  const change = updateForm({ title: "Taken over" });
  for (const method of ["PUT", "DELETE"]) {
    const sent = method === "PUT" ? { body: change } : {};
    expect((await site().request(at, { method, token: other.token!, ...sent })).status).toBe(404);
    expect((await site().request(at, { method, ...sent })).status).toBe(401);
  }
  for (const page of ["", "/1", "/1/edit", "/new"]) {
    const shown = await site().request(`/dashboard/updates/${mine.id}${page}`, {
      cookie: other.cookie!,
    });
    expect(shown.text, page).not.toContain("Nobody yet");
    expect(shown.status, page).toBe(404);
  }
  const row = await s.db.campaignUpdate.findFirstOrThrow({ where: { campaignId: mine.id } });
  expect(row).toMatchObject({ title: "Nobody yet", publishedAt: null, deletedAt: null });
});

attack("IM2", "what is published is on the pages at once, and what is hidden is gone", async () => {
  const mine = await s.makeCampaign(owner.ngoId!);
  const everywhere = readings(mine.slug).filter((at) => !at.includes("sitemap"));
  // every page is cached without it
  for (const at of everywhere) await site().request(at);
  await post(owner, mine.slug, { title: "Seven pumps run", text: "They give water." });
  const seen = async () => {
    const texts = await Promise.all(everywhere.map(async (at) => (await site().request(at)).text));
    return texts.filter((text) => text.includes("Seven pumps run")).length;
  };
  await site().until("it is everywhere", async () => (await seen()) === everywhere.length, 5);
  const { id } = await s.db.campaignUpdate.findFirstOrThrow({ where: { campaignId: mine.id } });
  await sendForm(
    site(),
    "/admin/updates",
    id,
    { reason: "It names a child." },
    { cookie: admin.cookie! },
  );
  await site().until("it is nowhere", async () => (await seen()) === 0, 5);
});

attack("IM3", "an update is text: marks of pages, scripts and too much are no way in", async () => {
  const mine = await s.makeCampaign(owner.ngoId!);
  const script = '<script>alert(1)</script><img src=x onerror="alert(1)">';
  const photo = await sharp({
    create: { width: 640, height: 480, channels: 3, background: "#b8431d" },
  })
    .png()
    .toBuffer();
  const written = updateForm(
    {
      title: `Pumps ${script}`,
      text: `${script}\n\n- [a](javascript:alert(1))`,
      figures: JSON.stringify([{ label: script, done: 7, of: 12 }]),
      captions: JSON.stringify([`Caption ${script}`]),
    },
    [["images", photo]],
  );
  const made = await site().request(calls(mine.slug), { token: owner.token!, body: written });
  expect(made.status, made.text).toBe(201);
  const page = await site().request(`/campaigns/${mine.slug}/updates/1`);
  expect(page.text).toContain("Caption &lt;script&gt;alert(1)&lt;/script&gt;");
  for (const at of readings(mine.slug).filter((one) => !one.startsWith("/api/"))) {
    const { text } = await site().request(at);
    expect(text, at).not.toMatch(/<script>alert|<img src=x|href="javascript:/);
  }
  const refused: Record<string, string>[] = [
    { title: "x", text: "y".repeat(5_001) },
    { title: "x".repeat(121), text: "y" },
    { title: " ", text: "y" },
    { title: "x" },
    { title: "x", text: "y", figures: "{" },
    { title: "x", text: "y", figures: JSON.stringify([{ label: "a", done: -1 }]) },
    { title: "x", text: "y", more: "z" },
    { title: "x\u202Egpj", text: "\u0000" },
  ];
  for (const fields of refused) {
    const answer = await post(owner, mine.slug, fields);
    expect(answer.status, JSON.stringify(fields).slice(0, 80)).toBe(400);
  }
  const pictures = updateForm(
    { title: "x", text: "y" },
    Array.from({ length: 5 }, () => ["images", "no picture"]),
  );
  const many = await site().request(calls(mine.slug), { token: owner.token!, body: pictures });
  expect(many.status).toBe(400);
  const large = updateForm({ title: "x", text: "y" }, [["images", "p".repeat(30_000_000)]]);
  const tooLarge = await site()
    .request(calls(mine.slug), { token: owner.token!, body: large })
    .catch(() => null); // the connection may be closed while the rest is being sent
  if (tooLarge) expect([400, 413]).toContain(tooLarge.status);
  expect(await s.db.campaignUpdate.count({ where: { campaignId: mine.id } })).toBe(1);
});

attack("IM4", "eight published at once are five: donors are not flooded", async () => {
  const mine = await s.makeCampaign(owner.ngoId!);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => post(owner, mine.slug, { title: `Day ${i}`, text: "x" })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
});

attack("IM5", "the link of a mail leaves these mails by a post, and nothing else", async () => {
  const { leaveToken } = await import("@/lib/updates/mail-link");
  const { linkOf } = await import("@/tests/support/links");
  const { chooseUpdates } = await import("@/lib/updates/consent");
  const gift = await s.makeDonationRow({ id: campaign.id, ngoId: owner.ngoId! });
  const giftToken = linkOf({ kind: "donation", id: gift.id, linkVersion: 1 });
  await chooseUpdates(s.visitor, { token: giftToken, wants: true });
  const update = await s.makeUpdate(campaign.id);
  const consent = () => s.db.updateConsent.findFirstOrThrow({ where: { campaignId: campaign.id } });
  const token = leaveToken({ consentId: (await consent()).id, updateId: update.id });
  const at = `/unsubscribe/${token}`;
  // a mail program's scanner opens every link
  for (const method of ["GET", "HEAD"]) await site().request(at, { method });
  await site().request(`/stop-updates/${token}`);
  expect((await consent()).leftAt).toBeNull();
  const bent = `${token.slice(0, -2)}${token.endsWith("aa") ? "bb" : "aa"}`;
  for (const wrong of [bent, giftToken, `${token}x`, "x", "%00"]) {
    const answer = await site().request(`/unsubscribe/${wrong}`, { method: "POST", body: "" });
    expect(answer.status, wrong).toBeGreaterThanOrEqual(400);
    expect(answer.status, wrong).toBeLessThan(500);
  }
  expect((await consent()).leftAt).toBeNull();
  // a mail program sends neither our cookie nor our origin
  const answer = await site().request(at, {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { origin: "", "content-type": "application/x-www-form-urlencoded" },
  });
  expect(answer.status, answer.text).toBe(204);
  expect((await consent()).leftAt).not.toBeNull();
  // it opens no donation
  expect((await site().request(`/gifts/${token}`)).status).toBe(404);
});

attack(
  "IM6",
  "a key that is cut, foreign, over, revoked or in the address opens nothing",
  async () => {
    const { createKey } = await import("@/lib/api-keys/create-key");
    const { revokeKey } = await import("@/lib/api-keys/revoke-key");
    const actor = await s.actorOf({ id: owner.userId! });
    const make = (scopes: ("donations:read" | "campaigns:write")[]) =>
      createKey(actor, { name: "Website", scopes, days: 30 });
    const [reads, writes, gone, over] = [
      await make(["donations:read"]),
      await make(["campaigns:write"]),
      await make(["donations:read"]),
      await make(["donations:read"]),
    ];
    await revokeKey(actor, { keyId: gone.id });
    await s.db.apiKey.update({
      where: { id: over.id },
      data: { createdAt: new Date(0), expiresAt: new Date(1_000) },
    });
    const list = (token: string, at = "/api/v1/donations") => site().request(at, { token });
    expect((await list(reads.key)).status).toBe(200);
    expect((await list(writes.key)).status).toBe(403);
    const bad = [
      gone.key,
      over.key,
      reads.key.slice(0, -1),
      `${reads.key}a`,
      reads.key.toUpperCase(),
      reads.key.replace("hrb_", ""),
      `hrb_live_${"a".repeat(40)}`,
    ];
    for (const key of bad) expect((await list(key)).status, key.slice(0, 12)).toBe(401);
    for (const name of ["key", "api_key", "token", "access_token"]) {
      const answer = await site().request(`/api/v1/donations?${name}=${reads.key}`);
      expect([400, 401], name).toContain(answer.status);
    }
    // no page of the dashboard, no account, no console
    for (const at of ["/dashboard", "/exports/donors-2026-11-22.csv", "/admin"]) {
      const page = await list(reads.key, at);
      expect([302, 303, 307, 401, 403, 404], at).toContain(page.status);
    }
    expect((await list(reads.key, "/api/v1/auth/me")).status).not.toBe(200);
    // its own organisation's data, and nothing of another's
    const theirs = await s.makeCampaign(other.ngoId!);
    const foreign = await s.makeDonationRow(
      { id: theirs.id, ngoId: other.ngoId! },
      { donorName: "Someone Else" },
    );
    const cursors = [foreign.id, "don_x", "%00", "x".repeat(500), "'", foreign.id.slice(0, -1)];
    for (const after of cursors) {
      const answer = await list(reads.key, `/api/v1/donations?starting_after=${after}`);
      expect(answer.status, after).toBeLessThan(500);
      expect(answer.text, after).not.toContain("Someone Else");
    }
    // a suspended organisation's key has the same rights as its members' sessions
    await s.db.ngo.update({
      where: { id: owner.ngoId! },
      data: { suspendedAt: new Date(), suspensionReason: "Under review." },
    });
    const form = updateForm({ title: "Renamed" });
    const change = { method: "PUT", token: writes.key, body: form };
    const changed = await site().request(`/api/v1/campaigns/${campaign.id}`, change);
    await s.db.ngo.update({
      where: { id: owner.ngoId! },
      data: { suspendedAt: null, suspensionReason: null },
    });
    expect(changed.status).toBe(403);
    for (const { key } of [reads, writes, gone, over]) expect(site().log()).not.toContain(key);
  },
);

attack(
  "IM7",
  "another organisation's call for volunteers cannot be changed or closed",
  async () => {
    const { newId } = await import("@/lib/ids");
    const callOf = async (campaignId: string, role: string) =>
      s.db.volunteerCall.create({
        data: {
          id: newId("volunteerCall"),
          campaignId,
          role,
          needs: "Two mornings a week",
          places: 3,
          until: new Date(Date.now() + 30 * 86_400_000),
        },
      });
    const theirs = await callOf((await s.makeCampaign(other.ngoId!)).id, "A translator");
    const mine = await callOf((await s.makeCampaign(owner.ngoId!)).id, "A driver");
    const page = await site().request("/dashboard/volunteers", { cookie: owner.cookie! });
    expect(page.text).toContain("A driver");
    expect(page.text).not.toContain("A translator");
    const forms = formsOf(page.text).filter(({ fields }) => fields["callId"] === mine.id);
    expect(forms.length).toBeGreaterThan(0);
    for (const { fields } of forms) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...fields, callId: theirs.id }))
        body.set(name, value);
      const answer = await site().request("/dashboard/volunteers", {
        method: "POST",
        body,
        cookie: owner.cookie!,
      });
      expect(answer.status).toBeLessThan(500);
    }
    expect(await s.db.volunteerCall.findUniqueOrThrow({ where: { id: theirs.id } })).toEqual(
      theirs,
    );
  },
);
