import { expect, test, type APIRequestContext, type Page } from "./support/test";
import { unfold } from "./support/folds";
import { live } from "./support/live";
import { approvedNgo } from "./support/ngos";
import { logIn } from "./support/session";

test.setTimeout(240_000);
const stamp = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
const password = "a quiet river bend";
const png = {
  name: "logo.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};
const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** Loses the answer of a form's action: cuts the connection, or has a server answer 500 with an empty body. */
async function lost(
  page: Page,
  how: "cut" | "empty",
  press: () => Promise<void>,
  words: string,
): Promise<void> {
  // must not intercept requests of a page that is still loading; and a press before the script runs would be a plain
  // post
  await live(page.locator("main form, dialog form"));
  let met = 0;
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    // it was a plain post after all: the page stays, and it is tried again
    if (!request.headers()["next-action"]) return route.fulfill({ status: 204 });
    await (how === "cut" ? route.abort() : route.fulfill({ status: 500, body: "" }));
    met++;
  });
  const alert = page
    .locator("main, [role=dialog]")
    .getByRole("alert")
    .filter({ hasText: words })
    .first();
  await expect(async () => {
    await press();
    // the message may still be there from last time, while this press is in progress
    await expect.poll(() => met, { timeout: 5_000 }).toBeGreaterThan(0);
    await expect(alert, `${how}: ${words}`).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  await page.unrouteAll({ behavior: "ignoreErrors" });
}
const submit = (page: Page) => () => page.locator("main form button[type=submit]").first().click();

test("[ERR-002, ERR-004, ERR-005, ERR-007, ERR-008, ERR-009, ERR-034, ERR-037, ERR-038] the forms of visitors: a cut line, an empty 500", async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => (dialogs.push(dialog.message()), void dialog.dismiss()));
  const credentials = async () => {
    await page.locator('[name="email"]').fill("ngo@harambee.example");
    await page.locator('[name="password"]').fill("pull-together");
  };
  for (const how of ["cut", "empty"] as const) {
    await page.goto("/login");
    await credentials();
    await lost(page, how, submit(page), "Login failed");
    await expect(
      page.locator("[data-slot=toast]", {
        hasText: "Login failed. Please check your credentials.",
      }),
    ).toBeVisible();
    await expect(page.locator('[name="email"]')).toHaveValue("ngo@harambee.example");
    if (how === "cut") {
      await page.goto("/admin/login");
      await credentials();
      await lost(page, how, submit(page), "An error occurred during login.");
    }
    await page.goto("/signup");
    for (const [name, value] of [
      ["name", "Maji"],
      ["email", `lost-${stamp}@test.example`],
      ["password", password],
      ["confirmPassword", password],
    ] as const)
      await page.locator(`[name="${name}"]`).fill(value);
    await lost(page, how, submit(page), "Registration failed");
    await expect(
      page.locator("[data-slot=toast]", { hasText: "Registration failed" }),
    ).toBeVisible();
    await page.goto("/campaigns/two-boats/donate");
    await page.locator('[name="donorName"]').fill("Amina");
    await page.locator('[name="donorEmail"]').fill(`lost-${stamp}@test.example`);
    const give = () =>
      page.getByRole("button", { name: /^(?:Donate (?:\$|now)|Get the instructions)/ }).click();
    await lost(page, how, give, "Failed to process payment");
    await expect(
      page.getByRole("button", { name: /^(?:Donate (?:\$|now)|Get the instructions)/ }),
    ).toBeEnabled();
    await unfold(page, "More ways to give");
    await page.getByRole("radio", { name: "Crypto" }).check({ force: true });
    await lost(page, how, give, "Error submitting payment request");
    await expect(
      page.getByRole("button", { name: /^(?:Donate (?:\$|now)|Get the instructions)/ }),
    ).toBeEnabled();
  }
  await page.goto("/contact");
  for (const [name, value] of [
    ["name", "Amina"],
    ["email", "amina@test.example"],
    ["subject", "Hello"],
    ["message", "Words"],
  ] as const)
    await page.locator(`main [name="${name}"]`).fill(value);
  await lost(page, "empty", submit(page), "An unexpected error occurred");
  await expect(page.locator('main [name="message"]')).toHaveValue("Words");
  expect(dialogs).toEqual([]); // A11Y-004: no blocking browser dialog
});

