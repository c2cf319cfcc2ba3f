import { unfold } from "./support/folds";
import { expect, test, type Page } from "./support/test";
import { payHosted as pay, toHosted } from "./support/hosted";
import { live } from "./support/live";

const stamp = Date.now().toString(36);
const form = "/campaigns/two-boats/donate";
const button = (page: Page) => page.getByRole("button", { name: /^Donate (\$|now)/ });

/** Opens the form's page and waits for its script. */
async function open(page: Page): Promise<void> {
  await page.goto(form);
  await live(button(page));
}

async function fill(page: Page, amount: string, who: string): Promise<void> {
  await page.getByLabel("Another amount", { exact: true }).fill(amount);
  await page.getByLabel("Your name", { exact: true }).fill("Sefako Test");
  await page.getByLabel("Email", { exact: true }).fill(`${who}-${stamp}@test.example`);
}

test("[GIVE-001..004, GIVE-009..027, GIVE-073, GIVE-075] the form: whole lists, defaults, switches, and what reaches the organisation", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Two boats, thirty-one families",
  );
  await expect(page.getByText("Make a donation to support this cause")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Campaign" })).toHaveAttribute(
    "href",
    "/campaigns/two-boats",
  );
  await expect(page.getByLabel("Another amount", { exact: true })).toHaveValue("10");
  const amounts = page.getByRole("group", { name: "Amount in US dollars" }).getByRole("radio");
  expect(await amounts.evaluateAll((all) => all.map((r) => (r as HTMLInputElement).value))).toEqual(
    ["20", "60", "100", "200"],
  );
  for (const tile of await amounts.all()) await expect(tile).not.toBeChecked();
  // three methods first; the others and rarely used fields are in disclosures
  const methods = page.getByRole("group", { name: "Payment method" }).getByRole("radio");
  await expect(methods).toHaveCount(3);
  await expect(page.getByLabel("Private note", { exact: true })).toBeHidden();
  await unfold(page, "More ways to give");
  await unfold(page, "More options");
  expect(
    await methods.evaluateAll((all) =>
      all.map((r) => [
        (r as HTMLInputElement).value,
        document.getElementById(r.getAttribute("aria-labelledby")!)?.textContent,
      ]),
    ),
  ).toEqual([
    ["card", "Card"],
    ["bank_transfer", "Bank"],
    ["google_pay", "Google Pay"],
    ["crypto", "Crypto"],
    ["stocks", "Stocks"],
    ["daf", "DAF"],
    ["paypal", "PayPal"],
    ["venmo", "Venmo"],
  ]);
  expect(
    await page
      .getByRole("group", { name: "How often" })
      .getByRole("radio")
      .evaluateAll((all) => all.map((r) => (r as HTMLInputElement).value)),
  ).toEqual(["once", "monthly"]);
  await expect(page.getByLabel("Your name", { exact: true })).toHaveAttribute("required", "");
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("required", "");
  await expect(page.getByRole("switch", { name: /Show my name publicly/ })).not.toBeChecked();
  await expect(
    page.getByRole("switch", { name: /Share my name and e-mail with the NGO/ }),
  ).toBeChecked();

  const note = page.getByLabel("Private note", { exact: true });
  await expect(note).toBeHidden();
  await page.getByRole("switch", { name: /Add a private note/ }).check({ force: true });
  await expect(note).toBeVisible();
  await page.getByRole("switch", { name: /Add a private note/ }).uncheck({ force: true });
  await expect(note).toBeHidden();
  await page.getByRole("switch", { name: /Dedicate this gift/ }).check({ force: true });
  await expect(page.getByRole("radio", { name: "In honour of" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "In memory of" })).toBeVisible();

  // choosing a tile fills the amount field, typing deselects the tile, and the sums follow
  await amounts.nth(1).check({ force: true });
  await expect(page.getByLabel("Another amount", { exact: true })).toHaveValue("60");
  await expect(page.getByText("−$2.04")).toBeVisible();
  await expect(page.getByText("$57.96")).toBeVisible();
  await page.getByLabel("Another amount", { exact: true }).fill("33.50");
  await expect(amounts.nth(1)).not.toBeChecked();
  await expect(page.getByText("−$1.27")).toBeVisible();
  await expect(page.getByText("$32.23")).toBeVisible();
});

