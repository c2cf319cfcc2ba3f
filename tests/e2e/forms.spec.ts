import { expect, test, type Page } from "./support/test";
import { errorText } from "@/lib/i18n/errors";
import type { MessageKey } from "@/lib/i18n/message-key";
import { translator } from "@/lib/i18n/translator";
import { approvedNgo } from "./support/ngos";
import { live } from "./support/live";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const stamp = Date.now().toString(36);
const password = "a quiet river bend";
const donate = "/campaigns/two-boats/donate";
type Language = "en" | "af";
const at = (language: Language, path: string) => (language === "en" ? path : `/${language}${path}`);
const needed = (language: Language) => translator(language, "common")("needed");

/**
 * A form in a page: what is typed, and the error that each field then shows. `empty` is the error of each blank field.
 */
type Case = {
  name: string;
  path: string;
  /** the form's fields: each one that is required, with its error */
  empty: Record<string, MessageKey | "needed">;
  /** typed into a field, and the error it then shows */
  wrong: [field: string, value: string, message: MessageKey][];
  /** valid values, which are kept */
  right: [field: string, value: string];
};

const publicForms: Case[] = [
  {
    name: "login",
    path: "/login",
    empty: { email: "needed", password: "needed" },
    wrong: [],
    right: ["email", "somebody@test.example"],
  },
  {
    name: "signup",
    path: "/signup",
    empty: { name: "needed", email: "needed", password: "needed", confirmPassword: "needed" },
    wrong: [
      ["email", "nobody", "validEmail"],
      ["password", "123456789", "passwordTooShort"],
      ["confirmPassword", "something else", "passwordsDiffer"],
    ],
    right: ["name", "Maji"],
  },
  {
    name: "reset password",
    path: "/reset-password",
    empty: { email: "needed" },
    wrong: [["email", "nobody", "validEmail"]],
    right: ["email", "nobody@"],
  },
  {
    name: "contact",
    path: "/contact",
    empty: { name: "needed", email: "needed", subject: "needed", message: "needed" },
    wrong: [["email", "nobody@host", "validEmail"]],
    right: ["name", "Amina Otieno"],
  },
  {
    name: "links to one's gifts",
    path: "/gifts",
    empty: { "links-email": "enterEmail" },
    wrong: [["links-email", "nobody", "validEmail"]],
    right: ["links-email", "nobody@"],
  },
  {
    name: "code of a mail",
    path: "/gifts",
    empty: { "code-email": "enterEmail", "code-code": "wrongCode" },
    wrong: [["code-code", "12", "wrongCode"]],
    right: ["code-email", "nobody@"],
  },
  {
    name: "donation",
    path: donate,
    empty: {
      "give-amount": "validAmount",
      "give-donorName": "enterName",
      "give-donorEmail": "enterEmail",
    },
    wrong: [
      ["give-amount", "ten", "validAmount"],
      ["give-donorEmail", "nobody", "validEmail"],
    ],
    right: ["give-donorName", "Sefako Test"],
  },
];

const text = (key: MessageKey | "needed", language: Language) =>
  key === "needed" ? needed(language) : errorText(key, language);
const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const errorOf = (page: Page, id: string) => page.locator(`[id="${id}-error"]`);

async function expectError(page: Page, id: string, message: string) {
  await expect(errorOf(page, id), id).toHaveText(message);
  await expect(field(page, id), id).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, id), id).toHaveAttribute("aria-describedby", new RegExp(`${id}-error`));
}

/**
 * Leaves every field blank, then invalid, then valid: the page itself shows and removes each error, and nothing is
 * sent.
 */
async function leaveEach(page: Page, { empty, wrong, right }: Case, language: Language) {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  for (const [id, message] of Object.entries(empty)) {
    const isSelect = (await field(page, id).getAttribute("data-slot")) === "select";
    if (isSelect)
      await field(page, id).focus(); // nothing is chosen yet
    else await field(page, id).fill("");
    await field(page, id).blur();
    await expectError(page, id, text(message, language));
  }
  for (const [id, value, message] of wrong) {
    await field(page, id).fill(value);
    await field(page, id).blur();
    await expectError(page, id, text(message, language));
  }
  await field(page, right[0]).fill("somebody@test.example");
  await expect(errorOf(page, right[0])).toHaveCount(0);
  expect(posts, "requests to the server").toBe(0);
}

