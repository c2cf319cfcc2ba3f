import { expect, test, type Page } from "./support/test";
import { inDatabase } from "./support/database";
import { modal } from "./support/modal";
import { appliedNgo, type TestNgo } from "./support/ngos";
import { logIn } from "./support/session";
import { settled } from "./support/settled";

test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const stamp = Date.now().toString(36);
const row = (page: Page, ngo: TestNgo) => page.locator("#list tr").filter({ hasText: ngo.name });

/**
 * Delays the approval's mail by an hour instead of ten seconds, from the moment the approval is stored: the test waits
 * for the page, not for the clock.
 */
const holdMail = (ngo: TestNgo) =>
  expect
    .poll(
      () =>
        inDatabase(async (client) => {
          const { rowCount } = await client.query(
            `update job set next_at = next_at + interval '1 hour' where status = 'new' and split_part(dedupe_key, ':', 2)
               in (select id from ngo_event where ngo_id = $1 and kind = 'approved')`,
            [ngo.id],
          );
          return rowCount;
        }),
      { intervals: [50], timeout: 30_000 },
    )
    .toBe(1);
const mailsAbout = async (ngo: TestNgo, kind: string) =>
  (
    await inDatabase((client) =>
      client.query("select 1 from email_message where to_address = $1 and kind = $2", [
        ngo.email,
        kind,
      ]),
    )
  ).rows.length;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with a script" : "without one", () => {
    test.use({ javaScriptEnabled });
    const mark = `${stamp}${javaScriptEnabled ? "s" : "n"}`;

    test("[ADM-007, ADM-014, OP-134] the queue: filtered by its cards, stepped through, an approval confirmed, and undone", async ({
      page,
      request,
    }) => {
      const first = await appliedNgo(request, `Aa Queue ${mark}`, `qa-${mark}@test.example`);
      const second = await appliedNgo(request, `Bb Queue ${mark}`, `qb-${mark}@test.example`);
      await logIn(page, "admin@harambee.example");
      await page.goto("/admin/dashboard");
      await page.getByRole("link", { name: /ready for review/ }).click();
      await page.waitForURL("**/admin/dashboard?show=ready");
      await page.goto(`/admin/dashboard?show=ready&search=${mark}`);
      await expect(page.locator("#list tr")).toHaveCount(2);

      // longest-waiting first; next and back, on a phone, where the certificate is not shown next to it
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("link", { name: `View ${first.name}` }).click();
      const dialog = page.getByRole("dialog", { name: "NGO Verification Details" });
      await expect(dialog).toContainText("1 of 2");
      await dialog.getByRole("link", { name: "Next" }).click();
      await expect(dialog).toContainText(second.email);
      await expect(dialog).toContainText("2 of 2");
      await dialog.getByRole("link", { name: "Previous" }).click();
      await expect(dialog).toContainText(first.email);

      // approve from the list without having looked at the certificate
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(`/admin/dashboard?show=ready&search=${mark}`);
      await page.getByRole("button", { name: `Approve ${second.name}` }).click();
      await expect(dialog).toContainText("You have not opened the certificate. Approve anyway?");
      await expect(dialog).toContainText(second.email);
      await page.goto(`/admin/dashboard?search=${mark}`);
      await expect(row(page, second)).toContainText("Pending");
      // opening the certificate counts as confirmation too
      const certificate = await inDatabase((client) =>
        client.query("select id from ngo_document where ngo_id = $1", [second.id]),
      );
      await page.request.get(`/documents/${certificate.rows[0].id}`);
      await page.getByRole("button", { name: `Approve ${second.name}` }).click();
      await holdMail(second);
      await expect(row(page, second)).toContainText("Verified");

      // it can be undone until its mail is sent
      await page.goto(`/admin/dashboard?search=${mark}`);
      const bar = page.locator("[data-slot=undo]");
      await expect(bar).toContainText(`${second.name} was approved. No e-mail has been sent yet.`);
      await bar.getByRole("button", { name: "Undo" }).click();
      await expect(row(page, second)).toContainText("Pending");
      await expect(bar).toHaveCount(0);

      // rejected with the reason focused, then undone
      await page.getByRole("link", { name: `Reject ${second.name}` }).click();
      const reason = dialog.getByLabel(/Reason, if rejecting/);
      if (javaScriptEnabled) await expect(reason).toBeFocused();
      await reason.fill("The certificate is of another year.");
      await dialog.getByRole("button", { name: "Reject" }).click();
      await expect(row(page, second)).toContainText("Rejected");
      await expect(async () => expect(await mailsAbout(second, "ngo_rejected")).toBe(1)).toPass({
        timeout: 60_000,
      });
      expect(await mailsAbout(second, "ngo_approved"), "the yes was never mailed").toBe(0);
    });
  });