test("[GIVE-028..038, ERR-038, ERR-049..051] faults in their order, each on its field; the button comes back", async ({
  page,
}) => {
  await open(page);
  const press = () => button(page).click();
  const alert = page.locator("main").getByRole("alert");
  await page.getByLabel("Another amount", { exact: true }).fill("abc");
  await press();
  await expect(alert.getByRole("link").first()).toHaveText("Please enter a valid amount");
  await expect(alert.getByRole("link")).toHaveText([
    "Please enter a valid amount",
    "Please enter your name",
    "Please enter your email",
  ]);
  for (const wrong of ["NaN", "1e308", "-0", "0.99", "9007199254740993", "10.0055", "1000000"]) {
    await page.getByLabel("Another amount", { exact: true }).fill(wrong);
    await press();
    await expect(button(page)).toBeEnabled();
    await expect(page.locator("#give-amount-error"), wrong).toHaveText(
      "Please enter a valid amount",
    );
  }
  await fill(page, "5", "faults");
  await page.getByLabel("Your name", { exact: true }).fill("   ");
  await page.getByLabel("Email", { exact: true }).fill("a@b");
  await press();
  await expect(page.locator("#give-donorName-error")).toHaveText("Please enter your name");
  await expect(page.locator("#give-donorEmail-error")).toHaveText(
    "Please enter a valid email address",
  );
  await expect(page.locator("#give-amount-error")).toHaveCount(0);
  await expect(page.getByLabel("Another amount", { exact: true })).toHaveValue("5");

  // while sending: disabled, with another label; when the server is unreachable: a message, and the button is enabled
  // again
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**" + form, async (route) =>
    route.request().method() === "POST" ? (await held, route.abort()) : route.continue(),
  );
  await fill(page, "5", "faults");
  await press();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  release();
  await expect(alert).toContainText("could not be reached");
  await expect(button(page)).toBeEnabled();
});

test("[GIVE-041, GIVE-044, GIVE-102] decline, back with everything kept, then paid; the form afterwards is a new one", async ({
  page,
}) => {
  await open(page);
  await fill(page, "42.10", "decline");
  await unfold(page, "More options");
  await page.getByRole("switch", { name: /Add a private note/ }).check({ force: true });
  await page.getByLabel("Private note", { exact: true }).fill("For the second boat");
  await page.getByRole("switch", { name: /Dedicate this gift/ }).check({ force: true });
  await page.getByRole("radio", { name: "In memory of" }).check({ force: true });
  await page.getByLabel("Their name", { exact: true }).fill("Mama Ronkẹ");
  await page.getByRole("switch", { name: /Share my name/ }).uncheck({ force: true });
  await button(page).click();
  await pay(page, "4000 0000 0000 0002");
  await expect(page.getByRole("alert")).toContainText("declined");
  await page.getByRole("link", { name: /Back/ }).click();
  await page.waitForURL(`**${form}?canceled=1`);
  await expect(page.getByText("You left without paying. You have not been charged.")).toBeVisible();
  await expect(page.getByLabel("Another amount", { exact: true })).toHaveValue("42.10");
  await expect(page.getByLabel("Your name", { exact: true })).toHaveValue("Sefako Test");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(
    `decline-${stamp}@test.example`,
  );
  await expect(page.getByLabel("Private note", { exact: true })).toHaveValue("For the second boat");
  await expect(page.getByRole("radio", { name: "In memory of" })).toBeChecked();
  await expect(page.getByLabel("Their name", { exact: true })).toHaveValue("Mama Ronkẹ");
  await expect(page.getByRole("switch", { name: /Share my name/ })).not.toBeChecked();
  await button(page).click();
  await pay(page);
  await page.waitForURL("**/payment/success?session_id=**");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await open(page);
  await expect(page.getByLabel("Another amount", { exact: true })).toHaveValue("10");
  await expect(page.getByLabel("Your name", { exact: true })).toHaveValue("");
});

