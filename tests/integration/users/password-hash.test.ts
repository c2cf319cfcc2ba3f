import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { makeNgo } from "@/tests/support/factories";

afterAll(() => db.$disconnect());

test("no query brings a password's hash along unless it asks for it by name", async () => {
  const { ngo } = await makeNgo();
  const member = await db.ngoMember.findFirstOrThrow({
    where: { ngoId: ngo.id },
    include: { user: true },
  });
  const { userId } = member;
  expect(Object.keys(member.user)).not.toContain("passwordHash");
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  expect(Object.keys(user)).toContain("email");
  expect(Object.keys(user)).not.toContain("passwordHash");
  await db.$transaction(async (tx) => {
    const [inside] = await tx.user.findMany({ where: { id: userId } });
    expect(Object.keys(inside!)).not.toContain("passwordHash");
  });
  const named = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  });
  expect(named.passwordHash.length).toBeGreaterThan(20);
});
