import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { accounts } from "@/lib/ledger/accounts";
import { reverse } from "@/lib/ledger/lines";
import { postEntries, postEntry, postingRow, type Posting } from "@/lib/ledger/post-entry";
import { makeNgo, randomText } from "@/tests/support/factories";
import { balance, expectSoundBooks } from "@/tests/support/money";

afterEach(expectSoundBooks);
afterAll(() => db.$disconnect());

const posting = (ngoId: string, cents: bigint, more: Partial<Posting> = {}): Posting => ({
  kind: "correction",
  key: `test:${randomText(8)}`,
  occurredAt: new Date(),
  meta: { note: "test" },
  lines: [
    { account: accounts.clearing, direction: "D", cents },
    { account: accounts.payable(ngoId), direction: "C", cents },
  ],
  ...more,
});
const post = (p: Posting) => db.$transaction((tx) => postEntry(tx, p));

describe("[GIVE-061] the ledger's one writer", () => {
  test("posts once; the same key with the same lines is done already, with other lines an error", async () => {
    const { ngo } = await makeNgo();
    const p = posting(ngo.id, 500n);
    expect(await post(p)).toBe(true);
    expect(await post(p)).toBe(false);
    expect(await post({ ...p, lines: [...p.lines].reverse() })).toBe(false);
    await expect(post({ ...p, lines: posting(ngo.id, 501n).lines })).rejects.toThrow(/other lines/);
    expect(await balance(accounts.payable(ngo.id))).toBe(500n);
  });

  test("twenty at once of one key move the money once", async () => {
    const { ngo } = await makeNgo();
    const p = posting(ngo.id, 700n);
    const results = await Promise.all(Array.from({ length: 20 }, () => post(p)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await balance(accounts.payable(ngo.id))).toBe(700n);
  });

  test("refuses what does not balance, in code and in the database", async () => {
    const { ngo } = await makeNgo();
    await expect(
      post(
        posting(ngo.id, 1n, {
          lines: [
            { account: accounts.clearing, direction: "D", cents: 5n },
            { account: accounts.payable(ngo.id), direction: "C", cents: 4n },
          ],
        }),
      ),
    ).rejects.toThrow(/balance/);
    const lone = { ...postingRow(posting(ngo.id, 1n)), lines: [] };
    await expect(
      db.$executeRaw`select ledger_post(${JSON.stringify([lone])}::jsonb, now())`,
    ).rejects.toThrow(/balance/);
  });

  test("refuses an overdraft", async () => {
    const { ngo } = await makeNgo();
    await post(posting(ngo.id, 100n));
    await expect(
      post(
        posting(ngo.id, 1n, {
          lines: [
            { account: accounts.payable(ngo.id), direction: "D", cents: 101n },
            { account: accounts.clearing, direction: "C", cents: 101n },
          ],
        }),
      ),
    ).rejects.toThrow();
    expect(await balance(accounts.payable(ngo.id))).toBe(100n);
  });

  test("many at once are refused as one is: out of balance, overdrawn, an unknown account", async () => {
    const { ngo } = await makeNgo();
    const posts = (...all: Posting[]) => db.$transaction((tx) => postEntries(tx, all));
    const gives = posting(ngo.id, 500n);
    const takes = posting(ngo.id, 500n, { lines: reverse(gives.lines) });
    await expect(posts(takes)).rejects.toThrow();
    await expect(posts(gives, posting("ngo_nobody", 1n))).rejects.toThrow(/no such ledger/);
    await expect(posts(gives, { ...takes, lines: takes.lines.slice(1) })).rejects.toThrow(
      /balance/,
    );
    expect(await posts(gives, takes, gives)).toBe(2);
    expect(await posts(gives, posting(ngo.id, 1n))).toBe(1);
    expect(await balance(accounts.payable(ngo.id))).toBe(1n);
  });

  test("no other statement writes to it, whatever it says of itself", async () => {
    const { ngo } = await makeNgo();
    const p = posting(ngo.id, 100n);
    await post(p);
    const { id } = await db.ledgerTransaction.findUniqueOrThrow({ where: { idemKey: p.key } });
    const refused = /only ledger_post/;
    await expect(
      db.$executeRaw`insert into ledger_tx (kind, idem_key, lines_hash, occurred_at) values ('correction', ${`lone:${randomText(8)}`}, 'x', now())`,
    ).rejects.toThrow(refused);
    await expect(
      db.$executeRaw`insert into ledger_entry (tx_id, seq, account_id, dir, amount) select ${id}, seq + 2, account_id, dir, amount from ledger_entry where tx_id = ${id} /* ledger_post( */`,
    ).rejects.toThrow(refused);
    await expect(
      db.ledgerTransaction.create({
        data: {
          kind: "correction",
          idemKey: `own:${randomText(8)}`,
          linesHash: "x",
          occurredAt: new Date(),
        },
      }),
    ).rejects.toThrow(refused);
  });

  test("is append-only: no update, no delete, no truncate", async () => {
    const { ngo } = await makeNgo();
    await post(posting(ngo.id, 100n));
    await expect(db.$executeRaw`update ledger_entry set amount = amount + 1`).rejects.toThrow(
      /append-only/,
    );
    await expect(db.$executeRaw`delete from ledger_entry`).rejects.toThrow(/append-only/);
    await expect(db.$executeRaw`update ledger_tx set kind = 'fee'`).rejects.toThrow(/append-only/);
    await expect(db.$executeRaw`truncate ledger_entry`).rejects.toThrow(/append-only/);
  });

  test("an unknown account is an error, and nothing is left of the posting", async () => {
    const p = posting("ngo_nobody", 100n);
    await expect(post(p)).rejects.toThrow(/no such ledger account/);
    expect(await db.ledgerTransaction.count({ where: { idemKey: p.key } })).toBe(0);
  });
});
