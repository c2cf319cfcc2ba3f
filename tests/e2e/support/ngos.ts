import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { hash } from "@node-rs/argon2";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import sharp from "sharp";
import { inDatabase } from "./database";
import { payHosted } from "./hosted";

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

/** A login sets a cookie, so the server answers it only for pages of this site. */
export const own = { origin: process.env["E2E_URL"] ?? "http://localhost:3000" };

/** An organisation that has submitted its application, created through the API. */
export async function appliedNgo(
  request: APIRequestContext,
  name: string,
  email: string,
  more: Record<string, { name: string; mimeType: string; buffer: Buffer }> = {},
  profileToo: object = {},
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
      ...profileToo,
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
  profileToo: object = {},
): Promise<TestNgo> {
  const ngo = await appliedNgo(request, name, email, {}, profileToo);
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

/** The same, with a bank account and a confirmed address, so that it can be paid out. */
export async function paidNgo(
  request: APIRequestContext,
  name: string,
  email: string,
): Promise<TestNgo> {
  const ngo = await approvedNgo(request, name, email, {
    bankDetails: {
      accountHolderName: name,
      bankName: "Equity Bank",
      accountNumber: "0099887766",
      swiftCode: "EQBLKENA",
    },
  });
  await confirmAddress(email);
  return ngo;
}

/**
 * Confirms an account's address as if its mailed link had been followed: otherwise no factor, key or webhook can be
 * added.
 */
export const confirmAddress = (email: string) =>
  inDatabase((client) =>
    client.query("update app_user set email_confirmed_at = now() where email = $1", [email]),
  );

/** A campaign of an organisation, created through the API; it is published unless `more` says otherwise. */
export async function ownCampaign(
  request: APIRequestContext,
  ngo: TestNgo,
  title: string,
  more: Record<string, string> = {},
): Promise<{ id: string; slug: string }> {
  const cover = await sharp({
    create: { width: 800, height: 420, channels: 3, background: "#357" },
  })
    .jpeg()
    .toBuffer();
  const made = await request.post("/api/v1/campaigns", {
    headers: ngo.bearer,
    multipart: {
      title,
      description: "Pumps for two wards of the county, and their spare parts.",
      fundingGoal: "5000",
      cause: "Other",
      country: "KE",
      status: "ongoing",
      mainImage: { name: "cover.jpg", mimeType: "image/jpeg", buffer: cover },
      ...more,
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id, campaignSlug } = (await made.json()).data.campaign as Record<string, string>;
  return { id: id!, slug: campaignSlug! };
}

/** Another administrator, created by the command; slow, since it is a process of its own. */
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

/** The same, written directly to the database. */
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

/** Begins a card donation to a campaign through the API. */
async function begin(
  request: APIRequestContext,
  campaign: string,
  donorEmail: string,
  amount: number,
  more: object,
): Promise<{ sessionId: string; url: string }> {
  const begun = await request.post(`/api/v1/campaigns/${campaign}/donate`, {
    headers: own,
    data: {
      amount,
      donorName: "Sefako Test",
      donorEmail,
      paymentMethod: "card",
      frequency: "once",
      ...more,
    },
  });
  expect(begun.status(), await begun.text()).toBeLessThan(300);
  return (await begun.json()).data as { sessionId: string; url: string };
}

/** A paid donation to a campaign, without using a page. */
export async function settledGift(
  request: APIRequestContext,
  campaign: string,
  email: string,
  cents: number,
  more: object = {},
): Promise<void> {
  const { sessionId, url } = await begin(request, campaign, email, cents, more);
  await request.post(url, {
    maxRedirects: 0,
    form: {
      email,
      method: "card",
      cardNumber: "4242424242424242",
      cardExpiry: "12/40",
      cardCvc: "123",
      billingName: "S Test",
    },
  });
  await expect(async () => {
    const answer = await request.get(`/api/v1/payment/verify-session/${sessionId}`);
    expect(await answer.json()).toMatchObject({ success: true, data: { amount: cents / 100 } });
  }).toPass();
}

/** A paid donation with a note from its donor, public or for the organisation only. */
export async function giftWithWords(
  request: APIRequestContext,
  campaign: string,
  email: string,
  words: string,
  shown = true,
): Promise<void> {
  await settledGift(request, campaign, email, 20_00);
  await inDatabase((client) =>
    client.query("update donation set message = $2, show_words = $3 where donor_email = $1", [
      email,
      words,
      shown,
    ]),
  );
}

/**
 * A paid donation to a campaign, one-off or monthly; begun through the API, paid by hand. The page then shows its
 * thanks.
 */
export async function paidGift(
  page: Page,
  campaign: string,
  email: string,
  cents: number,
  frequency: "once" | "monthly" = "once",
): Promise<void> {
  const { url } = await begin(page.request, campaign, email, cents, { frequency });
  await page.goto(url);
  await payHosted(page);
  await page.waitForURL("**/payment/success?session_id=**");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
}
