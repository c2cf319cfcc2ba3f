import { expect, test, type Page } from "./support/test";
import { violations } from "./support/axe";
import { checkoutFrame, payHosted, payInPage, toHosted } from "./support/hosted";
import { live } from "./support/live";
import { approvedNgo, ownCampaign } from "./support/ngos";
import { mailedLink } from "./support/outbox";
import { expectFits } from "./support/settled";

/** Donations that are paid in our own page, and what happens when that is not possible. */
const stamp = Date.now().toString(36);
const form = "/campaigns/two-boats/donate";
const button = (page: Page) => page.getByRole("button", { name: /^Donate \$/ });
const title = (page: Page) => page.getByRole("heading", { name: "Pay securely" });

async function press(page: Page, amount: string, who: string, at = form): Promise<void> {
  await page.goto(at);
  await page.getByLabel("Another amount", { exact: true }).fill(amount);
  await page.getByLabel("Your name", { exact: true }).fill("Sefako Test");
  await page.getByLabel("Email", { exact: true }).fill(`${who}-${stamp}@test.example`);
  await live(button(page)); // a press before that would lead to the provider's own page
  await button(page).click();
}
async function thanked(page: Page, amount: string): Promise<void> {
  await page.waitForURL("**/payment/success?session_id=**");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.locator("main")).toContainText(amount);
}

