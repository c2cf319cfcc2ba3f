import { expect, test, type Page } from "./support/test";
import sharp from "sharp";
import { inDatabase } from "./support/database";
import { live } from "./support/live";
import { own } from "./support/ngos";
import { logIn } from "./support/session";

test.setTimeout(240_000);
const stamp = Date.now().toString(36);

/** A photograph as taken by a phone: far over 500 KB, with noise that does not compress. */
async function photo(width = 2_400, height = 1_800): Promise<Buffer> {
  const grain = Buffer.alloc(width * height * 3);
  let seed = 11;
  for (let i = 0; i < grain.length; i++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    grain[i] = 90 + ((seed >> 16) % 60);
  }
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

test("[OP-124] photographs of a certificate: the broken page is named, the others stay, and one PDF is stored", async ({
  page,
  request,
}) => {
  const email = `camera-${stamp}@test.example`;
  const made = await request.post("/api/v1/ngos/register", {
    headers: own,
    data: { name: `Camera ${stamp}`, email, password: "a quiet river bend" },
  });
  const { token, ngo } = (await made.json()).data as { token: string; ngo: { id: string } };
  await request.put("/api/v1/ngos/complete-profile", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      orgName: `Camera ${stamp}`,
      officialEmail: email,
      country: "KE",
      phoneNumber: "+254 700 000 000",
      description: "We mend hand pumps.",
    },
  });
  await logIn(page, email);
  await page.goto("/registration?step=documents");
  await live(page.locator("main form"));
  const input = page.locator('input[type=file][name="registrationCertificate"]');
  await expect(page.locator("input[type=file][capture=environment]")).toHaveCount(1);
  const good = await photo();
  await input.setInputFiles([
    { name: "one.jpg", mimeType: "image/jpeg", buffer: good },
    { name: "two.jpg", mimeType: "image/jpeg", buffer: good.subarray(0, 300) },
  ]);
  const pages = page.locator("[data-slot=pages] li");
  await expect(pages).toHaveCount(2);
  // a further page is added to the others, as from the camera
  await page.locator("input[type=file][capture=environment]").setInputFiles({
    name: "three.jpg",
    mimeType: "image/jpeg",
    buffer: await photo(600, 400),
  });
  await expect(pages).toHaveCount(3);
  const sizes = await input.evaluate((box: HTMLInputElement) =>
    [...(box.files ?? [])].map((file) => [file.name, file.size < 1_500_000]),
  );
  expect(sizes).toEqual([
    ["one.jpg", true],
    ["two.jpg", true],
    ["three.jpg", true],
  ]);
  const submit = page.getByRole("button", { name: "Submit Application" });
  await submit.click();
  await expect(page.getByText(/^two\.jpg could not be read/).first()).toBeVisible();
  await expect(pages).toHaveCount(3);
  await page.getByRole("button", { name: "Remove: two.jpg" }).click();
  await expect(pages).toHaveCount(2);
  await submit.click();
  await page.waitForURL("**/verification-pending");
  const rows = await inDatabase(async (client) => {
    const found = await client.query(
      "select kind, content_type, file_name from ngo_document where ngo_id = $1",
      [ngo.id],
    );
    return found.rows as unknown[];
  });
  expect(rows).toEqual([
    { kind: "registrationCertificate", content_type: "application/pdf", file_name: "one.pdf" },
  ]);
});

async function fillCampaign(page: Page, title: string) {
  await page.locator('[name="title"]').fill(title);
  await page.locator('[name="description"]').fill("One paragraph.");
  await page.locator('[name="fundingGoal"]').fill("1200");
  await page.locator('[name="cause"]').selectOption("Clean Water & Sanitation");
  await page.locator('[name="country"]').selectOption("KE");
  await page.locator('[name="hasEndDate"]').uncheck({ force: true });
}

test("[FORM-016] a phone's picture as cover is made smaller before it is sent", async ({
  page,
}) => {
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard/campaigns/new");
  await live(page.locator("main form"));
  await fillCampaign(page, `Cover ${stamp}`);
  const input = page.locator('input[name="mainImage"]');
  await input.setInputFiles({ name: "IMG_7.JPG", mimeType: "image/jpeg", buffer: await photo() });
  await expect(async () => {
    const sent = await input.evaluate((box: HTMLInputElement) => box.files?.[0]?.size ?? 0);
    expect(sent).toBeGreaterThan(1_000);
    expect(sent).toBeLessThan(512_000);
  }).toPass();
  await page.getByRole("button", { name: "Save as Draft" }).click();
  await page.waitForURL("**/dashboard?tab=campaigns**");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("[FORM-016] the server takes it as it is; one of 108 megapixels is refused in words", async ({
    page,
  }) => {
    await logIn(page, "ngo@harambee.example");
    await page.goto("/dashboard/campaigns/new");
    await fillCampaign(page, `Huge ${stamp}`);
    const huge = await sharp({
      create: { width: 12_000, height: 9_000, channels: 3, background: "#7a3b2e" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const input = page.locator('input[name="mainImage"]');
    await input.setInputFiles({ name: "huge.png", mimeType: "image/png", buffer: huge });
    await page.getByRole("button", { name: "Save as Draft" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: /huge\.png .*at most 40 megapixels/ }),
    ).toBeVisible();
    await input.setInputFiles({ name: "IMG_8.JPG", mimeType: "image/jpeg", buffer: await photo() });
    await page.getByRole("button", { name: "Save as Draft" }).click();
    await page.waitForURL("**/dashboard?tab=campaigns**");
  });
});
