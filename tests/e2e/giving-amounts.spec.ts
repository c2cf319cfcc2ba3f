import { expect, test, type Page } from "./support/test";
import { unfold } from "./support/folds";
import { payHosted, toHosted } from "./support/hosted";
import { live } from "./support/live";

const stamp = Date.now().toString(36);
const form = "/campaigns/two-boats/donate";
const amount = (page: Page) => page.locator("#give-amount");
const button = (page: Page) => page.locator("#give-form button[type=submit]");
const cover = (page: Page) => page.locator('[name="coverFee"]');

async function person(page: Page, who: string): Promise<void> {
  await page.locator("#give-donorName").fill("Sefako Test");
  await page.locator("#give-donorEmail").fill(`${who}-${stamp}@test.example`);
}

test("[GIVE-036] covering the fee: off at first, followed by button and summary, charged to the cent, kept on the way back", async ({
  page,
}) => {
  await page.goto(form);
  await live(button(page));
  await expect(cover(page)).not.toBeChecked();
  await amount(page).fill("60");
  await expect(button(page)).toHaveText(/Donate \$60 now/);
  await expect(page.getByText("Add $2.10 so that the organisation gets all of it")).toBeVisible();
  await cover(page).check({ force: true });
  await expect(button(page)).toHaveText(/Donate \$62\.10 now/);
  const summary = page.locator("section").filter({ hasText: "Where your $62.10 goes" });
  await expect(summary).toContainText("Added for the processing fee$2.10");
  await expect(summary).toContainText("−$2.10");
  await expect(summary).toContainText("Reaches the organisation$60.00");
  await page.getByRole("radio", { name: "Monthly" }).check({ force: true });
  await expect(button(page)).toHaveText(/Donate \$62\.10 every month/);
  await page.getByRole("radio", { name: "Once" }).check({ force: true });
  await person(page, "cover");
  await button(page).click();
  await toHosted(page);
  await expect(page.locator(".amount")).toContainText("$62.10");
  await page.getByRole("link", { name: /Back/ }).click();
  await page.waitForURL(`**${form}?canceled=1`);
  await expect(amount(page)).toHaveValue("60");
  await expect(cover(page)).toBeChecked();
  await expect(button(page)).toHaveText(/Donate \$62\.10 now/);
  await button(page).click();
  await payHosted(page);
  await page.waitForURL("**/payment/success?session_id=**");
  await expect(page.locator("main")).toContainText("$62.10");
  // the whole amount is the donation, and the chosen amount reaches the organisation
  await expect(page.locator("main")).toContainText("$60.00");
});

test("[GIVE-012..019, GIVE-047] what the donor sends: button, hint and summary say so before it is sent, the answer how", async ({
  page,
}) => {
  await page.goto(form);
  await live(button(page));
  await amount(page).fill("250");
  await cover(page).check({ force: true });
  await expect(
    page.getByRole("group", { name: "Pay now with our payment provider" }).getByRole("radio"),
  ).toHaveCount(3);
  await unfold(page, "More ways to give");
  const own = page.getByRole("group", { name: "More ways to give" });
  await expect(own.getByRole("radio")).toHaveCount(5);
  await own.getByRole("radio", { name: "PayPal" }).check({ force: true });
  await expect(button(page)).toHaveText(/^Get the instructions/);
  await expect(page.getByText("We’ll email you instructions.")).toBeVisible();
  await expect(page.getByText("Pay here, securely.")).toBeHidden();
  await expect(cover(page)).toBeHidden();
  await expect(page.getByText("Payment processing fee")).toHaveCount(0);
  await expect(page.getByText("We can’t repeat this for you.")).toBeHidden();
  await page.getByRole("radio", { name: "Monthly" }).check({ force: true });
  await expect(page.getByText("We can’t repeat this for you.")).toBeVisible();
  await person(page, "paypal");
  await button(page).click();
  const answer = page.locator("main").getByRole("status");
  await expect(answer).toContainText("Payment request submitted successfully!");
  await expect(answer).toContainText(/PP-[0-9A-Z]+/);
  await expect(answer).toContainText("In PayPal, send the amount to giving@harambee.example");
  await expect(answer).toContainText("please send your gift each month");
});

test("[GIVE-036] in French amounts are read as French writes them, and unclear ones asked back", async ({
  page,
}) => {
  await page.goto(`/fr${form}`);
  await live(button(page));
  await amount(page).fill("1,000");
  await person(page, "fr");
  await button(page).click();
  await expect(page.locator("#give-amount-error")).toHaveText(
    /deux façons. Veuillez écrire 1\s\$ ou 1\s000\s\$/,
  );
  await expect(page.getByText(/^2 points/)).toHaveCount(0);
  await amount(page).fill("45,50");
  await expect(button(page)).toHaveText(/Donner 45,50\s\$ maintenant/);
  await button(page).click();
  await toHosted(page);
  await expect(page.locator(".amount")).toContainText(/45[,.]50/);
});

test("several errors are listed below one heading with their number, and sections have headings", async ({
  page,
}) => {
  await page.goto(form);
  await live(button(page));
  await button(page).click();
  await expect(page.getByRole("heading", { name: "Please fix 2 things" })).toBeVisible();
  for (const name of ["Your gift", "Payment method", "About you"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[GIVE-036, GIVE-044] the server reads the tick and the language: no figure of the page is taken", async ({
    page,
  }) => {
    await page.goto(`/af${form}`);
    await page.locator('[name="preset"][value="other"]').check({ force: true });
    await amount(page).fill("1,000");
    await person(page, "plain-af");
    await button(page).click();
    await expect(page.locator("#give-amount-error")).toHaveText(
      /op twee maniere gelees word. Skryf asseblief \$1 of \$1\s000/,
    );
    await amount(page).fill("60,00");
    await cover(page).check({ force: true });
    await button(page).click();
    await toHosted(page);
    await expect(page.locator(".amount")).toContainText(/62[,.]10/);
  });

  test("button and hint follow the payment method by CSS alone", async ({ page }) => {
    await page.goto(form);
    await expect(page.getByRole("button", { name: "Donate now", exact: true })).toBeVisible();
    await unfold(page, "More ways to give");
    await page.getByRole("radio", { name: "DAF" }).check({ force: true });
    await expect(
      page.getByRole("button", { name: "Get the instructions", exact: true }),
    ).toBeVisible();
    await expect(page.getByText("We’ll email you instructions.")).toBeVisible();
    await expect(cover(page)).toBeHidden();
  });
});