test("[ERR-024, ERR-025, ERR-026, ERR-030, ERR-031, ERR-032, ERR-033, ERR-064, ERR-065] the forms of an organisation, which work afterwards", async ({
  page,
  request,
}) => {
  const ngo = await approvedNgo(request, `Cut ${stamp}`, `cut-${stamp}@test.example`);
  await logIn(page, ngo.email);
  const profile = page.locator("main form:has([name=phoneNumber])");
  const logo = page.locator("main form:has([name=profileImage])");
  const save = () => profile.locator("button[type=submit]").click();
  const upload = async () => {
    await logo.locator("[name=profileImage]").setInputFiles(png);
    await logo.locator("button[type=submit]").click();
  };
  await page.goto("/dashboard?tab=profile&edit=1");
  await lost(page, "cut", save, "An error occurred while updating your profile");
  await lost(page, "empty", save, "Failed to update profile");
  await lost(page, "cut", upload, "An error occurred while uploading your profile image");
  await lost(page, "empty", upload, "Failed to upload profile image");
  await upload();
  await expect(page.getByText("Profile image uploaded successfully")).toBeVisible();
  await page.goto("/dashboard?tab=profile&edit=1");
  await save();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();

  await page.goto("/dashboard/campaigns/new");
  for (const [name, value] of [
    ["title", `Lost ${stamp}`],
    ["description", "Words"],
    ["fundingGoal", "100"],
  ] as const)
    await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="cause"]').selectOption("Other");
  await page.locator('[name="country"]').selectOption("KE");
  await page.locator('[name="hasEndDate"]').uncheck({ force: true });
  const draft = () => page.getByRole("button", { name: "Save as Draft" }).click();
  for (const how of ["cut", "empty"] as const)
    await lost(page, how, draft, "Failed to create campaign");
  await draft();
  await page.waitForURL("**/dashboard?tab=campaigns**");
  await page.getByRole("link", { name: `Continue Lost ${stamp}` }).click();
  await page.waitForURL("**/dashboard/campaigns/edit/**");
  await page.locator('[name="fundingGoal"]').fill("200");
  await lost(page, "empty", draft, "Failed to update campaign");
  await page.goto("/dashboard?tab=campaigns");
  await page.getByRole("link", { name: `Delete Lost ${stamp}` }).click();
  const remove = () =>
    page
      .getByRole("dialog")
      .or(page.getByRole("alertdialog"))
      .getByRole("button", { name: /Delete/ })
      .click();
  await lost(page, "cut", remove, "Failed to delete campaign");
  await remove();
  await expect(page.getByText("Campaign deleted successfully")).toBeVisible();
});

async function registered(
  request: APIRequestContext,
  name: string,
  origin: string,
): Promise<string> {
  const made = await request.post("/api/v1/ngos/register", {
    headers: { origin },
    data: { name, email: `${name.toLowerCase().replaceAll(" ", "-")}@test.example`, password },
  });
  expect(made.status()).toBe(201);
  return (await made.json()).data.token as string;
}

