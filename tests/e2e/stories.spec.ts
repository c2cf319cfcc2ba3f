import { expect, test, type Page } from "./support/test";
import sharp from "sharp";
import { unfold } from "./support/folds";
import { live } from "./support/live";
import { approvedNgo, giftWithWords, ownCampaign } from "./support/ngos";
import { logIn } from "./support/session";
import { settled } from "./support/settled";

const stamp = Date.now().toString(36);
const story =
  "Four wells stand **dry**.\n\n## What we need\n\n- pumps\n- rope\n\n[Our plan](https://example.org/plan)\n\n![A pump](1)\n\n<b>no</b> markup";

const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#2e5a7a" } })
    .png()
    .toBuffer();
const pictures = async (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await picture(),
});

async function fillForm(page: Page, title: string): Promise<void> {
  await live(page.locator("main form"));
  await page.locator('[name="title"]').fill(title);
  await page.locator('[name="description"]').fill(story);
  await page.locator('[name="fundingGoal"]').fill("1200");
  await page.locator('[name="hasEndDate"]').uncheck({ force: true });
  await page.locator('[name="cause"]').selectOption("Clean Water & Sanitation");
  await page.locator('[name="country"]').selectOption("KE");
}

async function publish(page: Page, title: string): Promise<string> {
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard/campaigns/new");
  await fillForm(page, title);
  await page.locator('[name="videoUrl"]').fill("https://youtu.be/aqz-KE-bpKQ?si=x");
  await page.locator('input[name="mainImage"]').setInputFiles(await pictures("cover.png"));
  await page.locator('input[name="additionalImages"]').setInputFiles(await pictures("pump.png"));
  await page.getByRole("button", { name: "Publish Campaign" }).click();
  await page.waitForURL("**/dashboard?tab=campaigns**");
  const href = await page.getByRole("link", { name: `View ${title}` }).getAttribute("href");
  return href!;
}

/** Answers every question about leaving a page with yes, and counts them. */
function countQuestions(page: Page): () => number {
  let asked = 0;
  page.on("dialog", (dialog) => {
    if (dialog.type() === "beforeunload") asked += 1;
    void dialog.accept();
  });
  return () => asked;
}

test("a story with marks is written with the buttons, looked at, refused with a bad video, and drawn", async ({
  page,
  browser,
}) => {
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard/campaigns/new");
  const box = page.locator('[name="description"]');
  await live(box);
  await box.fill("Water\nfor all");
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 2));
  await page.getByRole("button", { name: "Heading" }).click();
  await box.press("Control+End");
  await page.getByRole("button", { name: "Bold" }).click();
  await page.keyboard.type("now");
  await expect(box).toHaveValue("## Water\nfor all**now**");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toBeHidden();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(preview.getByRole("heading", { name: "Water" })).toBeVisible();
  await box.fill(story);
  await expect(preview.getByRole("listitem")).toHaveText(["pumps", "rope"]);
  await expect(preview.getByText("Additional image 1")).toBeVisible();

  const video = page.locator('[name="videoUrl"]');
  await video.fill("javascript:alert(1)");
  await video.blur();
  const refused = page.getByText("Please paste the link of a public video").first();
  await expect(refused).toBeVisible();
  await expect(video).toHaveAttribute("aria-invalid", "true");
  await expect(box).toHaveValue(story);
  await video.fill("https://youtu.be/aqz-KE-bpKQ");
  await expect(video).not.toHaveAttribute("aria-invalid", "true"); // corrected: no error any more

  const path = await publish(page, `Story ${stamp}`);
  const site = new URL(page.url()).origin;
  const foreign: string[] = [];
  const visitor = await browser.newPage();
  visitor.on("request", (request) => {
    const url = request.url();
    if (new URL(url).origin !== site && !url.startsWith("data:")) foreign.push(url);
  });
  await visitor.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>player</title><p>playing</p>" }),
  );
  const answer = await visitor.goto(`${site}${path}`);
  expect(answer?.headers()["content-security-policy"]).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  );
  await expect(visitor.getByRole("heading", { level: 2, name: "What we need" })).toBeVisible();
  await expect(visitor.locator("main strong", { hasText: "dry" })).toBeVisible();
  await expect(visitor.getByText("<b>no</b> markup", { exact: true })).toBeVisible();
  await expect(visitor.getByRole("img", { name: "A pump" })).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "Gallery" })).toHaveCount(0);
  await expect(visitor.getByRole("link", { name: "Our plan" })).toHaveAttribute(
    "rel",
    "nofollow ugc noopener noreferrer",
  );
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    /^Four wells stand dry\. What we need: pumps; rope\. Our plan/,
  );
  const play = visitor.getByRole("link", { name: /^Play the video/ });
  await play.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  await play.click();
  const frame = visitor.getByTitle(`Video: Story ${stamp}`);
  await expect(frame).toHaveAttribute("sandbox", /allow-scripts/);
  await expect(frame.contentFrame().getByText("playing")).toBeVisible();
  expect(foreign.map((url) => new URL(url).origin)).toEqual(["https://www.youtube-nocookie.com"]);
  for (const other of ["/campaigns", `${path}/donate`]) {
    const policy = (await visitor.request.get(`${site}${other}`)).headers();
    expect(policy["content-security-policy"]).toContain("frame-src 'self'");
    expect(policy["content-security-policy"]).not.toMatch(/youtube|vimeo/);
  }
  await visitor.close();
});

