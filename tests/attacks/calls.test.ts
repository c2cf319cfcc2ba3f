import { createHmac, randomBytes } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { callTable } from "../integration/access/calls-table";
import { pageTable } from "../integration/access/pages-table";
import { attack, startSite } from "./support/attack";
import { sendForm } from "./support/forms";

/** Who may make which call, odd ids and numbers, repeated and foreign keys. */
const site = startSite();

async function support() {
  const [factories, people, { db }] = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/people"),
    import("@/lib/db"),
  ]);
  return { ...factories, ...people, db };
}
type Support = Awaited<ReturnType<typeof support>>;
type Person = Awaited<ReturnType<Support["person"]>>;
let s: Support;
const people: Record<string, Person> = {};
let campaign = { id: "", slug: "", ngoId: "" };
beforeAll(async () => {
  s = await support();
  for (const kind of [...s.kinds, ...s.badKinds]) people[kind] = await s.person(kind);
  campaign = await s.makeCampaign((await s.makeNgo()).ngo.id);
});

const gift = (more: Record<string, unknown> = {}) => ({
  amount: 2500,
  donorName: "A",
  donorEmail: s.randomEmail("call"),
  paymentMethod: "crypto",
  ...more,
});
const donationCount = () => s.db.donation.count({ where: { campaignId: campaign.id } });

attack(
  "B1",
  "every call and every page, by each kind of person and by each credential that does not hold: the table's refusals",
  async () => {
    for (const [call, line] of Object.entries(callTable)) {
      const [method, at] = call.split(" ") as [string, string];
      if (at.endsWith("/login")) continue; // a 401 from a login is about the password
      // the fund's campaign belongs to the administrators; ownership is checked after the body
      // (tests/integration/access)
      const ownsOne = call === "PUT /campaigns/{idOrSlug}";
      const [cells] = line.split("|") as [string];
      const expected = cells.trim().split(/\s+/);
      const path = `/api/v1${at.replace(/\{\w+\}/, `ngo_${"0".repeat(22)}`)}`;
      const send = (who: Person, by: "cookie" | "token") =>
        site().request(path, {
          method,
          [by]: who[by],
          ...(method === "GET" ? {} : { body: {} }),
        });
      for (const [i, kind] of s.kinds.entries())
        for (const by of ["cookie", "token"] as const) {
          // a logout ends its credential, so it gets a person of its own
          const who = at === "/auth/logout" ? await s.person(kind) : people[kind]!;
          const { status } = await send(who, by);
          const what = `${call} as ${kind} by ${by}: ${status}`;
          if (kind === "admin" && ownsOne) expect([403, 404, 415], what).toContain(status);
          else if (["401", "403"].includes(expected[i]!))
            expect(String(status), what).toBe(expected[i]);
          else expect([401, 403].includes(status) || status >= 500, what).toBe(false);
        }
      for (const kind of s.badKinds) {
        expect((await send(people[kind]!, "token")).status, `${call} as ${kind}`).toBe(401);
        if (expected[0] === "401")
          expect((await send(people[kind]!, "cookie")).status, `${call} as ${kind}`).toBe(401);
      }
    }
    for (const [at, line] of Object.entries(pageTable)) {
      if (at.includes("[") || at.startsWith("/per-request")) continue;
      const cells = line.split("|").map((cell) => cell.trim());
      for (const [i, kind] of s.kinds.entries()) {
        const { cookie } = people[kind]!;
        const common = at === "/" && cookie ? "/home" : cells[0]!; // signed-in people are redirected to their home page
        const asked = cells.length === 1 ? common : cells[i]!;
        // the middleware redirects people without a session before the page runs
        const login = at.startsWith("/admin") ? "/admin/login" : "/login";
        const cell = asked === "/session-ended" && !cookie ? login : asked;
        const { status, headers } = await site().request(at, { cookie });
        const what = `${at} as ${kind}: ${status} ${headers.get("location")}`;
        if (!cell.startsWith("/")) {
          expect(status, what).toBe(cell === "404" ? 404 : 200);
          continue;
        }
        expect([303, 307], what).toContain(status);
        const to = new URL(headers.get("location")!, site().url);
        expect(to.pathname, what).toBe(new URL(cell, site().url).pathname);
      }
    }
  },
  600_000,
);

