import { payHosted } from "./support/hosted";
import { live } from "./support/live";
import { approvedNgo, ownCampaign } from "./support/ngos";
import { demoCampaign } from "./support/places";
import { expect, test, type Page } from "./support/test";
import { settled } from "./support/settled";

const stamp = Date.now().toString(36);
const message = {
  name: "Amina Otieno",
  email: `amina-${stamp}@test.example`,
  subject: "A question",
  message: "How long does it take?",
};

test("[FUND-035, FUND-036] one question open at a time, and none when it is closed again", async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    await page.goto("/frontline-fund");
    const items = page.locator("[data-slot=accordion] details");
    await expect(items).toHaveCount(10);
    await expect(page.locator("[data-slot=accordion] details[open]")).toHaveCount(0);
    await items.nth(0).locator("summary").click();
    await expect(items.nth(0).locator("summary + div")).toBeVisible();
    await items.nth(7).locator("summary").click();
    await expect(items.nth(7).locator("summary + div")).toBeVisible();
    await expect(page.locator("[data-slot=accordion] details[open]")).toHaveCount(1);
    await items.nth(7).locator("summary").click();
    await expect(page.locator("[data-slot=accordion] details[open]")).toHaveCount(0);
  }
});

test("[FUND-011] a long quote is cut after eight lines", async ({ page }) => {
  await page.goto("/frontline-fund");
  await settled(page);
  const lines = await page
    .locator("[data-slot=voice] blockquote")
    .first()
    .evaluate((quote) => {
      quote.textContent = "Many words follow one another. ".repeat(80);
      const style = getComputedStyle(quote);
      return {
        clamp: style.webkitLineClamp,
        height: quote.clientHeight - parseFloat(style.paddingBottom),
        line: parseFloat(style.lineHeight),
        whole: quote.scrollHeight,
      };
    });
  expect(lines.clamp).toBe("8");
  expect(Math.round(lines.height / lines.line)).toBe(8);
  expect(lines.whole).toBeGreaterThan(lines.height * 2);
});

test("[FUND-012] a voice's picture that does not come is replaced", async ({ page }) => {
  await page.route("**/images/voices/**", (route) => route.abort());
  await page.goto("/frontline-fund");
  const image = page.locator("[data-slot=voice] img").first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute("src", /\/patterns\//);
});

test("[FUND-003, FUND-013, FUND-017, FUND-022, FUND-024] each of the three buttons opens the dialog", async ({
  page,
}) => {
  await page.goto("/frontline-fund");
  const buttons = page.locator("main").getByRole("button", { name: "DONATE NOW" });
  await expect(buttons).toHaveCount(3);
  await live(buttons);
  for (const i of [0, 1, 2]) {
    const dialog = page.getByRole("dialog", { name: "The Frontline Fund" });
    await buttons.nth(i).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator("[data-slot=notice]").first()).toContainText(/redirected securely/);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

/** A slow line: the page's scripts are held back until `come` is called. */
async function slowScripts(page: Page): Promise<() => void> {
  let come = (): void => {};
  const there = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await there;
    await route.continue().catch(() => {}); // the page may have been closed
  });
  return come;
}

test("[A11Y-001, FUND-003, CAMP-070] what is pressed before the scripts are there is done when they come, or goes the way without them", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  const slug = "/campaigns/two-boats";
  const early = async (url: string, press: () => Promise<void>) => {
    const come = await slowScripts(page);
    await page.goto(url, { waitUntil: "commit" });
    await press();
    return async () => {
      come();
      await page.unrouteAll({ behavior: "wait" });
    };
  };
  const copy = page.getByRole("button", { name: "Copy link", exact: true });
  let come = await early(slug, () => copy.dblclick());
  await expect(copy).toHaveAttribute("aria-busy", "true");
  await come();
  await live(copy);
  await expect(page.getByText("Link copied to clipboard!")).toHaveCount(1);
  await expect(copy).not.toHaveAttribute("aria-busy", "true");

  const donate = page.locator("main").getByRole("button", { name: "DONATE NOW" }).first();
  const dialog = page.getByRole("dialog", { name: "The Frontline Fund" });
  come = await early("/frontline-fund", () => donate.click());
  await come();
  await live(page.locator("main button[aria-haspopup=dialog]").first());
  await expect(dialog).toBeVisible();

  come = await early("/frontline-fund", () => donate.click());
  await page.waitForURL(/\/donate/, { waitUntil: "commit" }); // it has waited long enough
  await come();

  // the language that was chosen is remembered
  await page.goto("about:blank");
  come = await early("/campaigns", () =>
    page
      .locator('[data-lang="af"]')
      .first()
      .evaluate((link: HTMLElement) => link.click()),
  );
  await page.waitForURL(/\/af\/campaigns/, { waitUntil: "commit" });
  await come();
  await page.goto("/");
  await page.waitForURL(/\/af$/);
});

