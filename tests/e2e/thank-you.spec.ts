import { expect, test } from "./support/test";
import { payInPage } from "./support/hosted";
import { live } from "./support/live";
import { expectFits } from "./support/settled";

const form = "/campaigns/two-boats/donate";

test("[GIVE-063, GIVE-064, GIVE-065] after paying: the account of the gift, its strip, sharing without a name, a QR code, and every month", async ({
  page,
  request,
}) => {
  const email = `thanks-${Date.now().toString(36)}@test.example`;
  await page.goto(form);
  await live(page.locator("#give-form"));
  await page.getByLabel("Another amount", { exact: true }).fill("60");
  await page.getByLabel("Your name", { exact: true }).fill("Sefako Test");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: /^Donate (\$|now)/ }).click();
  await payInPage(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  const main = page.locator("main");
  await expect(main).toContainText("Thank you, Sefako Test.");
  await expect(main).toContainText("Yours");
  for (const line of ["$60.00", "$0.00", "−$2.04", "$57.96"])
    await expect(main.locator("dl")).toContainText(line);
  await expect(page.getByRole("link", { name: "Return to Campaign" })).toHaveAttribute(
    "href",
    "/campaigns",
  );

  const whatsApp = page.getByRole("link", { name: "Share on WhatsApp" });
  // without the site's address, whose port varies
  const shared = decodeURIComponent((await whatsApp.getAttribute("href"))!).replaceAll(
    new URL(page.url()).host,
    "",
  );
  expect(shared).toContain("/campaigns/two-boats");
  for (const secret of ["Sefako", "60", "session_id"]) expect(shared).not.toContain(secret);

  const qr = (await page.locator('main a[href*="/qr/"]').first().getAttribute("href"))!;
  const picture = await request.get(qr);
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect((await request.get(qr.replace("two-boats", "no-such-campaign"))).status()).toBe(404);

  // the donation's page shows it in a narrow column
  const success = page.url();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Your gift and its receipt" }).click();
  await expectFits(page, "the gift's page");
  await page.goto(success);
  const own = page.getByRole("button", { name: /^Give \$60 a month, first payment on / });
  await own.click();
  await page.waitForURL("**/campaigns/two-boats/donate?monthly=60");
  await live(page.locator("#give-form"));
  await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
  await expect(page.getByLabel("Your name", { exact: true })).toHaveValue("Sefako Test");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.locator("[data-slot=later-terms]")).toContainText(
    /Nothing today\. First payment of \$60 on .*, then \$60 on the same day each month\./,
  );
  await page.getByRole("button", { name: /^Give \$60 a month from / }).click();
  await payInPage(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your monthly gift is set up");
  await expect(main).toContainText("First payment of $60.00 on");
  await expect(main).toContainText("Nothing was charged today.");
  await expect(main).not.toContainText("Thank you");
  await page.getByRole("link", { name: "Manage your monthly gift" }).click();
  await expect(
    page.getByText("Nothing has been charged yet. First payment of $60.00 on"),
  ).toBeVisible();
});
