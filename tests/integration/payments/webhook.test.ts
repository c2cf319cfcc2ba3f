import { createHmac, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { POST } from "@/app/api/v1/payment/webhook/route";

const secret = `whsec_${randomBytes(12).toString("hex")}`;
beforeAll(
  () =>
    void Object.assign(env, {
      SANDBOX_SECRET_KEY: "sk_test_webhooktests",
      SANDBOX_WEBHOOK_SECRET: secret,
      STRIPE_SANDBOX_URL: "http://127.0.0.1:9",
    }),
);
afterAll(() => db.$disconnect());

const nowSeconds = () => Math.floor(Date.now() / 1000);
// a kind that is stored and ignored, so that no provider is called
const event = (more: object = {}) => ({
  id: `evt_${randomBytes(8).toString("hex")}`,
  object: "event",
  api_version: "2026-10-28.endive",
  created: nowSeconds(),
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type: "payment_intent.created",
  data: { object: { id: "pi_1", object: "payment_intent" } },
  ...more,
});
const sign = (payload: string, at = nowSeconds(), key = secret) =>
  `t=${at},v1=${createHmac("sha256", key).update(`${at}.${payload}`).digest("hex")}`;
const post = (payload: string | Buffer, header: string | null) =>
  POST(
    new Request("http://localhost/api/v1/payment/webhook", {
      method: "POST",
      body: new Uint8Array(Buffer.from(payload)),
      headers: {
        "content-type": "application/json",
        ...(header === null ? {} : { "stripe-signature": header }),
      },
    }),
  );
const kept = (id: string) => db.providerEvent.findUnique({ where: { id } });

async function refused(payload: string, header: string | null, id: string) {
  const answer = await post(payload, header);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    success: false,
    error: "invalid_signature",
    code: "bad_request",
  }); // API-003: in the envelope
  expect(await kept(id)).toBeNull();
}

