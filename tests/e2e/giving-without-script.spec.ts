import { unfold } from "./support/folds";
import { expect, test, type Locator, type Page } from "./support/test";
import { logIn } from "./support/session";
import { payHosted } from "./support/hosted";

/** A donor's whole journey in a browser without scripts: no part of giving may need one. */
test.use({ javaScriptEnabled: false });

const stamp = Date.now().toString(36);
const form = "/campaigns/two-boats/donate";
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await expect(button).toHaveCount(1); // while a page arrives there may be two
  await button.click();
}
/** Where a part of the form opens or closes, a control moves while it is scrolled to. */
const turn = (control: Locator, on = true) =>
  expect(() => control.setChecked(on, { force: true })).toPass({ timeout: 20_000 });

/** Opening the page after paying books nothing; its button does. */
async function checkPayment(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Verifying your payment..." })).toBeVisible();
  await press(page, "Check again");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
}

async function person(page: Page, who: string): Promise<string> {
  const email = `${who}-${stamp}@test.example`;
  await field(page, "Your name").fill("Sefako Test");
  await field(page, "Email").fill(email);
  return email;
}

test("[GIVE-040, GIVE-041, GIVE-045, GIVE-063, GIVE-069, GIVE-077, GIVE-102] one gift: faults and cancelling keep what was typed, paid once, receipted, found by its link", async ({
  page,
  browser,
}) => {
  await page.goto(form);
  await turn(page.locator('[name="preset"][value="60"]'));
  await press(page, "Donate now");
  await expect(page.locator("#give-donorName-error")).toHaveText("Please enter your name");
  await expect(page.locator("#give-donorEmail-error")).toHaveText("Please enter your email");
  const email = await person(page, "plain");
  await unfold(page, "More options");
  await turn(page.getByRole("switch", { name: /Add a private note/ }));
  await field(page, "Private note").fill("Typed without a script");
  await turn(page.getByRole("switch", { name: /Dedicate this gift/ }));
  await turn(page.getByRole("radio", { name: "In memory of" }));
  await turn(page.getByRole("switch", { name: /Share my name/ }), false);
  await press(page, "Donate now");
  await expect(page.locator("#give-dedicationName-error")).toHaveText(
    "Please enter the name of the person the gift is dedicated to",
  );
  await field(page, "Their name").fill("Baba");
  await press(page, "Donate now");

  await page.waitForURL(/\/c\/pay\/cs_test_/);
  await expect(page.locator(".amount")).toContainText("$60.00"); // the tile counts, not the amount field
  const hosted = page.url();
  await payHosted(page, "4000 0000 0000 0002");
  await expect(page.getByRole("alert")).toContainText("declined");
  await page.getByRole("link", { name: /Back/ }).click();
  await page.waitForURL(`**${form}?canceled=1`);
  await expect(page.getByText("You left without paying. You have not been charged.")).toBeVisible();
  await expect(page.locator('[name="preset"][value="60"]')).toBeChecked();
  await expect(field(page, "Your name")).toHaveValue("Sefako Test");
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(field(page, "Private note")).toHaveValue("Typed without a script");
  await expect(page.getByRole("radio", { name: "In memory of" })).toBeChecked();
  await expect(field(page, "Their name")).toHaveValue("Baba");
  await expect(page.getByRole("switch", { name: /Share my name/ })).not.toBeChecked();

  await press(page, "Donate now");
  await page.waitForURL(/\/c\/pay\/cs_test_/);
  const paying = page.url();
  await payHosted(page);
  await page.waitForURL("**/payment/success?session_id=**");
  await checkPayment(page);
  await expect(page.getByText("Thank you, Sefako Test. Your gift of $60.00")).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Campaign" })).toHaveAttribute(
    "href",
    "/campaigns",
  );
  const success = page.url();

  // back to the paid page, a reload, and the thank-you page again: nothing is paid twice
  await page.goto(paying);
  await expect(page.getByRole("heading", { name: "Already paid" })).toBeVisible();
  await page.getByRole("link", { name: "See your payment" }).click();
  await checkPayment(page);
  await page.goto(success);
  await page.reload();
  await checkPayment(page);

  await page.getByRole("link", { name: "Your gift and its receipt" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your gift");
  const link = page.url();
  await unfold(page, "Your name");
  await press(page, "Show my name publicly");
  await expect(page.getByText("We sent you a mail.")).toBeVisible();

  // one receipt in the outbox; its link opens the same donation
  const office = await browser.newContext({ javaScriptEnabled: false });
  const admin = await office.newPage();
  await logIn(admin, "admin@harambee.example");
  const receipts = admin.locator("tbody tr").filter({ hasText: "receipt" });
  await expect(async () => {
    await admin.goto(`/admin/outbox?search=${encodeURIComponent(email)}`);
    await expect(receipts).toHaveCount(1, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await receipts.getByRole("link").click();
  const mail = await admin.getByTitle("The e-mail as it looks").getAttribute("srcdoc");
  expect(mail).toContain("$60.00");
  const mailed = /href="(http[^"]+\/gifts\/(?!mine)[^"]+)"/.exec(mail!)![1]!;
  // each link says until when it is valid; both belong to the same donation
  const giftOf = (url: string) =>
    Buffer.from(new URL(url).pathname.split("/").at(-1)!.split(".")[0]!, "base64url")
      .toString()
      .split(":")
      .slice(0, 2)
      .join(":");
  expect(giftOf(mailed)).toMatch(/^d:don_[0-9a-z]{20}$/);
  expect(giftOf(mailed)).toBe(giftOf(link));
  await page.goto(mailed);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your gift");
  await press(page, "Email the receipt again");
  await expect(page.getByText("Your receipt is on its way to your inbox.")).toBeVisible();
  // the first session, declined and left, makes no second donation
  await page.goto(hosted);
  await page.goto(/href="(http[^"]+\/gifts\/mine\/[^"]+)"/.exec(mail!)![1]!);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your gifts");
  await expect(
    page
      .getByRole("table", { name: "All payments" })
      .locator("tbody tr")
      .filter({ hasText: "Paid" })
      .or(
        page
          .getByRole("table", { name: "All payments" })
          .locator("tbody tr")
          .filter({ hasText: "In the next payout" }),
      ),
  ).toHaveCount(1);
  await office.close();
});

test("[GIVE-031..038] an invalid amount is reported at its field, and kept as it was typed", async ({
  page,
}) => {
  await page.goto(form);
  await person(page, "amounts");
  const inDollars = "Please enter a valid amount in US dollars, in figures only";
  for (const [wrong, said = "Please enter a valid amount"] of [
    ["1e308"],
    ["-0"],
    ["1,00,0"],
    ["25 euros", inDollars],
    ["KES 500", inDollars],
    [""],
  ] satisfies [string, string?][]) {
    await field(page, "Another amount").fill(wrong);
    await press(page, "Donate now");
    await expect(page.locator("#give-amount-error"), wrong).toHaveText(said);
    await expect(field(page, "Another amount"), wrong).toHaveValue(wrong);
    await expect(field(page, "Your name")).toHaveValue("Sefako Test");
  }
  await field(page, "Another amount").fill("25");
  await press(page, "Donate now");
  await page.waitForURL(/\/c\/pay\/cs_test_/);
  await expect(page.locator(".amount")).toContainText("$25.00");
});

test("[GIVE-046, GIVE-080..084] a monthly gift, and all that its giver may do by the link", async ({
  page,
}) => {
  await page.goto(form);
  await field(page, "Another amount").fill("15");
  await person(page, "plain-monthly");
  await turn(page.getByRole("radio", { name: "Monthly" }));
  await press(page, "Donate now");
  await page.waitForURL(/\/c\/pay\/cs_test_/);
  await expect(page.getByText("per month")).toBeVisible();
  await payHosted(page);
  await page.waitForURL("**/payment/success?session_id=**");
  await checkPayment(page);
  await expect(
    page.getByText(/^The next payment of \$15.00 is on .+\. Each receipt has a link/),
  ).toBeVisible();
  await page.getByRole("link", { name: "Your gift and its receipt" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your monthly gift");
  const link = page.url();
  const facts = page.locator("dl").first();
  await expect(facts).toContainText("$15.00 a month");

  await unfold(page, "Amount");
  await field(page, "New monthly amount").fill("1,50,0");
  await press(page, "Change the amount");
  await expect(page.locator("#amount-amount-error")).toHaveText("Please enter a valid amount");
  await expect(field(page, "New monthly amount")).toHaveValue("1,50,0");
  await field(page, "New monthly amount").fill("22.50");
  await press(page, "Change the amount");
  await expect(page.getByText(/^From .+ you’ll give \$22\.50 a month\.$/)).toBeVisible();
  await expect(facts).toContainText("$22.50 a month");
  await unfold(page, "Skip a month");
  await press(page, "Skip the next payment");
  await expect(page.getByText(/There’s no payment on .+ Next payment: /)).toBeVisible();
  await expect(facts).toContainText("Paused");
  await press(page, "Resume the gift");
  await expect(page.getByText(/^Your monthly gift is active again\. Next payment: /)).toBeVisible();
  await unfold(page, "Pause");
  await page.locator('[name="until"]').fill("2001-01-01");
  await press(page, "Pause the gift");
  await expect(page.locator("#pause-until-error")).toBeVisible();
  await page.locator('[name="until"]').fill("");
  await press(page, "Pause the gift");
  await expect(page.getByText("Your monthly gift is paused.")).toBeVisible();
  await press(page, "Resume the gift");
  await unfold(page, "Card");
  await press(page, "Change the card");
  await expect(page.getByRole("heading", { name: "Your payments" })).toBeVisible();
  await page.getByLabel("New card number").fill("5555 5555 5555 4444");
  await press(page, "Change card");
  await expect(page.getByText(/ending in 4444/)).toBeVisible();
  await page.getByRole("link", { name: /Return/ }).click();
  await expect(page).toHaveURL(link);
  await unfold(page, "Stop the gift");
  await press(page, "Yes, stop it");
  await expect(
    page.getByText("Your monthly gift has ended. Thank you for your support."),
  ).toBeVisible();
  await expect(facts).toContainText("Ended");
  // the form of a page that was opened before
  await page.goBack();
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Pause the gift" })).toHaveCount(0);
});

test("[GIVE-047, GIVE-053, GIVE-097] a pledge; the fund's form in the dialog's place; a lost link is asked for", async ({
  page,
}) => {
  await page.goto(form);
  await field(page, "Another amount").fill("250");
  const email = await person(page, "plain-pledge");
  await unfold(page, "More ways to give");
  await turn(page.getByRole("radio", { name: "Stocks" }));
  await press(page, "Get the instructions");
  const answer = page
    .locator("main")
    .getByRole("status")
    .filter({ hasText: "Payment request submitted successfully!" });
  await expect(answer).toContainText(/PP-[0-9A-Z]+/);
  const number = /PP-[0-9A-Z]+/.exec(await answer.innerText())![0];
  await page.reload(); // posts the same form again
  await expect(answer).toContainText(number);

  await page.goto("/frontline-fund");
  await page.getByRole("button", { name: "DONATE NOW" }).first().click();
  await page.waitForURL("**/frontline-fund/donate**");
  await expect(page.getByText("no real money").first()).toBeVisible();
  await expect(page.locator('[name="method"]')).toHaveCount(1);
  await person(page, "plain-fund");
  await turn(page.locator('[name="preset"][value="20"]'));
  await press(page, "Donate now");
  await page.waitForURL(/\/c\/pay\/cs_test_/);
  await page.getByRole("link", { name: /Back/ }).click();
  await page.waitForURL("**/frontline-fund?give=1&canceled=1#came-back");
  await expect(page.getByText("You left without paying. You have not been charged.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the form, with your details filled in" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "You left without paying." }),
  ).toBeVisible();
  await expect(field(page, "Your name")).toHaveValue("Sefako Test");
  await expect(page.locator('[name="preset"][value="20"]')).toBeChecked();
  await press(page, "Donate now");
  await payHosted(page);
  await page.waitForURL("**/frontline-fund/payment/success?session_id=**");
  await checkPayment(page);
  for (const state of [
    "",
    "?session_id=",
    "?session_id=cs_test_unknown12345",
    "?session_id=%00",
    "?session_id=a&session_id=b",
  ]) {
    await page.goto(`/frontline-fund/payment/success${state}`);
    const check = page.getByRole("button", { name: "Check again" });
    if (await check.isVisible()) await check.click();
    await expect(page.getByRole("heading", { name: "Payment Failed" }), state).toBeVisible();
  }

  await page.goto("/gifts");
  await page.locator("#links-email").fill("nobody");
  await press(page, "Send me the links");
  await expect(page.locator("#links-email-error")).toHaveText("Please enter a valid email address");
  await page.locator("#links-email").fill(email);
  await press(page, "Send me the links");
  await expect(
    page.getByText("If there are gifts with this address, the links are on their way to it."),
  ).toBeVisible();
  await page.locator("#code-email").fill(email);
  await page.locator("#code-code").fill("12");
  await press(page, "Open my gifts");
  await expect(page.locator("#code-code-error")).toBeVisible();
});
