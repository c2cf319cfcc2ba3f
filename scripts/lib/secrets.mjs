// The secrets of the embedded default: generated at random on the first start, stored beside the data, readable by
// their owner only.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

const makers = {
  AUTH_SECRET: () => randomBytes(32).toString("base64url"),
  LINK_SECRET: () => randomBytes(32).toString("base64url"),
  DATA_ENCRYPTION_KEY: () => randomBytes(32).toString("base64"),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: () => randomBytes(32).toString("base64"),
  SANDBOX_SECRET_KEY: () => `sk_test_${randomBytes(24).toString("hex")}`,
  SANDBOX_WEBHOOK_SECRET: () => `whsec_${randomBytes(24).toString("hex")}`,
  POSTGRES_PASSWORD: () => randomBytes(24).toString("base64url"),
};

export function embeddedSecrets(folder) {
  const file = path.join(folder, "secrets.json");
  const known = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const all = Object.fromEntries(
    Object.entries(makers).map(([name, make]) => [name, known[name] ?? make()]),
  );
  if (JSON.stringify(all) !== JSON.stringify(known)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(all, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file); // atomic: complete or not at all
  }
  return all;
}
