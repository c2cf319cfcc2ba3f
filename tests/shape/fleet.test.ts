import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomHome, startFleet, whyNoFleet, type Answer, type Fleet } from "./fleet";

/** Several machines, simulated by processes (npm run test:shape). Skipped, with the reason, if a program is missing. */
const impossible = whyNoFleet();
if (impossible !== null) process.stdout.write(`tests/shape is skipped: ${impossible}\n`);

let fleet: Fleet;
let db: typeof import("@/lib/db").db;
let campaign = { id: "", slug: "", ngoId: "" };

beforeAll(async () => {
  if (impossible !== null) return;
  fleet = await startFleet();
  ({ db } = await import("@/lib/db"));
  const { seedOperator } = await import("@/prisma/seed/operator");
  await seedOperator();
  const { makeCampaign, makeNgo } = await import("@/tests/support/factories");
  campaign = await makeCampaign((await makeNgo()).ngo.id);
  // records each run of a timer, when the worker that takes it updates the timer's row
  await db.$executeRaw`create table timer_run (name text, at timestamptz)`;
  await db.$executeRaw`create function note_timer() returns trigger language plpgsql as
    'begin insert into timer_run values (new.key, new.updated_at); return new; end'`;
  await db.$executeRaw`create trigger note_timer after insert or update on setting for each row
    when (new.key like 'timer:%') execute function note_timer()`;
  await fleet.up();
});
afterAll(async () => {
  await db?.$disconnect();
  await fleet?.stop();
});

const shape = (title: string, run: () => Promise<void>) =>
  test.skipIf(impossible !== null)(title, run);

type Begun = { key: string; amount: number; sessionId: string };

const beginOnce = (key: string, amount: number, from: string): Promise<Answer> =>
  fleet.ask("/api/v1/payment/create-checkout-session", {
    from,
    headers: { "idempotency-key": key, origin: fleet.url },
    body: {
      items: [{ amount }],
      donorName: "Shape Donor",
      donorEmail: `${key}@test.example`,
      campaignId: campaign.id,
    },
  });

/** What a donor's browser does: repeats with the same key until there is a response. */
async function give(key: string, amount: number): Promise<Begun> {
  const from = randomHome();
  let sessionId: unknown;
  await fleet.until(`${key} is begun`, async () => {
    const answer = await beginOnce(key, amount, from);
    // requests that an instance, the pooler or the database leaves unanswered while it is killed; nothing else
    expect([200, 0, 409, 500, 502, 503, 504], answer.text).toContain(answer.status);
    if (answer.status !== 200) return false;
    sessionId = (JSON.parse(answer.text) as { sessionId: string }).sessionId;
    return true;
  });
  const paid = await fleet.sandbox.pay(String(sessionId));
  expect(paid.outcome).toBe("paid");
  return { key, amount, sessionId: String(sessionId) };
}

shape("a page is stored by the front in each encoding, and answered without asking", async () => {
  const at = `/campaigns/${campaign.slug}`;
  for (const encoding of ["br", "gzip", ""]) {
    const headers = { "accept-encoding": encoding };
    const ask = () => fleet.ask(at, { headers });
    await fleet.until(`${encoding} is stored`, async () => {
      const { status, headers: got } = await ask();
      expect(status).toBe(200);
      return got["x-page-cache"] === "HIT";
    });
    const [first, second] = [await ask(), await ask()];
    expect(first.headers["content-encoding"] ?? "").toBe(encoding);
    expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
  }
});

shape(
  "nothing of a person is stored: sessions, tokens, parts of pages, cookies, keys",
  async () => {
    const { person } = await import("@/tests/support/people");
    const owner = await person("approved");
    const at = `/campaigns/${campaign.slug}`;
    const asked: [string, Record<string, string>][] = [
      [at, { cookie: owner.cookie! }],
      [at, { authorization: `Bearer ${owner.token}` }],
      [at, { rsc: "1" }],
      ["/dashboard", { cookie: owner.cookie! }],
      ["/", { cookie: owner.cookie! }],
      ["/login", {}],
      ["/api/v1/auth/me", { authorization: `Bearer ${owner.token}` }],
      ["/api/v1/health", {}],
      [`${at}/donate`, {}],
      ["/no-such-page", {}],
      ["/gifts/no-such-key", {}],
    ];
    for (const [path, headers] of asked)
      for (let i = 0; i < 3; i++) {
        const answer = await fleet.ask(path, { headers });
        expect(["MISS", "BYPASS"], `${path} ${JSON.stringify(headers)}`).toContain(
          answer.headers["x-page-cache"],
        );
      }
    expect((await fleet.ask("/metrics")).status).toBe(404);
  },
);

