// Checks the books at the end of `npm run bench:night`, and waits until no work is left.
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until everything that follows a donation is done. If the database is briefly unavailable, it retries.
 * @param {import("pg").Pool} db
 * @returns seconds that it took
 */
export async function drained(db, mostSeconds = 900) {
  const began = performance.now();
  for (let quiet = 0; quiet < 2;) {
    const left = await db
      .query(
        `select (select count(*) from provider_event where status = 'new')
          + (select count(*) from job where status = 'new' and next_at <= now() + interval '1 minute') as left`,
      )
      .then(({ rows }) => Number(rows[0].left))
      .catch(() => Infinity);
    quiet = left === 0 ? quiet + 1 : 0;
    if (performance.now() - began > mostSeconds * 1000)
      throw new Error(`After ${mostSeconds} s there is still work: ${left}.`);
    await pause(500);
  }
  return (performance.now() - began) / 1000;
}

/** Charge by charge: charged by the provider, booked once, counted in its campaign, with a receipt. */
export async function books(db, sandbox, run) {
  const answer = await fetch(`${sandbox}/_sandbox/truth?object=charge`);
  const lines = (await answer.text()).split("\n").filter(Boolean);
  const charges = lines.map((line) => JSON.parse(line)).filter((charge) => charge.paid);
  const paid = new Map(charges.map((charge) => [charge.id, charge.amount]));
  const { rows } = await db.query(
    `select d.charge_id, d.amount_cents::int as cents, e.cents::int as posted, m.id is not null as mailed,
            extract(epoch from m.created_at - d.settled_at)::float8 as receipt_after
       from donation d
       left join ledger_tx t on t.idem_key = 'charge:' || d.charge_id
       left join lateral (select sum(amount) as cents from ledger_entry where tx_id = t.id and dir = 'C') e on true
       left join email_message m on m.dedupe_key = 'receipt:' || d.id
      where d.donor_email like $1 and d.settled_at is not null`,
    [`bench-${run}-%`],
  );
  const known = new Set(rows.map((row) => row.charge_id));
  const wrong = rows.filter(
    (row) => paid.get(row.charge_id) !== row.cents || row.posted !== row.cents || !row.mailed,
  );
  const totals = await db.query(`
    select c.slug from campaign c left join donation d on d.campaign_id = c.id and d.settled_at is not null
     where c.slug ~ '^night-[0-9]+$' group by c.id
    having c.raised_cents <> coalesce(sum(d.amount_cents), 0) or c.gift_count <> count(d.id)`);
  const after = rows.map((row) => row.receipt_after).sort((a, b) => a - b);
  return {
    charges: paid.size,
    booked: rows.length,
    wrong: wrong.length,
    doubled: rows.length - known.size,
    lost: [...paid.keys()].filter((id) => !known.has(id)).length,
    totalsWrong: totals.rows.length,
    receiptP95: after[Math.floor(after.length * 0.95)] ?? 0,
    receiptLast: after.at(-1) ?? 0,
  };
}