test("[GIVE-062..071] the success page's states; it asks once a visit", async ({ page }) => {
  await open(page);
  await fill(page, "12", "states");
  await button(page).click();
  await toHosted(page);
  const session = /cs_test_\w+/.exec(page.url())![0];
  const success = `/campaigns/two-boats/payment/success?session_id=${session}`;
  const failure = async () => {
    await expect(page.getByRole("heading", { name: "Payment Failed" })).toBeVisible();
    await expect(
      page.getByText("We couldn't verify your payment. Please try again or contact support."),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Again" })).toHaveAttribute(
      "href",
      "/campaigns",
    );
  };
  await page.goto(success); // still open and unpaid
  await failure();
  await expect(page.getByRole("link", { name: /Back to the donation form/ })).toHaveAttribute(
    "href",
    "/campaigns/two-boats/donate?canceled=1",
  );
  await page.goto("/campaigns/two-boats/payment/success");
  await failure();
  await page.goto("/frontline-fund/payment/success?session_id=cs_test_unknown12345");
  await failure();

  await page.goBack().catch(() => {});
  await open(page);
  await fill(page, "12", "states");
  await button(page).click();
  await pay(page);
  await page.waitForURL("**/payment/success?session_id=**");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("Thank you, Sefako Test. Your gift of $12.00")).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Campaign" })).toHaveAttribute(
    "href",
    "/campaigns",
  );
  await expect(page.getByRole("link", { name: "See the campaign" })).toHaveAttribute(
    "href",
    "/campaigns/two-boats",
  );
  const paid = new URL(page.url()).searchParams.get("session_id")!;

  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/payment/success**", async (route) => {
    if (route.request().method() === "POST") {
      asked++;
      await held;
    }
    await route.continue();
  });
  await page.goto(`/campaigns/two-boats/payment/success?session_id=${paid}`);
  await expect(page.getByRole("heading", { name: "Verifying your payment..." })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(asked).toBe(1);
  await page.goto(`/campaigns/rain-tanks/payment/success?session_id=${paid}`); // a session of another campaign
  await failure();
});