/** In Afrikaans one form shows that the errors are translated; `npm run test:full` checks the others. */
const tierOf = (language: Language, form: string) => ({
  tag: language === "en" || form === "donation" ? [] : "@long",
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  for (const language of ["en", "af"] as const)
    for (const one of publicForms)
      test(
        `[A11Y-001] the form "${one.name}", posted empty, says what is wrong in place and keeps what was typed (${language})`,
        tierOf(language, one.name),
        async ({ page }) => {
          await page.goto(at(language, one.path));
          for (const id of Object.keys(one.empty)) await field(page, id).fill("");
          const form = page.locator("form").filter({ has: field(page, one.right[0]) });
          await form.locator("button[type=submit]").click();
          for (const [id, message] of Object.entries(one.empty))
            await expectError(page, id, text(message, language));
          await expect(page.getByRole("alert").filter({ has: page.locator("a, b") })).toHaveCount(
            1,
          );

          const [id, value] = one.right;
          await field(page, id).fill(value);
          // with the other fields blank, or this value unknown to the server, it is refused again
          await form.locator("button[type=submit]").click();
          await expect(page.getByRole("alert").filter({ has: page.locator("a, b") })).toHaveCount(
            1,
          );
          await expect(field(page, id)).toHaveValue(value);
        },
      );
});

for (const language of ["en", "af"] as const) {
  for (const one of publicForms)
    test(
      `the form "${one.name}" says what is wrong when a field is left, before anything is sent (${language})`,
      tierOf(language, one.name),
      async ({ page }) => {
        await page.goto(at(language, one.path));
        await scripted(page);
        await leaveEach(page, one, language);
      },
    );

  test(
    `the forms of registration, bank and campaign do so too (${language})`,
    tierOf(language, "bank"),
    async ({ page, request }) => {
      const email = `forms-${language}-${stamp}@test.example`;
      await page.goto("/signup");
      await chooseLanguage(page, language); // the pages behind the login use the chosen language (I18N-008)
      await field(page, "name").fill(`Forms ${language} ${stamp}`);
      await field(page, "email").fill(`new-${email}`);
      await field(page, "password").fill(password);
      await field(page, "confirmPassword").fill(password);
      await page.locator("main form button[type=submit]").click();
      await page.waitForURL("**/registration");
      await scripted(page);
      await leaveEach(
        page,
        {
          name: "registration",
          path: "",
          empty: {
            orgName: "needed",
            officialEmail: "needed",
            country: "needed",
            phoneNumber: "needed",
            description: "needed",
          },
          wrong: [
            ["officialEmail", "nobody", "validEmail"],
            ["phoneNumber", "ask the office", "validPhone"],
            ["website", "ftp://x", "validWebsite"],
          ],
          right: ["officialEmail", ""],
        },
        language,
      );

      await page.context().clearCookies();
      await approvedNgo(request, `Bank ${language} ${stamp}`, email);
      await logIn(page, email);
      await page.goto("/dashboard?tab=profile");
      await chooseLanguage(page, language);
      await page.goto("/dashboard?tab=profile");
      await scripted(page);
      await page.locator("#bank summary").first().click();
      const bank = (name: string) => `bankDetails.${name}`;
      await leaveEach(
        page,
        {
          name: "bank",
          path: "",
          empty: {
            [bank("accountHolderName")]: "needed",
            [bank("accountNumber")]: "needed",
          },
          wrong: [
            [bank("swiftCode"), "12", "swiftInvalid"],
            [bank("bankCode"), "12a", "bankCodeDigits"],
          ],
          right: [bank("accountHolderName"), ""],
        },
        language,
      );

      await page.goto("/dashboard/campaigns/new");
      await scripted(page);
      await leaveEach(
        page,
        {
          name: "campaign",
          path: "",
          empty: { title: "needed", description: "needed", fundingGoal: "needed" },
          wrong: [
            ["fundingGoal", "0.50", "goalRange"],
            ["campaignSlug", "new", "slugReserved"],
          ],
          right: ["title", ""],
        },
        language,
      );
      await page.locator('button[value="draft"]').click();
      const summary = page.getByRole("alert").filter({ has: page.locator("a") });
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(errorText("goalRange", language));
    },
  );
}

/** Waits until the page's scripts have taken over: then a form reacts to a blur. */
async function scripted(page: Page): Promise<void> {
  await live(page.locator("main form"));
}

async function chooseLanguage(page: Page, language: Language): Promise<void> {
  if (language === "en") return;
  const menu = page.locator("details").filter({ has: page.locator("summary[data-slot=language]") });
  await menu.locator("summary").first().click();
  await menu.locator(`[lang=${language}]`).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}