test("[A11Y] the first row's View is few keys away, and Logout is within reach at 390", async ({
  page,
}) => {
  await logIn(page, "admin@harambee.example");
  await page.goto("/admin/dashboard");
  const keys = ["Tab", "Tab", "Enter", "Tab"];
  for (const key of keys) await page.keyboard.press(key);
  await expect(page.locator("#list tr").first().getByRole("link", { name: /^View/ })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/dashboard");
  const header = page.locator("header");
  await settled(page);
  expect((await header.boundingBox())!.height, "px").toBeLessThan(120);
  await header.locator("summary").filter({ hasText: "Menu" }).click();
  const logout = header.getByRole("button", { name: "Logout", exact: true });
  await expect(logout).toBeInViewport({ ratio: 1 });
  await expect(header.getByRole("link", { name: "Payouts" })).toBeVisible();
  await logout.click();
  await page.waitForURL("**/admin/login");

  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Logout", exact: true })).toBeInViewport({
    ratio: 1,
  });
});

test("[NGO-034] only the reviewer's page on this site may frame a document", async ({
  page,
  request,
  browser,
}) => {
  const ngo = await appliedNgo(request, `Cc Framed ${stamp}`, `framed-${stamp}@test.example`);
  const { rows } = await inDatabase((client) =>
    client.query("select id from ngo_document where ngo_id = $1", [ngo.id]),
  );
  const path = `/documents/${rows[0].id}`;
  const framed = { "sec-fetch-dest": "iframe" };
  const alone = "default-src 'none'; frame-ancestors 'none'; sandbox";

  await logIn(page, "admin@harambee.example");
  const shown = await page.request.get(path, { headers: framed });
  expect(shown.status()).toBe(200);
  expect(shown.headers()["content-security-policy"]).toBe(
    "default-src 'none'; frame-ancestors 'self'; sandbox",
  );
  expect(shown.headers()["content-disposition"]).toMatch(/^inline/);
  expect((await page.request.get(path)).headers()["content-security-policy"]).toBe(alone);

  // the organisation's own members can open it, but not in a frame
  const member = await (await browser.newContext()).newPage();
  await logIn(member, ngo.email);
  const own = await member.request.get(path);
  expect([own.status(), own.headers()["content-security-policy"]]).toEqual([200, alone]);
  expect((await member.request.get(path, { headers: framed })).status()).toBe(404);

  // in a wide window it is next to the fields; in a narrow one it is not requested
  const asked: string[] = [];
  page.on("request", (sent) => void asked.push(new URL(sent.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/dashboard?view=${ngo.id}`);
  const dialog = page.getByRole("dialog", { name: "NGO Verification Details" });
  await expect(dialog).toContainText(ngo.email);
  await modal(dialog);
  expect(asked).not.toContain(path);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(dialog.getByTitle("The certificate, as it was sent")).toBeVisible();
  await expect(() => expect(asked).toContain(path)).toPass();
});

test("the console's bar is one line at 1024 and 1440 in English, French and Afrikaans, one fold open at a time", async ({
  page,
}) => {
  const names = { en: "English", fr: "Français", af: "Afrikaans" };
  await logIn(page, "admin@harambee.example");
  const bar = page.locator("header nav:visible");
  for (const language of Object.values(names)) {
    await page.goto("/admin/payouts");
    await page.locator("[data-slot=language]").click();
    await page.getByRole("button", { name: language, exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute(
      "lang",
      Object.entries(names).find(([, name]) => name === language)![0],
    );
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // the page is reloaded in the new language: earlier elements may be gone
      await expect(async () => {
        expect((await bar.boundingBox())?.height, `${language}, ${width}`).toBeLessThan(64);
        const more = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(more, `${language}, ${width}`).toBeLessThanOrEqual(0);
      }).toPass();
    }
  }
  await page.locator("[data-slot=language]").click();
  await page.getByRole("button", { name: "English", exact: true }).click();
  const money = bar.locator("summary").filter({ hasText: "Money" });
  await expect(money).toContainText(", Payouts");
  await money.press("Enter");
  await expect(bar.getByRole("link", { name: "Payouts" })).toHaveAttribute("aria-current", "page");
  await bar.locator("summary").filter({ hasText: "System" }).press("Enter");
  await expect(bar.getByRole("link", { name: "Payouts" })).toBeHidden();
  await bar.getByRole("link", { name: "Audit" }).press("Enter");
  await page.waitForURL("**/admin/audit");
});
