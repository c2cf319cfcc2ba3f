// Screenshots of every page and main state at widths of 390, 768 and 1440 into shots/, from an instance of its own with
// demo data (or SHOTS_URL); the ten main pages in each language. `npm run shots -- campaigns,donate` takes those whose
// name contains a word, `npm run shots -- -ar` those in Arabic, `SHOTS_WIDTHS=768` those of one width, `SHOTS_SCHEME=dark`
// what people see whose device asks for dark pages. It fails if a page is wider than the window, or its policy blocked
// something. Over 250 lines because half of it is the one list of pages.
import { mkdirSync } from "node:fs";
import { installPackages, root } from "./lib/bootstrap.mjs";
import { chromiumArgs, demoAddresses, instance } from "./lib/instance.mjs";
import { mainPagesInLanguages } from "./lib/main-pages.mjs";

process.chdir(root);
await installPackages();
const { chromium } = await import("@playwright/test");
const { findChromium } = await import("./lib/chromium.mjs");
const wanted = (process.argv[2] ?? "").split(",");
const widths = (process.env.SHOTS_WIDTHS || "390,768,1440").split(",").map(Number);

const pages = {
  visitor: [
    ...mainPagesInLanguages(),
    ["landing", "/"],
    ["campaigns", "/campaigns"],
    ["campaigns-page-2", "/campaigns?page=2"],
    ["campaigns-empty", "/campaigns?search=zzzz"],
    ["campaign-ongoing", "campaign:ongoing"],
    ["campaign-story", "/campaigns/loima-pumps"],
    ["campaign-version-fr", "/fr/campaigns/maths-teachers-kita"],
    ["campaign-words", "/campaigns/loima-pumps/words"],
    ["campaign-volunteer", "/campaigns/loima-pumps/volunteer"],
    ["campaign-volunteer-errors", "/campaigns/loima-pumps/volunteer", "errors"],
    ["campaign-volunteer-none", "/campaigns/peace-circles/volunteer"],
    ["campaign-updates", "/campaigns/loima-pumps/updates"],
    ["campaign-updates-none", "/campaigns/kospir-clinic/updates"],
    ["campaign-update", "/campaigns/loima-pumps/updates/2"],
    ["campaign-update-fr", "/fr/campaigns/loima-pumps/updates/1"],
    ["updates-stop", "/stop-updates/unknown"],
    ["updates-publish", "/publish-update/unknown"],
    ["campaign-paused", "campaign:paused"],
    ["campaign-completed", "campaign:completed"],
    ["campaign-missing", "/campaigns/unknown"],
    ["donate", "donate:ongoing"],
    ["donate-needs", "/campaigns/loima-pumps/donate", "need"],
    ["donate-needs-closed", "/campaigns/loima-pumps/donate"],
    ["donate-paused", "donate:paused"],
    ["donate-errors", "donate:ongoing", "errors"],
    ["donate-pay-opening", "donate:ongoing", "opening"],
    ["donate-pay", "donate:ongoing", "pay"],
    ["donate-pay-declined", "donate:ongoing", "declined"],
    ["donate-pay-offline", "donate:ongoing", "offline"],
    ["donate-pay-done", "donate:ongoing", "paid"],
    ["embed", "embed:ongoing"],
    ["success-failed", "/campaigns/unknown/payment/success"],
    ["fund", "/frontline-fund"],
    ["fund-dialog", "/frontline-fund?give=1"],
    ["fund-pay", "/frontline-fund/donate", "pay"],
    ["contact", "/contact"],
    ["privacy", "/privacy"],
    ["youth", "/ayc"],
    ["ngos", "/ngos"],
    ["ngo", "ngo"],
    ["ngo-record", "ngo-record"],
    ["ngo-concern", "ngo-concern"],
    ["campaign-report-owed", "/campaigns/net-shed-keta"],
    ["donate-report-owed", "/campaigns/net-shed-keta/donate"],
    ["embed-report-owed", "/campaigns/net-shed-keta/embed"],
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
    ["dashboard-donations-none", "/dashboard?tab=donations&search=zzzz"],
    ["dashboard-donations-search", "/dashboard?tab=donations&status=refunded&sort=most"],
    ["dashboard-donor-page", "link:/dashboard?tab=donors /dashboard/donors/"],
    ["dashboard-refund", "link:/dashboard?tab=donations refund="],
    ["dashboard-volunteers", "/dashboard/volunteers"],
    ["dashboard-supporters", "/dashboard/supporters"],
    ["dashboard-outreach", "link:/dashboard?tab=campaigns /dashboard/campaigns/outreach/"],
    ["dashboard-needs", "needs:loima-pumps"],
    ["dashboard-matches", "matches:loima-pumps"],
    ["dashboard-languages", "languages:loima-pumps"],
    ["dashboard-needs-errors", "needs:loima-pumps", "errors"],
    ["dashboard-recorded", "/dashboard/recorded-gifts"],
    ["dashboard-recorded-errors", "/dashboard/recorded-gifts", "errors"],
    ["campaign-new", "/dashboard/campaigns/new"],
    ["campaign-new-errors", "/dashboard/campaigns/new", "errors"],
    ["campaign-edit", "link:/dashboard?tab=campaigns /campaigns/edit/"],
    ["dashboard-updates", "/dashboard/updates/loima-pumps"],
    ["dashboard-updates-new", "/dashboard/updates/loima-pumps/new"],
    ["dashboard-update", "/dashboard/updates/loima-pumps/2"],
    ["dashboard-thanks-unknown", "/dashboard/thanks/don_none"],
    ["dashboard-update-edit", "/dashboard/updates/loima-pumps/2/edit"],
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
    ["admin-verified-none", "/admin/dashboard?tab=verified&search=zzzz"],
    ["admin-ready", "/admin/dashboard?show=ready"],
    ["admin-updates", "/admin/updates"],
    ["admin-reports", "/admin/reports"],
    ["admin-concerns", "/admin/concerns"],
    ["admin-campaigns", "/admin/dashboard?tab=campaigns"],
    ["admin-outbox", "/admin/outbox"],
    ["mail-receipt", "mail:receipt"],
    ["mail-pledge", "mail:pledge"],
    ["mail-refund", "mail:refund"],
    ["mail-monthly-stopped", "mail:monthly_stopped"],
    ["mail-payout", "mail:payout_sent"],
    ["mail-rejected", "mail:ngo_rejected"],
    ["mail-message", "mail:contact_answer"],
    ["admin-pledges", "/admin/pledges"],
    ["admin-gifts", "/admin/gifts"],
    ["admin-gifts-refund", "link:/admin/gifts refund="],
    ["admin-gifts-words", "/admin/gifts?show=words"],
    ["admin-payouts", "/admin/payouts"],
    ["admin-payouts-none", "/admin/payouts?search=zzzz"],
    ["admin-matches", "/admin/matches"],
    ["admin-messages", "/admin/messages"],
    ["admin-messages-answered", "/admin/messages?show=answered"],
    ["admin-message", "link:/admin/messages view="],
    ["admin-message-answered", "link:/admin/messages?show=answered view="],
    ["admin-message-errors", "link:/admin/messages view=", "errors"],
    ["admin-volunteers", "/admin/volunteers"],
    ["admin-supporters", "/admin/supporters"],
    ["admin-audit", "/admin/audit"],
    ["admin-audit-none", "/admin/audit?search=zzzz"],
    ["admin-security", "/admin/audit?show=security"],
    ["admin-jobs", "/admin/jobs"],
    ["admin-ledger", "/admin/ledger"],
    ["admin-account", "/account/security"],
    ["admin-confirm", "/account/confirm"],
  ],
};

