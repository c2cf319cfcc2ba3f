import { createHash, randomBytes } from "node:crypto";
import { expect, test, type APIRequestContext, type Page } from "./support/test";
import { formsOf } from "../attacks/support/forms";
import { inDatabase } from "./support/database";
import { live } from "./support/live";
import { approvedNgo, giftWithWords, ownCampaign, type TestNgo } from "./support/ngos";
import { logIn } from "./support/session";
import { workbookText } from "../support/workbook";

/** Requests that only the server can refuse, sent as a browser without a script would. */
test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const site = process.env["E2E_URL"] ?? "http://localhost:3000";
const stamp = Date.now().toString(36);
const director = "ngo@harambee.example";
const campaigns = "/dashboard?tab=campaigns";

/** The hidden fields of a page's first form that contains this text. */
async function fieldsOf(request: APIRequestContext, path: string, which: string) {
  const html = await (await request.get(path)).text();
  const form = formsOf(html).find((one) => one.html.includes(which));
  if (!form) throw new Error(`no form with ${which} on ${path}`);
  return form.fields;
}
const post = (request: APIRequestContext, path: string, multipart: Record<string, string>) =>
  request.post(path, {
    multipart,
    maxRedirects: 0,
    headers: { origin: site, referer: site + path },
  });
const flashOf = async (page: Page) =>
  (await page.context().cookies()).find((cookie) => cookie.name === "flash")?.value ?? "";

const hiddenBy = (id: string) =>
  inDatabase(async (client) => {
    const { rows } = await client.query("select words_hidden_by from donation where id = $1", [id]);
    return rows[0].words_hidden_by as string | null;
  });
const hideAsAdministrator = (id: string) =>
  inDatabase((client) =>
    client.query(
      "update donation set words_hidden_by = 'administrator', words_hidden_at = now() where id = $1",
      [id],
    ),
  );

/** An organisation with a donation whose donor published a note. */
async function ngoWithWords(request: APIRequestContext, name: string): Promise<TestNgo> {
  const key = `${name.toLowerCase()}-${stamp}`;
  const ngo = await approvedNgo(request, `${name} ${stamp}`, `${key}@test.example`);
  const { slug } = await ownCampaign(request, ngo, `Pumps of ${ngo.name}`);
  await giftWithWords(request, slug, `giver-${key}@test.example`, `Courage ${stamp}`);
  return ngo;
}

test("words of support: another organisation cannot hide them, and only an administrator can restore what an administrator hid", async ({
  page,
  request,
  browser,
}) => {
  const host = await ngoWithWords(request, "Praised");
  await logIn(page, host.email);
  const fields = await fieldsOf(page.request, campaigns, 'name="hidden"');
  const id = fields["donationId"]!;
  expect(await hiddenBy(id)).toBeNull();
  const ngo = await approvedNgo(request, `Stranger ${stamp}`, `stranger-${stamp}@test.example`);
  const stranger = await (await browser.newContext()).newPage();
  await logIn(stranger, ngo.email);
  await post(stranger.request, campaigns, fields);
  expect(await hiddenBy(id), "by another organisation").toBeNull();
  const visitor = await browser.newContext();
  await post(visitor.request, campaigns, fields);
  expect(await hiddenBy(id), "by a visitor").toBeNull();

  const done = await post(page.request, campaigns, fields);
  expect([done.status(), await hiddenBy(id)]).toEqual([303, "organisation"]);
  await hideAsAdministrator(id);
  await post(page.request, campaigns, { ...fields, hidden: "false" });
  expect(await hiddenBy(id), "hidden by an administrator").toBe("administrator");
});

test("a flash message is for the next page: a page that is open elsewhere does not take it", async ({
  page,
  request,
}) => {
  const { email } = await ngoWithWords(request, "Told");
  await logIn(page, email);
  await page.clock.install();
  await page.goto(campaigns);
  await live(page.getByRole("tab"));
  const fields = await fieldsOf(page.request, campaigns, 'name="hidden"');
  await post(page.request, campaigns, fields);
  const sentence = await flashOf(page);
  expect(sentence).not.toBe("");
  await page.clock.runFor(3_000); // it polls every 700 ms
  expect(await flashOf(page)).toBe(sentence);
  await expect(page.getByText("The words are hidden")).toHaveCount(0);

  const next = await page.context().newPage();
  await next.goto(campaigns);
  await expect(next.getByText("The words are hidden")).toBeVisible();
  expect(await flashOf(page)).toBe("");
});

