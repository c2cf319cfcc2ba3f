import { expect, test } from "./support/test";
import { appliedNgo, own } from "./support/ngos";

const minutes = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

for (const scripts of [true, false])
  test(`[NGO-080] a document of an earlier application is opened and taken out where it stands, ${scripts ? "with" : "without"} a script`, async ({
    browser,
    request,
  }) => {
    const stamp = `${Date.now().toString(36)}${scripts ? "a" : "b"}`;
    const ngo = await appliedNgo(request, `Papers ${stamp}`, `papers-${stamp}@test.example`, {
      leadershipProof: { name: "minutes.pdf", mimeType: "application/pdf", buffer: minutes },
    });
    const login = await request.post("/api/v1/admin/login", {
      headers: own,
      data: { email: "admin@harambee.example", password: "pull-together" },
    });
    const { token } = (await login.json()).data as { token: string };
    const no = await request.put(`/api/v1/ngos/${ngo.id}/reject`, {
      headers: { authorization: `Bearer ${token}` },
      data: { reason: "The certificate is of another year." },
    });
    expect(no.status(), await no.text()).toBe(200);
    const context = await browser.newContext({ javaScriptEnabled: scripts });
    const page = await context.newPage();
    await page.goto("/login");
    await page.getByLabel("Email").fill(ngo.email);
    await page.getByLabel("Password", { exact: true }).fill(ngo.password);
    await page.locator("main form button[type=submit]").click();
    await page.waitForURL((url) => !url.pathname.endsWith("/login"));
    await page.goto("/registration?step=documents");
    await expect(page.getByRole("link", { name: "Open: certificate.pdf" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove: certificate.pdf" })).toHaveCount(0);
    const opened = page.getByRole("link", { name: "Open: minutes.pdf" });
    expect(
      (await page.request.get((await opened.getAttribute("href"))!)).headers()["content-type"],
    ).toBe("application/pdf");
    await page.getByRole("button", { name: "Remove: minutes.pdf" }).click();
    await expect(opened).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Open: certificate.pdf" })).toBeVisible();
    await context.close();
  });
