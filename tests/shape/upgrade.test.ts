import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../scripts/lib/migrate.mjs";
import { freePort, startPostgres, temporaryFolder } from "../../scripts/lib/postgres.mjs";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { startSwitch, type Switch } from "./switch";
import { nodeProgram, type Program } from "./process";

/** Two builds on one database, as in an upgrade without downtime (npm run test:upgrade). */
const before = process.env["VERSION_BEFORE"];
if (!before) process.stdout.write("tests/shape/upgrade is skipped: npm run test:upgrade runs it\n");

const own = ["--conditions=react-server", "--import", "tsx"];
const run = randomBytes(4).toString("hex");
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let folder: string;
let database: Awaited<ReturnType<typeof startPostgres>>;
let sandbox: Sandbox;
let front: Switch;
let sites: Record<"before" | "after", { port: number; web: Program; worker: Program }>;
let campaign = { id: "", slug: "" };

const output = () =>
  Object.values(sites)
    .flatMap(({ web, worker }) => [web, worker])
    .map((one) => one.output().slice(-1_500))
    .join("\n---\n");

async function until(what: string, isSo: () => Promise<boolean> | boolean, seconds = 90) {
  const end = Date.now() + seconds * 1000;
  while (!(await Promise.resolve(isSo()).catch(() => false))) {
    if (Date.now() > end) throw new Error(`not within ${seconds} s: ${what}\n${output()}`);
    await wait(200);
  }
}

beforeAll(async () => {
  if (!before) return;
  folder = temporaryFolder("upgrade-data");
  for (const name of ["database", "files"]) mkdirSync(path.join(folder, name), { recursive: true });
  database = await startPostgres(path.join(folder, "database"), "upgrade", "harambee", {
    port: await freePort(),
  });
  await migrate(database.url, path.join(before, "prisma/migrations"));
  front = await startSwitch();
  const webhookSecret = `whsec_${randomBytes(8).toString("hex")}`;
  sandbox = await startSandbox({
    webhookUrl: `${front.url}/api/v1/payment/webhook`,
    webhookSecret,
  });
  const env: Record<string, string> = {
    DATABASE_URL: database.url,
    APP_URL: front.url,
    HOST: "127.0.0.1",
    DATA_DIR: path.join(folder, "files"),
    AUTH_SECRET: "shape-shape-shape-shape-shape-shape",
    LINK_SECRET: "shape-shape-shape-shape-shape-links",
    DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: process.env["NEXT_SERVER_ACTIONS_ENCRYPTION_KEY"]!, // the key with which they were built
    PAYMENTS: "sandbox",
    STRIPE_SANDBOX_URL: sandbox.url,
    SANDBOX_SECRET_KEY: sandbox.secretKey,
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    WORKER: "external",
    RATE_LIMIT_SCALE: "1000",
    LOG_LEVEL: "warn",
  };
  const version = async (cwd: string | undefined) => {
    const port = await freePort();
    return {
      port,
      web: nodeProgram([...own, "server/main.ts"], { ...env, PORT: String(port) }, cwd),
      worker: nodeProgram([...own, "scripts/worker.ts"], env, cwd),
    };
  };
  sites = { before: await version(before), after: await version(undefined) };
  const seed = nodeProgram([...own, "prisma/seed.ts"], env, before);
  seed.start();
  await until("the demo data is there", () => !seed.alive());
  Object.assign(process.env, env, { NODE_ENV: "test", LOG_LEVEL: "silent" });
}, 240_000);

