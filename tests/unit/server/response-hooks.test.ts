import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { onHead, replaceBody, type HeadListener } from "@/server/response-hooks";

let server: http.Server;
afterEach(() => server.close());

async function ask(
  answer: (response: http.ServerResponse) => void,
  method = "GET",
): Promise<{ status: number; reason: string; headers: Headers; text: string }> {
  server = http.createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/`, { method });
  return {
    status: reply.status,
    reason: reply.statusText,
    headers: reply.headers,
    text: await reply.text(),
  };
}

const forms: [string, (response: http.ServerResponse) => void][] = [
  ["status and object", (response) => response.writeHead(201, { "X-Given": "yes" }).end("body")],
  ["status, reason, object", (r) => r.writeHead(201, "Made", { "X-Given": "yes" }).end("body")],
  ["a flat list", (r) => r.writeHead(201, ["X-Given", "yes"]).end("body")],
  ["reason and a flat list", (r) => r.writeHead(201, "Made", ["X-Given", "yes"]).end("body")],
  [
    "setHeader and end",
    (r) => ((r.statusCode = 201), r.setHeader("X-Given", "yes"), r.end("body")),
  ],
  [
    "write",
    (r) => {
      r.statusCode = 201;
      r.setHeader("X-Given", "yes");
      r.write("bo");
      r.end("dy");
    },
  ],
  [
    "flushHeaders",
    (r) => {
      r.statusCode = 201;
      r.setHeader("X-Given", "yes");
      r.flushHeaders();
      r.end("body");
    },
  ],
];

test.each(forms)(
  "a head written by %s is seen once, whole, and can be changed",
  async (_, write) => {
    const seen: [number, unknown][] = [];
    const listener: HeadListener = (response) => {
      seen.push([response.statusCode, response.getHeader("x-given")]);
      response.statusCode = 202;
      response.statusMessage = "";
      response.setHeader("x-given", "changed");
      response.setHeader("x-added", "1");
    };
    const { status, reason, headers, text } = await ask((response) => {
      onHead(response, listener);
      write(response);
    });
    expect(seen).toEqual([[201, "yes"]]);
    expect([status, reason, text]).toEqual([202, "Accepted", "body"]);
    expect([headers.get("x-given"), headers.get("x-added")]).toEqual(["changed", "1"]);
  },
);

test("a list may name a header twice; what was set before under that name goes", async () => {
  const { headers } = await ask((response) => {
    onHead(response, () => {});
    response.setHeader("set-cookie", "old=1");
    response.writeHead(200, ["Set-Cookie", "a=1", "Set-Cookie", "b=2"]).end();
  });
  expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("whoever asked last is told first; a head that is sent twice is refused as ever", async () => {
  const order: string[] = [];
  await ask((response) => {
    for (const name of ["a", "b", "c"]) onHead(response, () => void order.push(name));
    response.writeHead(200);
    expect(() => response.writeHead(200)).toThrow(/headers/i);
    response.end();
  });
  expect(order).toEqual(["c", "b", "a"]);
});

test("another body takes the place of one that is written in parts; head listeners see the final head once", async () => {
  const seen: (number | undefined)[] = [];
  const { status, headers, text } = await ask((response) => {
    onHead(response, ({ statusCode }) => void seen.push(statusCode));
    replaceBody(response, {
      applies: ({ statusCode }) => statusCode === 404,
      body: async (original) => {
        response.statusCode = 410;
        return Buffer.from(`[${original.toString()}]`);
      },
    });
    response.writeHead(404, { "content-type": "text/html" });
    response.flushHeaders();
    response.write("sh", "utf8", () => response.end("ell"));
    response.once("finish", () => response.end("too late"));
  });
  expect([status, text, headers.get("content-length"), seen]).toEqual([410, "[shell]", "7", [410]]);
});

test("where no replacement applies the body goes out as it is; a failing one ends the connection", async () => {
  const kept = await ask((response) => {
    replaceBody(response, { applies: () => false, body: async () => Buffer.from("other") });
    response.write("as it ");
    response.end("is");
  });
  expect(kept.text).toBe("as it is");
  server.close();
  await expect(
    ask((response) => {
      replaceBody(response, { applies: () => true, body: () => Promise.reject(new Error("x")) });
      response.end("x");
    }),
  ).rejects.toThrow();
});