test("[PUB-092, PUB-093, PUB-094, PUB-095, PUB-097] contact: Sending..., Message Sent!, and again", async ({
  page,
}) => {
  await page.goto("/contact");
  await live(page.locator("main form"));
  const fill = async () => {
    for (const [name, text] of Object.entries(message))
      await page.locator(`[name="${name}"]`).fill(text);
  };
  await fill();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/contact", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  await expect(page.locator('[name="message"]')).toHaveCount(0);
  await page.getByRole("button", { name: "Send Another Message" }).click();
  for (const name of Object.keys(message))
    await expect(page.locator(`[name="${name}"]`)).toHaveValue("");
});

test("[PUB-091, PUB-096] contact: a blank field and a server out of reach are alerts, and what was typed stays", async ({
  page,
}) => {
  await page.goto("/contact");
  await live(page.locator("main form"));
  await page.locator('[name="name"]').fill(message.name);
  await page.locator("main form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Please fill in all fields" }),
  ).toBeVisible();
  await expect(page.locator('[name="name"]')).toHaveValue(message.name);
  for (const [name, text] of Object.entries(message))
    await page.locator(`[name="${name}"]`).fill(text);
  await page.route("**/contact", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: /could not reach the server/ }),
  ).toBeVisible();
  for (const [name, text] of Object.entries(message))
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(text);
});

test("[PUB-088, PUB-094, PUB-095] contact without a script, in Afrikaans", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/af/contact");
  for (const [name, text] of Object.entries(message))
    await page.locator(`[name="${name}"]`).fill(text);
  await page.getByRole("button", { name: "Stuur boodskap" }).click();
  await expect(page.getByRole("heading", { name: "Boodskap gestuur!" })).toBeVisible();
  await page.getByRole("button", { name: "Stuur nog ’n boodskap" }).click();
  await expect(page.locator('[name="name"]')).toHaveValue("");
});

test("[PUB-121, PUB-122, PUB-123, PUB-124, FUND-043] the directory lists the approved organisations and finds one by name", async ({
  page,
}) => {
  await page.goto("/ngos");
  const names = await page.locator("[data-slot=card] h2").allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(6);
  expect(names).not.toContain("Harambee");
  expect(names.join()).not.toMatch(/Harambee PBC/);
  const wanted = "Mangochi Mothers’ Health";
  await page.getByLabel("Search by name").fill(wanted.slice(0, 6).toUpperCase());
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/ngos\?search=/);
  await expect(page.locator("[data-slot=card] h2", { hasText: wanted })).toBeVisible();
  await page.getByLabel("Search by name").fill("zzzz-nobody");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.locator("main [data-slot=card]")).toHaveCount(0);
  await page.goto(`/ngos?search=${encodeURIComponent(wanted)}`);
  await page.getByRole("link", { name: wanted }).click();
  await page.waitForURL("**/ngo-campaigns/**");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wanted);
});

