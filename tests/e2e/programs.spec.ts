import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, test, type APIRequestContext, type Page } from "./support/test";
import sharp from "sharp";
import { verifyWebhook } from "@/clients/typescript/webhook";
import { pythonSnippet } from "@/app/[locale]/developers/verify-webhook";
import { movedClock } from "@/tests/support/moved-clock";
import { payHosted } from "./support/hosted";
import { approvedNgo, confirmAddress, ownCampaign } from "./support/ngos";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 240_000 }); // a program is compiled first, and its event arrives when the worker sends it

/**
 * The examples on /developers, followed by programs that know only that page: a key from the dashboard, a campaign, and
 * the signed event of a paid donation. The site must allow webhooks to this machine (WEBHOOKS_LOCAL=true).
 */
const root = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "programs-"));
const there = (program: string) => {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};
const [python, curl] = [there("python3"), there("curl")];

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A signed-in member of an organisation of its own: the number of keys and webhooks is limited. */
async function director(page: Page, request: APIRequestContext) {
  const stamp = randomBytes(4).toString("hex");
  const ngo = await approvedNgo(request, `Program ${stamp}`, `program-${stamp}@test.example`);
  await confirmAddress(ngo.email);
  await logIn(page, ngo.email);
  return ngo;
}

/** The client as it would be installed, next to a program that uses it. */
function inTypeScript(): [string, string[]] {
  const installed = path.join(folder, "node_modules/@harambee/client");
  mkdirSync(installed, { recursive: true });
  const tsc = path.join(root, "node_modules/typescript/bin/tsc");
  const client = path.join(root, "clients/typescript");
  const out = path.join(installed, "dist");
  execFileSync(process.execPath, [tsc, "-p", client, "--outDir", out], { stdio: "inherit" });
  cpSync(path.join(client, "package.json"), path.join(installed, "package.json"));
  const program = path.join(folder, "first-gift.mts");
  cpSync(path.join(root, "tests/e2e/programs/first-gift.mts"), program);
  const loader = pathToFileURL(path.join(root, "node_modules/tsx/dist/loader.mjs")).href;
  return [process.execPath, ["--import", loader, program]];
}

/** The program with the page's own code for the signature. */
function inPython(): [string, string[]] {
  const program = path.join(folder, "first_gift.py");
  const code = readFileSync(path.join(root, "tests/e2e/programs/first_gift.py"), "utf8");
  writeFileSync(program, code.replace("# VERIFY", pythonSnippet));
  return ["python3", [program]];
}

async function coverFile(): Promise<string> {
  const file = path.join(folder, "cover.webp");
  const background = { r: 20, g: 90, b: 60 };
  await sharp({ create: { width: 1200, height: 675, channels: 3, background } })
    .webp()
    .toFile(file);
  return file;
}

async function newKey(page: Page, scopes: string[]): Promise<string> {
  await page.goto("/dashboard/api-keys");
  const form = page.locator("#new");
  await form.getByLabel("Name", { exact: true }).fill(`program-${randomBytes(4).toString("hex")}`);
  for (const scope of scopes) await form.locator(`[name="${scope}"]`).check();
  await form.getByRole("button", { name: "Create key" }).click();
  const code = page.locator("#new code");
  await expect(code).toContainText("hrb_test_");
  return (await code.first().innerText()).trim();
}

type Line = {
  listens?: string;
  campaign?: string;
  pay?: string;
  read?: number[];
  verified?: { type: string; data: Record<string, unknown> };
};