afterAll(async () => {
  if (!before) return;
  const { db } = await import("@/lib/db");
  await db.$disconnect();
  await Promise.all(Object.values(sites).flatMap(({ web, worker }) => [web.kill(), worker.kill()]));
  await front.stop();
  await sandbox.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function up(which: "before" | "after") {
  const { port, web, worker } = sites[which];
  web.start();
  worker.start();
  await until(`${which} answers`, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`, {
      headers: { host: new URL(front.url).host },
    });
    return answer.status === 200;
  });
  front.ports.push(port);
}

type Given = { sessionId: string; amount: number };
const given: Given[] = [];
const wrong: string[] = [];

/** What a donor's browser does, once: no error may be returned while a version is being replaced. */
async function give(key: string, amount: number): Promise<void> {
  const answer = await fetch(`${front.url}/api/v1/campaigns/${campaign.slug}/donate`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key, origin: front.url },
    body: JSON.stringify({
      amount,
      donorName: "Upgrade Donor",
      donorEmail: `${key}@test.example`,
      paymentMethod: "card",
    }),
  });
  const text = await answer.text();
  if (answer.status !== 200) return void wrong.push(`${answer.status} ${text.slice(0, 200)}`);
  const { sessionId } = (JSON.parse(text) as { data: { sessionId: string } }).data;
  expect((await sandbox.pay(sessionId)).outcome).toBe("paid");
  given.push({ sessionId, amount });
  const verify = await fetch(`${front.url}/api/v1/payment/verify-session/${sessionId}`);
  if (verify.status !== 200) wrong.push(`verify ${verify.status}`);
}

/** The fields of the page's first donation form, as a browser without scripts sends them. */
async function donateForm(port: number): Promise<FormData> {
  const { text } = await front.ask(port, `/campaigns/${campaign.slug}/donate`);
  const form = /<form[^>]*method="POST"[^>]*>([\s\S]*?)<\/form>/i.exec(text)?.[1] ?? "";
  const fields = new FormData();
  for (const [tag] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const value = (name: string) =>
      (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&");
    fields.append(value("name"), value("value"));
  }
  return fields;
}

test.skipIf(!before)(
  "donations go on through an upgrade: migration, both versions, the new one alone",
  async () => {
    const known = new Set(readdirSync(path.join(before!, "prisma/migrations")));
    const added = readdirSync("prisma/migrations").filter((name) => !known.has(name));
    process.stdout.write(`migrations that are new: ${added.join(", ") || "none"}\n`);

    await up("before");
    const list = (await (
      await fetch(`${front.url}/api/v1/campaigns?status=ongoing&limit=2`)
    ).json()) as {
      data: { campaigns: { id: string; campaignSlug: string }[] };
    };
    const first = list.data.campaigns.find(
      ({ campaignSlug }) => campaignSlug !== "frontline-fund",
    )!;
    campaign = { id: first.id, slug: first.campaignSlug };

    let going = true;
    const givers = Promise.all(
      Array.from({ length: 3 }, async (_giver, giver) => {
        for (let i = 0; going; i++)
          await give(`${run}-${giver}-${i}`, 500 + (((i * 3 + giver) * 137) % 20_000));
      }),
    );
    const more = (n: number) => {
      const wanted = given.length + n;
      return until(`${wanted} are given`, () => given.length >= wanted || wrong.length > 0, 120);
    };
    try {
      await more(6);
      await migrate(database.url, "prisma/migrations");
      await more(6); // the previous version, with the new schema
      await up("after");
      await more(20); // both: a donation begun by one is booked by the other
      const [old, now] = [sites.before, sites.after];
      for (const [opened, sentTo] of [
        [old, now],
        [now, old],
      ] as const) {
        const fields = await donateForm(opened.port);
        expect([...fields.keys()].some((name) => name.startsWith("$ACTION"))).toBe(true);
        const key = `${run}-form-${opened.port}`;
        for (const [name, value] of Object.entries({
          amount: "10",
          donorName: "Form Donor",
          donorEmail: `${key}@test.example`,
          method: "card",
          frequency: "once",
        }))
          fields.set(name, value);
        const sent = await front.ask(sentTo.port, `/campaigns/${campaign.slug}/donate`, {
          method: "POST",
          body: fields,
        });
        expect([sent.status, sent.location], sent.text.slice(0, 300)).toEqual([
          303,
          expect.stringContaining("/c/pay/"),
        ]);
      }
      const { person } = await import("@/tests/support/people");
      const session = (await person("approved")).cookie!;
      for (const { port } of [old, now])
        expect((await front.ask(port, "/dashboard", { headers: { cookie: session } })).status).toBe(
          200,
        );
      front.ports.splice(0, 1); // as a front takes it out of rotation before it exits
      await wait(1_000);
      await Promise.all([old.web.kill("SIGTERM"), old.worker.kill("SIGTERM")]);
      await more(10);
    } finally {
      going = false;
    }
    await givers;
    expect(wrong).toEqual([]);

    const { db } = await import("@/lib/db");
    await until("every donation is booked and has its receipt", async () => {
      await sandbox.deliver();
      const where = { donorEmail: { startsWith: `${run}-`, not: { contains: "-form-" } } };
      const booked = await db.donation.count({ where: { ...where, settledAt: { not: null } } });
      const receipts = await db.emailMessage.count({
        where: { kind: { contains: "receipt" }, toAddress: { startsWith: `${run}-` } },
      });
      return booked === given.length && receipts === given.length;
    });
    const rows = await db.donation.findMany({
      where: { donorEmail: { startsWith: `${run}-` }, settledAt: { not: null } },
    });
    expect(rows.map((row) => [row.sessionId, Number(row.amountCents)]).toSorted()).toEqual(
      given.map(({ sessionId, amount }) => [sessionId, amount]).toSorted(),
    );
    const { checkInvariants } = await import("@/lib/ledger/check-invariants");
    expect((await checkInvariants()).filter((result) => result.rows.length > 0)).toEqual([]);
    process.stdout.write(`${given.length} donations, none lost, doubled or refused\n`);
  },
);
