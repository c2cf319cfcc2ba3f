import { expect, test, type Page } from "./support/test";
import { heldClock } from "./support/clock";
import { payHosted, toHosted } from "./support/hosted";
import { live } from "./support/live";
import { logIn } from "./support/session";
import { expectFits } from "./support/settled";

/** A donor on a phone: double presses, going back, reloading, two tabs, pages that do not exist. */
test.use({ viewport: { width: 390, height: 844 } });

const stamp = Date.now().toString(36);
const form = "/campaigns/two-boats/donate";
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const donate = (page: Page) => page.getByRole("button", { name: /^Donate (\$|now)/ });
const session = (page: Page) => /cs_test_\w+/.exec(page.url())![0];

async function fill(page: Page, amount: string, who: string): Promise<void> {
  await live(donate(page));
  await field(page, "Another amount").fill(amount);
  await field(page, "Your name").fill("Sefako Test");
  await field(page, "Email").fill(`${who}-${stamp}@test.example`);
}

test("[GIVE-005] the link to the donate page shows that the page is loading", async ({ page }) => {
  // Playwright cannot observe a page that is being left, so the page itself records the text
  await page.addInitScript(() =>
    new MutationObserver(() => {
      const links = [...document.querySelectorAll("a")]
        .filter((a) => a.textContent === "Loading campaign details...")
        .map((a) => a.getAttribute("href"));
      if (links.length > 0) sessionStorage.setItem("read", String(links));
    }).observe(document, { subtree: true, childList: true, characterData: true }),
  );
  await page.goto("/campaigns/two-boats");
  const link = page.getByRole("link", { name: "Donate Now" }).first();
  await live(link); // a modified click must not change the text
  await link.click();
  await page.waitForURL(`**${form}`);
  expect(await page.evaluate(() => sessionStorage.getItem("read"))).toBe(
    "/campaigns/two-boats/donate",
  );
  await page.goBack();
  await expect(page.getByRole("link", { name: "Donate Now" }).first()).toBeVisible();
});