/** The program's process: the lines of its output, and its exit. */
function run([command, args]: [string, string[]], env: Record<string, string>) {
  const child: ChildProcess = spawn(command, args, {
    cwd: folder,
    env: {
      ...{ NODE_ENV: "test", PATH: process.env["PATH"], HOME: process.env["HOME"] },
      ...movedClock, // a signature has a time
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  let faults = "";
  child.stdout!.on("data", (chunk) => (words += String(chunk)));
  child.stderr!.on("data", (chunk) => (faults += String(chunk)));
  const said = (): Line[] =>
    words
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Line);
  const find = async <K extends keyof Line>(name: K): Promise<NonNullable<Line[K]>> => {
    let found: Line | undefined;
    await expect(() => {
      found = said().find((line) => line[name] !== undefined);
      expect(child.exitCode === null || found !== undefined, faults).toBe(true);
      expect(found, faults).toBeDefined();
    }).toPass({ timeout: 90_000 });
    return found![name]!;
  };
  return { child, said, find };
}

for (const [language, prepare, runs] of [
  ["TypeScript", inTypeScript, true],
  ["Python", inPython, python],
] as const)
  test(`[API-125, API-115] a program in ${language}: a key, a campaign, a gift, its signed event`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.skip(!runs, "python3 is not on this machine");
    await director(page, request);
    const title = `Program ${language} ${randomBytes(4).toString("hex")}`;
    const program = run(prepare(), {
      HARAMBEE_URL: baseURL!,
      HARAMBEE_KEY: await newKey(page, ["campaigns:write", "donations:read", "webhooks:write"]),
      COVER: await coverFile(),
      TITLE: title,
    });
    try {
      const listens = await program.find("listens");
      const forged = await request.post(listens, {
        headers: {
          "webhook-id": "msg_1",
          "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
          "webhook-signature": "v1,bm90IG91cnM=",
        },
        data: { type: "donation.completed", timestamp: new Date().toISOString(), data: {} },
      });
      expect(forged.status()).toBe(400);
      await page.goto(await program.find("pay"));
      await payHosted(page);
      const { type, data } = await program.find("verified");
      expect(type).toBe("donation.completed");
      expect(JSON.stringify(data)).toContain(await program.find("campaign"));
      expect(await program.find("read")).toEqual([25]);
      await expect.poll(() => program.child.exitCode, { timeout: 20_000 }).toBe(0);
      expect(program.said().filter((line) => line.verified)).toHaveLength(1);
    } finally {
      program.child.kill();
    }
  });

test("[API-115] the commands on /developers, run unchanged: a campaign, a gift, its signed event, the list", async ({
  page,
  request,
}) => {
  test.skip(!curl, "curl is not on this machine");
  await director(page, request);
  const key = await newKey(page, ["campaigns:write", "donations:read", "webhooks:write"]);
  await coverFile();
  await page.goto("/developers");
  const codes = await page.locator("section:has(#first-gift) pre").allInnerTexts();
  expect(codes).toHaveLength(6);
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer((call, answer) => {
    let body = "";
    call.on("data", (chunk) => (body += String(chunk)));
    call.on("end", () => {
      received.push({ headers: call.headers, body });
      answer.writeHead(204).end();
    });
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const url = `http://localhost:${(receiver.address() as AddressInfo).port}/harambee`;
  /** @param command as the page shows it, with the values that a person fills in */
  const type = (command: string, filled: Record<string, string> = {}) => {
    const env = { PATH: process.env["PATH"], KEY: key, ...filled, NODE_ENV: "test" as const };
    const told = execFileSync("sh", ["-c", command], { cwd: folder, env, encoding: "utf8" });
    const answer = JSON.parse(told) as { success: boolean; data: Record<string, never> };
    expect(answer, command).toMatchObject({ success: true });
    return answer.data as Record<string, unknown>;
  };
  try {
    expect(codes[0]).toBe("KEY=hrb_test_…");
    const title = `Program shell ${randomBytes(4).toString("hex")}`;
    const made = type(codes[1]!.replace(/title=[^']+/, `title=${title}`));
    const { id } = made["campaign"] as { id: string };
    const secret = String(type(codes[2]!.replace(/https:\/\/example\.org\/\w+/, url))["secret"]);
    const gift = type(codes[3]!.replace(/^CAMPAIGN=.*\n/, ""), { CAMPAIGN: id });
    expect(codes[3]).toMatch(/^CAMPAIGN=cmp_…\n/);
    await page.goto(String(gift["url"]));
    await payHosted(page);
    await expect(() => expect(received).toHaveLength(1)).toPass({ timeout: 90_000 });
    const [{ body, headers }] = received as [(typeof received)[0]];
    const come = await verifyWebhook(body, headers, secret);
    await expect(verifyWebhook(body, headers, `${secret.slice(0, -4)}AAA=`)).rejects.toThrow();
    expect(body).toContain(id);
    const shown = JSON.parse(codes[4]!) as { data: { donation: object } };
    expect(come.type).toBe("donation.completed");
    expect(Object.keys(come.data["donation"] as object)).toEqual(Object.keys(shown.data.donation));
    const list = type(codes[5]!, { CAMPAIGN: id });
    expect(list).toMatchObject({ donations: [{ campaignId: id, amount: 60 }], hasMore: false });
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
});

test("[API-127] a model's client finds a campaign and is refused figures that its key does not read", async ({
  page,
  request,
  baseURL,
}) => {
  const ngo = await director(page, request);
  const { slug } = await ownCampaign(request, ngo, `Pumps of ${ngo.name}`);
  const key = await newKey(page, ["campaigns:read"]);
  const client = new Client({ name: "e2e", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/api/mcp", baseURL), { requestInit }),
  );
  expect((await client.listTools()).tools).toHaveLength(4);
  const found = await client.callTool({
    name: "read_campaign",
    arguments: { campaign: slug },
  });
  expect(found.structuredContent).toMatchObject({ campaign: { campaignSlug: slug } });
  const refused = await client.callTool({ name: "own_figures", arguments: {} });
  expect(refused.isError).toBe(true);
  expect(JSON.stringify(refused.content)).toContain("lacks the scope donations:read");
  await client.close();
});
