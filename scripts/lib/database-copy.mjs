// Dumps a database as rows of text, and restores it. The embedded distribution does not include PostgreSQL's own tools:
// each table is read in one repeatable-read snapshot, so that nothing later is included, and is restored into a
// database created by the same migrations.
import pg from "pg";

const rowsAtOnce = 200;
const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/** Settings that make text formats the same at both ends. */
const plainly = [
  "set timezone to 'UTC'",
  "set datestyle to 'ISO'",
  "set intervalstyle to 'postgres'",
  "set bytea_output to 'hex'",
  "set extra_float_digits to 1",
  "set statement_timeout to 0",
];

export async function open(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of plainly) await client.query(statement);
  return client;
}

const tablesOf = async (client) =>
  (
    await client.query(`
      select c.relname as name, array_agg(a.attname order by a.attnum) filter (where a.attgenerated = '') as columns
        from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
         and c.relname <> '_prisma_migrations' group by c.relname order by c.relname`)
  ).rows.map(({ name, columns }) => ({
    name,
    columns: Array.isArray(columns) ? columns : columns.slice(1, -1).split(","),
  }));

/**
 * @param client of `open`, in a transaction with one snapshot from here to the end
 * @returns {AsyncGenerator<{ header: object, chunks: AsyncIterable<Buffer> | Buffer[] }>}
 */
export async function* readDatabase(client) {
  await client.query("begin isolation level repeatable read, read only");
  const { rows: migrations } = await client.query(
    "select migration_name as name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null order by 1",
  );
  const { rows: sequences } = await client.query(
    "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'",
  );
  yield { header: { kind: "database", migrations, sequences }, chunks: [] };
  for (const { name, columns } of await tablesOf(client)) {
    const chunks = async function* () {
      const texts = columns.map((column) => `t.${quoted(column)}::text`).join(", ");
      await client.query(
        `declare rows no scroll cursor for select array[${texts}] as row from ${quoted(name)} t`,
      );
      for (;;) {
        const { rows } = await client.query(`fetch ${rowsAtOnce} from rows`);
        if (rows.length === 0) break;
        yield Buffer.from(JSON.stringify(rows.map(({ row }) => row)));
      }
      await client.query("close rows");
    };
    yield { header: { kind: "table", name, columns }, chunks: chunks() };
  }
  await client.query("commit");
}

/** @throws a sentence when the database already has tables */
export async function assertEmpty(client) {
  const { rowCount } = await client.query("select 1 from pg_tables where schemaname = 'public'");
  if (rowCount > 0)
    throw new Error(
      "The database is not empty: restore into an empty one, so that nothing is lost.",
    );
}

/** Before the first table: removes the rows that the migrations wrote, and disables triggers for the restore. */
export async function beginLoad(client) {
  await client.query("begin");
  try {
    await client.query("set local session_replication_role = replica");
  } catch (error) {
    throw new Error(
      `This database user may not put rows back without their triggers (${error.message}): restore as a superuser, or with pg_restore.`,
      { cause: error },
    );
  }
  const tables = await tablesOf(client);
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`);
  return new Map(tables.map(({ name, columns }) => [name, columns]));
}

export async function loadTable(client, known, { name, columns }, chunks) {
  const own = known.get(name);
  if (!own || columns.some((column) => !own.includes(column)))
    throw new Error(`The backup has a table or column that its migrations do not create: ${name}.`);
  const { rows: types } = await client.query(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass`,
    [`public.${quoted(name)}`],
  );
  const typeOf = new Map(types.map((row) => [row.name, row.type]));
  const values = columns.map((column, i) => `(r ->> ${i})::${typeOf.get(column)}`).join(", ");
  const into = `insert into ${quoted(name)} (${columns.map(quoted).join(", ")}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) r`;
  let count = 0;
  for await (const chunk of chunks) {
    const text = chunk.toString();
    count += (await client.query(into, [text])).rowCount;
  }
  return count;
}

export async function endLoad(client, sequences) {
  for (const { name, value } of sequences)
    if (value !== null)
      await client.query("select setval($1::regclass, $2::bigint)", [
        `public.${quoted(name)}`,
        value,
      ]);
  await client.query("commit");
  await client.query("analyze");
}
