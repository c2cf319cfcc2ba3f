import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { POST } from "@/app/api/v1/inbound-email/route";
import { minutes, nowMs, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { digestOf, inboundEnv, mailOf, post, postHeaders } from "@/tests/support/inbound";
import { inboundWorld, type InboundWorld } from "@/tests/support/inbound-world";

vi.setConfig({ testTimeout: 120_000 });

beforeEach(() => void Object.assign(env, inboundEnv));
afterEach(() => {
  setClockForTests(null);
  vi.restoreAllMocks();
  for (const name of Object.keys(inboundEnv)) Object.assign(env, { [name]: undefined });
});
afterAll(() => db.$disconnect());

describe("the signature", () => {
  const status = async (changes: Parameters<typeof post>[2], w?: InboundWorld) => {
    const { recipient, owner, rows } = w ?? (await inboundWorld());
    const raw = mailOf({ from: owner.email });
    const answer = await post(POST, { recipient, sender: owner.email, raw }, changes);
    return [answer.status, (await rows()).length];
  };

  test.each([
    "x-inbound-timestamp",
    "x-inbound-recipient",
    "x-inbound-sender",
    "x-inbound-digest",
    "x-inbound-signature",
  ])("is over %s", async (name) => {
    expect(await status({ headers: { [name]: "1".repeat(64) } })).toEqual([401, 0]);
    expect(await status({ headers: { [name]: "" } })).toEqual([401, 0]);
  });

  test("is over the mail", async () => {
    const w = await inboundWorld();
    expect(await status({ body: mailOf({ from: w.owner.email, text: "Other" }) }, w)).toEqual([
      401, 0,
    ]);
  });

  test("is of now: five minutes before and after", async () => {
    const w = await inboundWorld();
    const raw = mailOf({ from: w.owner.email });
    const mail = { recipient: w.recipient, sender: w.owner.email, raw };
    const at = (ms: number) => ({
      headers: postHeaders(mail, { time: Math.floor((nowMs() + ms) / 1_000) }),
    });
    expect((await post(POST, mail, at(-minutes(6)))).status).toBe(401);
    expect((await post(POST, mail, at(minutes(6)))).status).toBe(401);
    expect((await post(POST, mail, at(-minutes(4)))).status).toBe(202);
  });

  test("by another secret is invalid, and without a configured secret the address does not exist", async () => {
    const w = await inboundWorld();
    const raw = mailOf({ from: w.owner.email });
    const mail = { recipient: w.recipient, sender: w.owner.email, raw };
    const headers = postHeaders(mail, { secret: "another-secret-of-thirty-two-characters" });
    expect((await post(POST, mail, { headers })).status).toBe(401);
    Object.assign(env, { INBOUND_SECRET: undefined });
    expect((await post(POST, mail)).status).toBe(404);
  });

  test("a mail whose signature is wrong is not read", async () => {
    const w = await inboundWorld();
    const raw = mailOf({ from: w.owner.email });
    const mail = { recipient: w.recipient, sender: w.owner.email, raw };
    let read = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 1;
          controller.enqueue(new Uint8Array(1_000));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { ...postHeaders(mail), "x-inbound-signature": "0".repeat(64) };
    const request = new Request(`${env.appOrigin}/api/v1/inbound-email`, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
    expect((await POST(request, { params: Promise.resolve({}) })).status).toBe(401);
    expect(read).toBe(0);
  });

  test("[IMP-058] a mail of 30 MB is refused at 15", async () => {
    const w = await inboundWorld();
    const raw = Buffer.alloc(30 * 1024 * 1024, "a");
    const answer = await post(POST, { recipient: w.recipient, sender: w.owner.email, raw });
    expect(answer).toMatchObject({ status: 413, body: { code: "too_large" } });
    expect(digestOf(raw)).toHaveLength(64);
  });

  test("another type than a mail is refused", async () => {
    expect((await status({ headers: { "content-type": "text/plain" } }))[0]).toBe(415);
  });
});
