import http from "node:http";
import net from "node:net";
import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import { formsOf } from "./support/forms";
import { randomAddress } from "./support/site";

/** Sockets, headers, paths and files as no browser asks for them; other sites' logins and logouts (N8, N11, N13, N15, N54, N56, N58). */
const site = startSite();

async function support() {
  const [factories, people, { db }] = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/people"),
    import("@/lib/db"),
  ]);
  return { ...factories, ...people, db };
}
let s: Awaited<ReturnType<typeof support>>;
let slug = "";
beforeAll(async () => {
  s = await support();
  slug = (await s.makeCampaign((await s.makeNgo()).ngo.id)).slug;
});

/** A connection that sends this much and then nothing. */
function halfSent(bytes: string) {
  const state = { closed: false, text: "" };
  const socket = net.connect(site().port, "127.0.0.1", () => socket.write(bytes));
  socket.on("data", (chunk) => (state.text += chunk.toString("latin1")));
  socket.on("error", () => {});
  socket.on("close", () => (state.closed = true));
  return state;
}

attack(
  "N8",
  "half-sent heads and bodies are given up by the server, and everybody else is answered meanwhile",
  async () => {
    const host = `Host: 127.0.0.1:${site().port}\r\n`;
    const json = `${host}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
    const form = `${host}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n`;
    const begun = [
      "",
      "G",
      "GET / HTTP/1.1\r\n",
      `GET / HTTP/1.1\r\n${host}X-A: `,
      `POST /api/v1/ngos/login HTTP/1.1\r\n${json}`,
      `POST /api/v1/ngos/login HTTP/1.1\r\n${json}{"email":"a@`,
      `POST /contact HTTP/1.1\r\n${form}`,
      `POST /contact HTTP/1.1\r\n${form}--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb`,
      `POST /api/v1/ngos/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a"`,
      `POST /api/v1/payment/webhook HTTP/1.1\r\n${json}{`,
    ];
    const sockets = begun.flatMap((bytes) => Array.from({ length: 20 }, () => halfSent(bytes)));
    for (let i = 0; i < 20; i++)
      for (const at of ["/api/v1/health", "/", "/api/v1/campaigns"])
        expect((await site().request(at)).status, at).toBe(200);
    await site().until(
      "every half-sent connection is closed",
      () => sockets.every(({ closed }) => closed),
      150,
    );
    for (const { text } of sockets) expect(text).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
    expect((await site().request("/api/v1/health")).status).toBe(200);
  },
  240_000,
);

attack(
  "N11",
  "headers that are in no key of the page cache change neither the answer that is kept nor the next one's",
  async () => {
    const mark = `evil${s.randomText(6)}`;
    const headers: Record<string, string>[] = [
      { "x-forwarded-host": `${mark}.example` },
      { "x-forwarded-proto": mark },
      { "x-forwarded-port": "1" },
      { "x-forwarded-prefix": `/${mark}` },
      { forwarded: `host=${mark}.example` },
      { "x-original-url": `/${mark}` },
      { "x-rewrite-url": `/${mark}` },
      { "x-host": `${mark}.example` },
      { origin: `http://${mark}.example` },
      { referer: `http://${mark}.example/` },
      { "user-agent": `<script>${mark}</script>` },
      { accept: mark },
      { "accept-language": "af" },
      { "accept-encoding": mark },
      { cookie: `lang=af; a=${mark}` },
      { cookie: `next-auth.session-token=${mark}` },
      { "x-locale": "af" },
      { "x-nonce": mark },
      { "x-middleware-rewrite": "/login" },
      { "x-middleware-override-headers": "x-a" },
      { "x-invoke-path": "/login" },
      { "x-matched-path": "/login" },
      { "x-inner": "1" },
      { "x-request-id": mark },
      { "x-prerender-revalidate": mark },
      { "next-url": `/${mark}` },
      { rsc: "1" },
      { "next-router-prefetch": "1" },
      { range: "bytes=0-10" },
      { "if-none-match": "*" },
      { "cache-control": "no-cache" },
      { "content-security-policy": `script-src ${mark}` },
    ];
    const bare = ({ text }: { text: string }) => text;
    for (const at of ["/", "/campaigns", `/campaigns/${slug}`, "/contact", "/ayc"]) {
      const first = await site().request(at);
      expect(first.status).toBe(200);
      for (const sent of headers) {
        const what = `${at} ${JSON.stringify(sent)}`;
        const poisoned = await site().request(at, { headers: sent });
        expect(poisoned.status, what).toBeLessThan(500);
        expect(poisoned.text, what).not.toContain(mark);
        for (const [name, value] of poisoned.headers)
          expect(`${name}: ${value}`, what).not.toContain(mark);
        const next = await site().request(at);
        expect(next.status, what).toBe(200);
        expect(next.text, what).not.toContain(mark);
        expect(next.headers.get("content-type"), what).toBe(first.headers.get("content-type"));
        expect(/<html[^>]*>/.exec(bare(next))?.[0], what).toBe(
          /<html[^>]*>/.exec(bare(first))?.[0],
        );
        expect(next.cookies, what).toEqual([]);
      }
    }
  },
  240_000,
);

