import { checkoutFrame, payInPage } from "./support/hosted";
import { unfold } from "./support/folds";
import { live } from "./support/live";
import { expect, test, type Page } from "./support/test";
import sharp from "sharp";
import { expectFits } from "./support/settled";

const stamp = Date.now().toString(36);
const ngo = {
  name: `Maji Safi ${stamp}`,
  email: `office-${stamp}@test.example`,
  password: "a quiet river bend",
};
const title = `Clean water for ward ${stamp}`;
const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

async function logIn(page: Page, path: string, email: string, password: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
}

test("[PUB-025, GIVE-044, GIVE-063, GIVE-077, ADM-022, ERR-067] from sign-up to a gift on the dashboard", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const organisation = await browser.newContext();
  const page = await organisation.newPage();

  // sign-up, with invalid values first
  await page.goto("/signup");
  await page.getByLabel("NGO Name").fill(ngo.name);
  await page.getByLabel("Email").fill(ngo.email);
  await page.getByLabel("Password", { exact: true }).fill(ngo.password);
  await page.getByLabel("Confirm Password").fill("something else");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Passwords do not match" })).toBeVisible();
  await expect(page.getByLabel("NGO Name")).toHaveValue(ngo.name);
  await page.getByLabel("Password", { exact: true }).fill(ngo.password);
  await page.getByLabel("Confirm Password").fill(ngo.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/registration");

  // registration: information, then documents
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "Please fill all required fields before proceeding" }),
  ).toBeVisible();
  await page.getByLabel("Country").selectOption("KE");
  await page.getByLabel("Phone number").fill("+254 700 000 000");
  await page.getByLabel("Description").fill("We mend hand pumps in two wards, since 2014.");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/registration?step=documents");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Registration certificate is required" }),
  ).toBeVisible();
  await page
    .locator('input[name="registrationCertificate"]')
    .setInputFiles({ name: "certificate.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("button", { name: "Submit Application" }).click();
  await page.waitForURL("**/verification-pending");
  await expect(page.getByText("24-48 hours")).toBeVisible();
  expect((await page.goto("/dashboard"))?.url()).toContain("/verification-pending");

  // an administrator opens the certificate and approves
  const office = await browser.newContext();
  const admin = await office.newPage();
  await logIn(admin, "/admin/login", "admin@harambee.example", "pull-together");
  await admin.goto(`/admin/dashboard?tab=verification&search=${encodeURIComponent(ngo.email)}`);
  await admin.getByRole("link", { name: /View/ }).first().click();
  const dialog = admin.getByRole("dialog");
  await expect(dialog).toContainText(ngo.email);
  const certificate = await dialog
    .getByRole("link", { name: /certificate|Open/i })
    .first()
    .getAttribute("href");
  const opened = await office.request.get(certificate!);
  expect(opened.status()).toBe(200);
  expect(opened.headers()["content-type"]).toBe("application/pdf");
  expect((await browser.newContext()).request).toBeTruthy();
  expect(
    (
      await (await browser.newContext()).request.get(`${new URL(admin.url()).origin}${certificate}`)
    ).status(),
  ).toBe(404);
  await dialog.getByRole("button", { name: /Approve/ }).click();
  await expect(admin.getByText("NGO approved successfully")).toBeVisible();

  // the organisation creates and publishes a campaign with a real cover
  await page.goto("/dashboard/campaigns/new");
  await live(page.locator("main form"));
  await page.locator('[name="title"]').fill(title);
  await page
    .locator('[name="description"]')
    .fill("Eleven pumps.\n\nFour mechanics, see https://pumps.example/plan.");
  await page.locator('[name="fundingGoal"]').fill("5000");
  const dated = page.locator('[name="hasEndDate"]');
  if (!(await dated.isChecked())) await dated.check({ force: true });
  await page
    .locator('[name="endDate"]')
    .fill(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10));
  await page.locator('[name="cause"]').selectOption("Clean Water & Sanitation");
  await page.locator('[name="country"]').selectOption("KE");
  const cover = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: "#35418A" },
  })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[name="mainImage"]')
    .setInputFiles({ name: "cover.jpg", mimeType: "image/jpeg", buffer: cover });
  await page.getByRole("button", { name: "Publish Campaign" }).click();
  await page.waitForURL("**/dashboard?tab=campaigns**");
  await expect(page.getByText(title).first()).toBeVisible();

  // a donor without an account finds it, reads it, gives 25 dollars
  const visitor = await browser.newContext();
  const donor = await visitor.newPage();
  await donor.goto(`/campaigns?search=${stamp}`);
  await donor.getByRole("link", { name: title }).click();
  await expect(donor.getByRole("heading", { level: 1 })).toHaveText(title);
  await donor.getByRole("link", { name: "Donate Now" }).first().click();
  await expect(donor.getByText("Make a donation to support this cause")).toBeVisible();
  await live(donor.locator("#give-form"));
  await donor.getByLabel("Another amount").fill("25");
  await donor.locator("#give-donorName").fill("Ọláyínká Adéṣọlá");
  await donor.locator("#give-donorEmail").fill(`donor-${stamp}@test.example`);
  await unfold(donor, "More options");
  await donor.locator('[name="showName"]').check({ force: true });
  await donor.getByRole("button", { name: /^Donate (\$|now)/ }).click();
  await payInPage(donor, "4000 0000 0000 0002");
  await expect(checkoutFrame(donor).getByRole("alert")).toContainText("Your card was declined.");
  await payInPage(donor);
  await donor.waitForURL("**/payment/success?session_id=**");
  await expect(donor.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();

  // the receipt is in the outbox, the donation on the dashboard and on the page
  await expect(async () => {
    await admin.goto(`/admin/outbox?search=donor-${stamp}`);
    await expect(admin.getByText(`donor-${stamp}@test.example`).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 90_000 });
  await page.goto("/dashboard?tab=donations");
  await expect(page.getByText("$25.00").first()).toBeVisible();
  await expect(page.getByText("Ọláyínká Adéṣọlá").first()).toBeVisible();
  await page.goto("/dashboard?tab=donors");
  await expect(page.getByText(`donor-${stamp}@test.example`)).toBeVisible();
  await admin.goto("/admin/dashboard?tab=ngos");
  await expect(admin.getByText(ngo.name).first()).toBeVisible();
  await expect(async () => {
    const shown = await visitor.request.get(`/campaigns?search=${stamp}`);
    expect(await shown.text()).toContain("$25");
  }).toPass({ timeout: 30_000 });
});

test("[PUB-026, PUB-105, CAMP-058] an anonymous visitor opens every public page", async ({
  page,
}) => {
  for (const path of [
    "/",
    "/frontline-fund",
    "/campaigns",
    "/ngos",
    "/privacy",
    "/ayc",
    "/developers",
    "/login",
    "/signup",
    "/af",
    "/af/campaigns",
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator("h1").first(), path).toBeVisible();
    await expectFits(page, path);
  }
  expect((await page.goto("/no-such-path"))?.status()).toBe(404);
  expect((await page.goto("/campaigns/unknown"))?.status()).toBe(404);
});

test("[ACCT-042, ACCT-043, ACCT-045] protected pages send a visitor to the login", async ({
  request,
}) => {
  for (const [path, to] of [
    ["/dashboard", "/login"],
    ["/registration", "/login"],
    ["/verification-pending", "/login"],
    ["/admin/dashboard", "/admin/login"],
    ["/admin/outbox", "/admin/login"],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(307);
    expect(answer.headers()["location"], path).toContain(to);
    expect((await answer.text()).length, path).toBeLessThan(200);
  }
});
