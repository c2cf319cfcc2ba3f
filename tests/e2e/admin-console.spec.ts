import {
  expect,
  test,
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
} from "./support/test";
import { givenUpMail, inDatabase, inTurn } from "./support/database";
import { live } from "./support/live";
import { modal } from "./support/modal";
import {
  appliedNgo,
  approvedNgo,
  own,
  ownCampaign,
  paidGift,
  paidNgo,
  secondAdmin,
  settledGift,
  type TestNgo,
} from "./support/ngos";
import { logIn } from "./support/session";
import { workbookRows } from "../support/workbook";
import { expectFits, settled } from "./support/settled";

test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const stamp = Date.now().toString(36);
const rowOf = (page: Page, text: string): Locator =>
  page.locator("main table tr").filter({ hasText: text });
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();
/** Rows of the list, not of the tables of the charts above it. */
const heads = (page: Page) =>
  page
    .locator("[role=tabpanel] thead, main:not(:has([role=tabpanel])) thead")
    .first()
    .locator("th");

/** Expands the rest of a payout's row; it stays expanded when the row is rendered again. */
async function more(row: Locator): Promise<void> {
  const details = row.locator("details");
  if ((await details.getAttribute("open")) === null)
    await details.locator("summary").filter({ hasText: "More" }).click();
}

/** Types a search, and checks that it is in the address. */
async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole("searchbox");
  await expect(async () => {
    await box.fill(text);
    await box.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("search") === text, { timeout: 3_000 });
  }).toPass();
}

test("[ADM-001, ADM-002, ADM-003, ADM-004, ADM-005, ADM-006] the staff's login: its fields, who may log in, the page it leads to, and the logout", async ({
  page,
}) => {
  await page.goto("/admin/login");
  const [email, secret] = [page.locator('[name="email"]'), page.locator('[name="password"]')];
  for (const field of [email, secret]) await expect(field).toHaveJSProperty("required", true);
  const button = page.getByRole("button", { name: "Log in to Admin Portal", exact: true });
  const refused = page.getByRole("alert").filter({ hasText: /\S/ }).first();
  const attempt = async (address: string, word: string, loginPath = "/admin/login") => {
    await expect(async () => {
      await page.goto(loginPath);
      await email.fill(address);
      await secret.fill(word);
      await page.locator("main form button[type=submit]").click();
      await expect(refused).toBeVisible({ timeout: 3_000 });
    }).toPass();
    return refused.innerText();
  };
  await expect(button).toBeVisible();
  for (const [address, word] of [
    ["admin@harambee.example", ""],
    ["", "pull-together"],
  ] as const) {
    await email.fill(address);
    await secret.fill(word);
    await button.click();
    expect(new URL(page.url()).pathname).toBe("/admin/login");
  }
  const wrong = await attempt("admin@harambee.example", "not the password");
  expect(
    await attempt("ngo@harambee.example", "pull-together"),
    "an organisation's account is answered like a wrong password",
  ).toBe(wrong);
  expect(
    await attempt("admin@harambee.example", "pull-together", "/login"),
    "an administrator at the organisations' login likewise",
  ).toBe(await attempt("ngo@harambee.example", "not the password", "/login"));

  for (const [next, home] of [
    ["/admin/audit?search=ngo", "/admin/audit?search=ngo"],
    ["https://evil.example/admin", "/admin/dashboard"],
    ["//evil.example", "/admin/dashboard"],
  ] as const) {
    await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
    await email.fill("admin@harambee.example");
    await secret.fill("pull-together");
    await button.click();
    await page.waitForURL((url) => url.pathname !== "/admin/login");
    expect(page.url()).toBe(new URL(home, page.url()).href);
    await expect(page.locator("header")).toContainText("admin@harambee.example");
    await page.locator("header").getByRole("button", { name: "Logout", exact: true }).click();
    await page.waitForURL("**/admin/login");
    await page.goto("/admin/dashboard");
    expect(new URL(page.url()).pathname, "the session is over").toBe("/admin/login");
  }
});

