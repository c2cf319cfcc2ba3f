import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect } from "vitest";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { plainPdf } from "../support/pdf";
import { standInScanner } from "../support/scanner";
import { makeAdminWithFactor, press, pressOf, type Admin } from "./support/admins";
import { attack, startSite } from "./support/attack";
import { cookieOf, formsOf, sendForm } from "./support/forms";

/**
 * Former faults of forms: refusals that nobody saw, typed values that were lost, and steps that nobody was asked for.
 */
let word = "stream: Can't allocate memory ERROR";
const scanner = await standInScanner(() => word);
const site = startSite({
  env: { APP_MODE: "production", FILES: "disk", MAIL: "outbox", CLAMAV_HOST: scanner.setting },
});

async function support() {
  const [factors, factories, people, { db }] = await Promise.all([
    import("@/tests/support/second-factor"),
    import("@/tests/support/factories"),
    import("@/tests/support/people"),
    import("@/lib/db"),
  ]);
  return { ...factors, ...factories, ...people, db };
}
let s: Awaited<ReturnType<typeof support>>;
let admin: Admin;
let browser: Browser;
beforeAll(async () => {
  s = await support();
  admin = await makeAdminWithFactor();
  browser = await chromium.launch({ executablePath: await findChromium(() => {}) });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await scanner.stop();
});

/** A session whose second factor is so old that it is asked for again. */
async function stale(user: { id: string; role: string; sessionEpoch: number }) {
  const session = await s.withSession(user);
  const { secret } = await s.setUpApp(session.actor);
  await s.ageFactor(session.sessionId);
  return { cookie: session.cookie, secret };
}

async function open(cookie: string, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled,
    extraHTTPHeaders: { "x-forwarded-for": "100.64.7.7" },
  });
  const [name, value] = cookie.split("=") as [string, string];
  await context.addCookies([{ name, value, url: site().url }]);
  return context.newPage();
}

async function withDocument() {
  word = "stream: Can't allocate memory ERROR";
  const who = await s.person("incomplete");
  const body = new FormData();
  body.append("registrationCertificate", new Blob([new Uint8Array(plainPdf())]), "paper.pdf");
  const sent = await site().request("/api/v1/ngos/upload-documents", { token: who.token, body });
  expect(sent.status).toBe(200);
  const document = () =>
    s.db.ngoDocument.findFirstOrThrow({
      where: { ngoId: who.ngoId! },
      orderBy: { createdAt: "desc" },
    });
  await site().until("the scanner could not judge it", async () =>
    /failed/.test((await document()).scanState),
  );
  return { who, document, page: `/admin/dashboard?view=${who.ngoId}` };
}
const scanAgain = 'aria-label="Scan again: Registration Certificate"';

attack(
  "F20",
  "a document that the scanner could not judge is scanned again when an administrator says so, by nobody else",
  async () => {
    const { who, document, page } = await withDocument();
    const other = await pressOf(site(), admin, who as { cookie?: string }, page, scanAgain, {});
    expect(other.headers.get("location") ?? "").not.toContain("view=");
    expect((await document()).scanState).toBe("failed");
    word = "stream: OK";
    const sent = await press(site(), admin, page, scanAgain, {});
    expect([sent.status, sent.headers.get("location")]).toEqual([303, page]);
    await site().until("it was judged", async () => (await document()).scanState === "clean");
    const after = await site().request(page, { cookie: admin.cookie });
    expect(after.text).toContain("no virus found");
    expect(after.text).not.toContain(scanAgain);
    expect(
      await s.db.auditLog.count({
        where: { action: "document.scan_ordered", entityId: (await document()).id },
      }),
    ).toBe(1);
  },
);

attack(
  "U1",
  "a refused form that is not on the page any more says why, once, without a script",
  async () => {
    const { document, page } = await withDocument();
    const shown = await site().request(page, { cookie: admin.cookie });
    const form = formsOf(shown.text).find((one) => one.html.includes(scanAgain))!;
    await s.db.ngoDocument.update({
      where: { id: (await document()).id },
      data: { scanState: "clean" },
    });
    const body = new FormData();
    for (const [name, value] of Object.entries(form.fields)) body.set(name, value);
    const answer = await site().request(page, {
      method: "POST",
      body,
      cookie: admin.cookie,
      headers: { referer: site().url + page },
    });
    const sentence = "This document no longer waits for another scan";
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(scanAgain);
    expect(answer.text).toMatch(
      new RegExp(`data-slot="refused-form"[\\s\\S]{0,2000}?<b class="block">${sentence}`),
    );
    expect((await site().request(page, { cookie: admin.cookie })).text).not.toContain(sentence);
  },
);

