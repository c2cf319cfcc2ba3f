import pg from "pg";
import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import { randomAddress } from "./support/site";

/**
 * Rate limits of the running server. R1r, R2r, R4r, R5r and R9r are in the files about logins, donors, payments and
 * uploads.
 */
const site = startSite();

async function support() {
  const [factories, people, limiter, { db }] = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/people"),
    import("@/lib/auth/rate-limit"),
    import("@/lib/db"),
  ]);
  return { ...factories, ...people, ...limiter, db };
}
let s: Awaited<ReturnType<typeof support>>;
beforeAll(async () => {
  s = await support();
});

const retryAfter = (answer: { headers: Headers }): number =>
  Number(answer.headers.get("retry-after") ?? 0);

/**
 * The windows of large limits are estimated from two clock minutes: the requests counted here should all be in one of
 * them.
 */
async function earlyInTheMinute(): Promise<void> {
  const passed = Date.now() % 60_000;
  if (passed > 20_000) await site().wait(60_100 - passed);
}

const begin = (campaignId: string, from: string, donorEmail = s.randomEmail("limit")) =>
  site().request("/api/v1/payment/create-checkout-session", {
    body: { items: [{ amount: 2500 }], donorName: "A", donorEmail, campaignId },
    from,
  });

/**
 * Sends requests, twenty at a time.
 * @returns the answers, in no particular order
 */
async function flood(many: number, send: (i: number) => ReturnType<typeof begin>) {
  const answers: Awaited<ReturnType<typeof begin>>[] = [];
  for (let i = 0; i < many; i += 20)
    answers.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, many - i) }, (_, j) => send(i + j)))),
    );
  return answers;
}

attack("R10r", "a client whose proxy tells its ports is one client, by IPv6 too", async () => {
  const campaign = await s.makeCampaign((await s.makeNgo()).ngo.id);
  const ways = [
    (port: number) => `198.18.77.9:${port}`,
    (port: number) => `[2001:db8:77:9::${port.toString(16)}]:${port}`,
  ];
  for (const from of ways) {
    const statuses: number[] = [];
    for (let port = 4_000; port < 4_016; port++)
      statuses.push((await begin(campaign.id, from(port))).status);
    expect(statuses).toEqual([...Array(15).fill(200), 429]);
  }
});

attack(
  "R3r",
  "[RI-25] donations: fifteen a minute from one network, five in ten minutes once they are not paid, 300 a minute for a campaign; what is refused makes nothing",
  async () => {
    const campaign = await s.makeCampaign((await s.makeNgo()).ngo.id);
    const from = randomAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 16; i++) statuses.push((await begin(campaign.id, from)).status);
    expect(statuses).toEqual([...Array(15).fill(200), 429]);
    // four minutes later none of them is paid: five more are allowed, then none for ten minutes
    await s.db.$executeRaw`
      update rate_limit set recent = array(select t - 240000 from unnest(recent) as t)
      where key in (${`give.address.minute:${from}`}, ${`give.address:${from}`}, ${`unpaid.address:${from}`})`;
    for (let i = 0; i < 5; i++) expect((await begin(campaign.id, from)).status).toBe(200);
    const over = await begin(campaign.id, from);
    expect(over.status).toBe(429);
    expect(retryAfter(over)).toBeGreaterThan(500);
    expect(await s.db.donation.count({ where: { campaignId: campaign.id } })).toBe(20);

    // a campaign whose slots for this minute are taken: strangers are asked to try again later, and nothing is created
    const full = await s.makeCampaign((await s.makeNgo()).ngo.id);
    const net = randomAddress();
    const { wideNetworkOf } = await import("@/lib/auth/network");
    await earlyInTheMinute();
    for (let i = 0; i < 310; i++) await s.take("give.campaign.fresh", full.id);
    for (let i = 0; i < 20; i++)
      await s.take("give.campaign.net", `${full.id}:${wideNetworkOf(net)}`);
    const crowded = await begin(full.id, net);
    expect([crowded.status, retryAfter(crowded)]).toEqual([429, 20]);
    expect(await s.db.donation.count({ where: { campaignId: full.id } })).toBe(0);
    expect((await begin(campaign.id, randomAddress())).status, "another campaign").toBe(200);
  },
);

attack(
  "R6r",
  "calls: 600 a minute from one network, with and without a token together; another network goes on",
  async () => {
    const from = randomAddress();
    await earlyInTheMinute();
    const { token } = await s.person("approved");
    const answers = await flood(700, (i) =>
      site().request("/api/v1/campaigns?limit=1", {
        from,
        token: i % 2 === 0 ? token : undefined,
      }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.length - refused.length).toBeLessThanOrEqual(600);
    expect(refused.length).toBeGreaterThanOrEqual(100);
    for (const answer of refused) {
      expect(retryAfter(answer)).toBeGreaterThan(0);
      expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: "rate_limited" });
    }
    expect((await site().request("/api/v1/campaigns?limit=1")).status, "another network").toBe(200);
  },
);