attack("B8", "receipts by number, by id and by the link of another gift: nothing", async () => {
  const { donationToken } = await import("@/lib/donor-links/donation");
  const { freshLife } = await import("@/lib/donor-links/life");
  const number = 8_000_000_000n + BigInt(Math.floor(Math.random() * 1e9));
  const victim = await s.makeDonationRow(campaign, {
    donorName: "Victim Secretname",
    receiptNumber: number,
  });
  const own = await s.makeDonationRow(campaign, { donorName: "Own Name" });
  const tokenOf = async (row: typeof own) =>
    donationToken(
      { kind: "donation", id: row.id, linkVersion: row.linkVersion },
      await freshLife(row.emailKey),
    );
  const [token, theirs] = [await tokenOf(own), await tokenOf(victim)];
  const receipt = (at: string) => site().request(`/gifts/${at}/receipt`);
  expect((await receipt(token)).status).toBe(200);
  const [body, signature] = theirs.split(".") as [string, string];
  const [ownBody, ownSignature] = token.split(".") as [string, string];
  const tried = [
    "1001",
    "1002",
    String(number),
    victim.id,
    victim.ref,
    body,
    `${body}.${ownSignature}`,
    `${ownBody}.${signature}`,
    `${body}.`,
    `${body}.${signature.slice(0, -1)}`,
    `${body}.${"A".repeat(signature.length)}`,
    Buffer.from(`d:${victim.id}:0`).toString("base64url"),
  ];
  for (const at of tried)
    for (const path of [`/gifts/${at}`, `/gifts/${at}/receipt`, `/gifts/mine/${at}`]) {
      const answer = await site().request(path);
      expect(answer.text, path).not.toContain("Secretname");
      expect(answer.headers.get("content-type") ?? "", path).not.toContain("pdf");
      expect(answer.status, path).toBeLessThan(500);
    }
  for (const at of ["/receipts/1001", `/receipts/${number}`, `/api/v1/receipts/${number}`])
    expect((await site().request(at)).status, at).toBe(404);
  // a valid link with another payment's id
  expect((await site().request(`/gifts/${token}/receipt?gift=${victim.id}`)).status).toBe(404);
  expect((await receipt(theirs)).status, "the victim's own link").toBe(200);
});

const oddIds = () => [
  "1' OR '1'='1",
  "1;drop table ngo",
  "..",
  "../../etc/passwd",
  "x".repeat(300),
  "550E8400-E29B-41D4-A716-446655440000",
  "{}",
  "[]",
  "null",
  "undefined",
  "-1",
  "1e309",
  "\u0000",
  "\ud83d",
  "%",
  "٣",
  "__proto__",
  "constructor",
  `ngo_${"0".repeat(300)}`,
  campaign.id.toUpperCase(),
];

attack(
  "C10",
  "ids that are none: 400 or 404 at every call and page, never a 5xx, and nothing is made",
  async () => {
    const admin = people["admin"]!;
    const owner = people["approved"]!;
    const before = [await donationCount(), await s.db.ngo.count(), await s.db.campaign.count()];
    const calls: [string, string, Person | undefined][] = [];
    for (const call of Object.keys(callTable)) {
      const [method, at] = call.split(" ") as [string, string];
      if (at.includes("{"))
        calls.push([method, `/api/v1${at}`, /admin|approve|reject/.test(at) ? admin : owner]);
    }
    const pages: [string, string, Person | undefined][] = [
      "/campaigns/{id}",
      "/campaigns/{id}/donate",
      "/campaigns/{id}/embed",
      "/campaigns/{id}/payment/success",
      "/ngo-campaigns/{id}",
      "/gifts/{id}",
      "/gifts/mine/{id}",
      "/cards/{id}",
      "/reset-password/{id}",
      "/confirm-email/{id}",
      "/invitations/{id}",
      "/media/{id}",
      "/share/en/campaign/{id}.png",
      "/ngo-likes/{id}",
    ].map((at) => ["GET", at, undefined]);
    pages.push(
      ["GET", "/documents/{id}", owner],
      ["GET", "/dashboard/campaigns/edit/{id}", owner],
      ["GET", "/exports/payouts/{id}", admin],
      ["GET", "/admin/outbox/{id}/0", admin],
    );
    for (const [method, at, who] of [...calls, ...pages]) {
      // administrators have a rate limit too, which is not tested here
      await s.db.rateLimit.deleteMany({ where: { key: { startsWith: "admin.user" } } });
      for (const id of oddIds()) {
        const path = at.replace(/\{\w+\}/, encodeURIComponent(id.toWellFormed()));
        // clients resolve ".." to the path above, which may be another call (N12 sends such paths unchanged)
        if (new URL(path, site().url).pathname !== path) continue;
        const answer = await site().request(path, {
          method,
          cookie: who?.cookie,
          ...(method === "GET" ? {} : { body: {} }),
        });
        const what = `${method} ${path}: ${answer.status}`;
        expect(answer.status, what).toBeLessThan(500);
        if (at.startsWith("/api"))
          expect([307, 308, 400, 404, 405, 409, 413, 415], what).toContain(answer.status);
      }
    }
    for (const campaignId of [...oddIds(), {}, [], null, 1, true])
      expect([400, 404], JSON.stringify(campaignId)).toContain(
        (
          await site().request("/api/v1/payment/create-checkout-session", {
            body: {
              items: [{ amount: 2500 }],
              donorName: "A",
              donorEmail: s.randomEmail("c10"),
              campaignId,
            },
          })
        ).status,
      );
    expect([await donationCount(), await s.db.ngo.count(), await s.db.campaign.count()]).toEqual(
      before,
    );
  },
  300_000,
);