attack(
  "N13",
  "paths written otherwise lead to this site's one address, in at most three steps, or nowhere; never past a guard",
  async () => {
    const paths = [
      "//campaigns",
      "///campaigns",
      "/campaigns/",
      "/campaigns//",
      "/./campaigns",
      "/campaigns/.",
      "/x/../campaigns",
      "/%2e/campaigns",
      "/%63ampaigns",
      "/CAMPAIGNS",
      "/campaigns%2f",
      "/campaigns;a=b",
      "/campaigns%00",
      "/campaigns%20",
      "/campaigns\\",
      "/en/campaigns",
      "/en//campaigns",
      "/af/af/campaigns",
      "//evil.example/..",
      "//evil.example/%2e%2e",
      "/%2f/evil.example",
      "/%5cevil.example",
      "/http://evil.example/",
      "/https:/evil.example",
      "/@evil.example",
      "/.//evil.example",
      "/admin/",
      "//admin/payouts",
      "/admin//payouts",
      "/ADMIN/payouts",
      "/admin/./payouts",
      "/x/..;/admin/payouts",
      "/admin%2fpayouts",
      "/%61%64min/payouts",
      "/en/admin/payouts",
      "/af/dashboard",
      "/dashboard/..%2f..%2fadmin/payouts",
      "/api//v1/admin/ngos",
      "/api/v1//admin/ngos",
      "/api/v1/admin/ngos/",
      "/api/v1/%61dmin/ngos",
      "/api/v1/x/../admin/ngos",
    ];
    for (const at of paths) {
      let path = at;
      for (let step = 0; ; step++) {
        const answer = await site().raw({ path });
        const what = `${at} → ${path}: ${answer.status}`;
        expect(answer.status, what).toBeLessThan(500);
        expect(answer.status, what).toBeGreaterThanOrEqual(200);
        expect(answer.text, what).not.toMatch(/Pending Verifications|Bank file|"bankDetails"/);
        const { location } = answer.headers;
        if (location === undefined) break;
        const to = new URL(location, `${site().url}/`);
        expect(to.origin, what).toBe(site().url);
        expect(location, what).not.toMatch(/^(?:\/\/|\/\\)/);
        expect(step, what).toBeLessThan(3);
        path = to.pathname + to.search;
      }
    }
  },
);

