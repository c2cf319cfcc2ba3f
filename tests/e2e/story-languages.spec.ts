import { expect, test, type Browser, type Page } from "./support/test";
import { violations } from "./support/axe";
import { approvedNgo, ownCampaign } from "./support/ngos";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const stamp = Date.now().toString(36);
const description = "Four wells for a village.";

const plainPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function add(page: Page, language: string, title: string, story: string): Promise<void> {
  await page.getByRole("link", { name: "Add a language", exact: true }).click();
  await page.getByLabel("Language", { exact: true }).selectOption({ label: language });
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Description", { exact: true }).fill(story);
  await page.getByRole("button", { name: "Save this text", exact: true }).click();
  await expect(page.locator("[data-slot=own-version]").filter({ hasText: title })).toBeVisible();
}

test("[CL-003, CL-004, CL-005, CL-006, CL-007, CL-013] without a script: a campaign is written in two more languages, read, found, changed and removed", async ({
  request,
  browser,
}) => {
  const ngo = await approvedNgo(request, `Tongues ${stamp}`, `tongues-${stamp}@test.example`);
  const { id, slug } = await ownCampaign(request, ngo, `Wells of ${ngo.name}`, { description });
  const own = await plainPage(browser);
  const reader = await plainPage(browser);
  // both addresses are in the page cache before anything is written
  for (const path of [`/campaigns/${slug}`, `/fr/campaigns/${slug}`]) await reader.goto(path);
  await expect(reader.getByText("Écrit en anglais.")).toBeVisible();

  await logIn(own, ngo.email);
  await own.goto(`/dashboard/campaigns/edit/${id}`);
  await own.getByRole("link", { name: "Edit the languages" }).click();
  await own.getByRole("link", { name: "Add a language", exact: true }).click();
  await expect(own.locator("[data-slot=original]")).toContainText("Four wells for a village.");
  await own.goBack();
  const word = `puits${stamp}`;
  await add(own, "Français (French)", `Quatre ${word}`, "Des puits pour un village.");
  await add(own, "አማርኛ (Amharic)", "አራት ጉድጓዶች", "ለአንድ መንደር ጉድጓዶች።");

  await reader.goto(`/fr/campaigns/${slug}`);
  await expect(heading(reader)).toHaveText(`Quatre ${word}`);
  await expect(reader.locator("main")).toContainText("Des puits pour un village.");
  await expect(reader).toHaveTitle(new RegExp(word));
  await reader.locator("[data-slot=story-languages]").getByText("English").click();
  await expect(heading(reader)).toHaveText(`Wells of ${ngo.name}`);
  await reader.locator("[data-slot=story-languages]").getByText("አማርኛ").click();
  await expect(reader).toHaveURL(new RegExp(`/campaigns/${slug}/in/am$`));
  await expect(heading(reader)).toHaveAttribute("lang", "am");
  await expect(reader.getByText("Written in Amharic.")).toBeVisible();
  for (const [path, location] of [
    [`/campaigns/${slug}/in/fr`, `/fr/campaigns/${slug}`],
    [`/fr/campaigns/${slug}/in/en`, `/campaigns/${slug}`],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([
      answer.status(),
      new URL(answer.headers()["location"]!, reader.url()).pathname,
    ]).toEqual([308, location]);
  }
  expect((await request.get(`/campaigns/${slug}/in/sw`)).status()).toBe(404);

  await reader.goto(`/campaigns?search=${word}`);
  await expect(reader.getByRole("link", { name: `Wells of ${ngo.name}` })).toBeVisible();
  await reader.goto(`/fr/campaigns?search=village`);
  await expect(reader.locator("main")).toContainText(`Quatre ${word}`);

  const french = own.locator("[data-slot=own-version]").filter({ hasText: "Français" });
  await french.getByRole("link", { name: "Edit: French" }).click();
  await expect(own.getByLabel("Title", { exact: true })).toHaveValue(`Quatre ${word}`);
  await own.getByLabel("Title", { exact: true }).fill(`Cinq ${word}`);
  await own.getByRole("button", { name: "Save this text", exact: true }).click();
  await expect(french).toContainText(`Cinq ${word}`);
  await reader.goto(`/fr/campaigns/${slug}`);
  await expect(heading(reader)).toHaveText(`Cinq ${word}`);

  await french.getByRole("link", { name: "Remove: French" }).click();
  await own.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(french).toHaveCount(0);
  await reader.goto(`/fr/campaigns/${slug}`);
  await expect(heading(reader)).toHaveText(`Wells of ${ngo.name}`);
  await expect(heading(reader)).toHaveAttribute("lang", "en");
});

test("[CL-002, CL-012, CL-013] a draft's texts: its organisation and administrators read them, nobody else", async ({
  page,
  request,
  browser,
}) => {
  const ngo = await approvedNgo(request, `Drafts ${stamp}`, `drafts-${stamp}@test.example`);
  const other = await approvedNgo(request, `Others ${stamp}`, `others-${stamp}@test.example`);
  const { id, slug } = await ownCampaign(request, ngo, `Wells of ${ngo.name}`, {
    description,
    status: "draft",
  });
  await logIn(page, ngo.email);
  const list = `/dashboard/campaigns/languages/${id}`;
  await page.goto(`${list}/new`);
  // with a script, errors appear at the fields
  await page.getByRole("button", { name: "Save this text", exact: true }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveAttribute("aria-invalid", "true");
  expect(await violations(page)).toEqual([]);
  await page.goto(list);
  await add(page, "አማርኛ (Amharic)", `አራት ${stamp}`, "ለአንድ መንደር ጉድጓዶች።");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "View: Amharic" }).click();
  await expect(heading(page)).toHaveText(`አራት ${stamp}`);

  const address = `/campaigns/${slug}/in/am`;
  const visitor = await plainPage(browser);
  expect((await visitor.goto(address))?.status()).toBe(404);
  const admin = await plainPage(browser);
  await logIn(admin, "admin@harambee.example");
  await admin.goto(`/admin/dashboard?tab=campaigns&search=${encodeURIComponent(stamp)}`);
  await admin
    .locator("[data-slot=card]")
    .filter({ hasText: `Wells of ${ngo.name}` })
    .getByRole("link", { name: "አማርኛ" })
    .click();
  await expect(heading(admin)).toHaveText(`አራት ${stamp}`);

  const stranger = await plainPage(browser);
  await logIn(stranger, other.email);
  for (const path of [list, `${list}/am`, `${list}/new`, address])
    expect((await stranger.goto(path))?.status(), path).toBe(404);
});