test("[RI-32] the full export: the organisation's own rows, an e-mail only where it is shared, no cell that is a formula", async ({
  page,
  request,
  browser,
}) => {
  for (const [donorName, shareWithNgo] of [
    [`=Shara ${stamp}`, true],
    [`Hidda ${stamp}`, false],
  ] as const) {
    const donorEmail = `${shareWithNgo ? "shara" : "hidda"}-${stamp}@export.example`;
    const made = await request.post("/api/v1/campaigns/loima-pumps/pending-payment", {
      data: { amount: 2500, paymentMethod: "stocks", donorName, donorEmail, shareWithNgo },
    });
    expect(made.status(), await made.text()).toBeLessThan(300);
  }
  const path = `/exports/donations-full-2026-01-01.csv`;
  await logIn(page, director);
  const own = await (await page.request.get(path)).text();
  expect(own).toContain(`"'=Shara ${stamp}",shara-${stamp}@export.example,25.00`);
  expect(own).not.toMatch(/hidda/i);
  // the same as a workbook, where a name needs no escaping
  const book = await page.request.get(path.replace(".csv", ".xlsx"));
  expect(book.headers()["content-disposition"]).toMatch(/donations-full-\d{4}-\d\d-\d\d\.xlsx/);
  const shown = workbookText(await book.body());
  expect(shown).toContain(`,=Shara ${stamp},shara-${stamp}@export.example,25.00,`);
  expect(shown).not.toMatch(/hidda/i);

  const ngo = await approvedNgo(request, `Empty ${stamp}`, `empty-${stamp}@test.example`);
  const other = await (await browser.newContext()).newPage();
  await logIn(other, ngo.email);
  const none = await other.request.get(path);
  expect(none.status()).toBe(200);
  expect((await none.text()).trim().split("\r\n")).toHaveLength(1); // only its own columns
  for (const format of ["csv", "xlsx"]) {
    const asked = await (
      await browser.newContext()
    ).request.get(path.replace("csv", format), { maxRedirects: 0 });
    expect([asked.status(), asked.headers()["location"]]).toEqual([
      307,
      expect.stringContaining("/login"),
    ]);
  }
});

test("[ACCT-064] an invited person does not come in under a verified organisation's name in disguise", async ({
  page,
  request,
}) => {
  const ngo = await approvedNgo(request, `Hosts ${stamp}`, `hosts-${stamp}@test.example`);
  const token = randomBytes(24).toString("hex");
  await inDatabase((client) =>
    client.query(
      `insert into ngo_invitation (id, ngo_id, email, token_hash, invited_by, expires_at)
       select $1, $2, $3, $4, user_id, now() + interval '1 day' from ngo_member where ngo_id = $2`,
      [
        `inv_${randomBytes(10).toString("hex")}`,
        ngo.id,
        `guest-${stamp}@test.example`,
        createHash("sha256").update(token).digest("hex"),
      ],
    ),
  );
  await page.goto(`/invitations/${token}`);
  const name = page.locator('[name="name"]');
  const accept = async (typed: string) => {
    await name.fill(typed);
    for (const box of ["password", "confirmPassword"])
      await page.locator(`[name="${box}"]`).fill("a quiet river bend");
    await page.locator("form#accept button[type=submit]").click();
  };
  await accept("Maji Ya L0ima Trust");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveValue("Maji Ya L0ima Trust");
  await accept("Thandi Nkosi");
  await page.waitForURL("**/dashboard**");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("after a refund request the list keeps its filter and its order", async ({
    page,
    request,
  }) => {
    const { email } = await ngoWithWords(request, "Twice");
    await logIn(page, email);
    await page.goto("/dashboard?tab=donations&status=completed&method=card&sort=least");
    const row = page.locator("tbody tr").filter({ hasText: "Ask for a refund" });
    await row.getByRole("link", { name: /^Ask for a refund/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Ask for a refund/ });
    await dialog.getByRole("button", { name: "Ask for a refund" }).click();
    await expect(dialog.getByRole("alert")).toContainText("reason"); // without a reason
    await dialog.getByLabel("Why should this gift be refunded?").fill("Given twice.");
    await dialog.getByRole("button", { name: "Ask for a refund" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Refund requested").first()).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      tab: "donations",
      status: "completed",
      method: "card",
      sort: "least",
    });
  });
});

test("a story that is too long: refused at its field, by the form and by the call; what was typed stays", async ({
  page,
  request,
}) => {
  const ngo = await approvedNgo(request, `Long ${stamp}`, `long-${stamp}@test.example`);
  const rest = { title: `Pumps ${stamp}`, fundingGoal: "500", cause: "Other", country: "KE" };
  const words = "Please use at most 20000 characters";
  await logIn(page, ngo.email);
  const path = "/dashboard/campaigns/new";
  const fields = await fieldsOf(page.request, path, 'name="title"');
  for (const size of [25_001, 1_000_000]) {
    const description = "w".repeat(size);
    const called = await request.post("/api/v1/campaigns", {
      headers: ngo.bearer,
      multipart: { ...rest, description, status: "draft" },
    });
    expect([400, 413], `call of ${size}`).toContain(called.status());
    if (called.status() === 400)
      expect((await called.json()).issues).toContainEqual({ path: "description", message: words });
    const answer = await post(page.request, path, {
      ...fields,
      ...rest,
      description,
      intent: "draft",
    });
    const html = await answer.text();
    expect(html, `form of ${size}`).toContain(words);
    expect(html, `form of ${size}`).toContain(`value="${rest.title}"`);
    expect(html.includes(description), `the story of ${size} stays`).toBe(true);
  }
});
