import { beforeAll, expect } from "vitest";
import type { Person } from "@/tests/support/people";
import { attack, startSite } from "./support/attack";
import { formsOf, sendForm } from "./support/forms";

/**
 * Webhooks, needs, concerns, supporters' pages and incoming mails, requested by strangers and by other organisations.
 */
const site = startSite();

async function support() {
  const [factories, people, { db }] = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/people"),
    import("@/lib/db"),
  ]);
  return { ...factories, ...people, db };
}
let s: Awaited<ReturnType<typeof support>>;
let owner: Person;
let other: Person;
beforeAll(async () => {
  s = await support();
  [owner, other] = [await s.person("approved"), await s.person("approved")];
});

attack("SW1", "a webhook leads to no address inside, and is its organisation's alone", async () => {
  const { createKey } = await import("@/lib/api-keys/create-key");
  const keyOf = async (who: Person) =>
    (
      await createKey(await s.actorOf({ id: who.userId! }), {
        name: "Office",
        scopes: ["webhooks:write", "donations:read"],
        days: 30,
      })
    ).key;
  const [mine, theirs] = [await keyOf(owner), await keyOf(other)];
  const inside = [
    "http://example.org/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://169.254.169.254/latest",
    "https://0x7f000001/",
    "https://localhost/",
    "https://user:pass@example.org/",
    "https://example.org:22/",
    "javascript:alert(1)",
    `https://example.org/${"x".repeat(10_000)}`,
  ];
  for (const url of inside) {
    const body = { url, events: ["donation.completed"] };
    const answer = await site().request("/api/v1/webhooks", { token: mine, body });
    expect(answer.status, url.slice(0, 60)).toBe(400);
  }
  const id = await s.makeWebhook(owner.ngoId!);
  for (const [method, path] of [
    ["GET", ""],
    ["DELETE", ""],
    ["POST", "/test"],
    ["POST", "/rotate-secret"],
    ["GET", "/deliveries"],
    ["POST", `/deliveries/whd_${id}/send-again`],
  ] as const) {
    const at = `/api/v1/webhooks/${id}${path}`;
    expect((await site().request(at, { method, token: theirs })).status, at).toBe(404);
    expect((await site().request(at, { method })).status, at).toBe(401);
  }
  const page = await site().request(`/dashboard/webhooks/${id}`, { cookie: other.cookie! });
  expect(page.status).toBe(404);
});

attack("SW2", "a need is written by its organisation alone", async () => {
  const campaign = await s.makeCampaign(owner.ngoId!);
  const form = () => {
    const body = new FormData();
    for (const [name, value] of [
      ["title", "School desk"],
      ["unitPrice", "35"],
      ["wanted", "20"],
    ] as const)
      body.set(name, value);
    return body;
  };
  const at = `/api/v1/campaigns/${campaign.slug}/needs`;
  expect((await site().request(at, { body: form() })).status).toBe(401);
  expect((await site().request(at, { body: form(), token: other.token! })).status).toBe(404);
  expect((await site().request(at, { body: form(), token: owner.token! })).status).toBe(201);
  for (const method of ["PUT", "DELETE"])
    for (const who of [other.token!, undefined]) {
      const sent = method === "PUT" ? { body: form() } : {};
      const token = who === undefined ? {} : { token: who };
      const answer = await site().request(`${at}/1`, { method, ...sent, ...token });
      expect(answer.status).toBe(who === undefined ? 401 : 404);
    }
});

attack("SW3", "nobody reads a concern but administrators, whatever is written in it", async () => {
  const campaign = await s.makeCampaign(owner.ngoId!);
  const secret = "The director's cousin sells the pumps";
  const path = `/ngo-campaigns/${owner.ngoId}/concern?campaign=${campaign.slug}`;
  const text = `${secret} <script>alert(1)</script>`;
  const sent = await sendForm(site(), path, 'name="text"', { text, email: "" });
  expect(sent.status).toBe(303);
  const concern = await s.db.concern.findFirstOrThrow({ where: { ngoId: owner.ngoId! } });
  expect(concern.text).toContain(secret);
  for (const at of ["/dashboard", "/admin/concerns", `/admin/concerns/${concern.id}`])
    for (const who of [{}, { cookie: owner.cookie! }, { cookie: other.cookie! }])
      expect((await site().request(at, who)).text, at).not.toContain(secret);
  for (const at of [`/ngo-campaigns/${owner.ngoId}/record`, `/campaigns/${campaign.slug}`])
    expect((await site().request(at)).text, at).not.toContain(secret);
  const admin = await s.person("admin");
  const shown = await site().request(`/admin/concerns/${concern.id}`, { cookie: admin.cookie! });
  expect(shown.text).toContain("cousin sells the pumps");
  expect(shown.text).not.toContain("<script>alert");
  const large = await sendForm(site(), path, 'name="text"', { text: "x".repeat(1_000_000) });
  expect(large.status).toBeLessThan(500);
  expect(await s.db.concern.count({ where: { ngoId: owner.ngoId! } })).toBe(1);
});

attack("SW4", "where no mails come in there is no address that takes them", async () => {
  for (const body of ["", "x".repeat(2_000_000)]) {
    const answer = await site().request("/api/v1/inbound-email", {
      body,
      headers: { "content-type": "message/rfc822" },
    });
    expect(answer.status).toBe(404);
  }
});

attack(
  "SW5",
  "links of supporters' pages and of drafts that were altered open nothing",
  async () => {
    for (const at of ["/supporter", "/publish-update", "/volunteer", "/stop-updates"])
      for (const token of ["x", "%00", "a".repeat(3_000), "eA.eA", "..%2f..%2fadmin"]) {
        const answer = await site().request(`${at}/${token}`);
        const where = `${at}/${token.slice(0, 20)}`;
        expect(answer.status, where).toBeLessThan(500);
        // the page may say that the link has expired; it must not have a button
        expect(answer.text, where).not.toContain('name="token"');
      }
  },
);

attack("SW5", "nobody slips words under a name that is just being confirmed", async () => {
  const campaign = await s.makeCampaign(owner.ngoId!);
  const email = s.randomEmail("raises");
  const write = (words: string) =>
    sendForm(site(), `/campaigns/${campaign.slug}/with`, 'name="words"', {
      ...{ campaign: campaign.slug, name: "Amina Otieno", email, words, goal: "" },
    });
  await write("My mother walked to that well.");
  const page = await s.db.supporterPage.findFirstOrThrow({ where: { email } });
  const { pageToken } = await import("@/lib/supporters/link");
  const at = `/supporter/${await pageToken(page)}`;
  const shown = await site().request(at);
  const form = formsOf(shown.text).find(({ fields }) => "version" in fields)!;
  await write("Words of a stranger");
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.set(name, value);
  await site().request(at, { method: "POST", body });
  const row = () => s.db.supporterPage.findUniqueOrThrow({ where: { id: page.id } });
  expect(await row()).toMatchObject({ words: "Words of a stranger", confirmedAt: null });
  // after being viewed in its current state, it can be confirmed
  await sendForm(site(), at, 'name="version"', {});
  expect((await row()).confirmedAt).not.toBeNull();
});
