import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { audit } from "@/lib/audit/record";
import { systemActor } from "@/lib/auth/actor";

test("a line of the audit log can be written, and neither changed nor removed", async () => {
  await audit(db, systemActor("test"), "test.done", "test", "t1");
  const row = await db.auditLog.findFirstOrThrow({ where: { entityId: "t1" } });
  await expect(db.auditLog.update({ where: { id: row.id }, data: { action: "test.other" } })).rejects.toThrow(/append-only/);
  await expect(db.auditLog.deleteMany({ where: { id: row.id } })).rejects.toThrow(/append-only/);
  await expect(db.$executeRaw`truncate audit_log`).rejects.toThrow(/append-only/);
  expect(await db.auditLog.findFirst({ where: { id: row.id } })).toMatchObject({ action: "test.done" });
});
