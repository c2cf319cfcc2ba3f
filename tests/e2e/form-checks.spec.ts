import { expect, test, type Page, type Route } from "./support/test";
import { errorText } from "@/lib/i18n/errors";
import { live } from "./support/live";

test.describe.configure({ timeout: 120_000 }); // generous, for a busy machine

/**
 * The code that checks a form is loaded when the form is first touched. Each form with a field, an invalid value for
 * it, and its button.
 */
const forms = [
  { path: "/signup", email: "email", inBetween: "name" },
  { path: "/contact", email: "email", inBetween: "name" },
  { path: "/campaigns/two-boats/donate", email: "give-donorEmail", inBetween: "give-donorName" },
];
const scripts = "**/_next/static/**/*.js";
const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const errorOf = (page: Page, id: string) => page.locator(`[id="${id}-error"]`);
const button = (page: Page, id: string) =>
  page
    .locator("form")
    .filter({ has: field(page, id) })
    .locator("button[type=submit]");

/** Opens the page with its scripts running. From then on, `answer` handles each further script. */
async function open(page: Page, path: string, answer?: (route: Route) => Promise<void>) {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.postData() ?? "");
  });
  await page.goto(path, { waitUntil: "networkidle" }); // the page's own scripts are loaded
  await live(page.locator("main form"));
  if (answer) await page.route(scripts, answer);
  return posts;
}

for (const { path, email, inBetween } of forms) {
  test(`${path}: what checks the form comes when it is touched, not with the page`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") asked.push(request.url());
    });
    await open(page, path);
    const before = asked.length;
    await field(page, email).focus();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await field(page, email).fill("nobody");
    await field(page, email).blur();
    await expect(errorOf(page, email)).toHaveText(errorText("validEmail", "en"));
  });

  test(`${path}: while it comes, no key is lost and a press waits for it`, async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = 0;
    const posts = await open(page, path, async (route) => {
      held += 1;
      await released;
      await route.continue();
    });
    await field(page, email).focus();
    await page.keyboard.type("nobo");
    await expect.poll(() => held).toBeGreaterThan(0);
    await page.keyboard.type("dy");
    await button(page, email).click();
    await expect(button(page, email)).toBeDisabled();
    release();
    await expect(errorOf(page, email)).toHaveText(errorText("validEmail", "en"));
    await expect(field(page, email)).toHaveValue("nobody");
    await expect(page.getByRole("alert").filter({ has: page.locator("a") })).toBeFocused();
    expect(posts, "requests to the server").toEqual([]);
    await expect(button(page, email)).toBeEnabled();
  });

  for (const [how, answer] of [
    ["cannot be fetched", (route: Route) => route.abort()],
    ["never comes", async () => undefined],
  ] as const)
    test(`${path}: where it ${how}, the form is sent and the server says what is wrong`, async ({
      page,
    }) => {
      const posts = await open(page, path, answer);
      await field(page, inBetween).fill("Amina Otieno");
      await field(page, email).fill("nobody");
      await button(page, email).click();
      await expect(errorOf(page, email)).toHaveText(errorText("validEmail", "en"));
      expect(posts).toHaveLength(1);
      await expect(field(page, inBetween)).toHaveValue("Amina Otieno");
      await expect(field(page, email)).toHaveValue("nobody");
    });
}

test("what the browser filled in by itself, without an event, is sent", async ({ page }) => {
  const posts = await open(page, "/reset-password");
  await field(page, "email").evaluate((box: HTMLInputElement) => {
    box.value = "filled@test.example";
  });
  await button(page, "email").click();
  await expect.poll(() => posts.length).toBe(1);
  expect(posts[0]).toContain("filled@test.example");
});