test("[ERR-013, ERR-014, ERR-015, ERR-016, ERR-039, ERR-040, ERR-043, ERR-068] registration, and the decisions of an admin", async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = new URL(baseURL!).origin;
  const request = await playwright.request.newContext({ baseURL: baseURL! });
  const [young, ready] = [`Young ${stamp}`, `Ready ${stamp}`];
  await registered(request, young, origin);
  const token = await registered(request, ready, origin);
  const authorization = { authorization: `Bearer ${token}` };
  expect(
    (
      await request.put("/api/v1/ngos/complete-profile", {
        headers: authorization,
        data: {
          orgName: ready,
          officialEmail: "office@maji.example",
          country: "KE",
          phoneNumber: "+254700000000",
          description: "Pumps.",
        },
      })
    ).status(),
  ).toBe(200);
  expect(
    (
      await request.post("/api/v1/ngos/upload-documents", {
        headers: authorization,
        multipart: {
          registrationCertificate: { name: "c.pdf", mimeType: "application/pdf", buffer: pdf },
        },
      })
    ).status(),
  ).toBe(200);

  await logIn(page, `young-${stamp}@test.example`);
  await page.goto("/registration");
  const fill = async () => {
    await page.locator('[name="country"]').selectOption("KE");
    for (const [name, value] of [
      ["phoneNumber", "+254700000000"],
      ["description", "Pumps."],
    ] as const)
      await page.locator(`[name="${name}"]`).fill(value);
  };
  await fill();
  const next = () => page.getByRole("button", { name: "Continue" }).click();
  await lost(page, "empty", next, "Failed to complete profile");
  await next();
  await page.waitForURL("**/registration?step=documents");
  const certificate = page.locator('input[name="registrationCertificate"]');
  await expect(certificate).toHaveCount(1); // until the script has taken over there is a second input, for the camera
  await certificate.setInputFiles({ name: "c.pdf", mimeType: "application/pdf", buffer: pdf });
  for (const how of ["cut", "empty"] as const)
    await lost(
      page,
      how,
      () => page.getByRole("button", { name: "Submit Application" }).click(),
      "An unexpected error occurred during registration",
    );

  await page.context().clearCookies();
  await logIn(page, "admin@harambee.example");
  await page.goto(`/admin/dashboard?search=${encodeURIComponent(ready)}`);
  const approve = () => page.getByRole("button", { name: `Approve ${ready}` }).click();
  await lost(page, "cut", approve, "An error occurred while approving the NGO");
  await lost(page, "empty", approve, "Failed to approve NGO");
  await page.getByRole("link", { name: `Reject ${ready}` }).click();
  const dialog = page.getByRole("dialog");
  const reject = () => dialog.getByRole("button", { name: "Reject" }).click();
  await lost(page, "cut", reject, "An error occurred while rejecting the NGO");
  await lost(page, "empty", reject, "Failed to reject NGO");
  await reject();
  await expect(page.getByText("NGO rejected successfully")).toBeVisible();
  await request.dispose();
});

test("[ERR-020, ERR-021, DATA-041, EMB-010] a campaign that is not there; what the pages keep in the browser and whom they call", async ({
  page,
}) => {
  const hosts = new Set<string>();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url())) hosts.add(new URL(request.url()).host);
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  for (const path of ["/campaigns/no-such-campaign", "/campaigns/no-such-campaign/donate"]) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(404);
    await expect(page.getByRole("heading", { name: "Campaign not found" })).toBeVisible();
    await expect(
      page.locator("[data-slot=toast]", { hasText: "Campaign not found" }),
    ).toBeVisible();
  }
  await page.goto("/campaigns/two-boats/donate");
  await live(page.getByRole("button", { name: /^(?:Donate (?:\$|now)|Get the instructions)/ }));
  await page.waitForLoadState("networkidle"); // by now the script has requested all that it needs
  const here = new URL(page.url()).host;
  expect([...hosts]).toEqual([here]);
  expect(scripts.every((url) => url.includes("/_next/"))).toBe(true);
  expect(await page.content()).not.toMatch(/pk_(test|live)_|js\.stripe\.com/);
  await page.goto("/campaigns");
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard?tab=campaigns");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
  const kept = await page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: (await indexedDB.databases()).map((d) => d.name),
    caches: await caches.keys(),
  }));
  expect(JSON.stringify(kept)).not.toMatch(/campaign|ngo|donat|fetched|timestamp/i);
  expect([kept.databases, kept.caches]).toEqual([[], []]);
});