const withKey = (
  key: string,
  body: unknown,
  more: Parameters<ReturnType<typeof site>["request"]>[1] = {},
) =>
  site().request(`/api/v1/campaigns/${campaign.slug}/donate`, {
    body,
    ...more,
    headers: { "idempotency-key": key },
  });

attack(
  "C11",
  "Idempotency-Key: odd ones 400, another body 409, twelve at once one gift, none asked for",
  async () => {
    const body = gift();
    for (const key of ["x".repeat(300), " ", "ключ", "a\tb"]) {
      const answer = await site().raw({
        path: `/api/v1/campaigns/${campaign.slug}/donate`,
        method: "POST",
        headers: [
          ["content-type", "application/json"],
          ["idempotency-key", Buffer.from(key).toString("latin1")],
          ["content-length", String(Buffer.byteLength(JSON.stringify(body)))],
        ],
        body: JSON.stringify(body),
      });
      expect(answer.status, key.slice(0, 10)).toBe(400);
    }
    const before = await donationCount();
    const key = randomBytes(8).toString("hex");
    const from = "100.64.11.11";
    const all = await Promise.all(Array.from({ length: 12 }, () => withKey(key, body, { from })));
    for (const answer of all) expect([200, 409], answer.text).toContain(answer.status);
    expect(all.some(({ status }) => status === 200)).toBe(true);
    for (const { status, text } of all)
      if (status === 409) expect(JSON.parse(text)).toMatchObject({ code: "in_progress" });
    expect(await donationCount()).toBe(before + 1);
    const again = await withKey(key, body, { from });
    expect(again.status).toBe(200);
    expect(JSON.parse(again.text)).toEqual(JSON.parse(all.find((a) => a.status === 200)!.text));
    for (const other of [
      { ...body, amount: 2600 },
      { ...body, donorEmail: "b@test.example" },
    ]) {
      const answer = await withKey(key, other, { from });
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([409, "key_reused"]);
    }
    expect(await donationCount()).toBe(before + 1);
    // without a key nothing is remembered: two donations
    for (let i = 0; i < 2; i++)
      expect(
        (await site().request(`/api/v1/campaigns/${campaign.slug}/donate`, { body: gift() }))
          .status,
      ).toBe(200);
    expect(await donationCount()).toBe(before + 3);
  },
);

attack(
  "N43",
  "the same press is one donation from any network; a guessed key gives nothing of it to whoever sends other words, or has a key of their own",
  async () => {
    const key = randomBytes(8).toString("hex");
    const body = gift({ donorName: "Secret Firstcaller" });
    const before = await donationCount();
    const first = await withKey(key, body, { from: "100.64.43.1" });
    expect(first.status).toBe(200);
    const again = await withKey(key, body, { from: "100.64.43.2" });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await donationCount()).toBe(before + 1);
    const others: [unknown, Parameters<ReturnType<typeof site>["request"]>[1]][] = [
      [body, { from: "100.64.43.1", token: people["approved"]!.token }],
      [{ ...body, donorName: "Guessing Caller" }, { from: "100.64.43.3" }],
      [{ ...body, donorEmail: "guess@test.example" }, { from: "100.64.43.4" }],
    ];
    for (const [sent, caller] of others) {
      const answer = await withKey(key, sent as typeof body, caller);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toBe(first.text);
      expect(answer.text).not.toContain("Secret");
    }
    expect(await donationCount()).toBe(before + 1 + others.length);
  },
);

