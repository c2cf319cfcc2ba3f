import { payHosted } from "./support/hosted";
import { inDatabase } from "./support/database";
import { live } from "./support/live";
import { makeMiddleAged, makeOld } from "./support/old-browser";
import { logIn } from "./support/session";
import { expect, test, type Page } from "./support/test";

// A11Y: browsers from Chrome 64 on, which get only one small style sheet (app/styles/old-browsers.css)

const stamp = Date.now().toString(36);
const phone = { width: 390, height: 844 };
const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** Checks that the page is readable, fits the screen, has each field below its label, and shows nothing hidden. */
async function expectInOrder(page: Page): Promise<void> {
  await page.waitForLoadState(); // a heading appears before its style sheet
  const seen = await page.evaluate(() => {
    const shown = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(one).visibility !== "hidden";
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const body = getComputedStyle(document.body);
    const fields = all(
      "main input:not([type=hidden], [type=radio], [type=checkbox], [tabindex='-1']), main select, main textarea",
    );
    return {
      letters: parseFloat(body.fontSize),
      colours: [body.color, body.backgroundColor],
      wide: document.documentElement.scrollWidth - window.innerWidth,
      // among them the decoy
      hidden: all(
        "[hidden] *, [hidden], .hidden:not(.old-only, [class*='noscript:inline']), .sr-only:not(input), [popover], dialog:not([open])",
      )
        .filter(shown)
        .map((one) => one.outerHTML.slice(0, 100)),
      astray: fields
        .filter(shown)
        .filter((one) => {
          const label = (one as HTMLInputElement).labels?.[0];
          const { left, right, top } = one.getBoundingClientRect();
          const above = label === undefined || label.contains(one);
          return (
            left < 0 ||
            right > window.innerWidth ||
            !(above || label.getBoundingClientRect().top <= top)
          );
        })
        .map((one) => one.outerHTML.slice(0, 100)),
      large: all("svg").filter((one) => one.getBoundingClientRect().width > 80).length,
    };
  });
  expect(seen).toEqual({
    letters: 18,
    colours: ["rgb(21, 27, 66)", "rgb(245, 240, 230)"],
    wide: 0,
    hidden: [],
    astray: [],
    large: 0,
  });
}

for (const scripts of [false, true])
  test(`[RI-36] an old browser, ${scripts ? "whose scripts run" : "whose scripts do not run"}: a whole gift`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: phone });
    await makeOld(context, { scripts });
    const page = await context.newPage();
    await page.goto("/campaigns/two-boats");
    await expectInOrder(page);
    await page.getByRole("link", { name: "Donate Now" }).first().click();
    await page.waitForURL("**/donate");
    if (scripts) await live(page.locator("#give-form"));
    await expectInOrder(page);
    // a tile, then a typed amount instead
    await page.getByRole("radio", { name: "$100" }).check();
    await page.getByRole("radio", { name: "Other amount" }).check();
    await page.getByLabel("Another amount").fill("60");
    await page.getByLabel("Your name", { exact: true }).fill("Old Browser");
    const email = `old-${scripts}-${stamp}@test.example`;
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: scripts ? /^Donate/ : "Donate now" }).click();
    await payHosted(page);
    await page.waitForURL("**/payment/success?session_id=**");
    if (!scripts) await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    await expectInOrder(page);
    const given = await inDatabase(async (client) => {
      const { rows } = await client.query<{ cents: string; status: string }>(
        "select amount_cents as cents, status from donation where donor_email = $1",
        [email],
      );
      return rows;
    });
    expect(given).toEqual([{ cents: "6000", status: "succeeded" }]);
  });

test("[RI-36] a browser of 2022: forms check themselves, filters act at once, and a gift is whole", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone });
  await makeMiddleAged(context);
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });

  await page.goto("/campaigns");
  const country = page.locator('main select[name="country"]');
  await live(country);
  await country.selectOption("KE");
  await page.waitForURL(/country=KE/);

  await page.goto("/frontline-fund"); // a page of the same bytes for everyone, so the script makes its request key
  await live(page.locator("main").getByRole("button", { name: "DONATE NOW" }));
  await page.getByRole("button", { name: "DONATE NOW" }).first().click();
  const dialog = page.getByRole("dialog", { name: "The Frontline Fund" });
  const donate = dialog.getByRole("button", { name: /^Donate (\$|now)/ });
  await expect(dialog.locator("[name=frequency]").first()).toHaveCSS("opacity", "1");
  await dialog.getByLabel("Another amount").fill("50");
  await dialog.locator('[name="donorName"]').fill("Middle Aged");
  await donate.click();
  await expect(dialog.getByText("Please enter your email").first()).toBeVisible();
  expect(posts, "the form checked itself").toEqual([]);
  const email = `middle-${stamp}@test.example`;
  await dialog.locator('[name="donorEmail"]').fill(email);
  await donate.click();
  await payHosted(page);
  await page.waitForURL("**/frontline-fund/payment/success?session_id=**");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  const given = await inDatabase(async (client) => {
    const { rows } = await client.query<{ cents: string; status: string }>(
      "select amount_cents as cents, status from donation where donor_email = $1",
      [email],
    );
    return rows;
  });
  expect(given).toEqual([{ cents: "5000", status: "succeeded" }]);

  for (const path of ["/", "/ngos", "/contact", "/campaigns/two-boats", "/developers"]) {
    await page.goto(path);
    await live(page.locator("main"));
  }
  await logIn(page, "ngo@harambee.example");
  for (const path of ["/dashboard", "/dashboard?tab=donations", "/dashboard?tab=profile"]) {
    await page.goto(path);
    await live(page.locator("main"));
  }
  expect(thrown).toEqual([]);
});

test("an old browser: a whole application of an organisation", async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone });
  await makeOld(context, { scripts: false });
  const page = await context.newPage();
  await page.goto("/signup");
  await expectInOrder(page);
  await page.getByLabel("NGO Name").fill(`Maji Zamani ${stamp}`);
  await page.getByLabel("Email").fill(`zamani-${stamp}@test.example`);
  await page.getByLabel("Password", { exact: true }).fill("a quiet river bend");
  await page.getByLabel("Confirm Password").fill("a quiet river bent");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Passwords do not match").first()).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("a quiet river bend");
  await page.getByLabel("Confirm Password").fill("a quiet river bend");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/registration(?:[?#]|$)/);
  await expectInOrder(page);
  await page.getByLabel("Country").selectOption("KE");
  await page.getByLabel("Phone number").fill("+254 700 000 000");
  await page.getByLabel("Description").fill("We mend hand pumps in two wards, since 2014.");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/step=documents/);
  await expectInOrder(page);
  await page
    .locator('input[name="registrationCertificate"]')
    .first()
    .setInputFiles({ name: "certificate.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("button", { name: "Submit Application" }).click();
  await page.waitForURL(/\/verification-pending/);
  await expectInOrder(page);
});

test("what old browsers get: nothing of it is drawn by one that knows layers", async ({ page }) => {
  await page.goto("/contact");
  const drawn = await page.evaluate(() => ({
    guard: CSS.supports("not (color: revert-layer)"),
    margin: getComputedStyle(document.body).maxWidth,
  }));
  expect(drawn).toEqual({ guard: false, margin: "none" });
});
