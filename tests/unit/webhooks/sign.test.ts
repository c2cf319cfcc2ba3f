// @vitest-environment node
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";
import { afterAll, describe, expect, test } from "vitest";
import { pythonSnippet, typescriptSnippet } from "@/app/[locale]/developers/verify-webhook";
import { readEnv } from "@/lib/env";
import { isPublicAddress } from "@/lib/public-address";
import { newWebhookSecret, signedHeaders } from "@/lib/webhooks/sign";

test("signs as the specification's own example", () => {
  expect(
    signedHeaders("msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, '{"test": 2432232314}', [
      "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    ]),
  ).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

const folder = mkdtempSync(path.join(tmpdir(), "snippets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Tried = { headers: Record<string, string>; body: string; secret: string };

function inTypeScript(tried: Tried): boolean {
  const code = ts.transpileModule(typescriptSnippet, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    reportDiagnostics: true,
  });
  expect(code.diagnostics).toEqual([]);
  const file = path.join(folder, "verify.mjs");
  const call = `const t = ${JSON.stringify(tried)};\nconsole.log(isOurs(t.headers, t.body, t.secret));`;
  writeFileSync(file, `${code.outputText}\n${call}\n`);
  return execFileSync(process.execPath, [file], { encoding: "utf8" }).trim() === "true";
}

function inPython(tried: Tried): boolean {
  const file = path.join(folder, "verify.py");
  const call = `import json\nt = json.loads(${JSON.stringify(JSON.stringify(tried))})\nprint(is_ours(t["headers"], t["body"].encode(), t["secret"]))`;
  writeFileSync(file, `${pythonSnippet}\n${call}\n`);
  return execFileSync("python3", [file], { encoding: "utf8" }).trim() === "True";
}

const hasPython = (() => {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

describe.each([
  ["TypeScript", inTypeScript, true],
  ["Python", inPython, hasPython],
] as const)("the page's code in %s", (_language, isOurs, there) => {
  test.skipIf(!there)("takes what we signed, and nothing else", () => {
    const [secret, next, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
    const body = '{"type":"donation.completed","data":{"name":"Wanjirũ — 25 €"}}';
    const seconds = Math.floor(Date.now() / 1_000);
    const headers = signedHeaders("msg_1", seconds, body, [next, secret]);
    expect(isOurs({ headers, body, secret })).toBe(true);
    expect(isOurs({ headers, body, secret: next })).toBe(true);
    expect(isOurs({ headers, body, secret: other })).toBe(false);
    expect(isOurs({ headers, body: body.replace("25", "26"), secret })).toBe(false);
    expect(isOurs({ headers: { ...headers, "webhook-id": "msg_2" }, body, secret })).toBe(false);
    const old = signedHeaders("msg_1", seconds - 600, body, [secret]);
    expect(isOurs({ headers: old, body, secret })).toBe(false);
    const { "webhook-signature": _signature, ...unsigned } = headers;
    expect(isOurs({ headers: unsigned, body, secret })).toBe(false);
    for (const at of ["x", "²", "", "1e9"])
      expect(isOurs({ headers: { ...headers, "webhook-timestamp": at }, body, secret })).toBe(
        false,
      );
  });
});

test.skipIf(!hasPython)(
  "the page's code in Python, where a framework writes names of headers its own way",
  () => {
    const secret = newWebhookSecret();
    const headers = signedHeaders("msg_1", Math.floor(Date.now() / 1_000), "{}", [secret]);
    const titled = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name.replace(/\b\w/g, (letter) => letter.toUpperCase()),
        value,
      ]),
    );
    expect(Object.keys(titled)).toContain("Webhook-Signature");
    expect(inPython({ headers: titled, body: "{}", secret })).toBe(true);
  },
);

test.each([
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "100.127.255.255",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.0.1",
  "192.168.1.1",
  "192.0.2.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:8.8.8.8",
  "::ffff:127.0.0.1",
  "::7f00:1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::7f00:1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "100::1",
  "5f00::1",
])("%s is not an address that we call", (address) => expect(isPublicAddress(address)).toBe(false));
test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"])(
  "%s is",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test("webhooks to this machine are for the sandbox, and never in production mode", () => {
  expect(readEnv({}).webhooksLocal).toBe(false);
  expect(readEnv({ WEBHOOKS_LOCAL: "true" }).webhooksLocal).toBe(true);
  const stripe = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" };
  expect(() => readEnv({ WEBHOOKS_LOCAL: "true", ...stripe })).toThrow(/WEBHOOKS_LOCAL/);
  expect(() =>
    readEnv({ WEBHOOKS_LOCAL: "true", APP_MODE: "production", PAYMENTS: "sandbox" }),
  ).toThrow(/WEBHOOKS_LOCAL/);
});
