import net from "node:net";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { oneOff } from "@/tests/support/sandbox-orders";

/** Requests that the SDK would never send: they are refused soon, and the process keeps running. */
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

/**
 * Sends raw bytes.
 * @returns the first bytes of the response, or "" when the connection was closed without one
 */
function send(bytes: Buffer | string, { half = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(sandbox.port, "127.0.0.1", () =>
      half ? socket.write(bytes, () => socket.destroy()) : socket.end(bytes),
    );
    let words = "";
    const late = setTimeout(
      () => (socket.destroy(), reject(new Error("no answer and not closed"))),
      20_000,
    );
    socket.on("data", (chunk) => (words += chunk.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => (clearTimeout(late), resolve(words)));
  });
}
const alive = async () => expect((await fetch(`${sandbox.url}/_sandbox/health`)).status).toBe(200);
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}${path}`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      authorization: `Bearer ${sandbox.secretKey}`,
      ...headers,
    },
  });

test("bytes that are not HTTP", { timeout: 120_000 }, async () => {
  const tls = Buffer.from("16030100c5010000c103035f", "hex");
  for (const bytes of [
    "",
    "\r\n\r\n",
    "GET\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "\0\0\0\0",
    "POST /v1/refunds HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
    "POST /v1/refunds HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    "POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(100_000)}\r\n\r\n`,
    `GET /${"a".repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    tls,
    ...Array.from({ length: 20 }, () => randomBytes(2_000)),
  ]) {
    const answer = await send(bytes);
    expect(answer.slice(0, 12), String(bytes).slice(0, 60)).toMatch(/^(HTTP\/1\.1 4\d\d)?$/);
  }
  await alive();
});

test(
  "requests that break off, lie about their length or never end",
  { timeout: 120_000 },
  async () => {
    const session = await sandbox.client().checkout.sessions.create(oneOff);
    for (let i = 0; i < 30; i++)
      await send(`POST /v1/refunds HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\nchar`, {
        half: true,
      });
    expect(
      await send(
        `POST /c/pay/${session.id} HTTP/1.1\r\nhost: x\r\ncontent-length: 999999999999\r\n\r\nx`,
      ),
    ).toMatch(/^HTTP\/1\.1 4\d\d/);
    // more than a megabyte, with a length and without one
    for (const path of [
      "/v1/checkout/sessions",
      `/c/pay/${session.id}`,
      "/p/session/bps_x",
      "/_sandbox/faults",
      "/nowhere",
    ]) {
      const huge = "a=".padEnd(3_000_000, "x");
      const status = await post(path, huge).then(
        (answer) => answer.status,
        () => 413,
      ); // the connection may be cut while we are still sending
      expect(status, path).toBe(413);
      const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
      const cut = await send(
        `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${sandbox.secretKey}\r\ntransfer-encoding: chunked\r\n\r\n${chunk.repeat(20)}`,
      );
      expect(["", "HTTP/1.1 413"], path).toContain(cut.slice(0, 12)); // a response, or a connection cut while we are still sending
    }
    await alive();
    expect((await sandbox.client().checkout.sessions.retrieve(session.id)).status).toBe("open");
    expect(await sandbox.truth("charge")).toEqual([]);
  },
);

test(
  "bodies and addresses of any bytes: 4xx, never a 5xx, nothing made",
  { timeout: 120_000 },
  async () => {
    const session = await sandbox.client().checkout.sessions.create(oneOff);
    const before = (await sandbox.truth()).length;
    const bodies: BodyInit[] = [
      new Uint8Array([0xff, 0xfe, 0x00, 0xc3]),
      "%",
      "%E0%A4%A",
      "a[b[c]]=1",
      "[]=1",
      "__proto__[x]=1",
      "constructor=1",
      `${"a[".repeat(5_000)}=1`,
      "a=1&".repeat(50_000),
      JSON.stringify({ amount: 1 }),
      ...Array.from({ length: 40 }, () => randomBytes(300)),
    ];
    for (const body of bodies) {
      for (const path of [
        "/v1/checkout/sessions",
        "/v1/refunds",
        `/c/pay/${session.id}`,
        "/p/session/bps_none",
        "/_sandbox/time",
        "/_sandbox/faults",
      ]) {
        const answer = await post(path, body);
        expect(answer.status, `${path} ${String(body).slice(0, 40)}`).toBeGreaterThanOrEqual(400);
        expect(answer.status, `${path} ${String(body).slice(0, 40)}`).toBeLessThan(500);
      }
    }
    for (const path of [
      "//",
      "/%",
      "/%00",
      "/v1/%E0%A4%A",
      "/v1/charges/%00",
      "/c/pay/",
      "/c/pay/../..",
      "/c/pay/__proto__",
      "/c/pay/constructor",
      `/embedded/pay/${session.id}`,
      "/embedded/pay/__proto___secret_x",
      "/embedded/files.ts",
      "/endive/..%2ffiles.ts",
      "/p/session/toString",
      "/fonts/..%2f..%2fpackage.json",
      "/fonts/OFL-text.txt",
      "/_sandbox/__proto__",
      `/${"a/".repeat(5_000)}`,
    ]) {
      const answer = await fetch(`${sandbox.url}${path}`, {
        headers: { authorization: `Bearer ${sandbox.secretKey}` },
      });
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.status, path).toBeLessThan(500);
    }
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"])
      expect((await fetch(`${sandbox.url}/c/pay/${session.id}`, { method })).status, method).toBe(
        405,
      );
    expect((await sandbox.truth()).length).toBe(before);
    await alive();
  },
);
