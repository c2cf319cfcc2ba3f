import { expect, test, vi } from "vitest";

test("[PUB-099] five messages an hour from one address, the sixth is refused", async () => {
  process.env["RATE_LIMIT_SCALE"] = "1";
  vi.resetModules();
  const { sendMessage } = await import("@/lib/contact/send-message");
  const { db } = await import("@/lib/db");
  const actor = { kind: "visitor", address: "198.51.100.9", requestId: "r", locale: "en" } as const;
  const input = { name: "A", email: "a@test.example", subject: "S", message: "M" };
  for (let i = 0; i < 5; i++) await sendMessage(actor, input);
  await expect(sendMessage(actor, input)).rejects.toMatchObject({
    code: "rate_limited",
    key: "tooManyAttempts",
  });
  expect(await db.contactMessage.count()).toBe(5);
});
