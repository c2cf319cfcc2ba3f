import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { hashPassword } from "@/lib/auth/password";
import { operations } from "@/lib/http/openapi";
import { apiPaths } from "@/app/api/v1/paths";
import { makeAdmin, randomEmail } from "@/tests/support/factories";
import { person } from "@/tests/support/people";
import { call } from "@/tests/support/call";

/** What programs send that hold to the contract and were written long before: each gets the answer that it tells of. */
const handlers = new Map(
  operations(apiPaths).map(({ path, method, route }) => [`${method} ${path}`, route]),
);
const password = "pull the rope";

test("[ACCT-031, ACCT-087] a token that ended, or a key, is sent along to a login: the password decides", async () => {
  const passwordHash = await hashPassword(password);
  const admin = await makeAdmin({ passwordHash });
  const ngo = await person("approved");
  const owner = await db.user.update({ where: { id: ngo.userId! }, data: { passwordHash } });
  const ended = (await person("expired")).token!;
  for (const token of [ended, "hrb_test_cut"]) {
    const login = handlers.get("POST /ngos/login");
    const taken = await call(login, { body: { email: owner.email, password }, token });
    expect([taken.status, taken.body.message]).toEqual([200, "Login successful!"]);
    const wrong = await call(login, { body: { email: owner.email, password: "no rope" }, token });
    expect([wrong.status, wrong.body.error]).toEqual([401, "Login failed"]);
    const console = handlers.get("POST /admin/login");
    expect(
      (await call(console, { body: { email: admin.email, password }, token })).body.message,
    ).toBe("Login successful!");
    const made = await call(handlers.get("POST /ngos/register"), {
      body: { name: "Maji", email: randomEmail(), password },
      token,
    });
    expect([made.status, made.body.message]).toEqual([201, "Account created successfully!"]);
  }
});
