import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { days, nowMs, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { forgetInbound } from "@/lib/inbound/forget";
import { readFile } from "@/lib/storage/store";
import { runDueJobs } from "@/lib/worker/run";
import { inboundEnv, mailOf } from "@/tests/support/inbound";
import { inboundWorld, picture, type InboundWorld } from "@/tests/support/inbound-world";
import { mailsTo } from "@/tests/support/mails";

vi.setConfig({ testTimeout: 120_000 });

beforeEach(() => void Object.assign(env, inboundEnv));
afterEach(() => {
  setClockForTests(null);
  vi.restoreAllMocks();
  for (const name of Object.keys(inboundEnv)) Object.assign(env, { [name]: undefined });
});
afterAll(() => db.$disconnect());

describe("what a mail may hold", () => {
  const failed = async (w: InboundWorld, failure: string, words: string) => {
    expect(await w.rows()).toMatchObject([{ status: "failed", failure, storageKey: null }]);
    expect(await w.updates()).toEqual([]);
    const [mail] = await mailsTo(w.owner.email);
    expect(mail!.subject).toMatch(/^No draft was made/);
    expect(mail!.text).toContain(words);
  };
  const body = (type: string, ...rest: string[]) =>
    [`Content-Type: ${type}`, "", ...rest, ""].join("\r\n");

  test("[IMP-059] 500 parts make no draft, and the member is told", async () => {
    const w = await inboundWorld();
    const parts = Array.from({ length: 500 }, (_n, i) => `--b\r\n\r\nPart ${i}`);
    await w.deliver({ body: body("multipart/mixed; boundary=b", ...parts, "--b--") });
    await failed(w, "too_many_parts", "too many parts");
  });

  test("eleven levels make none, ten do", async () => {
    const level = (n: number): string =>
      n === 0
        ? "Content-Type: text/plain\r\n\r\nDeep"
        : `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n${level(n - 1)}`;
    const w = await inboundWorld();
    await w.deliver({ body: level(11) });
    await failed(w, "too_deep", "contains other emails");
    const shallower = await inboundWorld();
    await shallower.deliver({ body: level(10) });
    expect(await shallower.updates()).toMatchObject([{ text: "Deep" }]);
  });

  test("nothing above the quoted part makes none", async () => {
    const w = await inboundWorld();
    await w.deliver({ text: "> What happened since?\r\n> Tell us." });
    await failed(w, "no_text", "no text above the quoted part");
  });

  test("a broken or unknown charset is read as well as it can be", async () => {
    const w = await inboundWorld();
    await w.deliver({ body: body("text/plain; charset=utf-8", "Caf\xe9 \xff runs") });
    await w.deliver({ body: body("text/plain; charset=klingon", "Caf\xe9 runs") });
    expect((await w.updates()).map(({ text }) => text)).toEqual([
      "Caf\ufffd \ufffd runs",
      "Café runs",
    ]);
  });

  test("winmail.dat, other files, mails within the mail and a fifth picture are counted, not used", async () => {
    const w = await inboundWorld();
    const png = (await picture(320)).toString("base64");
    const part = (type: string, text: string, more: string[] = []) =>
      ["--b", `Content-Type: ${type}`, ...more, "", text].join("\r\n");
    const base64 = ["Content-Transfer-Encoding: base64"];
    await w.deliver({
      body: body(
        "multipart/mixed; boundary=b",
        part("text/plain", "They give water."),
        part('application/ms-tnef; name="winmail.dat"', "eJ8+Ig==", base64),
        part("message/rfc822", "From: a@b.example\r\nSubject: inner\r\n\r\nInner words"),
        ...[1, 2, 3, 4, 5].map(() => part("image/png", png, base64)),
        part("image/svg+xml", "<svg/>"),
        "--b--",
      ),
    });
    const [update] = await w.updates();
    expect(update).toMatchObject({ text: "They give water.", inbound: { leftOut: 4 } });
    expect(update!.images).toHaveLength(4);
    expect((await mailsTo(w.owner.email))[0]!.text).toContain("4 attachments were not used");
  });

  test("a mail whose words are in winmail.dat alone makes none, and the member is told", async () => {
    const w = await inboundWorld();
    const type = 'application/ms-tnef; name="winmail.dat"';
    await w.deliver({
      body: body(
        "multipart/mixed; boundary=b",
        `--b\r\nContent-Type: text/plain\r\n\r\n`,
        `--b\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\neJ8+Ig==`,
        "--b--",
      ),
    });
    await failed(w, "no_text", "no text above the quoted part");
  });

  test("a picture that a phone calls a file is one; its place in the words is not read", async () => {
    const w = await inboundWorld();
    const png = (await picture(320)).toString("base64");
    const file = (name: string, bytes: string) =>
      [
        "--b",
        `Content-Type: application/octet-stream; name="${name}"`,
        "Content-Transfer-Encoding: base64",
        "",
        bytes,
      ].join("\r\n");
    await w.deliver({
      subject: "",
      body: body(
        "multipart/mixed; boundary=b",
        "--b\r\nContent-Type: text/plain\r\n\r\n[image: IMG_1.PNG]\r\nSeven pumps run.",
        file("IMG_1.PNG", png),
        file("IMG_2.png", Buffer.from("not a picture").toString("base64")),
        file("books.xlsx", png),
        "--b--",
      ),
    });
    const [update] = await w.updates();
    expect(update).toMatchObject({ title: "Seven pumps run", text: "Seven pumps run." });
    expect(update!.images.map(({ width }) => width)).toEqual([320]);
    expect(update!.inbound!.leftOut).toBe(2);
  });

  test("words in several parts, plain and HTML, are one text without what is quoted in either", async () => {
    const w = await inboundWorld();
    const plain = "--b\r\nContent-Type: text/plain\r\n\r\nSeven pumps run.";
    const html = (text: string) => `Content-Type: text/html\r\n\r\n${text}`;
    const quoting =
      "<p>The eighth <b>waits</b>.</p><blockquote type=cite>What happened?</blockquote>";
    const both = `Content-Type: multipart/alternative; boundary=a\r\n\r\n--a\r\nContent-Type: text/plain\r\n\r\nSeven pumps run.\r\n--a\r\n${html(quoting)}\r\n--a--`;
    const mixed = "multipart/mixed; boundary=b";
    await w.deliver({ body: body(mixed, plain, `--b\r\n${html(quoting)}`, "--b--") });
    await w.deliver({ body: body(mixed, `--b\r\n${both}`, "--b--") });
    await w.deliver({ body: html(quoting) });
    expect((await w.updates()).map(({ text }) => text)).toEqual([
      "Seven pumps run.\n\nThe eighth waits.",
      "Seven pumps run.",
      "The eighth waits.",
    ]);
  });

  test("an invalid picture is left out; the rest becomes a draft", async () => {
    const w = await inboundWorld();
    await w.deliver({ pictures: [Buffer.from("not a picture"), await picture(300)] });
    const [update] = await w.updates();
    expect(update!.images.map(({ position, width }) => [position, width])).toEqual([[1, 300]]);
    expect(update!.inbound!.leftOut).toBe(1);
  });

  test("who wrote is forgotten after 90 days; a mail that hangs is given up after seven", async () => {
    const w = await inboundWorld();
    await w.deliver();
    await w.send(mailOf({ from: w.owner.email }));
    const hanging = (await w.rows()).find(({ status }) => status === "received")!;
    setClockForTests(new Date(nowMs() + days(8)));
    await forgetInbound();
    await runDueJobs();
    expect(await readFile(hanging.storageKey!)).toBeNull();
    expect((await w.rows()).map(({ status }) => status).sort()).toEqual(["draft", "failed"]);
    setClockForTests(new Date(nowMs() + days(83)));
    await forgetInbound();
    expect((await w.rows()).map(({ fromAddress }) => fromAddress)).toEqual([null, null]);
  });
});
