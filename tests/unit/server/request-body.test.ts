import http from "node:http";
import net from "node:net";
import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encode } from "next-auth/jwt";
import { watchPace } from "@/server/body-pace";
import { places } from "@/server/body-places";
import { bodyLimits } from "@/lib/upload-limits";
import { takeBody } from "@/server/request-body";

const megabyte = 1024 * 1024;
process.env["AUTH_SECRET"] = "tests-tests-tests-tests-tests";
/** A session cookie as the application makes it. */
const sessionCookie = async (sid: string) =>
  `next-auth.session-token=${await encode({ token: { sid, sub: "usr_1" }, secret: process.env["AUTH_SECRET"]! })}`;
const session = { cookie: `a=b; ${await sessionCookie("ses_1")}` };
const invented = { cookie: "next-auth.session-token=invented" };
const form = { "content-type": "multipart/form-data; boundary=x" };
const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

let working = 0;
let most = 0;
const reached: string[] = [];
const server = http.createServer();
server.on("request", (request, response) => {
  if (request.url === "/pace") {
    watchPace(request, response, { idle: 120, grace: 100_000, pace: 1 }, 10);
    request
      .on("error", () => {})
      .resume()
      .on("end", () => response.end("whole"));
    return;
  }
  if (request.url === "/trickle") {
    watchPace(request, response, { idle: 100_000, grace: 150, pace: 1_000_000 }, 10);
    request
      .on("error", () => {})
      .resume()
      .on("end", () => response.end("whole"));
    return;
  }
  void takeBody(request, response).then(async (whole) => {
    if (!whole) return;
    reached.push(`${whole.method} ${whole.url} ${whole.headers["content-type"] ?? ""}`);
    most = Math.max(most, ++working);
    const chunks: Buffer[] = [];
    for await (const chunk of whole) chunks.push(chunk as Buffer);
    working--;
    response.end(hash(Buffer.concat(chunks)));
  });
});
let base = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
});
afterAll(() => void (server.closeAllConnections(), server.close()));

/**
 * Waits until this many of a group have a response.
 * @returns all of their responses, including later ones
 */
async function answersOf(group: { answered: Promise<number> }[], count: number): Promise<number[]> {
  const answers: number[] = [];
  for (const { answered } of group) void answered.then((status) => answers.push(status));
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  return answers;
}

/** Sends the beginning of a form and no more; `answered`: the status, if there is a response. */
function slowly(headers: Record<string, string>): { answered: Promise<number>; end: () => void } {
  const request = http.request(`${base}/registration`, {
    method: "POST",
    agent: false,
    headers: { ...form, ...headers, "content-length": String(900_000) },
  });
  const answered = new Promise<number>((resolve) =>
    request.on("response", (response) => (response.resume(), resolve(response.statusCode ?? 0))),
  );
  request.on("error", () => {});
  request.write("a");
  return { answered, end: () => void request.destroy() };
}

const post = (path: string, body: Buffer, headers: Record<string, string>) =>
  fetch(base + path, { method: "POST", body: new Uint8Array(body), headers });

