import { afterAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { site } from "@/lib/site";
import { answerMessage } from "@/lib/contact/answer-message";
import { forgetWriter } from "@/lib/contact/forget-messages";
import { closeMessage, markAnswered } from "@/lib/contact/mark-answered";
import { contactMessage, messageCounts } from "@/lib/contact/queries";
import { replyText } from "@/lib/contact/schema";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { runDueJobs } from "@/lib/worker/run";
import { actorOf, makeAdmin, makeNgo, randomEmail, visitor } from "@/tests/support/factories";
import { openMailServer } from "@/tests/support/mail-server";

afterAll(() => db.$disconnect());

const admin = async () => actorOf(await makeAdmin());
async function written(more: { locale?: string; isSpam?: boolean; subject?: string } = {}) {
  const id = newId("message");
  const email = randomEmail("asks");
  const typed = { name: "Amina", subject: "A question", message: "How long?" };
  await db.contactMessage.create({ data: { id, email, ...typed, ...more } });
  return { id, email };
}
const repliesTo = (messageId: string) => db.contactReply.findMany({ where: { messageId } });
const mailsTo = (toAddress: string) =>
  db.emailMessage.findMany({ where: { toAddress, kind: "contact_reply" } });

describe("a message is answered in the console", () => {
  test("the words go out once, in the language of who wrote, and the message says who answered", async () => {
    const { id, email } = await written({ locale: "fr" });
    const who = await admin();
    await answerMessage(who, { messageId: id, text: "Trois minutes.\n\nBien à vous" });
    for (let i = 0; i < 2; i++) await runDueJobs({ limit: 200 });
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: "Re: A question", locale: "fr" });
    expect(mail!.text).toContain("Trois minutes.");
    const shown = await contactMessage(who, id);
    expect(shown).toMatchObject({ closedAt: null });
    expect(shown!.answeredAt).not.toBeNull();
    expect(shown!.replies).toMatchObject([
      { who: who.email, text: "Trois minutes.\n\nBien à vous" },
    ]);
    expect(await db.auditLog.count({ where: { entityId: id, action: "message.replied" } })).toBe(1);
  });

  test("pressed twice by one person it is sent once; of two persons at once the second is told", async () => {
    const { id } = await written();
    const [one, other] = [await admin(), await admin()];
    const mine = { messageId: id, text: "Mine." };
    const twice = await Promise.allSettled([answerMessage(one, mine), answerMessage(one, mine)]);
    expect(twice.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    expect(await repliesTo(id)).toHaveLength(1);
    const second = await written();
    const both = await Promise.allSettled(
      [one, other].map((who) =>
        answerMessage(who, { messageId: second.id, text: `By ${who.email}` }),
      ),
    );
    const refused = both.filter((answer) => answer.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(refused[0]!.reason).toMatchObject({ code: "conflict", message: "messageAnswered" });
    expect(await repliesTo(second.id)).toHaveLength(1);
    await runDueJobs({ limit: 200 });
    expect(await mailsTo(second.email)).toHaveLength(1);
    // it waits again, and may be answered again
    await markAnswered(other, { messageId: second.id, answered: false });
    await answerMessage(other, { messageId: second.id, text: "And this." });
    expect(await repliesTo(second.id)).toHaveLength(2);
  });

  test("nobody but an administrator answers or closes; what is held as spam is answered to nobody", async () => {
    const { id } = await written();
    const { actor: owner } = await ownerActor();
    const text = "Words.";
    const verbs = [
      (who: typeof owner | typeof visitor, messageId: string) =>
        answerMessage(who, { messageId, text }),
      (who: typeof owner | typeof visitor, messageId: string) => closeMessage(who, { messageId }),
      (who: typeof owner | typeof visitor, messageId: string) => contactMessage(who, messageId),
    ];
    for (const verb of verbs) {
      await expect(verb(visitor, id)).rejects.toMatchObject({ code: "unauthenticated" });
      await expect(verb(owner, id)).rejects.toMatchObject({ code: "forbidden" });
    }
    const held = await written({ isSpam: true });
    const who = await admin();
    for (const messageId of [held.id, "msg_none"])
      for (const verb of verbs.slice(0, 2))
        await expect(verb(who, messageId)).rejects.toMatchObject({ code: "not_found" });
    expect(await db.contactReply.count({ where: { messageId: { in: [id, held.id] } } })).toBe(0);
  });

  test("new, answered and closed are counted, and the menu counts the new ones", async () => {
    const who = await admin();
    const before = await messageCounts(who);
    const [a, b, c] = [await written(), await written(), await written()];
    await written({ isSpam: true });
    await answerMessage(who, { messageId: a.id, text: "Words." });
    for (let i = 0; i < 2; i++) await closeMessage(who, { messageId: b.id });
    const after = await messageCounts(who);
    expect(after).toEqual({
      open: before.open + 1,
      answered: before.answered + 1,
      closed: before.closed + 1,
    });
    expect((await consoleWaiting(who)).messages).toBe(after.open);
    await expect(answerMessage(who, { messageId: b.id, text: "Late." })).rejects.toMatchObject({
      message: "messageClosed",
    });
    await markAnswered(who, { messageId: b.id, answered: false });
    expect((await messageCounts(who)).open).toBe(after.open + 1);
    expect((await contactMessage(who, c.id))!.replies).toEqual([]);
  });

  test("a subject with line breaks adds no header; an answer to the answer reaches the operator", async () => {
    const server = await openMailServer({ of: () => "takes" });
    try {
      Object.assign(env, { SMTP_URL: server.url });
      const { id, email } = await written({
        subject: "Hello\r\nBcc: all@test.example\r\n\r\nBody",
      });
      await answerMessage(await admin(), { messageId: id, text: "Words." });
      await runDueJobs({ limit: 200 });
      const { head } = server.taken.find(({ to }) => to === email)!;
      expect(head).toContain(`Reply-To: ${site.email}`);
      expect(head).not.toMatch(/^Bcc:/im);
      expect(server.taken.filter(({ to }) => to === "all@test.example")).toEqual([]);
    } finally {
      Object.assign(env, { SMTP_URL: undefined });
      await server.close();
    }
  });

  test("forgetting a person also deletes the answers to them and their mails", async () => {
    const { id, email } = await written();
    await answerMessage(await admin(), { messageId: id, text: `Dear ${email}, words.` });
    await runDueJobs({ limit: 200 });
    expect(await mailsTo(email)).toHaveLength(1);
    await db.$transaction((tx) => forgetWriter(tx, email.toLowerCase()));
    expect(await repliesTo(id)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test("blank words are refused, what is pasted is cleaned", () => {
    for (const blank of ["", " \n ", undefined])
      expect(replyText.safeParse(blank).success).toBe(false);
    expect(replyText.safeParse("x".repeat(5_001)).success).toBe(false);
    expect(replyText.parse("a\r\nb")).toBe("a\nb");
  });
});

async function ownerActor() {
  const { owner } = await makeNgo();
  return { actor: await actorOf(owner) };
}
