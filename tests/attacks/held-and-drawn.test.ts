import net from "node:net";
import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import { flatPicture } from "./support/bombs";
import { randomAddress, type Answer } from "./support/site";

/** How much of the server one client and one network can occupy, and how much rendering they can cause at once. */
const site = startSite();
let campaign: { id: string; slug: string };
let ngoId: string;

beforeAll(async () => {
  const { person } = await import("@/tests/support/people");
  const { makeCampaign } = await import("@/tests/support/factories");
  ngoId = (await person("approved")).ngoId!;
  campaign = await makeCampaign(ngoId);
}, 120_000);

const many = <T>(count: number, ask: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => ask(i)));
const statuses = (answers: Answer[]) => new Set(answers.map(({ status }) => status));

attack(
  "T3-1",
  "forty clients ask for sixty pages each in one packet and read nothing: all are let go, others are served meanwhile",
  async () => {
    const line = `GET /campaigns/${campaign.slug} HTTP/1.1\r\nhost: 127.0.0.1:${site().port}\r\n\r\n`;
    let left = 40;
    const sockets = Array.from({ length: left }, () => {
      const socket = net.connect(site().port, "127.0.0.1");
      socket.on("error", () => {});
      socket.once("close", () => left--);
      socket.pause();
      socket.write(line.repeat(60));
      return socket;
    });
    await site().wait(2_000);
    expect((await site().request(`/campaigns/${campaign.slug}`)).status).toBe(200);
    // a paused socket notices its end only when it reads or writes
    const probe = setInterval(() => {
      for (const socket of sockets) if (!socket.destroyed) socket.write("G");
    }, 5_000);
    try {
      await site().until("all are let go", () => left === 0, 120);
    } finally {
      clearInterval(probe);
      for (const socket of sockets) socket.destroy();
    }
  },
  240_000,
);

attack(
  "T3-4",
  "one network asks for a hundred and eighty pages to give on at once: another's page and payments do not wait for them",
  async () => {
    const from = randomAddress();
    let done = 0;
    const flood = many(180, async (i) => {
      const answer = await site().request(`/campaigns/${campaign.slug}/donate?f=${i}`, { from });
      done++;
      return answer;
    });
    await site().wait(300);
    const others = await many(3, (i) =>
      site().request(`/campaigns/${campaign.slug}/donate?g=${i}`),
    );
    expect(statuses(others)).toEqual(new Set([200]));
    const begun = done;
    const gifts = await many(4, (i) =>
      site().request("/api/v1/payment/create-checkout-session", {
        from: randomAddress(),
        headers: { "idempotency-key": `t3-4-${i}` },
        body: {
          items: [{ amount: 2_500 }],
          donorName: "A Donor",
          donorEmail: `t3-4-${i}@test.example`,
          campaignId: campaign.id,
        },
      }),
    );
    expect(statuses(gifts)).toEqual(new Set([200]));
    expect(begun, "before half of the flood was served").toBeLessThan(90);
    const answers = await flood;
    for (const { status, headers } of answers) {
      expect([200, 503]).toContain(status);
      if (status === 503) expect(headers.get("retry-after")).toMatch(/^\d+$/);
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(5);
  },
  120_000,
);

attack(
  "T3-5",
  "what the decoder refuses is a sentence, never an error of ours: a picture of 38 megapixels",
  async () => {
    const { person } = await import("@/tests/support/people");
    const who = await person("approved");
    const form = new FormData();
    const bytes = await flatPicture("avif", 6_200, 6_200);
    form.set("profileImage", new Blob([new Uint8Array(bytes)], { type: "image/avif" }), "a.avif");
    const answer = await site().request("/api/v1/ngos/upload-profile-image", {
      token: who.token,
      body: form,
    });
    expect(answer.status, answer.text).toBe(400);
  },
);

attack(
  "T3-6",
  "a hundred codes at once are no error, a receipt does not wait for them, and each is drawn once",
  async () => {
    const { makeCampaign, makeDonationRow } = await import("@/tests/support/factories");
    const { donationPath } = await import("@/lib/donor-links/donation");
    const campaigns = await many(75, () => makeCampaign(ngoId));
    const gift = await makeDonationRow(campaigns[0]!, { donorName: "A Donor" });
    const life = { epoch: 0, until: new Date(Date.now() + 86_400_000) };
    const path = donationPath(
      { kind: "donation", id: gift.id, linkVersion: gift.linkVersion },
      life,
    );
    let done = 0;
    const flood = many(75, async (i) => {
      const answer = await site().request(`/share/en/qr/${campaigns[i]!.slug}.png`);
      done++;
      return answer;
    });
    await site().wait(100);
    expect((await site().request(`${path}/receipt`)).status).toBe(200);
    expect(done, "before the codes were drawn").toBeLessThan(75);
    const answers = await flood;
    for (const { status, headers } of answers) {
      expect([200, 503]).toContain(status);
      if (status === 503) expect(headers.get("retry-after")).toMatch(/^\d+$/);
    }
    const at = `/share/en/qr/${campaigns[0]!.slug}.png`;
    const code = await site().request(at);
    expect(code.status).toBe(200);
    const etag = code.headers.get("etag")!;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`])
      expect((await site().request(at, { headers: { "if-none-match": known } })).status).toBe(304);
  },
  120_000,
);

attack("T3-8", "a router state is read as the framework reads it, item by item", async () => {
  const states: [unknown, number][] = [
    [["", {}], 200],
    [["", {}, null, null, null], 200],
    [["", {}, null, null, "x"], 400],
    [["", {}, null, null, {}], 400],
    [["", {}, null, "other", null], 400],
    [["", {}, "x", null, null], 400],
    [["", {}, ["a", 1], null, null], 400],
    [["", {}, null, null, 4, 5], 400],
    [["", {}, null, null, 4, "x", "y"], 400],
    [["", { children: [["slug", "x", "z", null], {}] }], 400],
    [["", { children: ["a", {}, null, null, []] }], 400],
  ];
  for (const at of ["/", "/campaigns", `/campaigns/${campaign.slug}`, "/login", "/none"])
    for (const [state, status] of states) {
      const answer = await site().request(at, {
        headers: { rsc: "1", "next-router-state-tree": encodeURIComponent(JSON.stringify(state)) },
      });
      const ok = status === 200 ? [200, 404, 307] : [400];
      expect(ok, `${at} ${JSON.stringify(state)}`).toContain(answer.status);
    }
});
