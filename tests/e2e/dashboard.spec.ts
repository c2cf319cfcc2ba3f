import { expect, test, type Locator, type Page } from "./support/test";
import sharp from "sharp";
import { inDatabase } from "./support/database";
import { live } from "./support/live";
import { modal } from "./support/modal";
import { browserNow } from "./support/moved-browser";
import { approvedNgo, ownCampaign, paidGift } from "./support/ngos";
import { logIn } from "./support/session";
import { expectFits } from "./support/settled";

test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const stamp = Date.now().toString(36);
const rowOf = (page: Page, text: string): Locator =>
  page.locator("main table tr").filter({ hasText: text });
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();
const isoDay = (at: Date) => at.toISOString().slice(0, 10);

/** An export with a date in its name, which may change at midnight during the test: its name and its lines. */
async function fileOf(page: Page, link: Locator, name: (day: string) => string) {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  const downloaded = page.waitForEvent("download");
  const pressed = isoDay(new Date());
  await link.click();
  const file = await downloaded;
  expect([pressed, isoDay(new Date())].map(name)).toContain(file.suggestedFilename());
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  expect(
    calls.filter((path) => path.startsWith("/api/v1")),
    "an export makes no call",
  ).toEqual([]);
  expect(text.startsWith("\uFEFF")).toBe(true);
  return text.slice(1).trimEnd().split("\r\n");
}

test("[DASH-001, DASH-004, DASH-005, DASH-006, DASH-007, DASH-008, DASH-009, DASH-010, DASH-019, DASH-020, DASH-021] the frame: name, links, tabs in the address, a side bar that stays shut for seven days, and the way out", async ({
  page,
  context,
}) => {
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard");
  const side = page.locator("#side-bar");
  await expect(side).toContainText("Maji Ya Loima Trust");
  for (const [name, href] of [
    ["Dashboard", "/dashboard"],
    ["Create Campaign", "/dashboard/campaigns/new"],
    ["View Campaigns", "/dashboard?tab=campaigns"],
  ])
    await expect(side.getByRole("link", { name: name!, exact: true })).toHaveAttribute(
      "href",
      href!,
    );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Welcome back, Maji Ya Loima Trust",
  );
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["Profile", "Campaigns", "Donors", "Donations"]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  for (const [i, tab] of ["profile", "campaigns", "donors", "donations"].entries()) {
    await page.goto(`/dashboard?tab=${tab}`);
    await expect(tabs.nth(i)).toHaveAttribute("aria-selected", "true");
    await expect(page.locator('[role=tab][aria-selected="true"]')).toHaveCount(1);
  }
  await tabs.nth(1).click();
  await page.waitForURL("**/dashboard?tab=campaigns");
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await side.getByRole("link", { name: "Create Campaign" }).click();
  await page.waitForURL("**/dashboard/campaigns/new");
  await expect(side.getByRole("link", { name: "Create Campaign" })).toHaveAttribute(
    "aria-current",
    "page",
  );

  const seconds = () => browserNow() / 1000;
  await live(side.getByRole("link"));
  const before = seconds();
  await page.keyboard.press("Control+b");
  await expect(side).toBeHidden();
  const cookie = (await context.cookies()).find((c) => c.name === "sidebar_state")!;
  expect(cookie.value).toBe("closed");
  expect(cookie.expires).toBeGreaterThan(before + 7 * 86_400 - 1);
  expect(cookie.expires).toBeLessThan(seconds() + 7 * 86_400 + 1);
  await page.reload();
  await expect(side).toBeHidden();
  await live(page.locator("main form"));
  await page.keyboard.press("Meta+b");
  await expect(side).toBeVisible();
  expect((await context.cookies()).find((c) => c.name === "sidebar_state")!.value).toBe("open");

  await side.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/dashboard");
  expect(new URL(page.url()).pathname).toBe("/login");
});

