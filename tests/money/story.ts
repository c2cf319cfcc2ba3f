import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { db } from "@/lib/db";
import { providerBalance } from "@/lib/payments/objects";
import { expectSoundBooks } from "@/tests/support/money";

type Row = { tx: bigint; kind: string; key: string; code: string; dir: "D" | "C"; amount: bigint };
const dollars = (cents: bigint): string =>
  `${cents < 0n ? "-" : ""}${(cents < 0n ? -cents : cents) / 100n}.${String((cents < 0n ? -cents : cents) % 100n).padStart(2, "0")}`;

/**
 * A story run against the ledger: after each step the postings that it made, at the end all balances. Ids become
 * numbers in the order in which they appear, so that the text is the same each time; it is compared with the one stored
 * in tests/money/stories. `UPDATE_STORIES=1` rewrites it; `PRINT_STORIES=1` prints it.
 */
export async function beginStory(title: string, ngos: Record<string, string>) {
  const lines = [title, "=".repeat(title.length)];
  const seen = new Map<string, string>();
  const counts = new Map<string, number>();
  const first = (await db.ledgerTransaction.aggregate({ _max: { id: true } }))._max.id ?? 0n;
  const startBalance = await providerBalance();
  let last = first;
  let steps = 0;

  const plain = (text: string): string =>
    Object.entries(ngos)
      .reduce((t, [id, name]) => t.replaceAll(id, name), text)
      .replace(/\b(ch|py|re|dp|don|pay|po|ref)_[A-Za-z0-9]+/g, (id, prefix: string) => {
        if (!seen.has(id)) {
          counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
          seen.set(id, `${prefix}#${counts.get(prefix)}`);
        }
        return seen.get(id)!;
      });

  async function postings(after: bigint): Promise<Row[]> {
    return db.$queryRaw<Row[]>`
      select t.id as tx, t.kind, t.idem_key as key, a.code, e.dir, e.amount from ledger_tx t join ledger_entry e on e.tx_id = t.id join ledger_account a on a.id = e.account_id
       where t.id > ${after} and (t.donation_id in (select id from donation where ngo_id = any(${Object.keys(ngos)}))
         or exists (select 1 from ledger_entry o join ledger_account b on b.id = o.account_id where o.tx_id = t.id and b.ngo_id = any(${Object.keys(ngos)}))) order by t.id, e.dir desc, e.seq`;
  }

  return {
    /** What happened, and the resulting postings. */
    async step(words: string): Promise<void> {
      lines.push("", `${++steps}. ${words}`);
      const rows = await postings(last);
      if (rows.length === 0) lines.push("   nothing is booked");
      let tx = 0n;
      for (const row of rows) {
        if (row.tx !== tx) lines.push(`   ${plain(row.key)}`);
        tx = row.tx;
        lines.push(
          `      ${plain(row.code).padEnd(32)} ${(row.dir === "D" ? dollars(row.amount) : "").padStart(10)} ${(row.dir === "C" ? dollars(row.amount) : "").padStart(10)}`.trimEnd(),
        );
        last = row.tx > last ? row.tx : last;
      }
      await expectSoundBooks();
    },
    /** All balances at the end; compared with the stored text, and the clearing account with the provider. */
    async end(): Promise<void> {
      const rows = await postings(first);
      const sums = new Map<string, bigint>();
      for (const row of rows) {
        const debitIsMore = /^(stripe_clearing|bank|undeposited|expense)|receivable/.test(row.code);
        sums.set(
          row.code,
          (sums.get(row.code) ?? 0n) +
            ((row.dir === "D") === debitIsMore ? row.amount : -row.amount),
        );
      }
      lines.push("", "In the end");
      for (const [code, cents] of [...sums].sort(([a], [b]) => plain(a).localeCompare(plain(b))))
        lines.push(`   ${plain(code).padEnd(32)} ${dollars(cents).padStart(13)}`);
      expect(sums.get("stripe_clearing:usd") ?? 0n).toBe((await providerBalance()) - startBalance);
      const gifts = await db.donation.findMany({
        where: { ngoId: { in: Object.keys(ngos) } },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      });
      const receipts = await db.job.findMany({
        where: { kind: "mail.receipt", dedupeKey: { in: gifts.map((g) => `receipt:${g.id}`) } },
      });
      lines.push("", "Gifts");
      for (const [i, g] of gifts.entries())
        lines.push(
          `   ${String(i + 1).padStart(2)}. ${g.kind} ${dollars(g.confirmedCents ?? g.amountCents)}, ${g.status}, refunded ${dollars(g.refundedCents)}, fee ${g.feeCents === null ? "none" : dollars(g.feeCents)}, ${receipts.filter((r) => r.dedupeKey.endsWith(g.id)).length} receipt`,
        );
      for (const c of await db.campaign.findMany({ where: { ngoId: { in: Object.keys(ngos) } } }))
        lines.push(
          `   the campaign has raised ${dollars(c.raisedCents)} in ${c.giftCount} gifts of ${c.donorCount} donors`,
        );
      const told = `${lines.join("\n")}\n`;
      if (process.env["PRINT_STORIES"]) process.stdout.write(`\n${told}\n`);
      const file = path.join(
        import.meta.dirname,
        "stories",
        `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.txt`,
      );
      if (process.env["UPDATE_STORIES"]) writeFileSync(file, told);
      expect(existsSync(file), `${file} is kept in the repository`).toBe(true);
      expect(told).toBe(readFileSync(file, "utf8"));
    },
  };
}