shape("a session and a limit hold on every instance", async () => {
  const { person } = await import("@/tests/support/people");
  const owner = await person("approved");
  for (const port of fleet.ports)
    expect(
      (await fleet.ask("/dashboard", { port, headers: { cookie: owner.cookie! } })).status,
    ).toBe(200);
  const { limits } = await import("@/lib/auth/limits");
  const most = limits["give.address.minute"].hits;
  const from = randomHome();
  const statuses: number[] = [];
  for (let i = 0; i < most + 4; i++)
    statuses.push((await beginOnce(`limit-${i}`, 1_000, from)).status);
  const over = (n: number) => (n < most ? 200 : 429);
  expect(statuses).toEqual(statuses.map((_status, n) => over(n)));
});

shape("one of each is killed under load: no gift is lost or doubled", async () => {
  const run = randomBytes(4).toString("hex");
  const made: Begun[] = [];
  let going = true;
  const givers = Promise.all(
    Array.from({ length: 4 }, async (_giver, giver) => {
      for (let i = 0; going; i++)
        made.push(await give(`${run}-${giver}-${i}`, 500 + (((i * 4 + giver) * 137) % 20_000)));
    }),
  );
  try {
    const more = (n: number) => {
      const wanted = made.length + n;
      return fleet.until(`${wanted} gifts are paid`, () => made.length >= wanted, 120);
    };
    await more(6);
    await fleet.sites[0]!.kill();
    await more(6);
    await fleet.workers[0]!.kill();
    await more(6);
    fleet.sites[0]!.start();
    await fleet.pooler.kill();
    fleet.pooler.start();
    await more(6);
    await fleet.crashDatabase();
    fleet.workers[0]!.start();
    await more(6);
    await fleet.front.kill();
    fleet.front.start();
    await more(6);
  } finally {
    going = false;
  }
  await givers;
  await fleet.up();

  await fleet.until("every gift is settled and has its receipt", async () => {
    await fleet.sandbox.deliver();
    await db.$executeRaw`update provider_event set next_at = now() where status = 'new' and lease_until is null`;
    await db.$executeRaw`update job set next_at = now() where status = 'new' and lease_until is null and attempts > 0`;
    const settled = await db.donation.count({
      where: { settledAt: { not: null }, donorEmail: { startsWith: `${run}-` } },
    });
    const receipts = await db.emailMessage.count({
      where: { kind: { contains: "receipt" }, toAddress: { startsWith: `${run}-` } },
    });
    return settled === made.length && receipts === made.length;
  });

  const rows = await db.donation.findMany({ where: { donorEmail: { startsWith: `${run}-` } } });
  const booked = rows
    .filter(({ settledAt }) => settledAt !== null)
    .map((row) => [row.sessionId, Number(row.amountCents)]);
  expect(booked.toSorted()).toEqual(made.map((one) => [one.sessionId, one.amount]).toSorted());
  const charged = (await fleet.sandbox.truth("charge")).filter((c) => c["status"] === "succeeded");
  expect(charged).toHaveLength(made.length);
  const { checkInvariants } = await import("@/lib/ledger/check-invariants");
  expect((await checkInvariants()).filter((result) => result.rows.length > 0)).toEqual([]);
  const clearing = await db.ledgerAccount.findUniqueOrThrow({
    where: { code: "stripe_clearing:usd" },
  });
  const truth = (await fleet.sandbox.truth("balance_transaction")).reduce(
    (sum, one) => sum + BigInt(Number(one["net"])),
    0n,
  );
  expect(clearing.debits - clearing.credits).toBe(truth);
  const numbers = rows.flatMap(({ receiptNumber }) => receiptNumber ?? []);
  expect(new Set(numbers).size).toBe(made.length);
});

shape("each timer has run, and none twice in its time", async () => {
  const { timers } = await import("@/lib/worker/timers");
  await fleet.until("each has run", async () => {
    const [row] = await db.$queryRaw<
      { n: number }[]
    >`select count(distinct name)::int as n from timer_run`;
    return row!.n === timers.length;
  });
  for (const { name, everyMs } of timers) {
    const runs = await db.$queryRaw<
      { at: Date }[]
    >`select at from timer_run where name = ${`timer:${name}`} order by at`;
    const gaps = runs.slice(1).map(({ at }, i) => at.getTime() - runs[i]!.at.getTime());
    expect(
      gaps.filter((gap) => gap < everyMs),
      name,
    ).toEqual([]);
  }
});

shape("a file that one instance stored is served by each", async () => {
  const { storeFile } = await import("@/lib/storage/store");
  const key = `images/campaigns/${"a".repeat(32)}/640.webp`;
  await storeFile(key, Buffer.from("a picture"), {
    contentType: "image/webp",
    visibility: "public",
  });
  const answers = await Promise.all(
    fleet.ports.map((port) => fleet.ask(`/media/${key}`, { port })),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses]).toEqual([200]);
});