attack("N59", "a proxy may keep a connection open between two requests for a minute", async () => {
  const { port } = site();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<{ status: number; isReused: boolean }>((resolve, reject) => {
      const asked = http.get({ host: "127.0.0.1", port, path: "/api/v1/health", agent }, (answer) =>
        answer
          .resume()
          .on("end", () =>
            resolve({ status: answer.statusCode ?? 0, isReused: asked.reusedSocket }),
          ),
      );
      asked.on("error", reject);
    });
  expect((await ask()).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  expect(await ask()).toEqual({ status: 200, isReused: true });
  agent.destroy();
});

attack("N15", "neither sources, settings, the build's own files nor maps are served", async () => {
  const names = [
    ".env",
    ".env.local",
    ".git/HEAD",
    ".git/config",
    ".gitignore",
    ".npmrc",
    "package.json",
    "package-lock.json",
    "next.config.ts",
    "middleware.ts",
    "tsconfig.json",
    "prisma/schema.prisma",
    "lib/env.ts",
    "server/main.ts",
    ".data/secrets.json",
    ".next/BUILD_ID",
    ".next/server/server-reference-manifest.json",
    ".next/required-server-files.json",
    "node_modules/next/package.json",
    "secrets.json",
    "backup.sql",
    "docs/operations.md",
  ];
  const ways = (name: string) => [
    `/${name}`,
    `/_next/${name}`,
    `/_next/static/../../${name}`,
    `/_next/static/%2e%2e/%2e%2e/${name}`,
    `/_next/static/..%2f..%2f${name}`,
    `/media/../${name}`,
    `/media/..%2f..%2f${name}`,
    `/fonts/%2e%2e/%2e%2e/${name}`,
    `/patterns/strip/..%2f..%2f${name}`,
    `/sitemaps/..%2f${name}`,
    `/_next/image?url=${encodeURIComponent(`/${name}`)}&w=640&q=75`,
  ];
  for (const name of names)
    for (const path of ways(name)) {
      const { status, text } = await site().raw({ path });
      expect(status, path).toBeGreaterThanOrEqual(300);
      expect(status, path).toBeLessThan(500);
      expect(text, path).not.toMatch(
        /AUTH_SECRET|DATABASE_URL|ref: refs\/|"dependencies"|datasource db|import \{/,
      );
    }
  // every script and style named in a page: without a source map, and without naming one
  const files = new Set<string>();
  for (const at of ["/", "/campaigns", `/campaigns/${slug}/donate`, "/login", "/admin/login"])
    for (const [, file] of (await site().request(at)).text.matchAll(
      /["'](\/_next\/static\/[^"'?]+\.(?:js|css))/g,
    ))
      files.add(file!);
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) {
    const { status, text } = await site().request(file);
    expect(status, file).toBe(200);
    expect(text, file).not.toMatch(/sourceMappingURL=/);
    expect((await site().request(`${file}.map`)).status, file).toBe(404);
  }
});

attack("N54", "another site's page can log nobody in or out, by form or by call", async () => {
  const { hashPassword } = await import("@/lib/auth/password");
  const { owner } = await s.makeNgo();
  const password = "a quiet river bend";
  const { email } = await s.db.user.update({
    where: { id: owner.id },
    data: { passwordHash: await hashPassword(password) },
  });
  const person = await s.person("approved");
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${site().url}.evil.example` },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  const loginForm = formsOf((await site().request("/login")).text).find(({ html }) =>
    html.includes('name="password"'),
  )!;
  for (const headers of foreign) {
    const what = JSON.stringify(headers);
    const login = await site().request("/api/v1/ngos/login", {
      body: { email, password },
      headers,
    });
    expect([login.status, login.cookies], what).toEqual([403, []]);
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...loginForm.fields, email, password }))
      body.set(name, value);
    const byForm = await site().request("/login", { method: "POST", body, headers });
    expect(byForm.cookies.join(), what).not.toContain("session-token");
    for (const at of ["/logout", "/api/v1/auth/logout"]) {
      const answer = await site().request(at, {
        method: "POST",
        cookie: person.cookie,
        headers,
      });
      expect(answer.status, `${at} ${what}`).toBe(403);
    }
    expect((await site().request("/api/v1/auth/me", { cookie: person.cookie })).status, what).toBe(
      200,
    );
  }
  // without any origin: refused too if there is a cookie
  for (const at of ["/logout", "/api/v1/auth/logout"])
    expect(
      (
        await site().request(at, {
          method: "POST",
          cookie: person.cookie,
          headers: { origin: "" },
        })
      ).status,
      at,
    ).toBe(403);
  expect((await site().request("/api/v1/auth/me", { cookie: person.cookie })).status).toBe(200);
  // while the same request from this site does log out
  expect((await site().request("/logout", { method: "POST", cookie: person.cookie })).status).toBe(
    303,
  );
  expect((await site().request("/api/v1/auth/me", { cookie: person.cookie })).status).toBe(401);
});

attack(
  "N56",
  "addresses that are none: 404 in their own shape, and nothing of what was asked comes back",
  async () => {
    const mark = `zz${s.randomText(6)}`;
    for (const at of [
      `/${mark}`,
      `/${mark}.php`,
      `/${mark}/<script>`,
      `/af/${mark}`,
      `/campaigns/${mark}`,
      `/campaigns/${mark}/donate`,
      `/ngo-campaigns/${mark}`,
      `/admin/${mark}`,
      `/dashboard/${mark}`,
      `/media/${mark}.webp`,
      `/documents/${mark}`,
      `/share/en/page/${mark}.png`,
      `/sitemaps/${mark}.xml`,
      `/_next/static/${mark}.js`,
      `/_next/data/${mark}/index.json`,
      `/api/${mark}`,
      `/api/v1/${mark}`,
      `/api/auth/${mark}`,
      `/cgi-bin/${mark}`,
      `/wp-admin/${mark}`,
    ]) {
      const answer = await site().request(at);
      expect([303, 307, 404], `${at}: ${answer.status}`).toContain(answer.status);
      if (answer.status !== 404) continue;
      expect(answer.text.replaceAll(/https?:\/\/[^"' <]*/g, ""), at).not.toContain(`${mark}<`);
      expect(answer.text, at).not.toMatch(/\bat .*\.tsx?:\d|node_modules/);
      expect(answer.headers.get("cache-control") ?? "", at).not.toContain("public");
      if (at.startsWith("/api/v1"))
        expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: "not_found" });
    }
  },
);

attack(
  "N58",
  "sixty logins at once: each is answered, the limits hold, and everybody else is served",
  async () => {
    const { hashPassword } = await import("@/lib/auth/password");
    const { owner } = await s.makeNgo();
    const { email } = await s.db.user.update({
      where: { id: owner.id },
      data: { passwordHash: await hashPassword("a quiet river bend") },
    });
    const from = randomAddress();
    const send = (password: string, address: string) =>
      site().request("/api/v1/ngos/login", { body: { email, password }, from: address });
    const [one, many, other] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, (_, i) => send(`wrong ${i}`, from))),
      Promise.all(Array.from({ length: 30 }, (_, i) => send(`wrong ${i}`, randomAddress()))),
      site().request("/api/v1/campaigns"),
    ]);
    expect(other.status).toBe(200);
    for (const { status } of [...one, ...many]) expect([401, 429]).toContain(status);
    expect(one.filter(({ status }) => status === 401).length, "one network").toBeLessThanOrEqual(5);
    expect(many.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(20);
    // the owner is allowed in from a network that was not used
    expect((await send("a quiet river bend", randomAddress())).status).toBe(200);
  },
);