test("[DASH-043, DASH-052, DASH-057..059, DASH-061, DASH-062, DASH-067, DASH-068, DASH-070] donors and donations: searched, paged, by campaign, timeframe and two months of days, taken along as files", async ({
  page,
}) => {
  // of an organisation to which no test donates
  await logIn(page, "mangochi@harambee.example");
  await page.goto("/dashboard?tab=donors");
  const rows = page.locator("[role=tabpanel] tbody tr");
  const all = Number(/\d+/.exec(await page.getByText(/^\d+ donors?$/).innerText())![0]);
  expect(all).toBeGreaterThan(20);
  await expect(rows).toHaveCount(20);
  await page.getByRole("link", { name: "Next" }).click();
  await page.waitForURL("**page=2**");
  await expect(rows).toHaveCount(Math.min(20, all - 20));
  const exported = page.getByRole("link", { name: "Export CSV" });
  const donorsFile = (day: string) => `donors-${day}.csv`;
  const donors = await fileOf(page, exported, donorsFile);
  expect(donors[0]).toBe("Name,Email,Total Donated,Last Donation,Number of Donations");
  expect(donors).toHaveLength(all + 1);
  const wordOf = (one: string) => one.split(",")[1]!.split("@")[0]!;
  const line = donors.find(
    (one) =>
      /^[^,]*[^\x20-\x7e]/.test(one) && // a name with letters beyond ASCII
      donors.filter((other) => other.includes(wordOf(one))).length === 1,
  )!;
  expect(line).toMatch(/^[^,"]+,[\w.]+@donors\.example,\d+\.\d\d,\d{4}-\d\d-\d\d,\d+$/);
  const word = wordOf(line);
  const box = page.getByPlaceholder("Search donors...", { exact: true });
  await live(box);
  await box.fill(word);
  await box.press("Enter");
  await page.waitForURL(`**search=${word}**`);
  await expect(rows).toHaveCount(1);
  expect(await fileOf(page, exported, donorsFile)).toEqual([donors[0], line]);

  await page.goto("/dashboard?tab=donations");
  const counts = async () =>
    /Showing (\d+) of (\d+) donations/
      .exec(await page.getByText(/^Showing \d+ of \d+ donations$/).innerText())!
      .slice(1)
      .map(Number) as [number, number];
  const [shown, whole] = await counts();
  expect(shown).toBe(whole);
  // a choice applies at once
  const timeframe = page.getByLabel("Timeframe");
  for (const [name, value] of [
    ["This Year", "year"],
    ["All Time", "all"],
  ] as const) {
    await live(timeframe);
    await timeframe.selectOption(name);
    await page.waitForURL(`**timeframe=${value}**`);
  }
  await live(timeframe);
  await expect(page.locator('select[name="campaign"]')).toHaveValue("");
  await page.locator('select[name="campaign"]').selectOption("Light for nine health posts");
  await page.waitForURL(/campaign=\w/);
  const [ofOne] = await counts();
  expect(ofOne).toBeGreaterThan(0);
  expect(ofOne).toBeLessThan(whole);
  for (const campaign of await page
    .locator("main table")
    .first()
    .locator("tbody [data-place=sub]")
    .allInnerTexts())
    expect(campaign).toBe("Light for nine health posts");
  const file = await fileOf(page, exported, (day) => `donations-${day}.csv`);
  expect(file[0]).toBe("Donation ID,Donor,Amount,Campaign,Date,Status");
  expect(file).toHaveLength(ofOne + 1);

  // two months side by side; choosing a range resets the timeframe
  await page.goto("/dashboard?tab=donations&timeframe=month");
  const open = page.getByRole("button", { name: "Dates Any date" });
  const calendar = page.getByRole("dialog", { name: /range/i });
  await live(open);
  await open.click();
  await expect(calendar).toBeVisible();
  await expect(calendar.locator("table:visible")).toHaveCount(2);
  const months = await calendar.getByRole("status").allInnerTexts();
  expect(
    new Date(`${months[1]} UTC`).getTime() - new Date(`${months[0]} UTC`).getTime(),
  ).toBeGreaterThan(27 * 86_400_000);
  await calendar.getByRole("button", { name: /previous/i }).click();
  await expect(calendar.getByRole("status").nth(1)).toHaveText(months[0]!);
  const days = calendar.locator("table").first().locator("tbody button");
  const [first, last] = [
    await days.first().getAttribute("aria-label"),
    await days.last().getAttribute("aria-label"),
  ];
  await days.last().focus();
  await page.keyboard.press("Enter"); // picked in reverse order: the range is swapped
  await days.first().focus();
  await page.keyboard.press("Enter");
  await expect(days.first()).toHaveAttribute("aria-pressed", "true");
  await calendar.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL("**from=**");
  const at = new URL(page.url()).searchParams;
  expect([at.get("from"), at.get("to")]).toEqual(
    [first, last].map((day) => isoDay(new Date(`${day} UTC`))),
  );
  await expect(timeframe).toHaveValue("all");
  const [ranged] = await counts();
  expect(ranged).toBeLessThan(whole);
  await live(timeframe);
  await timeframe.selectOption("This Week");
  await page.waitForURL(
    (url) => !url.searchParams.get("from") && url.searchParams.get("timeframe") === "week",
  );
});

test("[DASH-023, DASH-024, DASH-026, DASH-027, DASH-028, DASH-031, NGO-063, NGO-064, NGO-066] profile, logo and bank details at 390 wide; a change of the bank is mailed and holds payouts for 72 hours", async ({
  page,
  browser,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const ngo = await approvedNgo(request, `Asante ${stamp}`, `asante-${stamp}@test.example`);
  await page.goto("/login");
  await page.locator('[name="email"]').fill(ngo.email);
  await page.locator('[name="password"]').fill(ngo.password);
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL("**/dashboard**");
  const fits = () => expectFits(page);
  await fits();

  // the actual dates of the approval and of its expiry
  const card = page.getByRole("region", { name: "Verification Status" });
  const said2 = (at: Date) =>
    new Intl.DateTimeFormat("en-US", {
      month: "short",
      day: "numeric",
      year: "numeric",
      timeZone: "UTC",
    }).format(at);
  const profile = (
    await (await request.get("/api/v1/ngos/profile", { headers: ngo.bearer })).json()
  ).data.ngo as { approvedAt: string; verifiedUntil: string };
  await expect(card).toContainText(said2(new Date(profile.approvedAt)));
  await expect(card).toContainText(said2(new Date(profile.verifiedUntil)));
  expect(new Date(profile.verifiedUntil).getUTCFullYear()).toBe(
    new Date(profile.approvedAt).getUTCFullYear() + 2,
  );

  await page.getByRole("link", { name: "Edit Profile" }).click();
  await page.waitForURL("**edit=1**");
  const logo = page.locator('input[name="profileImage"]');
  const upload = page.getByRole("button", { name: "Upload Logo" });
  const picture = sharp({
    create: {
      width: 300,
      height: 200,
      channels: 4,
      background: { r: 184, g: 67, b: 29, alpha: 0.5 },
    },
  });
  const noise = await sharp(
    Buffer.from(Array.from({ length: 600 * 600 * 3 }, (_, i) => (i * 2_654_435_761) >>> 24)),
    { raw: { width: 600, height: 600, channels: 3 } },
  )
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(noise.length).toBeGreaterThan(500_000);
  for (const [name, buffer] of [
    [
      "logo.svg",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ["logo.png", noise],
    ["logo.png", Buffer.from("no picture at all")],
  ] as const) {
    await logo.setInputFiles({ name, mimeType: "image/png", buffer });
    await upload.click();
    await expect(page.locator("main [role=alert]").filter({ hasText: /\S/ }).first()).toBeVisible();
    await page.goto("/dashboard?tab=profile&edit=1");
  }
  for (const [format, buffer] of [
    ["jpeg", await picture.clone().jpeg().toBuffer()],
    ["png", await picture.clone().png().toBuffer()],
    ["webp", await picture.clone().webp().toBuffer()],
    ["avif", await picture.clone().avif({ effort: 0 }).toBuffer()],
    ["gif", await picture.clone().gif().toBuffer()],
  ] as const) {
    await page.goto("/dashboard?tab=profile&edit=1");
    const images = page.locator("main img");
    const before = (await images.count()) > 0 ? await images.first().getAttribute("src") : null;
    await logo.setInputFiles({
      name: `logo.${format === "gif" ? "txt" : format}`,
      mimeType: "application/octet-stream",
      buffer,
    }); // its bytes decide, not its name
    await upload.click();
    await expect(async () => {
      await page.goto("/dashboard?tab=profile&edit=1");
      const now = await images.first().getAttribute("src", { timeout: 1_000 });
      expect(now, format).not.toBe(before);
      const served = await page.request.get(now!);
      expect(served.headers()["content-type"], `${format} is stored as another file`).toBe(
        "image/webp",
      );
    }).toPass({ timeout: 20_000 });
  }

  await expect(page.locator('input[type="email"]').first()).toHaveAttribute("readonly", "");
  await page.locator('[name="website"]').fill("not an address");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.locator('[name="website"]')).toHaveAttribute("aria-invalid", "true");
  await page.locator('[name="website"]').fill("asante.example");
  await page.locator('[name="facebook"]').fill("asante");
  await page.locator('[name="orgName"]').fill(`Asante Sana ${stamp}`);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.waitForURL((url) => !url.searchParams.has("edit"));
  await said(page, "https://asante.example/");
  await said(page, new RegExp(`Asante Sana ${stamp}`)); // waits for an administrator's approval
  await fits();

  // the new address is first confirmed by mail: only then does it get notices, and only the actual change puts payouts on hold
  const admin = await (await browser.newContext()).newPage();
  await logIn(admin, "admin@harambee.example");
  const letter = admin.getByRole("dialog");
  const read = async (kind: string): Promise<string> => {
    const row = admin.locator("main tbody tr").filter({ hasText: kind }).first();
    await expect(async () => {
      await admin.goto(`/admin/outbox?search=${encodeURIComponent(ngo.email)}`);
      await expect(row).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await admin.goto((await row.getByRole("link").getAttribute("href"))!);
    return (await letter.locator("[data-slot=disclosure] p").textContent())!;
  };
  await page.goto(/https?:\/\/\S+\/confirm-email\/\S+/.exec(await read("confirm_email"))![0]);
  await page.locator("main form button[type=submit]").click();
  await said(page, /confirmed/i);
  await page.goto("/dashboard?tab=profile");
  // bank details: need the password; then shown masked; mail to the owner; payouts on hold
  const bank = page.locator("#bank");
  const form = bank.locator("form").first();
  await bank.locator("summary").first().click();
  const fill = async (word: string) => {
    for (const [name, text] of Object.entries({
      accountHolderName: "Asante",
      bankName: "Equity Bank",
      accountNumber: "0099887766",
      swiftCode: "EQBLKENA",
    }))
      await form.locator(`[name="bankDetails.${name}"]`).fill(text);
    await form.locator('[name="currentPassword"]').fill(word);
    await form.getByRole("button", { name: /save/i }).click();
  };
  await fill("not the password");
  await expect(bank.getByRole("alert")).toBeVisible();
  await fill(ngo.password);
  await expect(bank.locator("dl")).toContainText("••••7766");
  await expect(bank).not.toContainText("0099887766");
  await fits();
  await page.goto("/dashboard?tab=donations");
  const held = await inDatabase(async (client) => {
    const { rows } = await client.query<{ until: Date; hours: number }>(
      `select payouts_held_until as until,
              extract(epoch from payouts_held_until - bank_changed_at)::float8 / 3600 as hours
         from ngo where id = $1`,
      [ngo.id],
    );
    return rows[0]!;
  });
  expect(held.hours).toBeCloseTo(72, 2);
  await expect(page.locator("#payouts [data-slot=notice]")).toContainText(said2(held.until));

  const words = await read("bank_changed");
  expect(words).toContain("72 hours");
  expect(words).not.toContain("0099887766");
});

test("[DASH-042, FORM-049] a donor's monthly gift is stopped without giving anything back; the Delete question says what stays", async ({
  page,
  browser,
  request,
}) => {
  const donor = `stop-${stamp}@test.example`;
  const ngo = await approvedNgo(request, `Stops ${stamp}`, `stops-${stamp}@test.example`);
  const [given, draft] = [`Pumps ${stamp}`, `Radio ${stamp}`];
  const { slug } = await ownCampaign(request, ngo, given);
  await ownCampaign(request, ngo, draft, { status: "draft" });
  const giver = await (await browser.newContext()).newPage();
  await paidGift(giver, slug, donor, 33_00, "monthly");
  await logIn(page, ngo.email);
  await page.goto("/dashboard?tab=donations");
  const gift = rowOf(page, "$33.00").first();
  await gift.getByText("Stop monthly gift").click();
  await expect(gift).toContainText(
    "Stops $33.00 a month now. Past gifts are not refunded, and the donor gets an email.",
  );
  await gift.getByRole("button", { name: /^Stop the monthly gift/ }).click();
  await said(page, "The monthly gift has ended");
  await expect(gift).toContainText("Completed");
  await expect(gift.getByText("Stop monthly gift")).toHaveCount(0);
  await giver.getByRole("link", { name: "Your gift and its receipt" }).click();
  await expect(giver.locator("dl").first()).toContainText("Ended");

  await page.goto("/dashboard?tab=campaigns");
  const dialog = page.getByRole("dialog", { name: "Delete Campaign?" });
  await page.getByRole("link", { name: `Delete ${given}` }).click();
  await expect(dialog).toContainText("permanently removes the campaign");
  await expect(dialog).toContainText("The records of its gifts are kept");
  await modal(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: `Delete ${draft}` }).click();
  await expect(dialog).toContainText("permanently removes the campaign");
  await expect(dialog).not.toContainText("records of its gifts");
});
