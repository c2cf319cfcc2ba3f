import { readFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";

/** The database of the site under test, for states that no page can bring about, such as jobs that failed for days. */
export async function inDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const folder = process.env["E2E_DATA_DIR"] ?? ".data";
  const { POSTGRES_PASSWORD: password } = JSON.parse(
    readFileSync(path.join(folder, "secrets.json"), "utf8"),
  ) as { POSTGRES_PASSWORD: string };
  const client = new Client({
    host: "127.0.0.1",
    port: Number(readFileSync(path.join(folder, "postgres-port"), "utf8")),
    user: "harambee",
    password,
    database: "harambee",
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const turns = 20_261; // not a lock that the product uses

/** Runs work that affects everybody, such as a payout run, while no other test does the same. */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  inDatabase(async (client) => {
    await client.query("select pg_advisory_lock($1, hashtext($2))", [turns, name]);
    return work(); // closing the connection releases it
  });

/** A receipt's mail that was retried as often as it may. */
export const givenUpMail = (key: string): Promise<unknown> =>
  inDatabase((client) =>
    client.query(
      `insert into job (kind, dedupe_key, payload, status, attempts, last_error) select 'mail.receipt', $1, json_build_object('donationId', id), 'dead', 12, 'the mail server did not answer'
       from donation where settled_at is not null and donor_email is not null order by is_demo, settled_at desc limit 1`,
      [key],
    ),
  );
