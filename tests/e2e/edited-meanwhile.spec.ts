import { expect, test, type Page } from "./support/test";
import { approvedNgo, ownCampaign } from "./support/ngos";
import { logIn } from "./support/session";

const stamp = Date.now().toString(36);
const refused = /Someone else changed this meanwhile/;

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const save = (page: Page) => page.getByRole("button", { name: "Update Campaign" }).click();

test("without a script: two members edit one campaign; neither's words are lost unsaid", async ({
  request,
  browser,
}) => {
  const ngo = await approvedNgo(request, `meanwhile ${stamp}`, `meanwhile-${stamp}@test.example`);
  const campaign = await ownCampaign(request, ngo, `Pumps ${stamp}`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const one = await context.newPage();
  await logIn(one, ngo.email);
  const two = await context.newPage();
  const edit = `/dashboard/campaigns/edit/${campaign.id}`;
  for (const page of [one, two]) await page.goto(edit);

  await field(one, "title").fill(`Deep wells ${stamp}`);
  await save(one);
  await one.waitForURL("**/dashboard?tab=campaigns**");
  // the second form still shows, and sends, the old title
  await field(two, "videoUrl").fill("https://youtu.be/aqz-KE-bpKQ");
  await save(two);
  await two.waitForURL("**/dashboard?tab=campaigns**");
  for (const page of [one, two]) await page.goto(edit);
  await expect(field(one, "title")).toHaveValue(`Deep wells ${stamp}`);
  await expect(field(one, "videoUrl")).toHaveValue(/aqz-KE-bpKQ/);

  await field(one, "title").fill(`Wells of one ${stamp}`);
  await save(one);
  await one.waitForURL("**/dashboard?tab=campaigns**");
  await field(two, "title").fill(`Wells of two ${stamp}`);
  await save(two);
  await expect(two.getByRole("alert").filter({ hasText: refused }).first()).toBeVisible();
  await expect(field(two, "title")).toHaveValue(`Wells of two ${stamp}`);
  // pressed once more, the refused form still tells what it showed at first
  await save(two);
  await expect(two.getByRole("alert").filter({ hasText: refused }).first()).toBeVisible();
  await one.goto(edit);
  await expect(field(one, "title")).toHaveValue(`Wells of one ${stamp}`);

  // refused for a fault of its own, it comes back with the title that it showed, which is still no change
  await two.goto(edit);
  await field(one, "title").fill(`Wells at last ${stamp}`);
  await save(one);
  await one.waitForURL("**/dashboard?tab=campaigns**");
  await field(two, "videoUrl").fill("https://example.org/no-video");
  await save(two);
  await expect(two.getByRole("alert").first()).toBeVisible();
  await expect(field(two, "title")).toHaveValue(`Wells of one ${stamp}`);
  await field(two, "videoUrl").fill("");
  await save(two);
  await two.waitForURL("**/dashboard?tab=campaigns**");
  await one.goto(edit);
  await expect(field(one, "title")).toHaveValue(`Wells at last ${stamp}`);
});
