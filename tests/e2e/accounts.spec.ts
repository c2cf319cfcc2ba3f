import { live } from "./support/live";
import { expect, test, type Page } from "./support/test";

test.setTimeout(240_000);
const stamp = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
const password = "a quiet river bend";
const pdf = {
  name: "certificate.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  ),
};
const noPdf = {
  name: "photo.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("neither a PDF nor a picture"),
};
const alert = (page: Page, words: string) => page.getByRole("alert").filter({ hasText: words });
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test("[ACCT-001..011, ACCT-028, ACCT-046, API-022, API-023, NGO-001..017, NGO-024, NGO-037..042, ACCT-034, ACCT-035, ERR-010..012, ERR-044, ERR-045, ERR-057, ERR-069, ERR-070, ERR-078] sign-up, registration and waiting, with their faults", async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  const email = `grace-${stamp}@test.example`;
  await page.goto(`/signup?email=${encodeURIComponent(email)}`);
  for (const label of ["NGO Name", "Email", "Password", "Confirm Password"])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await expect(page.getByText(/official NGO email, preferably ending with \.org/)).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "Log In" })).toHaveAttribute(
    "href",
    "/login",
  );
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);

  const whole = {
    "NGO Name": `Maji ${stamp}`,
    Email: email,
    Password: password,
    "Confirm Password": password,
  };
  const fill = async (values: Record<string, string>) => {
    await live(page.locator("main form"));
    for (const [label, value] of Object.entries({ ...whole, ...values }))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole("button", { name: "Create account" }).click();
  };
  for (const empty of Object.keys(whole)) {
    await fill({ [empty]: "" });
    await expect(alert(page, "Please fill in all fields").first()).toBeVisible();
    await page.reload();
  }
  for (const [fault, words] of [
    [{ "Confirm Password": "something else" }, "Passwords do not match"],
    [{ Email: "nobody" }, "Please enter a valid email address"],
    [
      { Password: "123456789", "Confirm Password": "123456789" },
      "Password must be at least 10 characters",
    ],
    [{ Password: "password123", "Confirm Password": "password123" }, "This password is too common"],
  ] as const) {
    await fill(fault);
    await expect(alert(page, words).first()).toBeVisible();
  }
  await fill({});
  // the message disappears after six seconds, and a page may take longer to load
  await page.waitForURL("**/registration", { waitUntil: "commit" });
  await expect(page.getByText("Account created successfully!")).toBeVisible();
  const cookie = (await context.cookies()).find((c) => c.name.endsWith("next-auth.session-token"))!;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(await stored(page)).not.toMatch(/token|eyJ/i);

  // two tabs with the first one's fields, and what is still missing
  await expect(page.getByRole("link", { name: "NGO Information" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Documents" })).toBeVisible();
  await expect(page.locator('[name="officialEmail"]')).toHaveValue(email);
  expect(
    await page
      .locator("main form [name]:not([type=hidden])")
      .evaluateAll((all) => all.map((one) => one.getAttribute("name"))),
  ).toEqual(["orgName", "officialEmail", "country", "phoneNumber", "website", "description"]);
  expect(await page.locator('[name="country"] option').count()).toBeGreaterThanOrEqual(54);
  const good: Record<string, string> = {
    orgName: `Maji ${stamp}`,
    officialEmail: `office-${stamp}@test.example`,
    phoneNumber: "+254 700 000 000",
    description: "We mend hand pumps.",
  };
  for (const missing of ["orgName", "officialEmail", "country", "phoneNumber", "description"]) {
    await page.goto("/registration");
    await page.locator('[name="country"]').selectOption(missing === "country" ? "" : "KE");
    for (const [name, value] of Object.entries(good))
      await page.locator(`[name="${name}"]`).fill(name === missing ? "" : value);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(
      alert(page, "Please fill all required fields before proceeding").first(),
      missing,
    ).toBeVisible();
    expect(page.url()).toMatch(/\/registration$/);
  }
  await page.locator('[name="description"]').fill(good["description"]!);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/registration?step=documents");

  // the draft appears in another browser too
  const again = await context.browser()!.newContext();
  const other = await again.newPage();
  await other.goto("/login");
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password", { exact: true }).fill(password);
  await other.locator("main form button[type=submit]").click();
  await other.waitForURL("**/registration");
  await expect(other.locator('[name="description"]')).toHaveValue(good["description"]!);
  await again.close();

  // step two: documents
  for (const words of ["Registration certificate", "Proof of leadership", "impact summary", "10MB"])
    await expect(page.getByText(words, { exact: false }).first()).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.locator('[name="orgName"]')).toBeVisible();
  await page.goto("/registration?step=documents");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(alert(page, "Registration certificate is required").first()).toBeVisible();
  await page.locator('input[name="registrationCertificate"]').setInputFiles(noPdf);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(alert(page, "photo.pdf is not a PDF").first()).toBeVisible();
  // each as large as allowed: 30 MB in one form, which must arrive complete
  const largest = Buffer.concat([pdf.buffer, Buffer.alloc(10_485_760 - pdf.buffer.length, "\n")]);
  for (const name of ["registrationCertificate", "leadershipProof", "additionalDocument"])
    await page.locator(`input[name="${name}"]`).setInputFiles({ ...pdf, buffer: largest });
  await page.getByRole("button", { name: "Submit Application" }).click();
  await page.waitForURL("**/verification-pending");

  // the application waits for an administrator
  await expect(page.getByText("24-48 hours")).toBeVisible();
  await expect(page.getByText(/email you the outcome/)).toBeVisible();
  await expect(page.getByText(/spam/).first()).toBeVisible();
  await expect(
    page.getByText(`confirm your email address: we sent a link to ${email}`),
  ).toBeVisible();
  await expect(page.locator("main")).not.toContainText(/\b[3-8]\d minutes?\b/);
  for (const path of ["/dashboard", "/registration", "/verification-rejected"]) {
    await page.goto(path);
    expect(page.url()).toContain("/verification-pending");
  }
  await page.getByRole("button", { name: "Return to Home" }).click();
  await page.waitForURL((url) => url.pathname === "/", { waitUntil: "commit" });
  await live(page.locator("[data-slot=toast]")); // on a busy machine the page's script may take longer than the default timeout for a message
  await expect(page.getByText("You have been logged out successfully")).toBeVisible();
  expect(
    (await context.cookies()).some(
      (c) => c.name.endsWith("next-auth.session-token") && c.value !== "",
    ),
  ).toBe(false);
  expect((await page.goto("/dashboard"))!.url()).toContain("/login");
  const here = new URL(page.url()).origin;
  expect(
    calls.filter(
      (url) => !url.startsWith(here) && !url.startsWith("data:") && !url.startsWith("blob:"),
    ),
  ).toEqual([]);
});