describe("the provider's webhook", () => {
  test("[API-092] a signed event is kept once with its bytes, however often it comes", async () => {
    const e = event();
    const payload = JSON.stringify(e);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post(payload, sign(payload))),
    );
    for (const answer of answers) expect(answer.status).toBe(200);
    const row = await kept(e.id);
    expect(row).toMatchObject({
      type: "payment_intent.created",
      deliveries: 30,
      status: "ignored",
      source: "webhook",
    });
    expect(Buffer.from(row!.raw!).toString()).toBe(payload);
  });

  test("[API-091] wrong secret, no header, empty, garbage and huge headers are refused and change nothing", async () => {
    const e = event();
    const payload = JSON.stringify(e);
    for (const header of [
      null,
      "",
      "garbage",
      "t=1",
      `t=${nowSeconds()}`,
      sign(payload, nowSeconds(), "whsec_other"),
      sign(payload).replace("v1", "v0"),
      `${sign(payload)}${",x=y".repeat(2000)}`,
      sign(payload).replace("t=", "t=abc"),
    ])
      await refused(payload, header, e.id);
  });

  test("[API-091] old and future signatures are refused, within five minutes taken", async () => {
    for (const off of [-301, -86_400, 301, 86_400, 3_155_760_000]) {
      const e = event();
      const payload = JSON.stringify(e);
      await refused(payload, sign(payload, nowSeconds() + off), e.id);
    }
    for (const off of [-290, 290]) {
      const payload = JSON.stringify(event());
      expect((await post(payload, sign(payload, nowSeconds() + off))).status).toBe(200);
    }
  });

  test("[API-091] two timestamps in one header are refused", async () => {
    const e = event();
    const payload = JSON.stringify(e);
    await refused(payload, `t=${nowSeconds()},${sign(payload, nowSeconds() + 86_400)}`, e.id);
  });

  test("[API-091] one flipped byte of the body is refused", async () => {
    const e = event();
    const payload = JSON.stringify(e);
    const header = sign(payload);
    for (let i = 0; i < payload.length; i += 11) {
      const bytes = Buffer.from(payload);
      bytes[i] = bytes[i]! ^ 1;
      expect((await post(bytes, header)).status).toBe(400);
    }
    expect(await kept(e.id)).toBeNull();
  });

  test(
    "[API-091] of 1,200 headers that are nearly right none is taken, nor any body with one byte changed, put in or left out",
    { timeout: 120_000 },
    async () => {
      const e = event({ padding: "x".repeat(40) });
      const payload = JSON.stringify(e);
      const header = sign(payload);
      const [t, v1] = header.split(",") as [string, string];
      const headers = new Set<string>();
      for (let i = 0; i < header.length; i++) {
        for (const bit of [1, 2, 4, 8, 16, 32])
          headers.add(
            header.slice(0, i) +
              String.fromCharCode(header.charCodeAt(i) ^ bit) +
              header.slice(i + 1),
          );
        headers.add(header.slice(0, i) + header.slice(i + 1));
        for (const more of ["0", "a", " ", "=", ","])
          headers.add(header.slice(0, i) + more + header.slice(i));
        headers.add(header.slice(0, i));
        headers.add(header.slice(i + 1));
      }
      const hex = v1.slice(3);
      for (const scheme of [
        "v0",
        "v2",
        "V1",
        "v1 ",
        " v1",
        "v",
        "v11",
        "",
        "__proto__",
        "constructor",
        "hmac",
        "sha256",
      ])
        for (const value of [
          hex,
          hex.toUpperCase(),
          Buffer.from(hex, "hex").toString("base64"),
          `${hex}${hex}`,
          hex.slice(0, 63),
          "",
          "null",
          "undefined",
          "[object Object]",
        ])
          headers.add(`${t},${scheme}=${value}`);
      for (const stamp of [
        "t=0",
        "t=-1",
        "t=",
        "T=" + t.slice(2),
        `t=+${t.slice(2)}`,
        `t=0${t.slice(2)}`,
        `t=${t.slice(2)}.0`,
        `t=${t.slice(2)}e0`,
        `t=0x${Number(t.slice(2)).toString(16)}`,
        "t=NaN",
        "t=Infinity",
        `t=${t.slice(2)}000`,
        `t=${"9".repeat(30)}`,
        `${t};`,
        `${t},${t}`,
      ])
        for (const proof of [v1, v1.toUpperCase(), `${v1},v0=${hex}`])
          headers.add(`${stamp},${proof}`);
      headers
        .add(v1)
        .add(t)
        .add(`${v1}`)
        .add(`${t};${v1}`)
        .add(`${t}, v1 = ${hex}`)
        .add(`${t},v1=${hex},${t}`);
      headers.delete(header);
      for (const same of [` ${header}`, `${header} `]) headers.delete(same); // HTTP itself strips the blanks
      expect(headers.size).toBeGreaterThan(1_200);
      const taken: string[] = [];
      for (const one of headers) {
        let answer: Response;
        try {
          answer = await post(payload, one);
        } catch {
          continue; // no HTTP client can send it
        }
        if (answer.status !== 400) taken.push(one);
      }
      expect(taken).toEqual([]);
      const bytes = Buffer.from(payload);
      for (let i = 0; i < bytes.length; i++) {
        const flipped = Buffer.from(bytes);
        flipped[i] = flipped[i]! ^ (1 << (i % 8));
        for (const body of [
          flipped,
          Buffer.concat([bytes.subarray(0, i), bytes.subarray(i + 1)]),
          Buffer.concat([bytes.subarray(0, i), Buffer.from([0x20]), bytes.subarray(i)]),
        ])
          if (body.compare(bytes) !== 0)
            expect((await post(body, header)).status, `byte ${i}`).toBe(400);
      }
      expect(await kept(e.id)).toBeNull();
      expect((await post(payload, header)).status).toBe(200);
      expect(await kept(e.id)).not.toBeNull();
    },
  );

  test("[API-091] events of the other mode, of connected accounts and with strange ids are refused", async () => {
    for (const more of [
      { livemode: true },
      { account: "acct_1" },
      { id: "evt_' or 1=1" },
      { id: 5 },
      { type: 7 },
      { data: null },
    ]) {
      const e = event(more);
      const payload = JSON.stringify(e);
      await refused(payload, sign(payload), String(e.id));
    }
  });

  test("[API-091] too large a body answers 413", async () => {
    const payload = JSON.stringify(event({ padding: "x".repeat(256 * 1024) }));
    expect((await post(payload, sign(payload))).status).toBe(413);
  });

  test("both secrets are good while one is being rolled", async () => {
    Object.assign(env, {
      sandbox: false,
      STRIPE_SECRET_KEY: "sk_test_rolling",
      STRIPE_WEBHOOK_SECRET: "whsec_new",
      STRIPE_WEBHOOK_SECRET_OLD: "whsec_old",
    });
    try {
      for (const key of ["whsec_new", "whsec_old"]) {
        const payload = JSON.stringify(event());
        expect((await post(payload, sign(payload, nowSeconds(), key))).status).toBe(200);
      }
      const payload = JSON.stringify(event());
      expect((await post(payload, sign(payload, nowSeconds(), secret))).status).toBe(400);
    } finally {
      Object.assign(env, { sandbox: true });
    }
  });
});
