import { spawnSync } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { invariants } from "@/lib/ledger/invariants";
import { makeCampaign, makeNgo } from "@/tests/support/factories";

afterAll(() => db.$disconnect());

function check() {
  const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", "scripts/ledger-check.ts"], { encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "" } });
  return { status, lines: stdout.split("\n") };
}

test("npm run ledger:check prints every rule with its rows, and ends with 1 on any row", { timeout: 120_000 }, async () => {
  const sound = check();
  for (const { name } of invariants) expect(sound.lines.filter((line) => new RegExp(`^ok +${name} .*: 0$`).test(line))).toHaveLength(1);
  expect(sound.status).toBe(0);
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  await db.campaign.update({ where: { id: campaign.id }, data: { raisedCents: 1n } });
  const broken = check();
  expect(broken.lines.filter((line) => /^FAIL C01 .*: 1$/.test(line))).toHaveLength(1);
  expect(broken.status).toBe(1);
  await db.campaign.update({ where: { id: campaign.id }, data: { raisedCents: 0n } });
});