test("[ACCT-012..014, ACCT-020, ACCT-021, ACCT-031, ACCT-033, ACCT-040, ACCT-041, ERR-003, ERR-005, ERR-056] login, its faults, and a session that ended under an open page", async ({
  page,
  context,
}) => {
  await page.goto("/login?next=//evil.example");
  await expect(page.getByLabel("Email")).toHaveAttribute("required", "");
  const secret = page.getByLabel("Password", { exact: true });
  await expect(secret).toHaveAttribute("required", "");
  await expect(secret).toHaveAttribute("type", "password");
  await live(page.getByRole("button", { name: /show/i }));
  await page.getByRole("button", { name: /show/i }).click();
  await expect(secret).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: /hide/i }).click();
  await expect(secret).toHaveAttribute("type", "password");
  await expect(page.locator("main").getByRole("link", { name: "Sign Up" })).toHaveAttribute(
    "href",
    "/signup",
  );
  await page.getByLabel("Email").fill("ngo@harambee.example");
  await secret.fill("wrong wrong wrong");
  await page.locator("main form button[type=submit]").click();
  await expect(
    page.getByText("Login failed. Please check your credentials.").first(),
  ).toBeVisible();
  expect(await stored(page)).not.toMatch(/token|eyJ/i);
  await secret.fill("pull-together");
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL("**/dashboard", { waitUntil: "commit" });
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expect(page.getByText(/Welcome/).first()).toBeVisible();
  expect(await stored(page)).not.toMatch(/token|eyJ/i);
  const wide = await page.goto("/login");
  expect(new URL(wide!.url()).pathname).toBe("/dashboard");
  // the session's row is gone but the cookie is not: the person's next action must say so
  await page.goto("/dashboard?tab=profile&edit=1");
  const origin = new URL(page.url()).origin;
  const out = await page.request.post("/api/v1/auth/logout", { headers: { origin } });
  expect(out.status()).toBe(200);
  await context.addCookies([{ name: "next-auth.session-token", value: "ended", url: origin }]);
  const save = page.locator("main form:has([name=phoneNumber]) button[type=submit]");
  await save.first().click();
  await page.waitForURL("**/login**");
  await expect(
    page.getByText("Authentication failed: Your session has expired").first(),
  ).toBeVisible();
});

test("[NGO-043..047, NGO-048] what a rejected organisation reads, and where it can go from there", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("rejected@harambee.example");
  await page.getByLabel("Password", { exact: true }).fill("pull-together");
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL("**/verification-rejected");
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("not approved");
  await expect(main).toContainText("The reviewer’s comments");
  await expect(main).toContainText(/submit a new application with complete documents/i);
  await expect(main).toContainText(/contact support/i);
  await main.getByRole("link", { name: "Submit a new application" }).click();
  await page.waitForURL("**/registration");
  await expect(page.locator('[name="orgName"]')).not.toHaveValue("");
  await page.goto("/verification-rejected");
  await page.getByRole("button", { name: "Return to Home" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect((await page.goto("/dashboard"))!.url()).toContain("/login");
});
