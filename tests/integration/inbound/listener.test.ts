import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { inboundServer, listenForMails } from "@/lib/inbound/listener";
import { runDueJobs } from "@/lib/worker/run";
import { converse, dotted, inboundEnv, mailOf } from "@/tests/support/inbound";
import { inboundWorld, type InboundWorld } from "@/tests/support/inbound-world";

vi.setConfig({ testTimeout: 120_000 });

let server: ReturnType<typeof inboundServer>;
let port = 0;
beforeEach(async () => {
  Object.assign(env, inboundEnv);
  server = inboundServer();
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.server.address() as AddressInfo).port;
});
afterEach(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  for (const name of [...Object.keys(inboundEnv), "INBOUND_SMTP_PORT"])
    Object.assign(env, { [name]: undefined });
});
afterAll(() => db.$disconnect());

const codes = (answers: string[]) => answers.map((answer) => answer.slice(0, 3));
/**
 * A complete delivery.
 * @returns the responses to MAIL, RCPT, DATA and the mail
 */
async function deliver(
  w: InboundWorld,
  more: { sender?: string; to?: string[]; raw?: Buffer } = {},
) {
  const sender = more.sender ?? w.owner.email;
  const answers = await converse(port, [
    "EHLO mx.test.example",
    `MAIL FROM:<${sender}>`,
    ...(more.to ?? [w.recipient]).map((to) => `RCPT TO:<${to}>`),
    "DATA",
    dotted(more.raw ?? mailOf({ from: w.owner.email })),
  ]);
  return answers.slice(2);
}

test("a mail that a mail server passes on becomes a draft", async () => {
  const w = await inboundWorld();
  const raw = mailOf({ from: w.owner.email, text: "They give water.\r\n.\r\nEach day." });
  expect(codes(await deliver(w, { raw }))).toEqual(["250", "250", "354", "250"]);
  await runDueJobs();
  expect(await w.updates()).toMatchObject([{ text: "They give water.\n.\nEach day." }]);
});

test("neither a log-in nor a certificate of ours is offered", async () => {
  const [, offers] = await converse(port, ["EHLO mx.test.example"]);
  expect(offers).toMatch(/SIZE 15728640/);
  expect(offers).not.toMatch(/AUTH|STARTTLS/);
});

test("an unknown address is refused before the mail is sent", async () => {
  const w = await inboundWorld();
  const to = [w.recipient.replace(/.(?=@)/, (c) => (c === "0" ? "1" : "0"))];
  expect((await deliver(w, { to }))[1]).toMatch(/^550 5\.1\.1/);
});

test("one receiver at a time", async () => {
  const w = await inboundWorld();
  expect(codes(await deliver(w, { to: [w.recipient, w.recipient] }))).toEqual([
    "250",
    "250",
    "452",
    "354",
    "250",
  ]);
});

test.each([
  ["554 5.7.1", { raw: ["Auto-Submitted: auto-replied"], sender: undefined }],
  ["554 5.7.1", { raw: ["Precedence: list"], sender: undefined }],
  ["554 5.7.1", { raw: [], sender: "" }],
])("%s for %j", async (code, { raw: head, sender }) => {
  const w = await inboundWorld();
  const raw = mailOf({ from: w.owner.email, head });
  const answers = await deliver(w, { raw, ...(sender === undefined ? {} : { sender }) });
  expect(answers.at(-1)).toContain(code);
  expect(await w.rows()).toEqual([]);
});

test("30 MB are refused, whether or not the size was said before", async () => {
  const w = await inboundWorld();
  const raw = Buffer.concat([
    mailOf({ from: w.owner.email }),
    Buffer.alloc(30 * 1024 * 1024, `${"a".repeat(70)}\r\n`),
  ]);
  expect((await deliver(w, { raw })).at(-1)).toMatch(/^552/);
  expect(await w.rows()).toEqual([]);
  const [, , mail] = await converse(port, [
    "EHLO mx.test.example",
    `MAIL FROM:<${w.owner.email}> SIZE=${raw.length}`,
  ]);
  expect(mail).toMatch(/^552/);
});

test("the same mail five times is taken five times and kept once", async () => {
  const w = await inboundWorld();
  const raw = mailOf({ from: w.owner.email });
  for (let i = 0; i < 5; i += 1) expect((await deliver(w, { raw })).at(-1)).toMatch(/^250/);
  expect(await w.rows()).toHaveLength(1);
});

test("the worker listens on the port that is set until it stops, and not at all without one", async () => {
  await listenForMails(AbortSignal.timeout(60_000)); // returns at once
  await new Promise<void>((resolve) => server.close(() => resolve()));
  Object.assign(env, { INBOUND_SMTP_PORT: port });
  const stop = new AbortController();
  const listening = listenForMails(stop.signal);
  const w = await inboundWorld();
  expect((await deliver(w)).at(-1)).toMatch(/^250/);
  stop.abort();
  await listening;
  expect(await converse(port, [])).toEqual([""]);
});
