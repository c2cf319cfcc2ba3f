import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The configuration in deploy/pgbouncer, with this machine's paths and ports. */

const deploy = path.resolve(import.meta.dirname, "../../deploy");

type Behind = { host: string; port: string; user: string; password: string; database: string };

/**
 * @param knowsPrepared whether this PgBouncer is 1.21 or later; an older one refuses the setting
 * @returns the file, which PgBouncer's own user can read
 */
export function poolerConfig(
  folder: string,
  port: number,
  behind: Behind,
  knowsPrepared: boolean,
): string {
  const own = path.join(folder, "pooler");
  mkdirSync(own, { recursive: true });
  chmodSync(own, 0o755);
  const users = path.join(own, "users.txt");
  writeFileSync(users, `"${behind.user}" "${behind.password}"\n`);
  const text = readFileSync(path.join(deploy, "pgbouncer/pgbouncer.ini"), "utf8")
    .replaceAll("@DATABASE@", behind.database)
    .replaceAll("@HOST@", behind.host)
    .replaceAll("@PORT@", behind.port)
    .replace("listen_addr = 0.0.0.0", "listen_addr = 127.0.0.1")
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("auth_file = /tmp/pgbouncer/users.txt", `auth_file = ${users}`);
  const file = path.join(own, "pgbouncer.ini");
  const lines = text
    .split("\n")
    .filter((line) => knowsPrepared || !line.startsWith("max_prepared_statements"));
  writeFileSync(file, lines.join("\n"));
  return file;
}