describe("what clients send", () => {
  it("a form of three large files arrives byte by byte, a few at a time", async () => {
    const bodies = Array.from({ length: 4 }, (_, i) => randomBytes(3 * megabyte + i));
    most = 0;
    const answers = await Promise.all(
      bodies.map(async (body) =>
        (await post("/registration?step=documents", body, { ...form, ...session })).text(),
      ),
    );
    expect(answers).toEqual(bodies.map(hash));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(places.atOnce);
    expect(reached.at(-1)).toBe(
      "POST /registration?step=documents multipart/form-data; boundary=x",
    );
  });

  it("as large as the limit, and one byte more; in chunks too, where nobody said how much would come", async () => {
    const whole = Buffer.alloc(bodyLimits.form, 7);
    expect(await (await post("/registration", whole, { ...form, ...session })).text()).toBe(
      hash(whole),
    );
    const more = await post("/registration", Buffer.alloc(bodyLimits.form + 1), {
      ...form,
      ...session,
    });
    expect([more.status, more.headers.get("content-type")]).toEqual([
      413,
      "text/html; charset=utf-8",
    ]);
    expect(await more.text()).toContain("What was sent is too large. A file may have at most 10MB");
    const before = reached.length;
    const status = await new Promise((resolve) => {
      const request = http.request(
        `${base}/contact`,
        { method: "POST", headers: form },
        (response) => resolve(response.statusCode),
      );
      request.on("error", () => {});
      request.write(Buffer.alloc(bodyLimits.anonymous));
      request.end(Buffer.alloc(1));
    });
    expect(status).toBe(413);
    expect(reached.length).toBe(before);
  });

  it("a stranger's body to a page is at most a megabyte, in Afrikaans where that was chosen; a call's is measured by its route", async () => {
    const refused = await post("/af/contact", Buffer.alloc(megabyte + 1), form);
    expect([refused.status, (await refused.text()).includes("te groot")]).toEqual([413, true]);
    expect(
      (
        await post("/api/v1/ngos/login", Buffer.alloc(2 * megabyte), {
          "content-type": "application/json",
        })
      ).status,
    ).toBe(200);
    expect((await post("/contact", Buffer.alloc(1000), form)).status).toBe(200);
  });

  it("who reads only after sending everything reads why it was refused", async () => {
    const port = Number(new URL(base).port);
    const socket = net.connect({ host: "127.0.0.1", port }).pause();
    const faults: Error[] = [];
    socket.on("error", (error) => faults.push(error));
    const ended = new Promise((resolve) => socket.once("close", resolve));
    const write = (bytes: string | Buffer) =>
      new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
    const slices = 40;
    const slice = Buffer.alloc(50_000);
    await write(
      `POST /contact HTTP/1.1\r\nhost: here\r\ncontent-length: ${slices * slice.length}\r\n\r\n`,
    );
    for (let i = 0; i < slices; i++) {
      await write(slice);
      await new Promise((resolve) => setTimeout(resolve, 10)); // the answer has long been there
    }
    let text = "";
    socket.on("data", (chunk) => (text += String(chunk))).resume();
    await ended;
    expect(faults).toEqual([]);
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain("</html>");
  });

  it("who sends slowly for longer than five seconds reads it too", async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(Number(new URL(base).port), "127.0.0.1");
      let all = "";
      socket.on("data", (chunk) => (all += String(chunk)));
      socket.on("error", reject).once("close", () => resolve(all));
      const [slices, slice] = [35, Buffer.alloc(50_000)];
      socket.write(
        `POST /contact HTTP/1.1\r\nhost: here\r\ncontent-length: ${slices * slice.length}\r\n\r\n`,
      );
      let sent = 0;
      const timer = setInterval(() => {
        socket.write(slice);
        if (++sent === slices) clearInterval(timer);
      }, 200);
      socket.once("close", () => clearInterval(timer));
    });
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain("</html>");
  }, 30_000);

  it("one who leaves in the middle holds no place", async () => {
    for (let i = 0; i < places.all + 5; i++) {
      await new Promise<void>((resolve) => {
        const socket = net.connect((server.address() as net.AddressInfo).port, "127.0.0.1", () => {
          socket.write(
            `POST /registration HTTP/1.1\r\nHost: a\r\nCookie: ${session.cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n`,
          );
          socket.end("a", () => (socket.destroy(), resolve()));
        });
        socket.on("error", () => {});
      });
    }
    await expect
      .poll(
        async () =>
          (await post("/registration", Buffer.alloc(megabyte), { ...form, ...session })).status,
      )
      .toBe(200);
  });

  it("[X13] an invented cookie is a stranger's: a megabyte, and with others of its kind a part of the places", async () => {
    const refused = await post("/registration", Buffer.alloc(megabyte + 1), {
      ...form,
      ...invented,
    });
    expect(refused.status).toBe(413);
    const forged = `next-auth.session-token=${await encode({ token: { sid: "ses_1", sub: "usr_1" }, secret: "another secret of nobody" })}`;
    expect(
      (await post("/registration", Buffer.alloc(megabyte + 1), { ...form, cookie: forged })).status,
    ).toBe(413);
    // an invented token has no advantage on a page, and a call checks it before its body is read
    expect(
      (
        await post("/registration", Buffer.alloc(megabyte + 1), {
          ...form,
          authorization: `Bearer ${"a".repeat(43)}`,
        })
      ).status,
    ).toBe(413);
    // strangers from many networks hold a third of the places, and requests with sessions still find room
    const slow = Array.from({ length: 62 }, (_, i) =>
      slowly({ ...invented, "x-forwarded-for": `198.51.100.${i}` }),
    );
    try {
      const refused = Array(62 - places.unproven).fill(503);
      const answers = await answersOf(slow, refused.length);
      expect(
        (await post("/registration", Buffer.alloc(megabyte), { ...form, ...session })).status,
      ).toBe(200);
      expect(answers).toEqual(refused);
    } finally {
      for (const { end } of slow) end();
    }
  }, 30_000);

  it("[X13] one network, or one session from many networks, holds a few places: others send on", async () => {
    const sessions = await Promise.all(
      Array.from({ length: 10 }, (_, i) => sessionCookie(`ses_of_${i}`)),
    );
    const one = sessions.map((cookie) => slowly({ cookie, "x-forwarded-for": "203.0.113.9" }));
    const net = sessions.map((cookie, i) =>
      slowly({ cookie, "x-forwarded-for": `2001:db8:1:2::${i + 1}` }),
    );
    const same = Array.from({ length: 10 }, (_, i) =>
      slowly({ cookie: session.cookie, "x-forwarded-for": `192.0.2.${i}` }),
    );
    try {
      const groups = await Promise.all(
        [
          { group: one, most: places.ofNetwork },
          { group: net, most: places.ofNetwork },
          { group: same, most: places.ofSender },
        ].map(async ({ group, most }) => {
          const refused = Array(group.length - most).fill(503);
          return { refused, answers: await answersOf(group, refused.length) };
        }),
      );
      expect(
        (
          await post("/registration", Buffer.alloc(megabyte), {
            ...form,
            cookie: await sessionCookie("ses_x"),
            "x-forwarded-for": "192.0.2.200",
          })
        ).status,
      ).toBe(200);
      for (const { refused, answers } of groups) expect(answers).toEqual(refused);
    } finally {
      for (const { end } of [...one, ...net, ...same]) end();
    }
  }, 30_000);

  it.each([
    ["//evil.example/x", "/evil.example/x"],
    ["/\\\\evil.example", "/evil.example"],
    ["///evil.example//y?z", "/evil.example/y"],
    ["/contact?a=1", "/contact"],
  ])("[N18] the way back from a refusal of %s is a path of this site", async (path, way) => {
    const text = await new Promise<string>((resolve) => {
      const request = http.request(
        {
          host: "127.0.0.1",
          port: (server.address() as net.AddressInfo).port,
          path,
          method: "POST",
          headers: { "content-length": String(2 * megabyte) },
        },
        (response) => {
          let all = "";
          response.on("data", (chunk) => (all += String(chunk))).on("end", () => resolve(all));
        },
      );
      request.on("error", () => {});
      request.flushHeaders();
    });
    expect(text).toContain(`href="${way}"`);
  });

  it.each(["/pace", "/trickle"])(
    "a body that does not come, or drop by drop, is given up: 408 (%s)",
    async (path) => {
      const text = await new Promise<string>((resolve) => {
        const socket = net.connect((server.address() as net.AddressInfo).port, "127.0.0.1", () =>
          socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nab`),
        );
        const drip = path === "/trickle" ? setInterval(() => socket.write("a"), 20) : null;
        let all = "";
        socket.on("data", (chunk) => (all += String(chunk)));
        socket.on("error", () => {});
        socket.on("close", () => (drip && clearInterval(drip), resolve(all)));
      });
      expect(text).toMatch(/^HTTP\/1\.1 408 /);
    },
  );
});
