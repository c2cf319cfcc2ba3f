// npm run test:wordpress: a campaign's card in a real WordPress, in a real browser: an author pastes its address, an
// author without the right to use scripts pastes the code, an administrator pastes the code. Needs Debian's wordpress,
// php and MariaDB, and reports what is missing. WORDPRESS_SITE_URL names a running instance with demo data; otherwise
// one is started.
import assert from "node:assert/strict";
import { chromiumArgs, instance } from "./lib/instance.mjs";
import { startWordPress, whyNoWordPress } from "./lib/wordpress.mjs";

const missing = whyNoWordPress();
if (missing !== null) {
  console.log(`skipped: ${missing}`);
  process.exit(0);
}
const { base, stop } = await instance("wordpress-site", process.env.WORDPRESS_SITE_URL);
const { chromium } = await import("@playwright/test");
const { findChromium } = await import("./lib/chromium.mjs");

const address = `${base}/campaigns/loima-pumps`;
const code = `<a href="${address}" data-harambee="card">Pumps</a>\n<script src="${base}/embed.js" async></script>`;
const html = (text) => `<!-- wp:html -->\n${text}\n<!-- /wp:html -->`;
const wordpress = await startWordPress(
  {
    pasted: { by: "author", content: `Before\n\n${address}\n\nAfter` },
    confined: { by: "author", content: html(code) },
    trusted: { by: "director", content: html(code) },
  },
  base,
);
const browser = await chromium.launch({
  executablePath: await findChromium(console.log),
  args: chromiumArgs,
});

/** @param {(page: import("@playwright/test").Page) => Promise<void>} test */
async function check(what, post, test) {
  const context = await browser.newContext({ viewport: { width: 900, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(wordpress.addressOf(post));
  await test(page);
  await context.close();
  console.log(`ok  ${what}`);
}

try {
  await check(
    "a pasted address is a card, with its styles, and its button works",
    "pasted",
    async (page) => {
      const frame = page.locator("iframe.wp-embedded-content");
      assert.equal(await frame.getAttribute("sandbox"), "allow-scripts");
      const button = page
        .frameLocator("iframe.wp-embedded-content")
        .getByRole("link", { name: "Donate Now" });
      await button.waitFor();
      // sandboxed as by WordPress, it has no origin: its styles, fonts and pictures must be readable by everyone
      assert.equal(
        await button.evaluate((link) => getComputedStyle(link).backgroundColor),
        "rgb(184, 67, 29)",
      );
      assert.equal(await button.evaluate(() => window.origin), "null");
      // the machine's own fonts are tried, too, which is fine
      assert.equal(
        await button.evaluate(async () => {
          await document.fonts.ready;
          return [...document.fonts].find(({ family }) => family === "Harambee Display")?.status;
        }),
        "loaded",
      );
      assert.ok(
        await page
          .frameLocator("iframe.wp-embedded-content")
          .locator("[data-slot=embed-image] img")
          .evaluate(async (image) => {
            await image.decode();
            return image.naturalWidth > 0;
          }),
      );
      assert.equal(Math.round((await frame.boundingBox()).height), 500);
      await Promise.all([page.waitForURL(address), button.click()]);
    },
  );
  await check("who may write no scripts keeps the link", "confined", async (page) => {
    await page.getByRole("link", { name: "Pumps" }).waitFor();
    assert.equal(await page.locator('script[src*="embed.js"]').count(), 0);
    assert.equal(await page.locator("iframe").count(), 0);
  });
  await check("the code is a card as high as it needs", "trusted", async (page) => {
    const frame = page.locator('iframe[src*="/embed/card"]');
    const main = page.frameLocator('iframe[src*="/embed/card"]').locator("main");
    await main.waitFor();
    await page.waitForFunction(
      (needed) => document.querySelector("iframe").getBoundingClientRect().height === needed,
      await main.evaluate((one) => Math.ceil(one.getBoundingClientRect().height)),
    );
    assert.ok((await frame.boundingBox()).height > 100);
  });
} finally {
  await browser.close();
  await wordpress.stop();
  await stop();
}
