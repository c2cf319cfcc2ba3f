import { expect, test, type APIRequestContext } from "./support/test";
import { getExampleNumber, type CountryCode } from "libphonenumber-js/max";
import examples from "libphonenumber-js/examples.mobile.json";
import { countries } from "@/lib/countries";
import { locales } from "@/lib/i18n/locales";
import { formsOf } from "../attacks/support/forms";
import { inDatabase } from "./support/database";
import { approvedNgo, own } from "./support/ngos";
import { logIn } from "./support/session";

/** Unusual input that people type and upload, posted to the running site as a browser without a script would. */
test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const site = process.env["E2E_URL"] ?? "http://localhost:3000";
const stamp = Date.now().toString(36);

/**
 * Posts the form that contains this text, with these fields.
 * @returns the site's answer
 */
async function send(
  request: APIRequestContext,
  path: string,
  which: string,
  fields: Record<string, string>,
) {
  const html = await (await request.get(path)).text();
  const form = formsOf(html).find((one) => one.html.includes(which));
  if (!form) throw new Error(`no form with ${which} on ${path}`);
  return request.post(path, {
    multipart: { ...form.fields, ...fields },
    maxRedirects: 0,
    headers: { origin: site, referer: site + path },
  });
}

test("[OP-125] one thousand and a half, with either sign, in Arabic and N'Ko digits, is the same amount in each language", async ({
  page,
}) => {
  const typed = ["1.000,50", "1,000.50", "1 000,50", "١٬٠٠٠٫٥٠", "߁.߀߀߀,߅߀"];
  for (const locale of locales)
    for (const [place, amount] of typed.entries()) {
      const donorEmail = `typed-${locale}-${place}-${stamp}@test.example`;
      const path = `${locale === "en" ? "" : `/${locale}`}/campaigns/two-boats/donate`;
      const answer = await send(page.request, path, 'name="donorName"', {
        preset: "other",
        amount,
        frequency: "once",
        method: "card",
        donorName: "Sefako Test",
        donorEmail,
      });
      expect(answer.status(), `${amount} in ${locale}`).toBe(303);
      const cents = await inDatabase(async (client) => {
        const { rows } = await client.query<{ amount_cents: string }>(
          "select amount_cents from donation where donor_email = $1",
          [donorEmail],
        );
        return rows.map((row) => row.amount_cents);
      });
      expect(cents, `${amount} in ${locale}`).toEqual(["100050"]);
    }
});

test("[OP-126] phone numbers of all countries as they are dialled there; a wrong one is reported at its field, and nothing typed is lost", async ({
  page,
  request,
}) => {
  const email = `dialled-${stamp}@test.example`;
  const made = await request.post("/api/v1/ngos/register", {
    headers: own,
    data: { name: `Dialled ${stamp}`, email, password: "a quiet river bend" },
  });
  expect(made.status()).toBe(201);
  await logIn(page, email);
  const typed = {
    orgName: `Dialled ${stamp}`,
    officialEmail: email,
    description: "We mend hand pumps.",
  };
  const go = (more: Record<string, string>) =>
    send(page.request, "/registration", 'name="orgName"', { ...typed, ...more });
  expect(countries).toHaveLength(54);
  for (const { code, name } of countries) {
    const phoneNumber = getExampleNumber(code as CountryCode, examples)!.formatNational();
    const answer = await go({ country: code, phoneNumber });
    expect(answer.status(), `${phoneNumber} in ${name}`).toBe(303);
    expect(answer.headers()["location"], name).toContain("step=documents");
  }
  const refused = await (await go({ country: "ET", phoneNumber: "0911 234" })).text();
  expect(refused).toContain("This is not a phone number in Ethiopia.");
  expect(refused).toContain('value="0911 234"');
  expect(refused).toContain(typed.description);
});

test("an IBAN with wrong check digits and a video link that is a script: reported at the field, and the typed values are kept", async ({
  page,
  request,
}) => {
  const ngo = await approvedNgo(request, `Typed ${stamp}`, `typed-${stamp}@test.example`);
  await logIn(page, ngo.email);
  const holder = `Typed ${stamp} Trust`;
  const bank = await send(page.request, "/dashboard?tab=profile", "bankDetails.swiftCode", {
    "bankDetails.accountHolderName": holder,
    "bankDetails.bankName": "A Bank",
    "bankDetails.accountNumber": "GB34 BUKB 2020 1555 5555 55",
    "bankDetails.swiftCode": "BUKBGB22",
    "bankDetails.preferredCurrency": "USD",
    "bankDetails.bankCode": "",
    currentPassword: ngo.password,
  });
  const said = await bank.text();
  expect(said).toContain("There is a typo in this IBAN");
  expect(said).toContain(`value="${holder}"`);

  for (const videoUrl of [
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "https://youtu.be.evil.example/aqz-KE-bpKQ",
  ]) {
    const title = `Pumps ${stamp}`;
    const answer = await send(page.request, "/dashboard/campaigns/new", 'name="title"', {
      title,
      description: "Two pumps.",
      fundingGoal: "500",
      cause: "Other",
      country: "KE",
      videoUrl,
      intent: "draft",
    });
    const html = await answer.text();
    expect(html, videoUrl).toContain("Please paste the link of a public video on YouTube or Vimeo");
    expect(html, videoUrl).toContain(`value="${title}"`);
    expect(html, videoUrl).not.toContain(`href="${videoUrl}"`);
  }
});
