// Pictures of every page and main state at 390 and 1440 wide into shots/, from an instance of its own with demo data
// (or SHOTS_URL). `npm run shots -- campaigns` takes those whose name holds the word.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { installPackages, root, withoutEnvFiles } from "./lib/bootstrap.mjs";

process.chdir(root);
await installPackages();
const { chromium } = await import("@playwright/test");
const { findChromium } = await import("./lib/chromium.mjs");
const { freePort, temporaryFolder } = await import("./lib/postgres.mjs");
const wanted = process.argv[2] ?? "";

const pages = {
  visitor: [
    ["landing", "/"],
    ["landing-af", "/af"],
    ["landing-fr", "/fr"],
    ["campaigns", "/campaigns"],
    ["campaigns-page-2", "/campaigns?page=2"],
    ["campaigns-empty", "/campaigns?search=zzzz"],
    ["campaigns-af", "/af/campaigns"],
    ["campaign-ongoing", "campaign:ongoing"],
    ["campaign-story", "/campaigns/loima-pumps"],
    ["campaign-story-fr", "/fr/campaigns/loima-pumps"],
    ["campaign-paused", "campaign:paused"],
    ["campaign-completed", "campaign:completed"],
    ["campaign-missing", "/campaigns/unknown"],
    ["donate", "donate:ongoing"],
    ["donate-paused", "donate:paused"],
    ["donate-errors", "donate:ongoing", "errors"],
    ["donate-pay-opening", "donate:ongoing", "opening"],
    ["donate-pay", "donate:ongoing", "pay"],
    ["donate-pay-declined", "donate:ongoing", "declined"],
    ["donate-pay-done", "donate:ongoing", "paid"],
    ["embed", "embed:ongoing"],
    ["success-failed", "/campaigns/unknown/payment/success"],
    ["fund", "/frontline-fund"],
    ["fund-fr", "/fr/frontline-fund"],
    ["fund-dialog", "/frontline-fund?give=1"],
    ["fund-dialog-pay", "/frontline-fund?give=1", "pay"],
    ["contact", "/contact"],
    ["privacy", "/privacy"],
    ["youth", "/ayc"],
    ["ngos", "/ngos"],
    ["ngo", "ngo"],
    ["ngo-missing", "/ngo-campaigns/unknown"],
    ["developers", "/developers"],
    ["login", "/login"],
    ["login-errors", "/login", "errors"],
    ["signup", "/signup"],
    ["signup-errors", "/signup", "errors"],
    ["reset-password", "/reset-password"],
    ["reset-used", "/reset-password/unknown"],
    ["admin-login", "/admin/login"],
    ["not-found", "/no-such-path"],
  ],
  "ngo@harambee.example": [
    ["dashboard-profile", "/dashboard?tab=profile"],
    ["dashboard-profile-edit", "/dashboard?tab=profile&edit=1"],
    ["dashboard-campaigns", "/dashboard?tab=campaigns"],
    ["dashboard-donors", "/dashboard?tab=donors"],
    ["dashboard-donors-none", "/dashboard?tab=donors&search=zzzz"],
    ["dashboard-donations", "/dashboard?tab=donations"],
    ["dashboard-donations-search", "/dashboard?tab=donations&status=refunded&sort=most"],
    ["dashboard-donor-page", "donor"],
    ["campaign-new", "/dashboard/campaigns/new"],
    ["campaign-new-errors", "/dashboard/campaigns/new", "errors"],
    ["account-security", "/account/security"],
    ["account-confirm", "/account/confirm"],
  ],
  "pending@harambee.example": [["verification-pending", "/verification-pending"]],
  "rejected@harambee.example": [
    ["verification-rejected", "/verification-rejected"],
    ["registration", "/registration"],
    ["registration-documents", "/registration?step=documents"],
  ],
  "admin@harambee.example": [
    ["admin-verification", "/admin/dashboard"],
    ["admin-verified", "/admin/dashboard?tab=verified"],
    ["admin-campaigns", "/admin/dashboard?tab=campaigns"],
    ["admin-outbox", "/admin/outbox"],
    ["admin-pledges", "/admin/pledges"],
    ["admin-gifts", "/admin/gifts"],
    ["admin-gifts-words", "/admin/gifts?show=words"],
    ["admin-payouts", "/admin/payouts"],
    ["admin-messages", "/admin/messages"],
    ["admin-audit", "/admin/audit"],
    ["admin-jobs", "/admin/jobs"],
    ["admin-ledger", "/admin/ledger"],
    ["admin-account", "/account/security"],
    ["admin-confirm", "/account/confirm"],
  ],
};