test("[GIVE-006, GIVE-007] the donate page of a campaign that is not there: 404, its words, a toast, and on to the campaigns", async ({
  page,
  request,
}) => {
  for (const path of [
    "/campaigns/unknown/donate",
    "/campaigns/%00/donate",
    `/campaigns/${"x".repeat(300)}/donate`,
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  const pass = await heldClock(page);
  expect((await page.goto("/campaigns/unknown/donate"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Campaign not found");
  await expect(page.getByRole("link", { name: "Back to Campaigns" })).toHaveAttribute(
    "href",
    "/campaigns",
  );
  await pass.until(page.getByRole("status").filter({ hasText: "Campaign not found" }));
  await pass.ms(4_000);
  expect(new URL(page.url()).pathname).toBe("/campaigns/unknown/donate");
  await pass.ms(2_000);
  await page.waitForURL("**/campaigns");
});

test("[GIVE-044, GIVE-063] pressed twice, gone back, reloaded, in two tabs: one form is one payment, and after it its thanks", async ({
  page,
  context,
}) => {
  await page.goto(form);
  await fill(page, "31", "twice");
  await expectFits(page);
  await donate(page).dblclick();
  await toHosted(page);
  const first = session(page);
  await expectFits(page);
  await page.goBack();
  await page.waitForURL(`**${form}**`);
  await expect(field(page, "Your name")).toHaveValue("Sefako Test");
  await expect(field(page, "Another amount")).toHaveValue("31");
  await page.goForward();
  await toHosted(page);
  expect(session(page)).toBe(first);
  await page.reload();
  // the same checkout in a second tab; once it is paid there, the first tab cannot pay again
  const other = await context.newPage();
  await other.goto(page.url());
  await payHosted(other);
  await other.waitForURL("**/payment/success?session_id=**");
  await expect(other.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expectFits(other);
  await payHosted(page);
  await page.waitForURL(`**/payment/success?session_id=${first}`);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  // one donation from this address, not two
  await page.getByRole("link", { name: "Your gift and its receipt" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your gift");
  await expectFits(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your gift");
});

test("[GIVE-060, GIVE-077] the payment, its webhooks, twenty calls to verify and ten success pages at once: one payment, one receipt in the outbox", async ({
  page,
  browser,
}) => {
  const email = `at-once-${stamp}@test.example`;
  const begun = await (
    await page.request.post("/api/v1/payment/create-checkout-session", {
      data: {
        items: [{ amount: 1900 }],
        donorName: "Sefako Test",
        donorEmail: email,
        campaignId: "two-boats",
      },
    })
  ).json();
  const { sessionId, url } = begun.data as { sessionId: string; url: string };
  const card = {
    email,
    method: "card",
    cardNumber: "4242424242424242",
    cardExpiry: "12/40",
    cardCvc: "123",
    billingName: "S",
  };
  const verify = () => page.request.get(`/api/v1/payment/verify-session/${sessionId}`);
  const paying = Promise.all(
    Array.from({ length: 3 }, () => page.request.post(url, { form: card, maxRedirects: 0 })),
  );
  const asked = Promise.all([
    ...Array.from({ length: 20 }, verify),
    ...Array.from({ length: 10 }, () =>
      page.request.get(`/campaigns/two-boats/payment/success?session_id=${sessionId}`),
    ),
  ]);
  for (const answer of [...(await paying), ...(await asked)])
    expect(answer.status()).toBeLessThan(500);
  const after = await Promise.all(Array.from({ length: 20 }, verify));
  for (const answer of after)
    expect(await answer.json()).toMatchObject({ success: true, data: { amount: 19 } });
  const office = await browser.newContext();
  const admin = await office.newPage();
  await logIn(admin, "admin@harambee.example");
  const mails = admin.locator("tbody tr").filter({ hasText: email });
  await expect(async () => {
    await admin.goto(`/admin/outbox?search=${encodeURIComponent(email)}`);
    await expect(mails).not.toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(mails).toHaveCount(1);
  await admin.goto(`/admin/gifts?search=${encodeURIComponent(email)}`);
  await expect(admin.locator("tbody tr").filter({ hasText: "$19.00" })).toHaveCount(1);
  await office.close();
});

test("[GIVE-066, GIVE-071, GIVE-098] a bank debit is shown as under way, not thanked for; foreign, unknown and missing sessions fail", async ({
  page,
}) => {
  await page.goto(form);
  await fill(page, "44", "debit");
  await page.getByRole("radio", { name: "Bank" }).check({ force: true });
  await donate(page).click();
  await toHosted(page);
  await page.getByLabel("Account number").fill("000000000009"); // stays in progress
  await page.getByLabel("Name on the account").fill("S Test");
  await page.locator('form[action^="/c/pay/"] button[type=submit]').first().click();
  await page.waitForURL("**/payment/success?session_id=**");
  await expect(page.getByRole("heading", { name: "Payment processing" })).toBeVisible();
  await expect(
    page.getByText("Your bank is still confirming the payment of $44.00."),
  ).toBeVisible();
  await expect(page.getByText(/Thank you/)).toHaveCount(0);
  await expectFits(page);
  for (const query of [
    "",
    "?session_id=",
    "?session_id=cs_test_unknown12345",
    "?session_id=%27%20or%201%3D1",
    `?session_id=${"x".repeat(3_000)}`,
  ]) {
    await page.goto(`/campaigns/two-boats/payment/success${query}`);
    await expect(
      page.getByRole("heading", { name: "Payment Failed" }),
      query.slice(0, 40),
    ).toBeVisible();
  }
});

test("[GIVE-035, GIVE-041] by keyboard alone: faults first, then the hosted page, a decline, another card, and the gift's page", async ({
  page,
}) => {
  await page.goto(form);
  await live(donate(page));
  const type = async (label: string, text: string) => {
    await field(page, label).focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(text);
  };
  await type("Another amount", "ten");
  await page.keyboard.press("Enter");
  await expect(
    page.locator("main [role=alert]").filter({ hasText: "Please enter a valid amount" }),
  ).toBeFocused();
  await type("Another amount", "17");
  await type("Your name", "Sefako Test");
  await type("Email", `keys-${stamp}@test.example`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Pay securely" })).toBeFocused();
  await page.getByRole("button", { name: "Pay on the provider’s own page instead" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/c\/pay\/cs_test_/);
  for (const [card, outcome] of [
    ["4000000000009995", "insufficient funds"],
    ["4000002760003184", ""],
  ] as const) {
    await type("Card number", card);
    await type("Expiry", "1240");
    await type("CVC", "123");
    await type("Name on card", "S Test");
    await page.keyboard.press("Enter");
    if (outcome) await expect(page.getByRole("alert")).toContainText(outcome);
  }
  await expect(page.getByRole("heading", { name: "Your bank asks you to confirm" })).toBeVisible();
  await expectFits(page);
  await page.getByRole("button", { name: "Complete" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/payment/success?session_id=**");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await page.getByRole("link", { name: "Your gift and its receipt" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your gift");
});