for (const width of [390, 1440]) {
  test(`[GIVE-041, GIVE-044] a gift without leaving the page: declined, 3-D Secure, paid (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const stopped: string[] = [];
    page.on("console", (message) => {
      if (/content.security.policy/i.test(message.text())) stopped.push(message.text());
    });
    await press(page, "23.50", `page-${width}`);
    await expect(title(page)).toBeFocused();
    await expect(page.getByText("Your gift: $23.50")).toBeVisible();
    const status = page.getByRole("status").filter({ hasText: "The payment form is open." });
    await expect(status).toBeAttached();
    const frame = checkoutFrame(page);
    // one sandbox bar, the page's own
    await expect(page.getByText("Sandbox: no real money")).toHaveCount(1);
    await expect(frame.getByText("Donation", { exact: true })).toBeVisible();
    await expect(frame.getByText("Sandbox: no real money")).toHaveCount(0);
    await expectFits(page);
    expect(await violations(page)).toEqual([]);
    await payInPage(page, "4000 0000 0000 0002");
    await expect(frame.getByRole("alert")).toContainText("Your card was declined.");
    await payInPage(page, "4000 0027 6000 3184");
    await expect(
      frame.getByRole("heading", { name: "Your bank asks you to confirm" }),
    ).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(form);
    // the bank's challenge is much shorter than the card form: the page scrolled back to it
    await expect(frame.getByRole("button", { name: "Complete" })).toBeInViewport();
    await expectFits(page);
    await frame.getByRole("button", { name: "Complete" }).click();
    await thanked(page, "$23.50");
    expect(stopped).toEqual([]);
  });
}

for (const [language, label, amount] of [
  ["fr", "Numéro de carte", "23,50"],
  ["af", "Kaartnommer", "23,50"],
  ["sw", "Namba ya kadi", "23.50"],
  ["pt", "Número do cartão", "23,50"],
  ["ar", "رقم البطاقة", "23.50"],
] as const)
  test(`the provider’s form speaks what the page speaks (${language})`, async ({ page }) => {
    await page.goto(`/${language}${form}`);
    await page.locator('[name="amount"]').fill(amount);
    await page.locator("#give-donorName").fill("Sefako Test");
    await page.locator("#give-donorEmail").fill(`speaks-${language}-${stamp}@test.example`);
    const give = page.locator("main form button[type=submit]").last();
    await live(give);
    await give.click();
    const frame = checkoutFrame(page);
    await expect(frame.locator("html")).toHaveAttribute("lang", language);
    await expect(frame.locator("body")).toHaveCSS("direction", language === "ar" ? "rtl" : "ltr");
    await expect(frame.getByLabel(label)).toBeVisible();
  });

test("back to the form as it was typed, the same checkout again, a monthly one after a change", async ({
  page,
}) => {
  await press(page, "31", "back");
  const secret = async () =>
    page.locator("[data-slot=checkout] iframe").getAttribute("src", { timeout: 10_000 });
  const first = await secret();
  await page.getByRole("button", { name: "Back to your details" }).click();
  await expect(button(page)).toBeFocused();
  await expect(page.getByLabel("Your name", { exact: true })).toHaveValue("Sefako Test");
  await expect(page.locator("[data-slot=checkout]")).toHaveCount(0);
  await button(page).click();
  expect(await secret()).toBe(first); // nothing was changed: the same donation
  await page.getByRole("button", { name: "Back to your details" }).click();
  await page.getByRole("radio", { name: "Monthly" }).check({ force: true });
  await button(page).click();
  await expect(page.getByText("Your gift: $31 every month")).toBeVisible();
  expect(await secret()).not.toBe(first);
  await payInPage(page);
  await thanked(page, "$31.00");
});

test("offline while the form is open: our words in its place, then it is paid, once", async ({
  page,
  context,
}) => {
  await press(page, "27.50", "offline");
  const frame = checkoutFrame(page);
  await expect(frame.getByLabel("Card number")).toBeVisible();
  await context.setOffline(true);
  await expect(
    page.getByRole("status").filter({ hasText: "You have not been charged." }),
  ).toBeVisible();
  await expect(page.locator("[data-slot=checkout]")).toBeHidden();
  await expect(page.locator("[data-slot=pay-elsewhere]")).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
  await expect(frame.getByLabel("Card number")).toBeVisible();
  await expect(page.getByText("You are offline.")).toHaveCount(0);
  await payInPage(page, "4242 4242 4242 4242");
  await thanked(page, "$27.50");
  const paid = page.url();
  await page.goto(form);
  await page.goto(paid);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("the tab is closed right after Pay: the receipt comes all the same, and the campaign counts the gift once", async ({
  browser,
  page,
  request,
}) => {
  const ngo = await approvedNgo(request, `Closed tabs ${stamp}`, `tabs-${stamp}@test.example`);
  const { slug } = await ownCampaign(request, ngo, `Tabs ${stamp}`);
  const payer = await (await browser.newContext()).newPage();
  await press(payer, "29.50", "closed", `/campaigns/${slug}/donate`);
  // a request that is only being sent may die with the tab: the provider has it once it answers
  const taken = payer.waitForResponse((one) => one.url().includes("/embedded/pay/"));
  await payInPage(payer);
  await taken;
  await payer.close();
  const gift = await mailedLink(page, `closed-${stamp}@test.example`, "gifts");
  await page.goto(gift);
  await expect(page.locator("main")).toContainText("$29.50");
  const answer = await request.get(`/api/v1/campaigns/${slug}`);
  expect((await answer.json()).data.campaign).toMatchObject({ totalRaised: 29.5 });
});

test("the way out: the form in the page cannot be paid any more, the provider's page is", async ({
  page,
  request,
}) => {
  await press(page, "32", "out");
  const src = (await page.locator("[data-slot=checkout] iframe").getAttribute("src"))!;
  await toHosted(page);
  expect(await (await request.get(src)).text()).toContain("This checkout has expired");
  await payHosted(page);
  await thanked(page, "$32.00");
});

test("the provider's library is blocked: the donor gets a message and a link to the provider's page", async ({
  page,
}) => {
  await page.route("**/endive/stripe.js", (route) => route.abort());
  await press(page, "33", "blocked");
  await page.waitForURL(/\/c\/pay\/cs_test_/);
  await payHosted(page);
  await thanked(page, "$33.00");
});

test("the provider's library never comes: after a while the same, and what comes late is not shown", async ({
  page,
}) => {
  await page.route("**/endive/stripe.js", () => {});
  await page.clock.install();
  await press(page, "34", "slow");
  await expect(page.getByText("The payment form is opening…")).toBeVisible();
  await page.clock.runFor(16_000);
  await page.waitForURL(/\/c\/pay\/cs_test_/);
});

test("the link to the provider's page fails: the error is shown in place, and it can be pressed again", async ({
  page,
}) => {
  await press(page, "35", "fails");
  await expect(checkoutFrame(page).getByLabel("Card number")).toBeVisible();
  await page.route(`**${form}`, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const out = page.getByRole("button", { name: "Pay on the provider’s own page instead" });
  await out.click();
  await expect(page.locator("main [role=alert]").filter({ hasText: /\S/ })).toBeVisible();
  await page.unroute(`**${form}`);
  await out.click();
  await page.waitForURL(/\/c\/pay\/cs_test_/);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("the form leads to the provider's page as before", async ({ page }) => {
    await page.goto(form);
    await page.locator('[name="preset"][value="other"]').check({ force: true });
    await page.locator("#give-amount").fill("36");
    await page.locator("#give-donorName").fill("Sefako Test");
    await page.locator("#give-donorEmail").fill(`plain-${stamp}@test.example`);
    await page.getByRole("button", { name: "Donate now", exact: true }).click();
    await page.waitForURL(/\/c\/pay\/cs_test_/);
    await payHosted(page);
    await page.waitForURL("**/payment/success?session_id=**");
  });
});

test("only a page with a donation form may load the provider's library, show its frame and ask for a payment", async ({
  request,
}) => {
  const of = async (path: string) => {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    const directive = (name: string) =>
      policy
        .split("; ")
        .find((one) => one.startsWith(`${name} `))!
        .split(" ")
        .filter((source) => source.startsWith("http"));
    return {
      scripts: directive("script-src"),
      frames: directive("frame-src").filter((one) => !/youtube|vimeo/.test(one)), // of stories

      connections: directive("connect-src"),
      images: directive("img-src"),
      payment: /payment=\(([^)]*)\)/.exec(headers["permissions-policy"] ?? "")?.[1],
      opener: headers["cross-origin-opener-policy"],
    };
  };
  for (const path of [form, "/af/campaigns/two-boats/donate", "/frontline-fund/donate"]) {
    const { scripts, frames, connections, images, payment, opener } = await of(path);
    expect(scripts, path).toHaveLength(1);
    expect(scripts[0], path).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(frames, path).toEqual(scripts);
    expect([...connections, ...images], path).toEqual([]);
    expect(payment, path).toBe(`self "${scripts[0]}"`);
    expect(opener, path).toBe("same-origin-allow-popups");
  }
  for (const path of [
    "/",
    "/campaigns",
    "/campaigns/two-boats",
    "/campaigns/two-boats/payment/success",
    "/campaigns/two-boats/embed",
    "/frontline-fund",
    "/fr/frontline-fund",
    "/login",
    "/contact",
    "/none",
  ])
    expect(await of(path), path).toEqual({
      scripts: [],
      frames: [],
      connections: [],
      images: [],
      payment: "",
      opener: "same-origin",
    });
});
