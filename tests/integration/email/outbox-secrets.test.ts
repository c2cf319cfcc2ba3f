import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sendEmail } from "@/lib/email/send";
import { outbox, outboxMail } from "@/lib/email/outbox-queries";
import { redact } from "@/lib/email/redact";
import { mailLayout } from "@/lib/email/layout";
import { actorOf, makeAdmin, randomText } from "@/tests/support/factories";
import { expectLinear } from "@/tests/support/linear";
import { opened } from "@/tests/support/mails";

afterAll(() => db.$disconnect());

const token = "Ab3_dE6-gH9jK2mN5pQ8sT1vW4yZ7bC0";
const url = `https://give.example/reset-password/${token}?x=1&y=2`;

async function made(more: Partial<Parameters<typeof sendEmail>[0]> = {}) {
  const dedupeKey = `secrets:${randomText()}`;
  const parts = mailLayout({
    locale: "en",
    heading: "Reset",
    preview: `Open ${url}`,
    blocks: [
      { kind: "button", label: "Reset", url },
      { kind: "link", label: url, url },
      { kind: "paragraph", text: `Or ${url} or the code 042137.` },
      { kind: "quote", text: "pin: hello-there" },
    ],
  });
  await sendEmail({
    kind: "reset_password",
    dedupeKey,
    to: "b@test.example",
    subject: "Your code hello-there",
    locale: "en",
    ...parts,
    secrets: ["hello-there"],
    ...more,
  });
  return db.emailMessage.findUniqueOrThrow({ where: { dedupeKey } });
}

describe("[X9] [OP-133] what a mail opens is not kept in clear", () => {
  const production = env.production;
  beforeEach(() => void Object.assign(env, { production: true }));
  afterEach(() => void Object.assign(env, { production }));

  test("no column of the outbox holds a link, a token or a code; the sealed body holds them, and only there", async () => {
    const row = await made();
    const stored = JSON.stringify(row, (_, v: unknown) => (typeof v === "bigint" ? String(v) : v));
    for (const secret of [token, "give.example", "042137", "hello-there"])
      expect(stored).not.toContain(secret);
    expect(row.text).toContain("[link]");
    expect(row.text).toContain("[code]");
    expect(opened(row).text).toContain(url);
    // sealed for this row alone
    await expect(async () => opened({ ...row, id: "eml_other" })).rejects.toThrow();
  });

  test("where an answer would go is shown with the whole mail, and stored nowhere in clear", async () => {
    const row = await made({ replyTo: "update+abcdef@in.test.example" });
    expect(JSON.stringify(row)).not.toContain("update+abcdef");
    const demo = await actorOf(await makeAdmin());
    const admin = { ...demo, secondFactor: { ...demo.secondFactor, missing: false } };
    expect((await outboxMail(admin, row.id)).replyTo).toBeNull();
    Object.assign(env, { production: false });
    expect((await outboxMail(admin, row.id)).replyTo).toBe("update+abcdef@in.test.example");
    expect((await outboxMail(admin, (await made()).id)).replyTo).toBeNull();
  });

  test("an administrator reads it without them, and finds nothing by them", async () => {
    const row = await made();
    const demo = await actorOf(await makeAdmin());
    const admin = { ...demo, secondFactor: { ...demo.secondFactor, missing: false } }; // production asks for one
    const mail = await outboxMail(admin, row.id);
    for (const secret of [token, "042137", "hello-there"])
      expect(JSON.stringify(mail)).not.toContain(secret);
    expect(mail.whole).toBe(false);
    for (const search of [token, "042137", "hello-there"])
      expect((await outbox(admin, { search, page: 1, limit: 20 })).total).toBe(0);
  });

  test("the demo shows it whole", async () => {
    Object.assign(env, { production: false });
    const mail = await outboxMail(await actorOf(await makeAdmin()), (await made()).id);
    expect(mail.text).toContain(url);
    expect(mail.whole).toBe(true);
  });

  test("redaction takes any address and lone code, keeps amounts, dates, numbers of gifts and the layout's pictures", () => {
    const kept = `$1,234,567.50 on 2026-11-22, DN-7F3A88K2, +254700000101, &#39;, #151B42, Partner t375402, 375402t, ref_123456, ${env.appUrl}/images/email-mark.png, ${env.appUrl}/media/images/updates/x/960.webp`;
    expect(redact(kept)).toBe(kept);
    expect(redact(`${env.appUrl}/media/documents/x ${env.appUrl}/gifts/x`)).toBe("[link] [link]");
    expect(redact("http://a.example/gifts/x HTTPS is no address, https://b.example/y?z=1#f")).toBe(
      "[link] HTTPS is no address, [link]",
    );
    expect(redact("code 123456 and 00012345")).toBe("code [code] and [code]");
    const long = "1".repeat(200_000) + "http".repeat(50_000);
    expectLinear(long, () => redact(long));
  });
});
