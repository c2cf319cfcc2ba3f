import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { hash } from "@node-rs/argon2";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { inDatabase } from "./database";

const password = "a quiet river bend";
const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

export type TestNgo = {
  id: string;
  name: string;
  email: string;
  password: string;
  bearer: { authorization: string };
};

/** A login sets a cookie, so that it is answered to this site's own pages only. */
export const own = { origin: process.env["E2E_URL"] ?? "http://localhost:3000" };

/** An organisation that has sent its application, made by calls. */
export async function appliedNgo(
  request: APIRequestContext,
  name: string,
  email: string,
  more: Record<string, { name: string; mimeType: string; buffer: Buffer }> = {},
): Promise<TestNgo> {
  const made = await request.post("/api/v1/ngos/register", {
    headers: own,
    data: { name, email, password },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { token, ngo } = (await made.json()).data as { token: string; ngo: { id: string } };
  const bearer = { authorization: `Bearer ${token}` };
  const profile = await request.put("/api/v1/ngos/complete-profile", {
    headers: bearer,
    data: {
      orgName: name,
      officialEmail: email,
      country: "KE",
      phoneNumber: "+254 700 000 000",
      description: "We mend hand pumps in two wards.",
    },
  });
  expect(profile.status(), await profile.text()).toBe(200);
  const papers = await request.post("/api/v1/ngos/upload-documents", {
    headers: bearer,
    multipart: {
      registrationCertificate: {
        name: "certificate.pdf",
        mimeType: "application/pdf",
        buffer: pdf,
      },
      ...more,
    },
  });
  expect(papers.status(), await papers.text()).toBe(200);
  return { id: ngo.id, name, email, password, bearer };
}

/** The same, approved by the demo administrator. */
export async function approvedNgo(
  request: APIRequestContext,
  name: string,
  email: string,
): Promise<TestNgo> {
  const ngo = await appliedNgo(request, name, email);
  const login = await request.post("/api/v1/admin/login", {
    headers: own,
    data: { email: "admin@harambee.example", password: "pull-together" },
  });
  const { token } = (await login.json()).data as { token: string };
  const yes = await request.put(`/api/v1/ngos/${ngo.id}/approve`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(yes.status(), await yes.text()).toBe(200);
  return ngo;
}

/** One more administrator, by the command that makes one; a process of its own, slow. */
export async function adminByCommand(email: string): Promise<string> {
  await promisify(execFile)(
    process.execPath,
    [
      "node_modules/tsx/dist/cli.mjs",
      "--conditions=react-server",
      "scripts/admin-create.ts",
      email,
    ],
    {
      env: {
        ...process.env,
        DATABASE_URL: "",
        DATA_DIR: process.env["E2E_DATA_DIR"],
        ADMIN_PASSWORD: password,
      },
    },
  );
  return password;
}

/** The same, written down directly. */
export async function secondAdmin(email: string): Promise<string> {
  const passwordHash = await hash(password);
  await inDatabase((client) =>
    client.query(
      `insert into app_user (id, email, name, password_hash, role, email_confirmed_at)
       values ($1, $2, split_part($2, '@', 1), $3, 'admin', now())`,
      [`usr_${randomBytes(10).toString("hex")}`, email, passwordHash],
    ),
  );
  return password;
}

/** Pays on the sandbox's page. */
async function pay(page: Page): Promise<void> {
  await page.waitForURL(/\/c\/pay\/cs_test_/);
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("12/40");
  await page.getByLabel("CVC").fill("123");
  await page.getByLabel("Name on card").fill("S Test");
  await page.locator('form[action^="/c/pay/"] button[type=submit]').first().click();
  await page.waitForURL("**/payment/success?session_id=**");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
}

/** A paid donation to a campaign, once or monthly; begun by a call, paid by hand. */
export async function paidGift(
  page: Page,
  campaign: string,
  email: string,
  cents: number,
  frequency: "once" | "monthly" = "once",
): Promise<void> {
  const begun = await page.request.post(`/api/v1/campaigns/${campaign}/donate`, {
    data: {
      amount: cents,
      donorName: "Sefako Test",
      donorEmail: email,
      paymentMethod: "card",
      frequency,
    },
  });
  expect(begun.status(), await begun.text()).toBeLessThan(300);
  await page.goto(((await begun.json()).data as { url: string }).url);
  await pay(page);
}