const { base, stop } = await instance("shots", process.env.SHOTS_URL);
const { slugs, ngo } = await demoAddresses(base);
const pumps = (await (await fetch(`${base}/api/v1/campaigns/loima-pumps`)).json()).data.campaign;
const address = (text) => {
  const [kind, status] = text.split(":");
  if (["needs", "matches", "languages"].includes(kind))
    return `/dashboard/campaigns/${kind}/${pumps.id}`;
  if (text === "ngo-record" || text === "ngo-concern")
    return `/ngo-campaigns/${ngo}/${text.slice(4)}`;
  if (text === "ngo") return `/ngo-campaigns/${ngo}`;
  if (kind === "campaign") return `/campaigns/${slugs[status]}`;
  return kind === "donate" || kind === "embed" ? `/campaigns/${slugs[status]}/${kind}` : text;
};

/** "link:PAGE PART" is the first link of PAGE whose address contains PART. */
async function linkOf(page, where) {
  const [from, part] = where.slice("link:".length).split(" ");
  await page.goto(base + from);
  return page.locator(`main a[href*="${part}"]`).first().getAttribute("href");
}

/** "mail:KIND" is the newest mail of the outbox of this kind, as its reader sees it. */
async function openMail(page, where) {
  const words = encodeURIComponent(where.slice("mail:".length));
  const view = await linkOf(page, `link:/admin/outbox?search=${words} view=`);
  await page.goto(base + view);
  await page.setContent(await page.locator("iframe[srcdoc]").getAttribute("srcdoc"));
}

