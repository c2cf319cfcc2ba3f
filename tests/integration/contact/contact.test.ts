import { afterAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import { contactInput } from "@/lib/contact/schema";
import { releaseMessage, sendMessage } from "@/lib/contact/send-message";
import { decoyName } from "@/lib/forms/decoy-name";
import { fromZod } from "@/lib/http/failure";
import { runDueJobs } from "@/lib/worker/run";
import { actorOf, makeAdmin, randomEmail, visitor } from "@/tests/support/factories";
import { openMailServer } from "@/tests/support/mail-server";

afterAll(() => db.$disconnect());

const typed = (more: Record<string, unknown> = {}) => ({
  name: "Amina Otieno",
  email: randomEmail("asks"),
  subject: "A question",
  message: "How long does <b>it</b> take?",
  ...more,
});

describe("the contact form", () => {
  test("[PUB-088] [PUB-089] [PUB-090] a message is stored, mailed to the operator and answered", async () => {
    const input = contactInput.parse(typed());
    const { messageId } = await sendMessage(visitor, input);
    await runDueJobs();
    expect(await db.contactMessage.findUniqueOrThrow({ where: { id: messageId } })).toMatchObject({
      name: input.name,
      email: input.email,
      subject: input.subject,
      message: input.message,
      isSpam: false,
      answeredAt: null,
    });
    const operator = await db.emailMessage.findUniqueOrThrow({
      where: { dedupeKey: `contact_operator:${messageId}` },
    });
    expect(operator).toMatchObject({ toAddress: site.email });
    expect(operator.html).toContain("&lt;b&gt;it&lt;/b&gt;");
    const answer = await db.emailMessage.findUniqueOrThrow({
      where: { dedupeKey: `contact_answer:${messageId}` },
    });
    expect(answer).toMatchObject({ toAddress: input.email });
    // a stranger's address must not be sent a stranger's text
    for (const word of ["Amina", "A question", "How long"]) expect(answer.text).not.toContain(word);
  });

  test("a reply to the operator's mail goes to the person who wrote", async () => {
    const server = await openMailServer({ of: () => "takes" });
    try {
      Object.assign(env, { SMTP_URL: server.url });
      const input = contactInput.parse(typed({ subject: "Whom do I answer?" }));
      await sendMessage(visitor, input);
      await runDueJobs();
      const heads = server.taken.map(({ head }) => head);
      expect(
        heads.find((head) => head.includes(`Reply-To: ${input.email}`)),
        "the mail to the operator",
      ).toContain("Whom do I answer?");
      // replying to a stranger's message must not lead to another stranger
      expect(server.taken.find(({ to }) => to === input.email)!.head).not.toContain("Reply-To");
    } finally {
      Object.assign(env, { SMTP_URL: undefined });
      await server.close();
    }
  });

  test.each(["name", "email", "subject", "message"])(
    "[PUB-091] [ERR-046] a blank %s is refused with the one sentence",
    (field) => {
      for (const blank of ["", "   ", undefined]) {
        const result = contactInput.safeParse(typed({ [field]: blank }));
        expect(result.success).toBe(false);
        expect(fromZod(result.error!).key).toBe("fillAllFields");
      }
    },
  );

  test("[PUB-098] [RI-19] a message whose decoy was filled is kept as spam, and goes where others go once it is released", async () => {
    const { messageId, held } = await sendMessage(
      visitor,
      contactInput.parse(typed({ [decoyName]: "http://spam.example" })),
    );
    expect(held).toBe(true);
    const mails = async () => {
      await runDueJobs({ limit: 200 });
      return db.emailMessage.count({ where: { dedupeKey: { endsWith: messageId } } });
    };
    const isSpam = async () =>
      (await db.contactMessage.findUniqueOrThrow({ where: { id: messageId } })).isSpam;
    expect([await isSpam(), await mails()]).toEqual([true, 0]);
    await expect(releaseMessage(visitor, { messageId })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    const admin = await actorOf(await makeAdmin());
    for (let twice = 0; twice < 2; twice++) await releaseMessage(admin, { messageId });
    expect([await isSpam(), await mails()]).toEqual([false, 2]);
  });

  test("lengths, line breaks in one-line fields, NUL", () => {
    expect(contactInput.parse(typed({ subject: "a\r\nb" })).subject).toBe("a b");
    expect(contactInput.safeParse(typed({ message: "x".repeat(5_001) })).success).toBe(false);
    expect(contactInput.safeParse(typed({ message: "a\u0000" })).success).toBe(false);
    expect(contactInput.safeParse(typed({ email: "a@b" })).success).toBe(false);
  });
});