test("[PUB-125, PUB-126, PUB-127, PUB-129, PUB-130, PUB-131, PUB-132, PUB-135] an organisation's page: description, campaigns, like, Donate", async ({
  browser,
  request,
}) => {
  const likes = (of: Page) => of.locator("button[aria-pressed]");
  const count = async (of: Page) => Number((await likes(of).textContent())!.replace(/\D/g, ""));
  const shown = await (await browser.newContext()).newPage();
  await shown.goto(`/ngo-campaigns/${(await demoCampaign(request, "loima-pumps")).ngoId}`);
  expect(await count(shown)).toBeGreaterThanOrEqual(376);

  const ngo = await approvedNgo(request, `Liked ${stamp}`, `liked-${stamp}@test.example`);
  await ownCampaign(request, ngo, `Liked pumps ${stamp}`);
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/ngo-campaigns/${ngo.id}`);
  await expect(page.getByText("We mend hand pumps in two wards.").first()).toBeVisible();
  await expect(page.locator("[data-slot=ngo-campaigns] [data-slot=card]")).not.toHaveCount(0);
  const like = likes(page);
  await live(like);
  await expect(like).toHaveAttribute("aria-pressed", "false");
  const before = await count(page);
  const stored = () =>
    page.waitForResponse((r) => r.url().includes("/ngo-likes/") && r.request().method() === "POST");
  await Promise.all([stored(), like.click()]);
  await expect(like).toHaveText(new RegExp(`${before + 1}$`));
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await live(like);
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toHaveText(new RegExp(`${before + 1}$`));
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/ngo-campaigns/${ngo.id}`);
  await expect(likes(other)).toHaveText(new RegExp(`${before + 1}$`));
  await expect(likes(other)).toHaveAttribute("aria-pressed", "false");
  await Promise.all([stored(), like.click()]);
  await expect(like).toHaveText(new RegExp(`${before}$`));
  await page.getByRole("link", { name: "Donate", exact: true }).click();
  await page.waitForURL("**/campaigns/*/donate");
  await expect(page.getByText("Make a donation to support this cause")).toBeVisible();
});

test("[PUB-129] the like works without a script and comes back in its language", async ({
  browser,
  request,
}) => {
  const { id } = await approvedNgo(request, `Plain ${stamp}`, `plain-${stamp}@test.example`);
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`/af/ngo-campaigns/${id}`);
  await page.locator("button[aria-pressed]").click();
  await expect(page).toHaveURL(new RegExp(`/af/ngo-campaigns/${id}$`));
  const cookies = (await page.context().cookies()).map((c) => `${c.name}=${c.value}`).join("; ");
  expect(
    await (await request.get(`/ngo-likes/${id}`, { headers: { cookie: cookies } })).json(),
  ).toMatchObject({ liked: true });
});

test("[PUB-133, PUB-134, ERR-063] share: the device's own, else the link is copied and an alert says so", async ({
  browser,
  request,
}) => {
  const { ngoId: id } = await demoCampaign(request);
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
  );
  await page.goto(`/ngo-campaigns/${id}`);
  await live(page.getByRole("button", { name: "Share" }));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Campaign link copied to clipboard!" }),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const device = await (await browser.newContext()).newPage();
  await device.addInitScript(() =>
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: (what: { url: string }) => {
        (window as unknown as { shared: string }).shared = what.url;
        return Promise.resolve();
      },
    }),
  );
  await device.goto(`/ngo-campaigns/${id}`);
  await live(device.getByRole("button", { name: "Share" }));
  await device.getByRole("button", { name: "Share" }).click();
  await expect
    .poll(() => device.evaluate(() => (window as unknown as { shared?: string }).shared))
    .toBe(device.url());
});

test("[PUB-062] only the waiting page says 24-48 hours", async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  for (const path of ["/", "/contact", "/frontline-fund", "/signup", "/af", "/af/contact"])
    expect(await (await page.request.get(path)).text(), path).not.toContain("24-48");
  await page.goto("/login");
  await page.fill('[name="email"]', "pending@harambee.example");
  await page.fill('[name="password"]', "pull-together");
  await page.click("main form button[type=submit]");
  await page.waitForURL("**/verification-pending");
  await expect(page.getByText("24-48 hours")).toBeVisible();
});

test("[FUND-025, FUND-026, FUND-032] a gift from the dialog returns to the fund's own page", async ({
  page,
}) => {
  await page.goto("/frontline-fund");
  await live(page.getByRole("button", { name: "DONATE NOW" }));
  await page.getByRole("button", { name: "DONATE NOW" }).first().click();
  const dialog = page.getByRole("dialog", { name: "The Frontline Fund" });
  await dialog.getByLabel("Another amount").fill("12.50");
  await dialog.locator('[name="donorName"]').fill("Fund Giver");
  await dialog.locator('[name="donorEmail"]').fill(`fund-${stamp}@test.example`);
  await dialog.getByRole("button", { name: /^Donate (\$|now)/ }).click();
  await payHosted(page);
  await page.waitForURL("**/frontline-fund/payment/success?session_id=**");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});