attack(
  "N42",
  "fields that the server decides are refused at every call that writes, and nothing changes",
  async () => {
    const owner = await s.person("approved");
    const own = await s.makeCampaign(owner.ngoId!);
    const read = async () => [
      await s.db.ngo.findUniqueOrThrow({ where: { id: owner.ngoId! } }),
      await s.db.campaign.findUniqueOrThrow({ where: { id: own.id } }),
      await s.db.user.findUniqueOrThrow({ where: { id: owner.userId! } }),
      await donationCount(),
    ];
    const before = await read();
    const extras = [
      ["status", "approved"],
      ["verifiedUntil", "2099-01-01"],
      ["payoutsHeldUntil", null],
      ["isOperator", true],
      ["suspendedAt", null],
      ["role", "admin"],
      ["ngoId", owner.ngoId],
      ["id", "x"],
      ["raisedCents", 1],
      ["donorCount", 9],
      ["likesBase", 9],
      ["settledAt", "2026-01-01"],
      ["feeCents", 0],
      ["sessionId", "cs_x"],
      ["createdAt", "2020-01-01"],
    ] as const;
    for (const [name, value] of extras) {
      const json: [string, string, unknown][] = [
        ["PUT", "/api/v1/ngos/update-profile", { [name]: value }],
        ["POST", `/api/v1/campaigns/${campaign.slug}/donate`, gift({ [name]: value })],
        [
          "POST",
          "/api/v1/payment/create-checkout-session",
          {
            items: [{ amount: 2500, [name]: value }],
            donorName: "A",
            donorEmail: s.randomEmail("n42"),
            campaignId: campaign.id,
            [name]: value,
          },
        ],
      ];
      for (const [method, at, body] of json) {
        const answer = await site().request(at, { method, body, token: owner.token });
        expect([at, name, answer.status]).toEqual([at, name, 400]);
      }
      if (name === "status") continue; // a campaign's slug, which its organisation chooses
      const form = new FormData();
      form.append(name, String(value));
      const answer = await site().request(`/api/v1/campaigns/${own.slug}`, {
        method: "PUT",
        body: form,
        token: owner.token,
      });
      expect(["campaign", name, answer.status]).toEqual(["campaign", name, 400]);
    }
    expect(await read()).toEqual(before);
  },
);

attack(
  "N5",
  "a body's shape makes no long answer: at most five times what was sent, and 8 KB",
  async () => {
    const wide = Object.fromEntries(Array.from({ length: 4_000 }, (_, i) => [`field${i}`, "x"]));
    const bodies: unknown[] = [
      wide,
      { items: Array.from({ length: 2_000 }, () => ({ amount: "x" })) },
      { items: Array.from({ length: 1_000 }, () => wide["field1"]) },
      Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`${"k".repeat(1_000)}${i}`, 1])),
      { email: "e".repeat(100_000), password: "p".repeat(100_000) },
      { email: ["x".repeat(50_000)], password: { a: { b: { c: "y".repeat(50_000) } } } },
      Array.from({ length: 4_900 }, () => 1),
      { donorName: wide, donorEmail: wide },
    ];
    for (const at of [
      "/api/v1/ngos/login",
      "/api/v1/ngos/register",
      `/api/v1/campaigns/${campaign.slug}/donate`,
      `/api/v1/campaigns/${campaign.slug}/pending-payment`,
      "/api/v1/payment/create-checkout-session",
    ])
      for (const [i, body] of bodies.entries()) {
        const answer = await site().request(at, { body });
        expect([400, 413], `${at} ${i}`).toContain(answer.status);
        expect(answer.text.length, `${at} ${i}`).toBeLessThanOrEqual(
          5 * JSON.stringify(body).length + 8_192,
        );
      }
  },
);

