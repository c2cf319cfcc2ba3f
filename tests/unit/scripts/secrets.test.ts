import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { embeddedSecrets } from "../../../scripts/lib/secrets.mjs";

it("[EMB-024, OP-117] secrets are made once, kept for their owner only, and completed when a new one is wanted", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "harambee-secrets-"));
  const first = embeddedSecrets(folder);
  expect(embeddedSecrets(folder)).toEqual(first);
  expect(statSync(path.join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  expect(Buffer.from(first["DATA_ENCRYPTION_KEY"]!, "base64")).toHaveLength(32);
  expect(first["SANDBOX_SECRET_KEY"]).toMatch(/^sk_test_[0-9a-f]{48}$/);
  const { LINK_SECRET: gone, ...rest } = JSON.parse(
    readFileSync(path.join(folder, "secrets.json"), "utf8"),
  ) as Record<string, string>;
  writeFileSync(path.join(folder, "secrets.json"), JSON.stringify(rest));
  const again = embeddedSecrets(folder);
  expect(again["LINK_SECRET"]).not.toBe(gone);
  expect({ ...again, LINK_SECRET: "" }).toEqual({ ...first, LINK_SECRET: "" });
  rmSync(folder, { recursive: true });
});