test("without a script the story can be written and its video is a plain link", async ({
  browser,
  page,
}) => {
  const path = await publish(page, `Plain ${stamp}`);
  const site = new URL(page.url()).origin;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site}${path}`);
  await expect(plain.getByRole("link", { name: /^Play the video/ })).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  );
  await logIn(plain, "ngo@harambee.example");
  await plain.goto(`${site}/dashboard/campaigns/new`);
  await expect(plain.getByRole("button", { name: "Bold" })).toBeHidden();
  await expect(plain.getByText("## Heading", { exact: false })).toBeVisible();
  await plain.locator('[name="title"]').fill(`Typed ${stamp}`);
  await plain.locator('[name="description"]').fill(story);
  await plain.locator('[name="videoUrl"]').fill("https://evil.example/watch?v=aqz-KE-bpKQ");
  await plain.getByRole("button", { name: "Save as Draft" }).click();
  await expect(plain.getByText("Please paste the link of a public video").first()).toBeVisible();
  await expect(plain.locator('[name="description"]')).toHaveValue(story);
  await context.close();
});

test("a campaign is copied from the dashboard into a draft of its own", async ({ page }) => {
  const title = `Copied ${stamp}`;
  await publish(page, title);
  await live(page.getByRole("button", { name: `Copy ${title}` }));
  await page.getByRole("button", { name: `Copy ${title}` }).click();
  await page.waitForURL("**/dashboard/campaigns/edit/**");
  await expect(page.locator('[name="title"]')).toHaveValue(`Copy of ${title}`);
  await expect(page.locator('[name="description"]')).toHaveValue(story);
  await expect(page.locator('[name="videoUrl"]')).toHaveValue(
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  );
  await expect(page.getByText("Only your organisation and administrators")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish Campaign" })).toBeVisible();
  const drawn = page.getByRole("img", { name: "Image 1" });
  await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
});

test("typed text is kept until it is saved, and none of it is left for the next person", async ({
  page,
}) => {
  const asked = countQuestions(page);
  const title = page.locator('[name="title"]');
  const kept = page.getByText("We kept what you typed.");
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")).length);
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard/campaigns/new");
  await page.goto("/dashboard");
  expect(asked()).toBe(0); // nothing had changed
  await page.goto("/dashboard/campaigns/new");
  await live(title);
  await title.click();
  await page.keyboard.type(`Kept ${stamp}`);
  await page.locator('[name="country"]').selectOption("GH");
  await page.locator('[name="hasEndDate"]').uncheck({ force: true });
  await page.getByRole("link", { name: "Your campaigns" }).first().click();
  await page.waitForURL("**/dashboard?tab=campaigns**");
  expect(asked()).toBe(1);

  await page.goto("/dashboard/campaigns/new");
  await expect(kept).toBeVisible();
  await expect(title).toHaveValue(`Kept ${stamp}`);
  await expect(page.locator('[name="country"]')).toHaveValue("GH");
  await expect(page.locator('[name="hasEndDate"]')).not.toBeChecked();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(title).toHaveValue("");
  await expect(page.locator('[name="hasEndDate"]')).toBeChecked();
  await expect(kept).toBeHidden();
  expect(await stored()).toBe(0);

  // saved: no draft is stored, and no question asked
  const before = asked();
  await fillForm(page, `Saved ${stamp}`);
  await expect.poll(stored).toBe(1);
  await page.getByRole("button", { name: "Save as Draft" }).click();
  await page.waitForURL("**/dashboard?tab=campaigns**");
  expect([await stored(), asked() - before]).toEqual([0, 0]);

  // another person at the same computer, and the logout
  await page.goto("/dashboard/campaigns/new");
  await live(title);
  await title.fill("Private words");
  await expect.poll(stored).toBe(1);
  await page.goto("/campaigns");
  await page.context().clearCookies();
  await logIn(page, "admin@harambee.example");
  await page.goto("/admin/dashboard");
  await expect.poll(stored).toBe(0);
  await page.context().clearCookies();
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard/campaigns/new");
  await expect(title).toHaveValue("");
  await live(title);
  await title.fill("Private words");
  await expect.poll(stored).toBe(1);
  await page
    .getByRole("button", { name: "Log out" })
    .or(page.getByRole("button", { name: "Logout" }))
    .click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await stored()).toBe(0);
});

test("on a phone the buttons take at most 72 px and cover no field that has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard/campaigns/new");
  const bar = page.getByRole("button", { name: "Publish Campaign" }).locator("..");
  await settled(page);
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(72);
  for (const name of ["title", "videoUrl", "fundingGoal", "cause", "country", "campaignSlug"]) {
    const box = page.locator(`[name="${name}"]`);
    await page.evaluate(() => window.scrollTo(0, 0));
    await box.focus();
    const [field, buttons] = [await box.boundingBox(), await bar.boundingBox()];
    expect(field!.y + field!.height, name).toBeLessThanOrEqual(buttons!.y);
  }
});

test("a donor's words are shown with consent only, hidden by the organisation, and never a private note", async ({
  page,
  request,
}) => {
  const words = `Courage to all of you ${stamp}`;
  const note = `Only for you ${stamp}`;
  const ngo = await approvedNgo(request, `Words ${stamp}`, `words-${stamp}@test.example`);
  const { slug } = await ownCampaign(request, ngo, `Words of support ${stamp}`);
  await giftWithWords(request, slug, `courage-${stamp}@test.example`, words);
  await giftWithWords(request, slug, `note-${stamp}@test.example`, note, false);
  const path = `/campaigns/${slug}`;
  // the page is rendered again some seconds after a change
  await expect(async () => {
    await page.goto(path);
    await expect(page.locator("blockquote", { hasText: words })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(note)).toHaveCount(0);

  await page.goto(`${path}/donate`);
  await live(page.locator("#give-form"));
  await unfold(page, "More options");
  const consent = page.getByLabel("Let everyone read this note");
  await expect(consent).toBeHidden();
  await page.locator('[name="withNote"]').check({ force: true });
  await expect(consent).not.toBeChecked();
  await page.locator('[name="message"]').fill("Call me: 0911 234 567");
  await consent.check({ force: true });
  await page.locator('[name="donorName"]').fill("Ada");
  await page.locator('[name="donorEmail"]').fill("ada@example.org");
  await page
    .getByRole("button", { name: /^Donate/ })
    .last()
    .click();
  await expect(page.getByText("please leave out email and web addresses").first()).toBeVisible();
  await expect(page).toHaveURL(/\/donate/);

  await logIn(page, ngo.email);
  await page.goto("/dashboard?tab=campaigns");
  // above it are the organisation's first donations with their donors' notes
  const shown = page.locator("#words").getByRole("listitem");
  const entry = shown.filter({ hasText: words });
  await expect(entry).toBeVisible();
  await expect(shown.filter({ hasText: note })).toHaveCount(0);
  await entry.getByRole("button", { name: "Hide" }).click();
  await expect(entry.getByText("Hidden by your organisation")).toBeVisible();
  await page.context().clearCookies();
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(words)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await logIn(page, "admin@harambee.example");
  await page.goto("/admin/gifts?show=words");
  const listed = page.getByRole("listitem").filter({ hasText: words });
  await listed.getByRole("button", { name: "Show again" }).click();
  await expect(listed.getByRole("button", { name: "Hide" })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test(`a story of a megabyte is refused at its field and stays in it, ${javaScriptEnabled ? "with" : "without"} a script`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const long = "Eleven pumps. ".repeat(75_000).trim();
    await logIn(page, "ngo@harambee.example");
    await page.goto("/dashboard/campaigns/new");
    const box = page.locator('[name="description"]');
    await page.locator('[name="title"]').fill(`Long ${stamp}`);
    await page.locator('[name="fundingGoal"]').fill("1200");
    await page.locator('[name="cause"]').selectOption("Clean Water & Sanitation");
    await page.locator('[name="country"]').selectOption("KE");
    await page.locator('[name="hasEndDate"]').uncheck({ force: true });
    await box.focus();
    await page.keyboard.insertText(long); // as pasted: a maxlength would silently cut it off
    await page.getByRole("button", { name: "Save as Draft" }).click();
    await expect(
      page
        .getByRole("alert")
        .filter({ hasText: /at most 20,?000 characters/ })
        .first(),
    ).toBeVisible();
    await expect(box).toHaveAttribute("aria-invalid", "true");
    expect(await box.inputValue()).toHaveLength(long.length);
    await expect(page.locator('[name="title"]')).toHaveValue(`Long ${stamp}`);
    await context.close();
  });