mkdirSync("shots", { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(console.log),
  args: chromiumArgs,
});

/** Presses the donation form's button, and continues in the provider's form in the page. */
async function pay(page, state) {
  await page.unrouteAll();
  if (state === "opening") await page.route("**/endive/stripe.js", () => {});
  await page.fill('[name="donorName"]', "Naledi Khumalo");
  await page.fill('[name="donorEmail"]', "naledi@test.example");
  // without the script the button leads to the provider's own page
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("form:has([name=donorName])")).some((key) =>
      key.startsWith("__reactProps"),
    ),
  );
  await page.click("form:has([name=donorName]) button[type=submit]");
  if (state === "opening") return page.waitForSelector("[data-slot=checkout]");
  const frame = page.frameLocator("[data-slot=checkout] iframe");
  await frame.getByLabel("Card number").waitFor();
  if (state === "pay") return page.waitForTimeout(700); // the frame has reported its height
  if (state === "offline") return page.context().setOffline(true);
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
for (const width of widths) {
  for (const [who, list] of Object.entries(pages)) {
    const chosen = list.filter(([name]) => wanted.some((word) => name.includes(word)));
    if (chosen.length === 0) continue;
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 900 },
      colorScheme: process.env.SHOTS_SCHEME || "light",
    });
    const page = await context.newPage();
    page.on("console", (message) => {
      if (!/Content Security Policy|violates/i.test(message.text())) return;
      faults++;
      console.log(`${page.url()}  its policy stopped: ${message.text().slice(0, 300)}`);
    });
    if (who !== "visitor") {
      await page.goto(`${base}${who.startsWith("admin") ? "/admin/login" : "/login"}`);
      await page.fill('[name="email"]', who);
      await page.fill('[name="password"]', "pull-together");
      await page.click("main form button[type=submit]");
      await page.waitForURL((url) => !url.pathname.endsWith("/login"));
    }
    for (const [name, where, state] of chosen) {
      const path = where.startsWith("link:") ? await linkOf(page, where) : address(where);
      if (where.startsWith("mail:")) await openMail(page, where);
      else await page.goto(base + path, { waitUntil: "load" });
      if (["opening", "pay", "offline", "declined", "paid"].includes(state)) await pay(page, state);
      if (state === "need") {
        await page.locator("[data-slot=needs] details").evaluate((fold) => (fold.open = true));
        await page.locator("[name=need]").nth(1).check({ force: true });
        await page.fill("[name=needQuantity]", "5");
      }
      if (state === "errors") {
        const dialog = page.locator("dialog[open] form:has([required]) button[type=submit]");
        const press = (await dialog.count())
          ? dialog
          : page.locator("main form button[type=submit]");
        await press.last().click();
        await page.waitForTimeout(700);
      }
      // lazily loaded pictures
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all(
          [...document.images].map(
            (image) =>
              image.complete || new Promise((done) => (image.onload = image.onerror = done)),
          ),
        );
        // what is decoded later would be a blank in the picture
        await Promise.allSettled([...document.images].map((image) => image.decode()));
      });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (over > 0) faults++;
      // a frame of another site is rendered only as far as the viewport reaches
      const { width, height } = page.viewportSize();
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      if (await page.locator("[data-slot=checkout]").count())
        await page.setViewportSize({ width, height: tall }).then(() => page.waitForTimeout(300));
      await page.screenshot({ path: `shots/${name}-${width}.png`, fullPage: true });
      await page.setViewportSize({ width, height });
      await context.setOffline(false);
      console.log(`shots/${name}-${width}.png${over > 0 ? `  overflows by ${over} px` : ""}`);
    }
    await context.close();
  }
}
await browser.close();
await stop();
process.exit(faults > 0 ? 1 : 0);
