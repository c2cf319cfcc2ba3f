import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect } from "vitest";
import { days } from "@/lib/clock";
import { freePort } from "../../scripts/lib/postgres.mjs";
import { migrate } from "../../scripts/lib/migrate.mjs";
import { db, fault, key, openList, harness, underLoad } from "./cases";
import { whyNoSmallDisk } from "./process-control";

/** Faults of a whole installation: the database's disk, a restored backup, a migration, heavy readers. */
const noSmallDisk = whyNoSmallDisk();
openList(noSmallDisk ? {} : { databaseDisk: "900m" });
const root = path.resolve(import.meta.dirname, "../..");
const lost: string[] = [];
const freeKeys = () =>
  db.$executeRaw`update api_idempotency set created_at = created_at - interval '61 seconds' where status is null`;

/** The cookie of a member of the organisation that receives all donations here. */
async function memberCookie(): Promise<string> {
  const { openSession } = await import("@/lib/auth/sessions");
  const { user } = await db.ngoMember.findFirstOrThrow({
    where: { ngoId: harness.campaign().ngoId },
    include: { user: true },
  });
  return (await openSession(user)).map((c) => `${c.name}=${c.value}`).join("; ");
}

const percentile = (times: number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;

describe("the database's disk", () => {
  fault(
    "F26",
    "no room for PostgreSQL under load: writes are 503, nothing is lost or half written when there is room again",
    async () => {
      await harness.give(3, key("f26-before"));
      const ballast = path.join(harness.databaseFolder, "ballast");
      const giving = underLoad("f26");
      const seen = new Set<number>();
      const fill = () => {
        const { bavail, bsize } = statfsSync(harness.databaseFolder);
        if (bavail > 0)
          spawnSync("dd", [
            "if=/dev/zero",
            `of=${ballast}`,
            "bs=64k",
            "oflag=append",
            "conv=notrunc",
            `count=${Math.ceil((bavail * bsize) / 65_536) + 1}`,
          ]);
      };
      fill();
      // until a write finds no space: PostgreSQL first uses up the space reserved for its journal
      await harness.until(
        "a write is refused",
        async () => {
          fill();
          await db.$executeRaw`create table if not exists filler (x text)`.catch(() => 0);
          await db.$executeRaw`insert into filler select repeat(md5(random()::text), 60) from generate_series(1, 4000)`.catch(
            () => 0,
          );
          const answer = await harness.knock("POST", "/api/v1/payment/create-checkout-session", {
            items: [{ amount: 700 }],
            donorName: "A",
            donorEmail: `${key("f26-full")}@test.example`,
            campaignId: harness.campaign().id,
          });
          seen.add(answer.status);
          return answer.status === 503;
        },
        60,
      );
      for (let i = 0; i < 10; i++)
        seen.add(
          (
            await harness.knock("POST", "/api/v1/payment/create-checkout-session", {
              items: [{ amount: 700 }],
              donorName: "A",
              donorEmail: `${key("f26-full")}@test.example`,
              campaignId: harness.campaign().id,
            })
          ).status,
        );
      expect([...seen].filter((status) => ![200, 503].includes(status))).toEqual([]);
      // the journal's disk too: PostgreSQL cannot begin the next segment, and stops
      for (let i = 0; i < 12 && harness.databaseRuns(); i++) {
        fill();
        await db.$queryRaw`select pg_switch_wal()::text`.catch(() => 0);
        await db.$executeRaw`insert into filler values ('x')`.catch(() => 0);
      }
      await harness.wait(1_000);
      const fell =
        !harness.databaseRuns() ||
        spawnSync("grep", ["-c", "PANIC", path.join(harness.databaseFolder, "postgres.log")], {
          encoding: "utf8",
        }).stdout.trim() !== "0";
      rmSync(ballast);
      await harness.until(
        "the site is back",
        async () => (await harness.reviveDatabase(), (await harness.health()) === 200),
        60,
      );
      await harness.until(
        "the table goes",
        async () => (await db.$executeRaw`drop table if exists filler`, true),
        30,
      );
      await freeKeys();
      const gifts = await giving.stop();
      // every page of every table and index is read and checked
      const [pages] = await db.$queryRaw<
        { n: bigint }[]
      >`select count(*)::bigint as n from (select count(*) from donation union all select count(*) from ledger_entry union all select count(*) from provider_event) x`;
      expect(Number(pages!.n)).toBeGreaterThan(0);
      return `${fell ? "PostgreSQL gave up in between and recovered" : "PostgreSQL stayed up"}; ${gifts} gifts`;
    },
    { seconds: 180, impossible: noSmallDisk },
  );
});

describe("upgrades", () => {
  fault(
    "F58",
    "a migration (column, index, table, constraint) and a second instance of the site and worker, under load: no failure of either",
    async () => {
      const giving = underLoad("f58");
      const port = await freePort();
      const second = harness.another(
        ["--conditions=react-server", "--import", "tsx", "server/main.ts"],
        { PORT: String(port) },
      );
      const secondWorker = harness.another(
        ["--conditions=react-server", "--import", "tsx", "scripts/worker.ts"],
        {},
      );
      second.start();
      secondWorker.start();
      const folder = path.join(harness.folder, "migrations");
      try {
        cpSync(path.join(root, "prisma/migrations"), folder, { recursive: true });
        mkdirSync(path.join(folder, "29990101000000_next"));
        writeFileSync(
          path.join(folder, "29990101000000_next/migration.sql"),
          `
        alter table donation add column next_note text;
        alter table campaign add column next_flag boolean not null default false;
        alter table provider_event add column next_seen timestamptz(3);
        create index donation_next_note on donation (next_note) where next_note is not null;
        create table next_thing (id text primary key, donation_id text references donation(id));
      `,
        );
        await harness.until(
          "the second instance answers",
          async () => (await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status === 200,
          60,
        );
        // two new versions start at once, as when two servers are upgraded
        await Promise.all([
          migrate(harness.env["DATABASE_URL"]!, folder),
          migrate(harness.env["DATABASE_URL"]!, folder),
        ]);
        expect(
          await db.$queryRaw`select count(*)::int as n from _prisma_migrations where migration_name = '29990101000000_next' and finished_at is not null`,
        ).toEqual([{ n: 1 }]);
        const statuses = new Set<number>();
        for (let i = 0; i < 40; i++) {
          const answer = await fetch(
            `http://127.0.0.1:${port}/api/v1/${i % 2 ? "campaigns" : "ngos/all"}`,
          );
          await answer.arrayBuffer();
          statuses.add(answer.status);
        }
        expect([...statuses]).toEqual([200]);
        await harness.wait(3_000);
        // the first instance is stopped as in an upgrade and the second takes over, then the other way round
        await second.kill("SIGTERM");
        return `${await giving.stop()} gifts by one instance while two ran`;
      } finally {
        await Promise.all([second.kill(), secondWorker.kill()]);
      }
    },
    { seconds: 120 },
  );
});

describe("heavy readers", () => {
  const many = Number(process.env["ROWS"] ?? 150_000);
  fault(
    "F60",
    `a file of ${many.toLocaleString("en")} gifts is fetched four times at once, and two of donors: deliveries are taken meanwhile (I3)`,
    async () => {
      const cookie = await memberCookie();
      const { id, ngoId } = harness.campaign();
      for (let from = 1; from <= many; from += 10_000)
        await db.$executeRaw`insert into donation (id, ref, campaign_id, ngo_id, kind, method, status, amount_cents, client_key, donor_name, donor_email, donor_key, created_at)
      select 'don_many' || n, 'DNMANY' || n, ${id}, ${ngoId}, 'one_off', 'card', 'failed', 2500, 'many:' || n, 'Donor ' || n, 'many' || n || '@test.example', 'many' || n || '@test.example', now() - n * interval '1 minute' from generate_series(${from}::int, ${Math.min(many, from + 9_999)}::int) n`;
      try {
        const today = new Date().toISOString().slice(0, 10);
        let bytes = 0;
        let lines = 0;
        const fetchFile = async (name: string) => {
          const answer = await fetch(`${harness.site}/exports/${name}-${today}.csv`, {
            headers: { cookie },
          });
          expect(answer.status).toBe(200);
          const text = await answer.text();
          bytes += text.length;
          if (name === "donations") lines = Math.max(lines, text.split("\r\n").length);
        };
        const began = Date.now();
        let going = true;
        const files = Promise.all(
          [..."1234"]
            .map(() => fetchFile("donations"))
            .concat([..."12"].map(() => fetchFile("donors"))),
        ).finally(() => (going = false));
        const acknowledged: number[] = [];
        while (going) {
          const payload = JSON.stringify({
            id: `evt_${key("f60").replace("-", "")}`,
            object: "event",
            api_version: "2026-10-28.endive",
            created: Math.floor(Date.now() / 1000),
            livemode: false,
            type: "product.created",
            data: { object: { id: "prod_x" } },
          });
          const at = Date.now();
          expect((await harness.deliver(payload, harness.sign(payload))).status).toBe(200);
          acknowledged.push(Date.now() - at);
        }
        await files;
        const worst = Math.max(...acknowledged);
        expect(lines).toBeGreaterThan(many);
        expect(worst).toBeLessThan(10_000); // the provider's own limit: after that it gives up
        await harness.give(3, key("f60"));
        return `${(bytes / 1e6).toFixed(0)} MB in ${((Date.now() - began) / 1000).toFixed(0)} s; ${acknowledged.length} deliveries meanwhile, slowest ${worst} ms`;
      } finally {
        while (
          (await db.$executeRaw`delete from donation where id in (select id from donation where id like 'don_many%' limit 10000)`) >
          0
        );
      }
    },
    { seconds: 180 },
  );

  fault(
    "F61",
    "the listing of organisations is asked 200 times a second for ten seconds while gifts are begun: each gets its session",
    async () => {
      const statuses = new Map<number, number>();
      const begun: number[] = [];
      const asks: Promise<void>[] = [];
      const ask = async () => {
        const answer = await fetch(`${harness.site}/api/v1/ngos/all`).catch(() => null);
        await answer?.arrayBuffer().catch(() => undefined);
        statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
      };
      let open = 0;
      let left = 0;
      const name = key("f61");
      const gifts: Promise<void>[] = [];
      for (let tick = 0; tick < 200; tick++) {
        // ten every 50 ms, but at most 400 open, so that a slow machine is not overloaded
        for (let i = 0; i < 10; i++) {
          if (open >= 400) left++;
          else (open++, asks.push(ask().finally(() => void open--)));
        }
        if (tick % 4 === 0)
          gifts.push(
            (async () => {
              const at = Date.now();
              const one = await harness.begin({ key: `${name}-${tick}`, amount: 1_500 + tick });
              begun.push(Date.now() - at);
              await harness.sandbox.pay(one.sessionId);
            })(),
          );
        await harness.wait(50);
      }
      await Promise.all([...asks, ...gifts]);
      expect([...statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
      expect(begun.length).toBe(50);
      return `${[...statuses].map(([status, n]) => `${n} x ${status}`).join(", ")}${left ? `, ${left} not asked (400 open)` : ""}; a session within ${percentile(begun, 0.5)} ms (half), ${percentile(begun, 0.95)} ms (95 %)`;
    },
    { seconds: 120 },
  );
});

describe("a backup", () => {
  fault(
    "F57",
    "last night's backup into an empty place: the provider's month is read again, the books agree to the cent",
    async () => {
      const { compareBalance } = await import("@/lib/payment-events/reconcile");
      const { checkInvariants } = await import("@/lib/ledger/check-invariants");
      const before = await harness.give(6, key("f57-before"));
      await harness.until(
        "they are settled",
        async () =>
          (await db.donation.count({
            where: { sessionId: { in: before.map((b) => b.sessionId) }, settledAt: { not: null } },
          })) === 6,
        30,
      );
      // begun before the backup, paid after it
      const open = await Promise.all(
        [1, 2, 3].map((i) => harness.begin({ key: key(`f57-open-${i}`), amount: 2_000 + i })),
      );
      await Promise.all([harness.app.kill("SIGTERM"), harness.worker.kill("SIGTERM")]);
      const restore = await harness.backUpDatabase();
      await harness.up();
      for (const one of open) await harness.sandbox.pay(one.sessionId);
      const since = await harness.give(4, key("f57-since"));
      const charge = async (b: { sessionId: string }) =>
        (
          await harness.sandbox
            .client()
            .paymentIntents.retrieve(
              String(
                (await harness.sandbox.truth("checkout.session")).find(
                  (s) => s.id === b.sessionId,
                )!["payment_intent"],
              ),
            )
        ).latest_charge as string;
      await harness.sandbox
        .client()
        .refunds.create({ charge: await charge(before[0]!), amount: 300 });
      await harness.sandbox.dispute(await charge(before[1]!));
      await harness.until(
        "all of it was known here",
        async () =>
          (await db.donation.count({
            where: {
              sessionId: { in: [...open, ...since].map((b) => b.sessionId) },
              settledAt: { not: null },
            },
          })) === 7 &&
          (await db.refund.count({ where: { donation: { sessionId: before[0]!.sessionId } } })) ===
            1,
        60,
      );
      await Promise.all([harness.app.kill(), harness.worker.kill()]);
      harness.hooks.set(async () => null); // an event delivered once is not delivered again
      await restore();
      lost.push(...since.map((b) => b.sessionId));
      const began = Date.now();
      await harness.up();
      await harness.until(
        "the worker has read what the provider knows",
        async () => {
          await db.setting.deleteMany({
            where: { key: { in: ["timer:events.poll", "timer:donations.stale"] } },
          });
          return (
            (await db.donation.count({
              where: { sessionId: { in: open.map((b) => b.sessionId) }, settledAt: { not: null } },
            })) === 3 &&
            (await db.ledgerTransaction.count({ where: { kind: "charge", donationId: null } })) >=
              since.length
          );
        },
        90,
      );
      await harness.until(
        "the books agree with the provider",
        async () => (await compareBalance(new Date(Date.now() - days(29)), true)).length === 0,
        60,
      );
      expect((await checkInvariants()).filter((r) => r.rows.length > 0)).toEqual([]);
      return `${((Date.now() - began) / 1000).toFixed(0)} s from the start to agreeing books; ${since.length} gifts made after the backup lie in suspense by name`;
    },
    { seconds: 180, polled: true, lost: () => lost },
  );
});
