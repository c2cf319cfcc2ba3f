// Page weight: loads each public page in Chromium, fetches every file it requested as transferred (gzip), and fails
// when a page exceeds its budget, contacts another host, or differs between visitors. `npm run budgets`, or with
// BUDGETS_URL against a running instance.
import http from "node:http";
import { chromiumArgs, demoAddresses, instance } from "./lib/instance.mjs";

const KB = 1000; // the smaller of the two meanings of KB, so the budget holds for both
const { base, stop } = await instance("budgets", process.env.BUDGETS_URL);
const { chromium } = await import("@playwright/test");
const { findChromium } = await import("./lib/chromium.mjs");
const { slugs, ngo } = await demoAddresses(base);

const open = { js: 146, css: 25, fonts: 60, html: 40, shared: true };
/** With its fields; react-hook-form, zod and the fields' rules load when a form is first touched, and do not count. */
const withForm = { ...open, js: 168 };
/** A style sheet of its own, with the consoles' styles. */
const signedIn = { css: 27 };
/** Arabic letters are in a file of their own besides the ones for Latin letters and digits. */
const arabic = { fonts: 98 };
/**
 * `shared`: any cache may store it, since the bytes are the same for everyone; the donate page and the account forms
 * are personal.
 */
const pages = [
  ["/", open],
  ["/af", open],
  ["/fr", open],
  ["/sw", open],
  ["/pt", open],
  ["/ar", { ...open, ...arabic }],
  ["/campaigns", open],
  [`/campaigns/${slugs.ongoing}`, open],
  [`/af/campaigns/${slugs.ongoing}`, open],
  [`/campaigns/${slugs.paused}`, open],
  [`/campaigns/${slugs.ongoing}/embed`, open],
  ["/frontline-fund", withForm],
  ["/contact", withForm],
  ["/privacy", open],
  ["/ayc", open],
  ["/ngos", open],
  [`/ngo-campaigns/${ngo}`, open],
  ["/developers", open],
  [`/campaigns/${slugs.ongoing}/donate`, { ...withForm, shared: false }],
  [`/af/campaigns/${slugs.ongoing}/donate`, { ...withForm, shared: false }],
  [`/fr/campaigns/${slugs.ongoing}/donate`, { ...withForm, shared: false }],
  [`/ar/campaigns/${slugs.ongoing}/donate`, { ...withForm, ...arabic, shared: false }],
  ["/login", { ...withForm, shared: false }],
  ["/signup", { ...withForm, shared: false }],
  ["/reset-password", { ...withForm, shared: false }],
  ["/gifts", { ...withForm, shared: false }],
  ["/admin/login", { ...withForm, ...signedIn, shared: false }],
];

/**
 * @returns {Promise<{status: number, headers: http.IncomingHttpHeaders, body: Buffer}>} as transferred, still
 * compressed
 */
const raw = (url, headers = {}) =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers: { "accept-encoding": "gzip", ...headers } }, (answer) => {
        const chunks = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
      .on("error", reject);
  });

const weights = new Map();
const weigh = async (url) => {
  if (!weights.has(url)) weights.set(url, await raw(url));
  return weights.get(url);
};

const faults = [];
const browser = await chromium.launch({
  executablePath: await findChromium(console.log),
  args: chromiumArgs,
});
console.log(
  `\n${"page".padEnd(52)} ${"JS".padStart(6)} ${"CSS".padStart(6)} ${"fonts".padStart(6)} ${"HTML".padStart(6)} ${"images".padStart(7)}   KB as they travel`,
);
for (const [path, budget] of pages) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const asked = new Map();
  page.on("request", (request) => asked.set(request.url(), request.resourceType()));
  await page.goto(base + path, { waitUntil: "networkidle" });
  await context.close();

  const sum = { script: 0, stylesheet: 0, font: 0, document: 0, image: 0 };
  for (const [url, kind] of asked) {
    if (url.startsWith("data:") || url.startsWith("blob:")) continue;
    if (new URL(url).origin !== new URL(base).origin) {
      faults.push(`${path} asks another host: ${url}`);
      continue;
    }
    const { status, headers, body } = await weigh(url);
    if (status !== 200) faults.push(`${path}: ${url} answers ${status}`);
    if (kind in sum) sum[kind] += body.length;
    if (url.includes("/_next/static/") && !/immutable/.test(headers["cache-control"] ?? ""))
      faults.push(`${url} may be kept for ever and does not say so`);
    if (["font", "image"].includes(kind) && !/max-age=[1-9]/.test(headers["cache-control"] ?? ""))
      faults.push(`${url} is asked for again at every visit`);
    if (
      ["script", "stylesheet", "document"].includes(kind) &&
      body.length > 1500 &&
      !headers["content-encoding"]
    )
      faults.push(`${url} travels uncompressed`);
  }
  const line = (name, bytes, most) => {
    if (most !== undefined && bytes > most * KB)
      faults.push(`${path}: ${name} ${(bytes / KB).toFixed(1)} KB, at most ${most}`);
    return `${(bytes / KB).toFixed(1)}${most !== undefined && bytes > most * KB ? "!" : ""}`;
  };
  console.log(
    `${path.padEnd(52)} ${line("JavaScript", sum.script, budget.js).padStart(6)} ${line("CSS", sum.stylesheet, budget.css).padStart(6)} ${line("fonts", sum.font, budget.fonts).padStart(6)} ${line("HTML", sum.document, budget.html).padStart(6)} ${line("images", sum.image).padStart(7)}`,
  );

  if (!budget.shared) continue;
  const visitors = [
    {},
    { cookie: "lang=fr; hint=ngo" },
    { "accept-language": "af", "user-agent": "another" },
  ];
  if (path !== "/") visitors.push({ cookie: "next-auth.session-token=somebody; hint=admin" }); // "/" redirects a session
  const answers = [];
  for (const headers of visitors)
    answers.push(await raw(base + path, { "accept-encoding": "identity", ...headers }));
  if (answers.some(({ body }) => !body.equals(answers[0].body)))
    faults.push(`${path} is not the same bytes for everyone`);
  for (const { headers } of answers) {
    const keep = headers["cache-control"] ?? "";
    if (!/s-maxage=\d+/.test(keep) || /private|no-store/.test(keep))
      faults.push(`${path} may not be kept by a shared cache: ${keep}`);
    if (headers["set-cookie"]) faults.push(`${path} sets a cookie`);
  }
}
await browser.close();
await stop();
console.log(
  faults.length === 0
    ? "\nEvery page is within its budget."
    : `\n${[...new Set(faults)].join("\n")}`,
);
process.exit(faults.length > 0 ? 1 : 0);
