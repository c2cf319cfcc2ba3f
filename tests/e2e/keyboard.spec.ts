import { expect, test, type Locator, type Page } from "./support/test";
import { demoPlaces } from "./support/places";
import { live } from "./support/live";
import { modal } from "./support/modal";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 300_000 }); // generous, for a busy machine

/** Whether the focused element shows its focus: an outline, a shadow or a border that it does not have otherwise. */
const focusShown = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    // a radio button or a switch may show it on its tile
    return [at, at.parentElement, at.nextElementSibling].some((e) => {
      if (!e) return false;
      const style = getComputedStyle(e);
      return (
        (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) ||
        style.boxShadow !== "none"
      );
    });
  });

/** Presses Tab until the wanted element has the focus; every element on the way must show its focus. */
async function tabTo(page: Page, wanted: Locator, most = 60): Promise<void> {
  const hidden: string[] = [];
  for (let i = 0; i < most; i++) {
    if (await wanted.evaluate((e) => e === document.activeElement)) {
      expect(hidden, "stops that do not show the focus").toEqual([]);
      return;
    }
    await page.keyboard.press("Tab");
    if (!(await focusShown(page))) {
      // within a frame, the frame's own page shows the focus
      const where = await page.evaluate(() =>
        document.activeElement === document.body || document.activeElement?.tagName === "IFRAME"
          ? null
          : document.activeElement!.outerHTML.slice(0, 120),
      );
      if (where) hidden.push(where);
    }
  }
  throw new Error(`not reached in ${most} steps of Tab`);
}

test("[A11Y-003] a gift is given by keyboard alone, its faults take the focus first", async ({
  page,
  request,
}) => {
  const { ongoing } = await demoPlaces(request);
  await page.goto(`/campaigns/${ongoing}`);
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-slot=skip-link]")).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator("main").getByRole("link", { name: "Donate Now" }).first());
  await page.keyboard.press("Enter");
  await page.waitForURL("**/donate");
  await live(page.locator("#give-form"));

  const name = page.locator("#give-donorName");
  await expect(name).toHaveJSProperty("required", true);
  await expect(page.locator("#give-donorEmail")).toHaveJSProperty("required", true);
  await page.locator("[data-slot=skip-link]").focus();
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator('[name="preset"]').first());
  await page.keyboard.press("ArrowRight"); // real radio buttons: the arrow keys select
  await expect(page.locator('[name="preset"]:checked')).toHaveCount(1);
  await expect(page.locator("#give-amount")).not.toHaveValue("");
  const submit = page.getByRole("button", { name: /^Donate (\$|now)/ });
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  const errors = page.locator("main [role=alert]").filter({ hasText: /\S/ }).first();
  await expect(errors).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter"); // the first error leads to its field
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("Ọláyínká Adéṣọlá");
  await tabTo(page, page.locator("#give-donorEmail"));
  await page.keyboard.type(`keys-${Date.now().toString(36)}@test.example`);
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Pay securely" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Back to your details" }));
  await page.keyboard.press("Enter");
  await expect(submit).toBeFocused(); // the form as it was typed
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Pay securely" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Pay on the provider’s own page instead" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/c\/pay\/cs_test_/);
});

test("sign-up and log-in by keyboard alone", async ({ page }) => {
  const stamp = Date.now().toString(36);
  await page.goto("/signup");
  await live(page.locator("main form"));
  await tabTo(page, page.getByLabel("NGO Name"));
  await page.keyboard.type(`Keys ${stamp}`);
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(`keys-${stamp}@test.example`);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type("a quiet river bend");
  await tabTo(page, page.getByLabel("Confirm Password"));
  await page.keyboard.type("a quiet river bent");
  await page.keyboard.press("Enter");
  const alert = page.locator("[role=alert]").filter({ hasText: "Passwords do not match" }).first();
  await expect(alert).toBeFocused();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("a quiet river bend");
  await page.getByLabel("Confirm Password").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("a quiet river bend");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/registration");

  await page.context().clearCookies();
  await page.goto("/login");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(`keys-${stamp}@test.example`);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type("a quiet river bend");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/registration");
});

test("menu, questions and the fund's dialog by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/frontline-fund");
  const menu = page.locator("header [data-slot=small-menu]");
  await tabTo(page, menu.locator("summary"));
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link").first()).toBeHidden();

  const question = page.locator("details[name=faq]").nth(1);
  await tabTo(page, question.locator("summary"), 90);
  await page.keyboard.press("Enter");
  await expect(question).toHaveAttribute("open", "");
  await page.keyboard.press("Enter");
  await expect(question).not.toHaveAttribute("open", "");

  const give = page
    .locator("main")
    .getByRole("button", { name: /donate/i })
    .first();
  await live(give);
  await give.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press("Tab"); // content below an open dialog is unreachable
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.getElementById("donation-dialog")!.contains(document.activeElement),
      ),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(give).toBeFocused();
});

test("[A11Y-002] the dashboard's side bar opens and closes with Ctrl and B; a dialog holds the focus and gives it back", async ({
  page,
}) => {
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard?tab=campaigns");
  const bar = page
    .getByRole("navigation")
    .filter({ has: page.getByRole("link", { name: "View Campaigns" }) })
    .first();
  const width = async () => (await page.locator("main").boundingBox())!.width;
  await expect(bar).toBeVisible();
  await live(bar);
  const open = await width();
  await page.keyboard.press("Control+b");
  await expect.poll(width).not.toBe(open);
  await page.keyboard.press("Control+b");
  await expect.poll(width).toBe(open);

  const remove = page.getByRole("link", { name: "Delete Water committee training, year two" });
  await remove.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await modal(dialog);
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press("Tab");
    expect(
      await dialog.evaluate(
        (e) => e.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true); // body: the browser's own toolbar has the focus
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
});