attack(
  "N53",
  "signed events of odd shapes: no 5xx, no entry in the books, and the next good one is still done",
  async () => {
    const event = (more: object) => ({
      id: `evt_${randomBytes(8).toString("hex")}`,
      object: "event",
      api_version: "2026-10-28.endive",
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      type: "charge.succeeded",
      data: { object: { id: "ch_none", object: "charge" } },
      ...more,
    });
    const deliver = (payload: string) => {
      const at = Math.floor(Date.now() / 1000);
      const mac = createHmac("sha256", site().webhookSecret)
        .update(`${at}.${payload}`)
        .digest("hex");
      return site().request("/api/v1/payment/webhook", {
        body: payload,
        headers: { "content-type": "application/json", "stripe-signature": `t=${at},v1=${mac}` },
      });
    };
    const entries = await s.db.ledgerEntry.count();
    const odd = [
      JSON.stringify(event({ data: null })),
      JSON.stringify(event({ data: { object: null } })),
      JSON.stringify(event({ data: { object: [] } })),
      JSON.stringify(event({ data: { object: { id: 7 } } })),
      JSON.stringify(event({ data: { object: { id: ["ch_1"] } } })),
      JSON.stringify(event({ data: { object: { id: "x".repeat(10_000) } } })),
      JSON.stringify(event({ data: { object: { id: "ch_\u0000" } } })),
      JSON.stringify(event({ type: "x".repeat(5_000) })),
      JSON.stringify(event({ type: "__proto__" })),
      JSON.stringify(event({ type: "charge.succeeded\n" })),
      JSON.stringify(event({ type: 7 })),
      JSON.stringify(event({ id: "evt_../../x" })),
      JSON.stringify(event({ id: { a: 1 } })),
      JSON.stringify(event({ created: -1 })),
      JSON.stringify(event({ created: 1e18 })),
      JSON.stringify(event({ created: "now" })),
      JSON.stringify(event({ livemode: "false" })),
      JSON.stringify(event({ api_version: { a: 1 } })),
      JSON.stringify(
        event({ type: "charge.refunded", data: { object: { id: "ch_none", amount: -1 } } }),
      ),
      JSON.stringify(
        event({ type: "checkout.session.completed", data: { object: { id: "cs_none" } } }),
      ),
      `{"id":"evt_a","id":"evt_b","object":"event","type":"charge.succeeded","data":{"object":{}}}`,
      "[]",
      "null",
      "7",
      '""',
      "{",
      "",
    ];
    for (const payload of odd) {
      const { status } = await deliver(payload);
      expect([200, 400], payload.slice(-160)).toContain(status);
    }
    const good = await site().request("/api/v1/payment/create-checkout-session", {
      body: {
        items: [{ amount: 2500 }],
        donorName: "A",
        donorEmail: s.randomEmail("n53"),
        campaignId: campaign.id,
      },
    });
    expect(good.status).toBe(200);
    expect(await s.db.ledgerEntry.count()).toBe(entries);
    const row = await s.db.donation.findFirstOrThrow({
      where: { campaignId: campaign.id, status: "checkout_open" },
      orderBy: { createdAt: "desc" },
    });
    await site().sandbox.pay(row.sessionId!);
    await site().until(
      "the gift is settled",
      async () =>
        (await s.db.donation.findUniqueOrThrow({ where: { id: row.id } })).status === "succeeded",
      60,
    );
  },
);

const typeAmount = (amount: string) =>
  sendForm(site(), `/campaigns/${campaign.slug}/donate`, 'name="donorEmail"', {
    amount,
    preset: "other",
    donorName: "A",
    donorEmail: s.randomEmail("form"),
    method: "crypto",
    frequency: "once",
    requestKey: randomBytes(8).toString("hex"),
  });

attack("D5", "amounts typed with decimals are exactly these cents", async () => {
  for (const [amount, cents] of [
    ["25.99", 2_599n],
    ["8.2", 820n],
    ["4.35", 435n],
    ["1.15", 115n],
    ["1", 100n],
    ["999999.99", 99_999_999n],
    // as amounts are written in the page's language (OP-125)
    ["1,000", 100_000n],
    [" 5 ", 500n],
    ["$5", 500n],
    ["\u0665", 500n],
  ] as const) {
    const answer = await typeAmount(amount);
    expect(answer.status, amount).toBeLessThan(400);
    const row = await s.db.donation.findFirstOrThrow({
      where: { campaignId: campaign.id, kind: "pledge" },
      orderBy: { createdAt: "desc" },
    });
    expect([amount, row.amountCents]).toEqual([amount, cents]);
  }
});

attack(
  "D6",
  "amounts that are not plainly one are refused at their field, and nothing is made",
  async () => {
    const before = await donationCount();
    for (const amount of [
      "1.005",
      "1.",
      ".5",
      "+5",
      "-5",
      "1e3",
      "1_000",
      "0x10",
      "",
      "00.10",
      "05",
      "1.1.1",
      "1000000",
      "0.99",
      "0",
      "NaN",
      "Infinity",
      "9".repeat(400),
    ]) {
      const answer = await typeAmount(amount);
      expect(answer.status, amount).toBeLessThan(500);
      expect(answer.text, amount).toMatch(/aria-invalid="true"/);
    }
    expect(await donationCount()).toBe(before);
  },
);