test("[ADM-010, ADM-014, ADM-021, ADM-022, ADM-023, ADM-024, ADM-041] organisations: found, ordered, looked at, rejected and approved, suspended and reinstated", async ({
  page,
  request,
}) => {
  const [no, yes] = [
    await appliedNgo(request, `Aa Turned Down ${stamp}`, `down-${stamp}@test.example`),
    await appliedNgo(request, `Zz Taken In ${stamp}`, `in-${stamp}@test.example`),
  ];
  await logIn(page, "admin@harambee.example");
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("tab")).toHaveText([
    "NGO Verification",
    "Verified NGOs",
    "Campaigns",
  ]);
  await expect(page.getByRole("tab", { name: "NGO Verification" })).toHaveAttribute(
    "aria-selected",
    "true",
  );

  // search, and sorting by each column head
  await search(page, stamp);
  await said(page, "2 organisations");
  const names = () => page.locator("[role=tabpanel] tbody tr b").allInnerTexts();
  expect(await names()).toEqual([yes.name, no.name]); // newest first
  for (const [head, way, first] of [
    ["NGO", "ascending", no.name],
    ["NGO", "descending", yes.name],
    ["Date", "descending", yes.name],
    ["Date", "ascending", no.name],
    ["Status", "ascending", no.name],
  ] as const) {
    await heads(page).getByRole("link", { name: head }).click();
    await expect(heads(page).filter({ hasText: head })).toHaveAttribute("aria-sort", way);
    expect((await names())[0], `${head}, ${way}`).toBe(first);
  }
  expect(new URL(page.url()).searchParams.get("search"), "the search is kept").toBe(stamp);

  // reject through the dialog, with a reason; the buttons are disabled while the server works
  await page.getByRole("link", { name: `Reject ${no.name}` }).click();
  const dialog = page.getByRole("dialog", { name: "NGO Verification Details" });
  await expect(dialog).toContainText(no.email);
  await expect(dialog).toContainText("certificate.pdf");
  await modal(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: `Reject ${no.name}` })).toBeVisible();
  await page.getByRole("link", { name: `View ${no.name}` }).click();
  await dialog.getByLabel(/Reason, if rejecting/).fill("The certificate is of another year.");
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/admin/dashboard**", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await live(dialog.getByRole("button", { name: "Reject" }));
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByRole("button", { name: "Rejecting..." })).toBeDisabled();
  go();
  await said(page, "NGO rejected successfully");
  await page.unroute("**/admin/dashboard**");
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, no.name)).toContainText("Rejected");

  // approve from the row
  const approve = page.getByRole("button", { name: `Approve ${yes.name}` });
  const again = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/admin/dashboard**", async (route) => {
    if (route.request().method() === "POST") await again;
    await route.continue();
  });
  await live(approve);
  await approve.click();
  await expect(rowOf(page, yes.name).getByText("Approving...")).toBeVisible();
  await expect(approve).toBeDisabled();
  go();
  // nobody has opened the certificate yet, so approving asks for confirmation
  await expect(dialog.getByRole("alert")).toContainText(
    "You have not opened the certificate. Approve anyway?",
  );
  await page.unroute("**/admin/dashboard**");
  await expect(dialog).toContainText(yes.email);
  await modal(dialog);
  await dialog.getByRole("button", { name: "Approve anyway" }).click();
  await said(page, "NGO approved successfully");
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, yes.name)).toContainText("Verified");

  // suspend with a reason that the organisation can read, and reinstate
  await page.goto(`/admin/dashboard?tab=verified&search=${stamp}`);
  await page.getByRole("link", { name: `View ${yes.name}` }).click();
  await dialog.getByLabel(/Reason, if suspending/).fill("Two complaints are looked into.");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await said(page, "NGO suspended");
  await expect(rowOf(page, yes.name)).toContainText("Suspended");
  const me = await request.get("/api/v1/auth/me", { headers: yes.bearer });
  expect(await me.text()).toContain('"suspended":true');
  await page.getByRole("link", { name: `View ${yes.name}` }).click();
  await expect(dialog).toContainText("Suspended: Two complaints are looked into.");
  // meanwhile another administrator lifted it and suspended for a reason that this page does not show
  await inDatabase((client) =>
    client.query(
      "update ngo set suspended_at = suspended_at - interval '1 minute', suspension_reason = 'The registry ended it.' where name = $1",
      [yes.name],
    ),
  );
  await dialog.getByRole("button", { name: "Reinstate" }).click();
  await expect(dialog).toContainText("This organisation was suspended again");
  await page.reload();
  await expect(dialog).toContainText("Suspended: The registry ended it.");
  await live(dialog.getByRole("button", { name: "Reinstate" }));
  await dialog.getByRole("button", { name: "Reinstate" }).click();
  await said(page, "NGO reinstated");
  await expect(rowOf(page, yes.name)).not.toContainText("Suspended");
});