attack(
  "R7r",
  "searches by call: sixty a minute from one network, in both lists together; lists without a search go on",
  async () => {
    const from = randomAddress();
    const answers = await flood(90, (i) =>
      site().request(
        i % 2 === 0 ? `/api/v1/campaigns?search=w${i}` : `/api/v1/ngos/all?search=w${i}`,
        { from },
      ),
    );
    const found = answers.filter(({ status }) => status === 200).length;
    expect(found).toBeGreaterThanOrEqual(59);
    expect(found).toBeLessThanOrEqual(60);
    const over = await site().request("/api/v1/campaigns?search=once-more", { from });
    expect(over.status).toBe(429);
    expect(retryAfter(over)).toBeGreaterThan(0);
    expect((await site().request("/api/v1/campaigns", { from })).status).toBe(200);
    expect((await site().request("/api/v1/campaigns?search=water")).status).toBe(200);
  },
);

attack(
  "R8r",
  "an administrator's writes: 120 a minute, by calls and forms, from however many networks; reading goes on",
  async () => {
    const admin = await s.person("admin");
    await earlyInTheMinute();
    const answers = await flood(140, (i) =>
      site().request(`/api/v1/admin/ngos/ngo_${"0".repeat(20)}${i}/approve`, {
        method: "PUT",
        body: {},
        token: admin.token,
      }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.length - refused.length).toBeLessThanOrEqual(120);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(retryAfter(refused[0]!)).toBeGreaterThan(0);
    expect((await site().request("/api/v1/admin/ngos", { token: admin.token })).status).toBe(200);
    const other = await s.person("admin");
    expect(
      (
        await site().request(`/api/v1/admin/ngos/ngo_${"0".repeat(21)}/approve`, {
          method: "PUT",
          body: {},
          token: other.token,
        })
      ).status,
      "another administrator",
    ).not.toBe(429);
  },
);

attack(
  "R10r",
  "limits that cannot be counted: logins, gifts and sign-ups are 503, lists and pages go on",
  async () => {
    const campaign = await s.makeCampaign((await s.makeNgo()).ngo.id);
    const client = new pg.Client({
      connectionString: site().env["DATABASE_URL"],
      options: "-c default_transaction_read_only=off",
    });
    await client.connect();
    const donationCount = async () =>
      Number((await client.query("select count(*) as n from donation")).rows[0].n);
    /** As after a failover to a standby: reads work, writes do not. */
    const readOnly = async (value: "on" | "off") => {
      const { rows } = await client.query("select quote_ident(current_database()) as name");
      await client.query(
        `alter database ${rows[0].name} set default_transaction_read_only = ${value}`,
      );
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    };
    const donations = await donationCount();
    await readOnly("on");
    try {
      const refused: [string, unknown][] = [
        ["/api/v1/ngos/login", { email: "a@test.example", password: "x" }],
        ["/api/v1/admin/login", { email: "a@test.example", password: "x" }],
        [
          "/api/v1/ngos/register",
          { name: "Maji", email: s.randomEmail("r10"), password: "pull the rope" },
        ],
        [
          "/api/v1/payment/create-checkout-session",
          {
            items: [{ amount: 2500 }],
            donorName: "A",
            donorEmail: s.randomEmail("r10"),
            campaignId: campaign.id,
          },
        ],
        [
          `/api/v1/campaigns/${campaign.slug}/pending-payment`,
          {
            amount: 2500,
            donorName: "A",
            donorEmail: s.randomEmail("r10"),
            paymentMethod: "crypto",
          },
        ],
      ];
      for (const [at, body] of refused) {
        const answer = await site().request(at, { body });
        expect([at, answer.status], answer.text).toEqual([at, 503]);
        expect(retryAfter(answer), at).toBeGreaterThan(0);
      }
      for (const at of [
        "/api/v1/campaigns",
        "/api/v1/campaigns?search=water",
        `/api/v1/campaigns/${campaign.slug}`,
        "/api/v1/ngos/all",
        `/campaigns/${campaign.slug}`,
        "/campaigns?search=water",
        "/",
      ])
        expect([at, (await site().request(at)).status]).toEqual([at, 200]);
      expect(await donationCount()).toBe(donations);
    } finally {
      await readOnly("off");
      await client.end();
    }
    await site().until(
      "gifts are begun again",
      async () => (await begin(campaign.id, randomAddress())).status === 200,
    );
  },
);
