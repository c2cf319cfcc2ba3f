import { expect, test, type Page } from "./support/test";
import { Secret, TOTP } from "otpauth";
import { inDatabase } from "./support/database";
import { adminByCommand, approvedNgo, confirmAddress, secondAdmin } from "./support/ngos";

const stamp = Date.now().toString(36);

/** Chromium's virtual platform authenticator, which needs no person. */
async function withAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function logIn(page: Page, path: string, email: string, password: string): Promise<void> {
  await page.goto(path);
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await page.locator("main form button[type=submit]").click();
}

/** Visible: the page also has a notice of its own, hidden while a form shows the refusal. */
const seen = (page: Page, words: string) => page.getByText(words).filter({ visible: true });

const logOut = (page: Page) =>
  page.getByRole("button", { name: "Logout", exact: true }).first().click();

/** Makes it look as if the factor had been given eleven minutes ago, in every session of a person. */
const later = (email: string) =>
  inDatabase((client) =>
    client.query(
      "update session set second_factor_at = now() - interval '11 minutes' where user_id = (select id from app_user where email = $1)",
      [email],
    ),
  );

const suspensionReason = (ngoId: string): Promise<string | null | undefined> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ reason: string | null }>(
      "select suspension_reason as reason from ngo where id = $1",
      [ngoId],
    );
    return rows[0]?.reason;
  });

/**
 * The code of the current 30-second step or the one before: it is valid until the next step begins, so this waits in a
 * step's last seconds.
 */
async function digits(secret: string, step = 0): Promise<string> {
  const leftMs = 30_000 - (Date.now() % 30_000);
  if (leftMs < 8_000) await new Promise((resolve) => setTimeout(resolve, leftMs + 200));
  return new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) }).generate({
    timestamp: Date.now() + step * 30_000,
  });
}

test("[OP-127] an administrator enrols a passkey, logs in with it and confirms with it; what was typed is still there", async ({
  page,
  request,
}) => {
  const email = `key-${stamp}@test.example`;
  const password = await adminByCommand(email);
  const ngo = await approvedNgo(request, `Key Pumps ${stamp}`, `key-ngo-${stamp}@test.example`);
  await confirmAddress(ngo.email);
  await withAuthenticator(page);
  await logIn(page, "/admin/login", email, password);
  await page.waitForURL("**/admin/dashboard");
  // the demo says what production requires, and lets people skip it
  await expect(
    page.getByText("In production an administrator needs a second factor."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Set one up" }).click();

  await page.getByLabel("Name of this passkey").fill("Test laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey is added.")).toBeVisible();
  await expect(page.locator("[data-slot=recovery-codes] li")).toHaveCount(10);
  await expect(page.getByText("Test laptop")).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-slot=recovery-codes] li")).toHaveCount(0); // shown once
  await expect(page.getByText("10 are left.")).toBeVisible();

  await logOut(page);
  await logIn(page, "/admin/login", email, password);
  await page.waitForURL("**/login/second-factor");
  await page.goto("/admin/dashboard"); // the password alone opens no session
  await page.waitForURL("**/admin/login**");
  await page.goto("/login/second-factor");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL("**/admin/dashboard");
  await expect(page.getByText("In production an administrator needs")).toHaveCount(0);

  // eleven minutes later
  await later(email);
  await page.goto(`/admin/dashboard?tab=verified&view=${ngo.id}`);
  await page
    .getByRole("dialog")
    .locator('[name="reason"]')
    .fill("Words that took a while to write.");
  await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByText("Please confirm that it is you, then try again")).toBeVisible();
  await page
    .getByRole("link", { name: "Confirm on a separate page instead, for example with a passkey" })
    .click();
  await page.waitForURL("**/account/confirm?next=**");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL(`**/admin/dashboard?tab=verified&view=${ngo.id}`);
  await expect(page.getByRole("dialog").locator('[name="reason"]')).toHaveValue(
    "Words that took a while to write.",
  );
  await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
  await expect.poll(() => suspensionReason(ngo.id)).toBe("Words that took a while to write.");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  // a form posted without a script keeps its fragment
  const atPayouts = (url: URL) => url.pathname === "/admin/payouts";

  test("[OP-127] an authenticator app is set up, the login takes its code, a form takes it again, a recovery code works once", async ({
    page,
    request,
  }) => {
    const email = `app-${stamp}@test.example`;
    const password = await secondAdmin(email);
    const ngo = await approvedNgo(request, `App Pumps ${stamp}`, `app-ngo-${stamp}@test.example`);
    await confirmAddress(ngo.email);
    await logIn(page, "/admin/login", email, password);
    await page.goto("/account/security");
    await page.getByRole("button", { name: "Set up an authenticator app" }).click();
    const secret = (await page.locator("[data-slot=app-key]").textContent())!;
    await expect(
      page.getByAltText("QR code with the key for your authenticator app"),
    ).toBeVisible();
    await page.locator('#app [name="code"]').fill(await digits(secret, -1));
    await page.getByRole("button", { name: "Turn on" }).click();
    const shown = page.locator("[data-slot=recovery-codes] code");
    await expect(shown).toHaveCount(10);
    const codes = await shown.allTextContents();

    await logOut(page);
    await logIn(page, "/admin/login", email, password);
    await page.waitForURL("**/login/second-factor**");
    await expect(page.getByRole("button", { name: "Use a passkey" })).toHaveCount(0);
    await page.locator('[name="code"]').fill("000000");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(
      seen(page, "This code is not correct, or has already been used").first(),
    ).toBeVisible();
    await page.locator('[name="code"]').fill(await digits(secret));
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/admin/dashboard**");

    await later(email);
    await page.goto(`/admin/dashboard?tab=verified&view=${ngo.id}`);
    await page.locator('[name="reason"]').fill("Typed without a script.");
    await page.getByRole("button", { name: "Suspend" }).click();
    await expect(seen(page, "Please confirm that it is you, then try again")).toHaveCount(1);
    await expect(page.getByRole("form").getByRole("alert")).toHaveText(
      "Please confirm that it is you, then try again",
    );
    await expect(page.locator('[name="reason"]')).toHaveValue("Typed without a script.");
    await page.locator('[name="stepUp"]').fill(codes[0]!);
    await page.getByRole("button", { name: "Suspend" }).click();
    await expect.poll(() => suspensionReason(ngo.id)).toBe("Typed without a script.");

    await later(email);
    await page.goto("/account/confirm?next=/admin/payouts");
    await page.locator('[name="code"]').fill(codes[0]!);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(
      seen(page, "This code is not correct, or has already been used").first(),
    ).toBeVisible();
    await page.locator('[name="code"]').fill(codes[1]!);
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL(atPayouts);
  });

  test("[OP-127] in the demo an administrator without a factor gives the password, or skips", async ({
    page,
  }) => {
    const email = `skip-${stamp}@test.example`;
    const password = await secondAdmin(email);
    await logIn(page, "/admin/login", email, password);
    await later(email);
    await page.goto("/account/confirm?next=/admin/payouts");
    await page.locator('[name="currentPassword"]').fill(password);
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL(atPayouts);
    await page.getByRole("button", { name: "Skip it" }).click();
    await expect(
      page.getByText("In production an administrator needs a second factor."),
    ).toHaveCount(0);
  });
});