test("[ADM-036, ADM-042] the third tab is searched and ordered like the tables", async ({
  page,
}) => {
  await logIn(page, "admin@harambee.example");
  await page.goto("/admin/dashboard");
  await page.getByRole("tab", { name: "Campaigns" }).click();
  await search(page, "Keta Lagoon");
  await expect(page.locator("[data-slot=card]")).not.toHaveCount(0);
  for (const by of await page.locator("[data-slot=card-by]").allInnerTexts())
    expect(by).toBe("by Keta Lagoon Fishers’ Union");
  await page.goto("/admin/dashboard?tab=campaigns");
  await page.getByLabel("Order").selectOption("Title, A to Z");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL("**sort=title**");
  const titles = (await page.locator("[data-slot=card] h3").allInnerTexts()).map((t) =>
    t.toLowerCase(),
  );
  expect(titles.slice(0, 5)).toEqual([...titles].sort((a, b) => (a < b ? -1 : 1)).slice(0, 5));
});

test("[GIVE-055, GIVE-056] gifts and pledges: refunded in part, a wish declined, a monthly gift ended, a pledge confirmed and another canceled", async ({
  page,
  browser,
  request,
}) => {
  const donor = `refund-${stamp}@test.example`;
  const ngo = await approvedNgo(request, `Refunds ${stamp}`, `refunds-${stamp}@test.example`);
  const { slug } = await ownCampaign(request, ngo, `Pumps of ${ngo.name}`);
  await settledGift(request, slug, donor, 40_00);
  const giver = await (await browser.newContext()).newPage();
  await paidGift(giver, slug, `monthly-${stamp}@test.example`, 15_00, "monthly");

  // the organisation requests a refund
  const office = await (await browser.newContext()).newPage();
  await logIn(office, ngo.email);
  await office.goto("/dashboard?tab=donations");
  const asked = office
    .locator("[role=tabpanel] tbody tr")
    .filter({ hasText: "$40.00" })
    .filter({ hasText: "Sefako Test" });
  await asked.getByRole("link", { name: /^Ask for a refund/ }).click();
  const asks = office.getByRole("dialog");
  await modal(asks);
  await asks
    .getByLabel("Why should this gift be refunded?")
    .fill("The donor meant another campaign.");
  await asks.getByRole("button", { name: "Ask for a refund" }).click();
  await said(office, "Your request was sent to an administrator");
  await expect(asked).toContainText("Refund requested");

  await logIn(page, "admin@harambee.example");
  await page.goto("/admin/gifts?show=wished");
  await search(page, donor);
  const gift = rowOf(page, donor);
  await expect(gift).toContainText("The donor meant another campaign.");
  await gift.getByRole("button", { name: /^Decline/ }).click();
  await said(page, "The request was declined");
  await page.goto(`/admin/gifts?search=${donor}`);
  const openRefund = gift.getByRole("link", { name: /^Refund/ });
  const refund = page.getByRole("dialog", { name: /^Refund DN-/ });
  await openRefund.click();
  await modal(refund);
  await expect(refund).toContainText("a second administrator has to agree first");
  await page.keyboard.press("Escape");
  await expect(refund).toBeHidden();
  await expect(openRefund).toBeFocused();
  await openRefund.click();
  await modal(refund);
  await refund.getByLabel("Amount to refund, in dollars").fill("4000");
  await refund.getByRole("button", { name: "Refund" }).click();
  await expect(refund.getByRole("alert")).toBeVisible(); // more than remains of the donation
  await refund.getByLabel("Amount to refund, in dollars").fill("15.50");
  const stale = await page.context().newPage();
  await stale.goto(page.url());
  const again = stale.getByRole("dialog", { name: /^Refund DN-/ });
  await modal(again);
  await again.getByLabel("Amount to refund, in dollars").fill("15.50");
  await refund.getByRole("button", { name: "Refund" }).click();
  await said(page, "The refund was sent to the card provider");
  // a page loaded before the refund must not refund the same part again
  await again.getByRole("button", { name: "Refund" }).click();
  await expect(again.getByRole("alert")).toContainText("was refunded meanwhile");
  await stale.close();
  await expect(async () => {
    await page.goto(`/admin/gifts?search=${donor}`);
    await expect(gift).toContainText("$15.50 refunded", { timeout: 1_000 });
    // a page rendered while the refund is booked may show the sum but not the status yet
    await expect(gift).toContainText("Partly refunded", { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await openRefund.click();
  await expect(refund.getByLabel("Amount to refund, in dollars")).toHaveValue("24.50");
  await expect(refund).toContainText("Can still go back");

  // end the monthly gift without a refund
  await page.goto(`/admin/gifts?search=monthly-${stamp}`);
  const monthly = rowOf(page, `monthly-${stamp}`);
  await monthly.getByText("End monthly gift").click();
  await expect(monthly).toContainText("Stops $15.00 a month now. Past gifts are not refunded");
  await monthly.getByRole("button", { name: /^End the monthly gift/ }).click();
  await said(page, "The monthly gift has ended");
  await page.goto(`/admin/gifts?search=monthly-${stamp}`);
  await expect(monthly).toContainText("Completed");
  await expect(monthly.getByText("End monthly gift")).toHaveCount(0);

  // pledges
  const pledge = async (cents: number) =>
    (
      await (
        await request.post(`/api/v1/campaigns/${slug}/pending-payment`, {
          headers: own,
          data: {
            amount: cents,
            donorName: "Pledge Test",
            donorEmail: `pledge-${stamp}@test.example`,
            paymentMethod: "daf",
          },
        })
      ).json()
    ).data.orderId as string;
  const [comes, stays] = [await pledge(20_000), await pledge(30_000)];
  await page.goto("/admin/pledges");
  await search(page, `pledge-${stamp}`);
  await said(page, "2 pledges");
  await heads(page).getByRole("link", { name: "Pledged" }).click();
  await expect(heads(page).filter({ hasText: "Pledged" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(page.locator("main tbody tr").first()).toContainText("$300.00");
  const confirmed = rowOf(page, comes);
  await confirmed.getByLabel(/Amount received/).fill("two hundred");
  await confirmed.getByRole("button", { name: /^Confirm/ }).click();
  await expect(confirmed.getByRole("alert")).toContainText("Please enter a valid amount");
  await confirmed.getByLabel(/Amount received/).fill("195.20");
  await confirmed.getByRole("button", { name: /^Confirm/ }).click();
  await said(page, "Pledge received");
  await page.goto(`/admin/pledges?search=${stays}`);
  await rowOf(page, stays)
    .getByRole("button", { name: /^Cancel/ })
    .click();
  await said(page, "The pledge was cancelled");
  await page.goto(`/admin/pledges?show=all&search=pledge-${stamp}`);
  await expect(rowOf(page, comes)).toContainText(/\$200\.00[\s\S]*\$195\.20[\s\S]*Confirmed/);
  await expect(rowOf(page, stays)).toContainText("Cancelled");
});

/** An organisation that is owed $300 less the fees, more than a payout takes. */
async function owedNgo(request: APIRequestContext, word: string): Promise<TestNgo> {
  const ngo = await paidNgo(
    request,
    `${word} ${stamp}`,
    `${word.toLowerCase()}-${stamp}@test.example`,
  );
  const { slug } = await ownCampaign(request, ngo, `Pumps of ${ngo.name}`);
  for (const n of [1, 2])
    await settledGift(
      request,
      slug,
      `giver-${n}-${word.toLowerCase()}-${stamp}@test.example`,
      150_00,
    );
  return ngo;
}

test("[ADM-038, GIVE-091, GIVE-092] payouts: approved by one and sent by another, marked failed and made anew, the bank's file, the statement", async ({
  page,
  browser,
  request,
}) => {
  const other = `second-${stamp}@test.example`;
  await secondAdmin(other);
  const [paid, unlucky] = [await owedNgo(request, "Paid"), await owedNgo(request, "Unlucky")];
  // a run and a bank file affect all organisations at once
  await inTurn("payouts", () => payouts(page, browser, { other, paid, unlucky }));
});

async function payouts(
  page: Page,
  browser: Browser,
  { other, paid, unlucky }: { other: string; paid: TestNgo; unlucky: TestNgo },
): Promise<void> {
  const list = (ngo: TestNgo) => `/admin/payouts?${new URLSearchParams({ search: ngo.name })}`;
  const open = (ngo: TestNgo) => `${list(ngo)}&show=open`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, "admin@harambee.example");
  const two = await (await browser.newContext()).newPage();
  await logIn(two, other);
  await two.goto("/admin/payouts?show=open");
  await two.getByRole("button", { name: "Run payouts now" }).click(); // whoever creates a payout may not approve it
  await said(two, /\d+ payouts? made/);
  await page.goto("/admin/payouts?show=open");
  await heads(page).getByRole("link", { name: "Amount" }).click();
  await expect(heads(page).filter({ hasText: "Amount" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await settled(page);
  const heights = await page
    .locator("#list tr")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights), "a row is one line, px").toBeLessThanOrEqual(56);
  const cents = (
    await page.locator("main table").first().locator("tbody td[data-place=amt]").allInnerTexts()
  ).map((t) => Number(t.replace(/[$,]/g, "")));
  expect(cents.length).toBeGreaterThan(1);
  expect(cents).toEqual([...cents].sort((a, b) => b - a));

  const sent = rowOf(page, paid.name).filter({ hasText: "Being prepared" });
  await page.goto(list(paid));
  await expect(sent).toContainText("Waiting for a second administrator");
  await sent.getByRole("button", { name: "Approve" }).click();
  await said(page, "Approved; another administrator can send it now");
  await page.goto(list(paid));
  await expect(sent).toContainText("Waiting for a second administrator: you approved this payout");

  // details from before accounts were checked: the page says that the file will not hold this payout
  await inDatabase((client) =>
    client.query(
      "update payout set bank_cipher = null, bank_key_version = null where status = 'reserved' and ngo_id = (select id from ngo where name = $1)",
      [unlucky.name],
    ),
  );
  await two.goto(list(paid));
  await expect(two.getByRole("alert").filter({ hasText: unlucky.name })).toContainText(
    "name no account number",
  );
  const downloaded = two.waitForEvent("download");
  await two.getByRole("button", { name: "Bank file (Excel)" }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^payouts-\d{4}-\d\d-\d\d\.xlsx$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const rows = workbookRows(new Uint8Array(Buffer.concat(chunks)));
  expect(rows.filter((row) => row["Organisation"] === paid.name)).toHaveLength(1);
  await two.goto(list(paid));
  const leaving = rowOf(two, paid.name).filter({
    has: two.getByRole("button", { name: "Mark as sent" }),
  });
  // the bank gave no answer: the payout waits until somebody has checked with the bank
  await more(leaving);
  await leaving.getByRole("button", { name: "Outcome unknown" }).click();
  await said(two, "Marked as unknown: look it up at the bank");
  expect(Object.fromEntries(new URL(two.url()).searchParams)).toEqual({ search: paid.name });
  await expect(two.getByRole("alert").filter({ hasText: paid.name })).toContainText(
    "Do not send it again before",
  );
  const doubted = rowOf(two, paid.name).filter({
    has: two.getByRole("button", { name: "Found at the bank", exact: true }),
  });
  await more(doubted);
  await expect(doubted.getByRole("button", { name: "Not found at the bank" })).toBeVisible();
  await doubted.getByPlaceholder("Bank reference").first().fill(`wire-${stamp}`);
  await doubted.getByRole("button", { name: "Found at the bank", exact: true }).click();
  await said(two, "Marked as sent");
  await search(two, `WIRE-${stamp}`);
  const done = rowOf(two, `wire-${stamp}`);
  await expect(done).toContainText("Sent");
  await done.getByRole("link", { name: /^Statement/ }).click();
  const dialog = two.getByRole("dialog", { name: /Statement of payout/ });
  await expect(dialog).toContainText(paid.name);
  await modal(dialog);
  await expect(async () => {
    await two.keyboard.press("Escape");
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await more(done);
  for (const [name, type] of [
    [/^PDF/, "application/pdf"],
    [/^CSV/, "text/csv; charset=utf-8"],
  ] as const) {
    const answer = await two.request.get(
      (await done.getByRole("link", { name }).getAttribute("href"))!,
    );
    expect(answer.headers()["content-type"]).toBe(type);
  }

  // a payout fails: its money returns to the balance, and the next run pays it out
  await page.goto(open(unlucky));
  await said(page, "1 payout");
  await more(rowOf(page, unlucky.name));
  await rowOf(page, unlucky.name).getByRole("button", { name: "Mark as failed" }).click();
  await said(page, "Marked as failed; the money is back in the balance");
  await page.goto(open(unlucky));
  await said(page, "0 payouts");
  await expect(page.getByText("name no account number")).toHaveCount(0);
  await page.getByRole("button", { name: "Run payouts now" }).click();
  await said(page, /\d+ payouts? made/);
  await page.goto(open(unlucky));
  await said(page, "1 payout");
}

test("[ADM-037, ADM-040] outbox, messages, audit and jobs at 390 wide, by keyboard alone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = await page.context().browser()!.newPage();
  await visitor.goto("/contact");
  for (const [name, text] of Object.entries({
    name: `Aaron ${stamp}`,
    email: `asks-${stamp}@test.example`,
    subject: `Question ${stamp}`,
    message: "How long does it take?",
  }))
    await visitor.locator(`[name="${name}"]`).fill(text);
  await visitor.getByRole("button", { name: /send/i }).click();
  await expect(visitor.getByText("Message Sent!")).toBeVisible();

  await logIn(page, "admin@harambee.example");
  const press = async (target: Locator) => {
    await target.focus();
    await page.keyboard.press("Enter");
  };
  await page.goto("/admin/messages?show=open");
  await search(page, stamp);
  const message = rowOf(page, `asks-${stamp}`);
  await expect(message).toContainText("New");
  await press(message.locator("summary"));
  await expect(message.getByText("How long does it take?")).toBeVisible();
  await press(message.getByRole("button", { name: /^Mark as answered/ }));
  await said(page, "Marked as answered");
  await page.goto(`/admin/messages?show=open&search=${stamp}`);
  await said(page, "No messages.");
  await page.goto(`/admin/messages?search=${stamp}`);
  await press(message.getByRole("button", { name: /^Mark as not answered/ }));
  await said(page, "Marked as not answered");
  await press(message.getByRole("link", { name: /^Answer:/ }));
  const dialog = page.getByRole("dialog", { name: `Question ${stamp}` });
  await modal(dialog);
  await dialog.getByRole("textbox").fill("Three minutes.");
  await press(dialog.getByRole("button", { name: "Send answer" }));
  await said(page, "Your answer is on its way");
  await expect(message).toContainText("Answered");
  await press(message.getByRole("link", { name: /^View:/ }));
  await expect(dialog.locator("[data-slot=reply]")).toContainText(
    "admin@harambee.example answered",
  );
  await expect(dialog.locator("[data-slot=reply]")).toContainText("Three minutes.");

  // the mail that resulted; it opens in a dialog over the list, and the focus returns
  await page.goto(`/admin/outbox?search=${stamp}`);
  // by its own address: another mail may have arrived meanwhile
  const opens = await page.locator("main tbody a").first().getAttribute("href");
  const mail = page.locator(`main tbody a[href="${opens!}"]`);
  await press(mail);
  const letter = page.getByRole("dialog");
  await expect(letter.locator("iframe")).toBeVisible();
  await modal(letter);
  await page.keyboard.press("Escape");
  await expect(letter).toBeHidden();
  await expect(mail).toBeFocused();
  await page.getByLabel("Order").selectOption("By kind");
  await press(page.getByRole("button", { name: "Search" }));
  await page.waitForURL("**sort=kind**");
  const kinds = await page
    .locator("main tbody [data-place=main] [data-slot=cell-note]")
    .allInnerTexts();
  expect(kinds).toEqual([...kinds].sort());

  // the audit log says who did it
  await page.goto("/admin/audit?search=message.answered");
  await expect(page.locator("main tbody tr").first()).toContainText("admin@harambee.example");
  await page.goto("/admin/jobs?search=nothing-like-this&sort=tries");
  await said(page, "No failed jobs.");
  // retrying a failed job runs it, and the list keeps its place
  await givenUpMail(`given-up-${stamp}`);
  const list = `/admin/jobs?search=given-up-${stamp}&sort=tries`;
  await page.goto(list);
  await expect(rowOf(page, `given-up-${stamp}`)).toContainText("the mail server did not answer");
  await press(page.getByRole("button", { name: "Run again" }));
  await said(page, "It will run again at once");
  expect(page.url()).toContain(list);
  await said(page, "No failed jobs.");
  await expect(async () =>
    expect(
      (
        await inDatabase((client) =>
          client.query("select status from job where dedupe_key = $1", [`given-up-${stamp}`]),
        )
      ).rows,
    ).toEqual([{ status: "done" }]),
  ).toPass({ timeout: 30_000 });
  for (const path of [
    "/admin/messages",
    "/admin/outbox",
    "/admin/audit",
    "/admin/jobs",
    "/admin/gifts",
    "/admin/payouts",
    "/admin/pledges",
    "/admin/ledger",
  ]) {
    await page.goto(path);
    await expectFits(page, path);
    await page.locator("body").press("Tab");
    expect(
      await page.evaluate(
        () =>
          [...document.querySelectorAll("thead a")].filter(
            (a) => getComputedStyle(a).visibility !== "hidden",
          ).length,
      ),
      "no hidden stop in a head that is not drawn",
    ).toBe(0);
  }
});
