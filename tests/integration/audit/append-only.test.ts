import { expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { audit } from "@/lib/audit/record";
import { recordSecurity } from "@/lib/audit/security-log";
import { systemActor } from "@/lib/auth/actor";
import { env } from "@/lib/env";
import { visitor } from "@/tests/support/factories";

test("a line of the audit log can be written, and neither changed nor removed", async () => {
  await audit(db, systemActor("test"), "need.added", "need", "t1");
  const row = await db.auditLog.findFirstOrThrow({ where: { entityId: "t1" } });
  await expect(
    db.auditLog.update({ where: { id: row.id }, data: { action: "test.other" } }),
  ).rejects.toThrow(/append-only/);
  await expect(db.auditLog.deleteMany({ where: { id: row.id } })).rejects.toThrow(/append-only/);
  await expect(db.$executeRaw`truncate audit_log`).rejects.toThrow(/append-only/);
  expect(await db.auditLog.findFirst({ where: { id: row.id } })).toMatchObject({
    action: "need.added",
  });
});

test("the same line, with ids alone, goes to standard output, and so does each line of the security log", async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
  Object.assign(env, { LOG_LEVEL: "info" });
  try {
    await audit(db, visitor, "need.moved", "need", "t2", { data: { note: "not in the log" } });
    await recordSecurity(visitor, {
      kind: "login_failed",
      detail: "ngo",
      subject: "person@test.example",
    });
  } finally {
    Object.assign(env, { LOG_LEVEL: "silent" });
    vi.restoreAllMocks();
  }
  const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(said).toContainEqual(
    expect.objectContaining({ event: "audit", action: "need.moved", entityId: "t2" }),
  );
  expect(said).toContainEqual(
    expect.objectContaining({ event: "security", kind: "login_failed", detail: "ngo" }),
  );
  expect(lines.join("")).not.toMatch(/person@test\.example|not in the log/);
});
