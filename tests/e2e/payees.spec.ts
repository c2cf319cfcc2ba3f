import { expect, test, type Browser, type Page } from "./support/test";
import { live } from "./support/live";
import { approvedNgo, type TestNgo } from "./support/ngos";
import { logIn } from "./support/session";
import { expectFits } from "./support/settled";

/**
 * Accounts that can receive payouts (RI-1 to RI-6): an Ivorian IBAN, a Beninese RIB, a paybill; with a script and
 * without.
 */
test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const stamp = Date.now().toString(36);
const profile = "/dashboard?tab=profile";

async function open(browser: Browser, ngo: TestNgo, scripts: boolean): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await logIn(page, ngo.email);
  await page.goto(profile);
  return page;
}

const forms = { bank: 0, mobile: 1 };
/** Fills in one of the two forms, whose order depends on the account that the organisation has, and sends it. */
async function send(
  page: Page,
  scripts: boolean,
  at: number,
  fields: Record<string, string>,
  password: string,
): Promise<void> {
  const fold = page.locator("#bank details").nth(at);
  if (!(await fold.evaluate((element) => (element as HTMLDetailsElement).open)))
    await fold.locator("summary").click();
  const form = fold.locator("form");
  if (scripts) await live(form.locator("button[type=submit]"));
  for (const [name, text] of Object.entries(fields)) {
    const box = form.locator(`[name="bankDetails.${name}"]`);
    if (name === "preferredCurrency") await box.selectOption(text);
    else await box.fill(text);
  }
  await form.locator('[name="currentPassword"]').fill(password);
  await form.locator("button[type=submit]").click();
}
const shown = (page: Page) => page.locator("#bank dl");

for (const scripts of [true, false]) {
  const way = scripts ? "with a script" : "without a script";

  test(`[RI-1] [OP-144] an organisation in Abidjan gives its new IBAN and no SWIFT code, ${way}`, async ({
    browser,
    request,
  }) => {
    const name = `Eau ${scripts} ${stamp}`;
    const ngo = await approvedNgo(request, name, `eau-${scripts}-${stamp}@test.example`, {
      country: "CI",
      phoneNumber: "+225 07 07 07 07 07",
    });
    const page = await open(browser, ngo, scripts);
    const fields = {
      accountHolderName: name,
      bankName: "NSIA Banque",
      accountNumber: "see attached letter",
      preferredCurrency: "XOF",
    };
    await send(page, scripts, forms.bank, fields, ngo.password);
    const alert = page.locator("#bank").getByRole("alert");
    await expect(alert).toBeVisible();
    await expect(page.locator("#bank")).toContainText("Type the account number itself");
    await expectFits(page);
    await send(
      page,
      scripts,
      forms.bank,
      { ...fields, accountNumber: "IBAN CI93 CI00 8011 1301 1342 9120 0589" },
      ngo.password,
    );
    await expect(shown(page)).toContainText("0589");
    await expect(page.locator("#bank")).not.toContainText("CI93");
    await expect(shown(page)).toContainText("XOF");
  });

  test(`[RI-2] a RIB of Benin: its key is checked, and the IBAN computed from it is shown masked, ${way}`, async ({
    browser,
    request,
  }) => {
    const name = `Ouidah ${scripts} ${stamp}`;
    const ngo = await approvedNgo(request, name, `ouidah-${scripts}-${stamp}@test.example`, {
      country: "BJ",
      phoneNumber: "+229 01 97 00 00 00",
    });
    const page = await open(browser, ngo, scripts);
    const rib = "BJ062 01001 001234567890";
    const fields = { accountHolderName: name, bankName: "Ecobank" };
    await send(page, scripts, forms.bank, { ...fields, accountNumber: `${rib} 12` }, ngo.password);
    await expect(page.locator("#bank")).toContainText("There is a typo in this account number");
    await send(page, scripts, forms.bank, { ...fields, accountNumber: `${rib} 70` }, ngo.password);
    await expect(shown(page)).toContainText("IBAN");
    await expect(shown(page)).toContainText("••••9070");
    await expect(page.locator("#bank")).not.toContainText("BJ062");
  });

  test(`[RI-5] [OP-144] a paybill with its account, and a number of another country, ${way}`, async ({
    browser,
    request,
  }) => {
    const name = `Sacco ${scripts} ${stamp}`;
    const ngo = await approvedNgo(request, name, `sacco-${scripts}-${stamp}@test.example`);
    const page = await open(browser, ngo, scripts);
    const fields = { accountHolderName: name, bankName: "M-Pesa", preferredCurrency: "KES" };
    await send(
      page,
      scripts,
      forms.mobile,
      { ...fields, accountNumber: "+256 772 123456" },
      ngo.password,
    );
    await expect(page.locator("#bank")).toContainText("neither a mobile number in Kenya");
    await expect(page.locator('#bank details[open] [name="bankDetails.bankName"]')).toHaveValue(
      "M-Pesa",
    );
    await send(
      page,
      scripts,
      forms.mobile,
      { ...fields, accountNumber: "247247", accountReference: "0712 345 678" },
      ngo.password,
    );
    await expect(shown(page)).toContainText("••••7247");
    await expect(shown(page)).toContainText("••••5678");
    await expect(shown(page)).toContainText("M-Pesa");
    // from now on the kind that it has comes first
    await expect(page.locator("#bank summary").first()).toContainText("Change Mobile Money");
    await expectFits(page);
  });
}