attack(
  "U2",
  "the account typed for the bank's file is there again after the second factor was given, for this person",
  async () => {
    const user = await s.makeAdmin();
    const { cookie } = await stale(user);
    const typed = { iban: "DE89370400440532013000", bic: "COBADEFF" };
    const asked = await site().request("/exports/payouts", {
      body: new URLSearchParams({ format: "pain001", ...typed }),
      cookie,
      headers: { accept: "text/html" },
    });
    expect([asked.status, asked.headers.get("location")]).toEqual([
      303,
      "/account/confirm?next=%2Fadmin%2Fpayouts",
    ]);
    expect(asked.headers.get("location")).not.toContain("3704");
    const kept = cookieOf(asked, "payout-account")!;
    const page = await site().request("/admin/payouts", { cookie: `${cookie}; ${kept}` });
    expect(page.text).toContain(`value="${typed.iban}"`);
    expect(page.text).toContain(`value="${typed.bic}"`);
    const opened = page.text.split("<details").filter((one) => /^[^>]* open=""/.test(one));
    expect(
      opened.some((one) => one.includes(typed.iban)),
      "the form is open",
    ).toBe(true);
    const others = await site().request("/admin/payouts", { cookie: `${admin.cookie}; ${kept}` });
    expect(others.text).not.toContain(typed.iban);
    // a wrong value is kept too, with the error in a toast
    const wrong = await site().request("/exports/payouts", {
      body: new URLSearchParams({ format: "pain001", iban: "DE00370400440532013000", bic: "X" }),
      cookie: admin.cookie,
      headers: { accept: "text/html" },
    });
    expect(wrong.headers.get("location")).toBe("/admin/payouts");
    const again = `${admin.cookie}; ${cookieOf(wrong, "payout-account")}`;
    expect((await site().request("/admin/payouts", { cookie: again })).text).toContain(
      'value="DE00370400440532013000"',
    );
  },
);

attack("A17k", "inviting a member asks an owner who has a second factor for it", async () => {
  const page = "/dashboard?tab=profile";
  const { ngo, owner } = await s.makeNgo();
  const { cookie, secret } = await stale(owner);
  const invite = (fields: Record<string, string>) =>
    sendForm(site(), page, 'aria-label="Send Invitation"', fields, { cookie });
  const email = s.randomEmail("colleague");
  const asked = await invite({ email });
  expect(asked.status).toBe(200);
  expect(asked.text).toContain('name="stepUp"');
  expect(await s.db.ngoInvitation.count({ where: { ngoId: ngo.id } })).toBe(0);
  expect((await invite({ email, stepUp: "000000" })).status).toBe(200);
  expect(await s.db.ngoInvitation.count({ where: { ngoId: ngo.id } })).toBe(0);
  expect((await invite({ email, stepUp: s.digits(secret) })).status).toBe(303);
  expect(await s.db.ngoInvitation.count({ where: { ngoId: ngo.id } })).toBe(1);
  // without a second factor nothing more is asked
  const plain = await s.makeNgo();
  const session = await s.withSession(plain.owner);
  const sent = await sendForm(
    site(),
    page,
    'aria-label="Send Invitation"',
    { email: s.randomEmail("colleague") },
    { cookie: session.cookie },
  );
  expect(sent.status).toBe(303);
});

attack(
  "U3",
  "at 390 wide the step-up box of a dialog is in view, with a script and without; with one it is ready to type",
  async () => {
    for (const scripted of [true, false]) {
      const { cookie } = await stale(await s.makeAdmin());
      const { ngo } = await s.makeNgo();
      const page = await open(cookie, scripted);
      await page.goto(`${site().url}/admin/dashboard?tab=verified&view=${ngo.id}`, {
        waitUntil: "load",
      });
      const button = page.getByRole("button", { name: "Suspend", exact: true });
      if (scripted)
        await page.waitForFunction(() =>
          Object.keys(document.querySelector("[data-slot=dialog-foot] form") ?? {}).some((key) =>
            key.startsWith("__reactProps$"),
          ),
        );
      await button.click();
      const box = page.locator('input[name="stepUp"]');
      await box.waitFor();
      // without a script the form's id is in the address, and a browser focuses nothing else then
      if (scripted)
        await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "stepUp");
      if (!scripted)
        expect(
          await page
            .locator("[data-slot=refused-form]")
            .evaluateAll((all) => all.map((one) => getComputedStyle(one).display)),
          "the form says it itself",
        ).toEqual(["none"]);
      const at = (await box.boundingBox())!;
      expect(at.y, `script ${scripted}`).toBeGreaterThanOrEqual(0);
      expect(at.y + at.height, `script ${scripted}`).toBeLessThanOrEqual(844);
      await page.context().close();
    }
  },
);

attack("U4", "the console's header takes no more than a quarter of a phone", async () => {
  const page = await open(admin.cookie, true);
  await page.goto(`${site().url}/admin/payouts`, { waitUntil: "load" });
  const header = (await page.locator("header").first().boundingBox())!;
  expect(header.height).toBeLessThan(844 / 4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.context().close();
});

attack("U5", "an empty login says what to fill in, at both fields, and tries nothing", async () => {
  const before = await s.db.securityEvent.count();
  for (const page of ["/login", "/fr/login", "/admin/login"]) {
    const answer = await sendForm(site(), page, 'name="password"', { email: "", password: "" });
    expect(answer.status, page).toBe(200);
    const invalid = [...answer.text.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(
      ([input]) => /name="([^"]*)"/.exec(input)?.[1],
    );
    expect(invalid, page).toEqual(["email", "password"]);
    const sentence =
      page === "/fr/login" ? "Veuillez remplir tous les champs" : "Please fill in all fields";
    expect(answer.text.includes(sentence), page).toBe(true);
    const shown = /<main[\s\S]*<\/main>/.exec(answer.text)![0];
    expect(shown, page).not.toMatch(/Login failed|Échec de la connexion/);
  }
  expect(await s.db.securityEvent.count()).toBe(before);
});

attack(
  "U6",
  "a suspended owner reads why, and that the team cannot be changed meanwhile",
  async () => {
    const owner = await s.person("suspended");
    const page = await site().request("/dashboard?tab=profile", { cookie: owner.cookie });
    expect(page.status).toBe(200);
    expect(page.text).toContain("Under review.");
    expect(page.text).toContain("The team cannot be changed for now.");
    expect(page.text).not.toContain('aria-label="Send Invitation"');
    expect(page.text).not.toContain("Send Invitation");
  },
);