test("[GIVE-021, GIVE-046, GIVE-080..084] a monthly gift, then all that its giver may do by the link", async ({
  page,
}) => {
  await open(page);
  await fill(page, "15", "monthly");
  await page.getByRole("radio", { name: "Monthly" }).check({ force: true });
  await button(page).click();
  await toHosted(page);
  await expect(page.getByText("per month")).toBeVisible();
  await pay(page);
  await page.waitForURL("**/payment/success?session_id=**");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await page.getByRole("link", { name: "Your gift and its receipt" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your monthly gift");
  const link = page.url();
  const facts = page.locator("dl").first();
  await expect(facts).toContainText("$15.00 a month");
  await expect(page.getByRole("button", { name: "Pause the gift" })).toBeHidden(); // in its disclosure
  await unfold(page, "Amount");
  await live(page.getByRole("button", { name: "Change the amount" }));
  await page.getByLabel("New monthly amount").fill("22.50");
  await page.getByRole("button", { name: "Change the amount" }).click();
  await page.waitForURL("**?done=amount");
  await expect(facts).toContainText("$22.50 a month");
  await unfold(page, "Pause");
  await page.getByRole("button", { name: "Pause the gift" }).click();
  await page.waitForURL("**?done=pause");
  await expect(facts).toContainText("Paused");
  await page.getByRole("button", { name: "Resume the gift" }).click();
  await page.waitForURL("**?done=resume");
  await expect(facts).toContainText("Active");
  await unfold(page, "Card");
  await page.getByRole("button", { name: "Change the card" }).click();
  await expect(page.getByRole("heading", { name: "Your payments" })).toBeVisible();
  await page.getByRole("link", { name: /Return/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your monthly gift");
  const pdf = await page.request.get(
    (await page.getByRole("link", { name: /^PDF/ }).first().getAttribute("href"))!,
  );
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  // opening the link changes nothing, since mail scanners follow every link
  for (const outcome of ["stop", "pause", "hidden"])
    await page.request.get(`${link}?done=${outcome}&act=${outcome}`);
  await page.goto(link);
  await expect(facts).toContainText("Active");
  await unfold(page, "Stop the gift");
  await page.getByRole("button", { name: "Yes, stop it" }).click();
  await page.waitForURL("**?done=stop");
  await expect(facts).toContainText("Ended");
  const altered = link.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  expect((await page.request.get(altered)).status()).toBe(404);
});

test("[GIVE-047, GIVE-054, ERR-066] a pledge answers its number on the page; again the same form is the same number", async ({
  page,
}) => {
  await open(page);
  await fill(page, "250", "pledge");
  await unfold(page, "More ways to give");
  await page.getByRole("radio", { name: "Crypto" }).check({ force: true });
  await expect(page.getByText("We’ll email you instructions.")).toBeVisible();
  await page.getByRole("button", { name: "Get the instructions" }).dblclick();
  const answer = page
    .locator("main")
    .getByRole("status")
    .filter({ hasText: "Payment request submitted successfully!" });
  await expect(answer).toContainText(/PP-[0-9A-Z]+/);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[FUND-003, FUND-025, FUND-026] DONATE NOW leads to the fund's form, cards only", async ({
    page,
  }) => {
    await page.goto("/frontline-fund");
    await expect(page.getByRole("button", { name: "DONATE NOW" })).toHaveCount(3);
    await page.getByRole("button", { name: "DONATE NOW" }).first().click();
    await page.waitForURL("**/frontline-fund/donate**");
    await expect(page.locator('[name="method"]')).toHaveCount(1);
    await fill(page, "8.20", "fund-noscript");
    await button(page).click();
    await toHosted(page);
    await expect(page.locator("p.amount")).toContainText("$8.20");
  });
});

test("[FUND-003, FUND-013, FUND-017, FUND-022, FUND-024..026, FUND-028, FUND-032, GIVE-072, GIVE-097, GIVE-102] the fund's dialog, away and back with everything kept, then paid", async ({
  page,
}) => {
  await page.goto("/frontline-fund");
  await live(page.getByRole("button", { name: "DONATE NOW" }));
  const dialog = page.getByRole("dialog", { name: "The Frontline Fund" });
  for (const button of await page.getByRole("button", { name: "DONATE NOW" }).all()) {
    await button.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.getByRole("button", { name: "DONATE NOW" }).first().click();
  await expect(dialog).toContainText(
    "You will be redirected securely to the card payment provider.",
  );
  await expect(dialog).toContainText("no real money");
  await expect(dialog.locator('[name="method"]')).toHaveCount(1);
  await expect(dialog.locator('[name="campaign"]')).toHaveValue("frontline-fund");
  await dialog.getByLabel("Another amount", { exact: true }).fill("18");
  await dialog.getByLabel("Your name", { exact: true }).fill("Sefako Test");
  await dialog.getByLabel("Email", { exact: true }).fill(`fund-${stamp}@test.example`);
  await dialog.getByRole("button", { name: /^Donate (\$|now)/ }).click();
  await toHosted(page);
  await page.getByRole("link", { name: /Back/ }).click();
  await page.waitForURL("**/frontline-fund?give=1&canceled=1#came-back");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Your name", { exact: true })).toHaveValue("Sefako Test");
  await expect(dialog.getByLabel("Another amount", { exact: true })).toHaveValue("18");
  await dialog.getByRole("button", { name: /^Donate (\$|now)/ }).click();
  await pay(page);
  await page.waitForURL("**/frontline-fund/payment/success?session_id=**");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});