let base = process.env.SHOTS_URL;
let app;
const data = temporaryFolder("shots");
if (!base) {
  const port = await freePort();
  base = `http://localhost:${port}`;
  console.log("Starting an instance with demo data …");
  app = spawn(
    process.execPath,
    ["--import", "./scripts/lib/exit-with-parent.mjs", "scripts/start.mjs"],
    {
      env: withoutEnvFiles({
        ...process.env,
        DATA_DIR: data,
        PORT: String(port),
        SANDBOX_PORT: String(await freePort()),
        RATE_LIMIT_SCALE: "1000",
        HARAMBEE_PARENT: String(process.pid),
      }),
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  await new Promise((resolve, reject) => {
    app.stdout.on("data", (chunk) => String(chunk).includes("Harambee runs") && resolve());
    app.once("exit", () => reject(new Error("The instance did not start.")));
  });
}

const slugs = {};
for (const status of ["ongoing", "paused", "completed"]) {
  const answer = await (await fetch(`${base}/api/v1/campaigns?status=${status}&limit=20`)).json();
  slugs[status] = answer.data.campaigns.find(
    (c) => c.campaignSlug !== "frontline-fund",
  )?.campaignSlug;
}
const ngo = (await (await fetch(`${base}/api/v1/ngos/all?limit=1`)).json()).data.ngos[0]?.id;
const address = (text) => {
  const [kind, status] = text.split(":");
  if (text === "ngo") return `/ngo-campaigns/${ngo}`;
  if (kind === "campaign") return `/campaigns/${slugs[status]}`;
  return kind === "donate" || kind === "embed" ? `/campaigns/${slugs[status]}/${kind}` : text;
};

/** The page of a donor of the signed-in organisation, the newest who shows who it is. */
async function donorPath(page) {
  await page.goto(`${base}/dashboard?tab=donors`);
  return page.locator('main td a[href^="/dashboard/donors/"]').first().getAttribute("href");
}

mkdirSync("shots", { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(console.log),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

/** Presses the donation form's button, and goes on in the provider's form in the page. */
async function pay(page, state) {
  await page.unrouteAll();
  if (state === "opening") await page.route("**/endive/stripe.js", () => {});
  await page.fill('[name="donorName"]', "Naledi Khumalo");
  await page.fill('[name="donorEmail"]', "naledi@test.example");
  await page.click("form:has([name=donorName]) button[type=submit]");
  if (state === "opening") return page.waitForSelector("[data-slot=checkout]");
  const frame = page.frameLocator("[data-slot=checkout] iframe");
  await frame.getByLabel("Card number").waitFor();
  if (state === "pay") return page.waitForTimeout(700); // the frame has reported its height
  const declined = state === "declined";
  await frame.getByLabel("Card number").fill(declined ? "4000000000000002" : "4242424242424242");
  await frame.getByLabel("Expiry").fill("12/40");
  await frame.getByLabel("CVC").fill("123");
  await frame.getByLabel("Name on card").fill("Naledi Khumalo");
  await frame.locator("form button[type=submit]").first().click();
  if (declined) await frame.getByRole("alert").waitFor();
  else await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  return page.waitForTimeout(700);
}

let faults = 0;
for (const width of [390, 1440]) {
  for (const [who, list] of Object.entries(pages)) {
    const chosen = list.filter(([name]) => name.includes(wanted));
    if (chosen.length === 0) continue;
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 900 },
    });
    const page = await context.newPage();
    if (who !== "visitor") {
      await page.goto(`${base}${who.startsWith("admin") ? "/admin/login" : "/login"}`);
      await page.fill('[name="email"]', who);
      await page.fill('[name="password"]', "pull-together");
      await page.click("main form button[type=submit]");
      await page.waitForURL((url) => !url.pathname.endsWith("/login"));
    }
    for (const [name, where, state] of chosen) {
      const path = where === "donor" ? await donorPath(page) : address(where);
      await page.goto(base + path, { waitUntil: "load" });
      if (["opening", "pay", "declined", "paid"].includes(state)) await pay(page, state);
      if (state === "errors") {
        await page.locator("main form button[type=submit]").last().click();
        await page.waitForTimeout(700);
      }
      // pictures that wait to be scrolled to
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all(
          [...document.images].map(
            (image) =>
              image.complete || new Promise((done) => (image.onload = image.onerror = done)),
          ),
        );
      });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (over > 0) faults++;
      // a frame of another site is drawn only as far as the window reaches
      const { width, height } = page.viewportSize();
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      if (await page.locator("[data-slot=checkout]").count())
        await page.setViewportSize({ width, height: tall }).then(() => page.waitForTimeout(300));
      await page.screenshot({ path: `shots/${name}-${width}.png`, fullPage: true });
      await page.setViewportSize({ width, height });
      console.log(`shots/${name}-${width}.png${over > 0 ? `  overflows by ${over} px` : ""}`);
    }
    await context.close();
  }
}
await browser.close();
if (app) {
  app.kill("SIGTERM");
  await new Promise((resolve) => app.once("exit", resolve));
}
rmSync(data, { recursive: true, force: true });
process.exit(faults > 0 ? 1 : 0);
