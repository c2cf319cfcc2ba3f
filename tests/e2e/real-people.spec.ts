import { expect, test, type Page } from "./support/test";
import { inDatabase } from "./support/database";
import { unfold } from "./support/folds";
import { live } from "./support/live";
import { mailedLink } from "./support/outbox";
import { approvedNgo, own, ownCampaign, settledGift } from "./support/ngos";
import { logIn } from "./support/session";

// What people paste, type and forward: docs/real-inputs.md

const stamp = Date.now().toString(36);

test("[RI-20] an address with capitals or closing signs leads to its page, and to no other site", async ({
  request,
}) => {
  const ask = (path: string, method = "GET") =>
    request.fetch(own.origin + path, { method, maxRedirects: 0 });
  for (const [typed, right] of [
    ["/Campaigns/Loima-Pumps?x=A.", "/campaigns/loima-pumps?x=A."],
    ["/campaigns/loima-pumps).", "/campaigns/loima-pumps"],
    ["/campaigns/loima-pumps%20", "/campaigns/loima-pumps"],
    ["/fr/campaigns/loima-pumps%C2%A0%C2%BB", "/fr/campaigns/loima-pumps"],
    ["/campaigns/loima-pumps%E2%80%9D,", "/campaigns/loima-pumps"],
    ["/Contact.", "/contact"],
    ["/AF", "/af"],
    ["/Dashboard", "/dashboard"],
  ] as const) {
    const answer = await ask(typed);
    expect([typed, answer.status()]).toEqual([typed, 308]);
    const to = new URL(answer.headers()["location"]!, own.origin);
    expect([to.origin, to.pathname + to.search]).toEqual([own.origin, right]);
    if (!right.includes("dashboard")) expect((await ask(right)).status(), right).toBe(200);
  }
  expect((await ask("/Contact.", "HEAD")).status()).toBe(308);
  for (const path of [
    "//evil.example/Campaigns.",
    "/%5Cevil.example/Contact.",
    "/API/v1/campaigns",
  ]) {
    const to = (await ask(path)).headers()["location"];
    expect(to === undefined || new URL(to, own.origin).origin === own.origin, path).toBe(true);
  }
  expect((await ask("/Contact.", "POST")).status()).not.toBe(308);
  expect((await ask("/api/v1/campaigns.")).status()).toBe(404);
});

test("[RI-16] [RI-17] pasted values are understood as intended, and invalid ones are reported: never 5xx", async ({
  request,
}) => {
  const email = `maji-${stamp}@test.example`;
  const call = (path: string, data: object, headers = {}, method = "POST") =>
    request.fetch(`/api/v1/${path}`, { method, headers: { ...own, ...headers }, data });
  const made = await call("ngos/register", {
    name: `Maji ${stamp}`,
    email: `\u200bMaji <${email}>;`,
    password: "a quiet river bend",
  });
  expect(made.status(), await made.text()).toBe(201);
  const login = await call("ngos/login", {
    email: `mailto:${email.replace("@", "＠")}.`,
    password: "a quiet river bend",
  });
  expect(login.status(), await login.text()).toBe(200);
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  const bearer = { authorization: `Bearer ${token}` };
  const profile = (more: object) =>
    call(
      "ngos/complete-profile",
      {
        ...{ orgName: `Maji ${stamp}`, officialEmail: `“${email}”`, country: "TZ" },
        ...{ phoneNumber: "\u202a+255 (0) 754\u2011123\u2011456\u202c", description: "Water" },
        ...more,
      },
      bearer,
      "PUT",
    );
  expect((await profile({})).status()).toBe(200);
  const row = await inDatabase(
    async (client) =>
      (
        await client.query<{ phone_number: string; official_email: string }>(
          "select phone_number, official_email from ngo where name = $1",
          [`Maji ${stamp}`],
        )
      ).rows[0],
  );
  expect(row).toEqual({ phone_number: "+255754123456", official_email: email });
  for (const bad of ["x".repeat(10_000), "\ud800", `${email}${email}`, "<>", "\u202a\u202c"])
    for (const name of ["phoneNumber", "officialEmail", "website"]) {
      if (name === "website" && ["<>", "\u202a\u202c"].includes(bad)) continue; // nothing is left of it: no value
      const answer = await profile({ [name]: bad });
      expect([name, bad.slice(0, 20), answer.status()]).toEqual([name, bad.slice(0, 20), 400]);
    }
});

test("[RI-4] [RI-10] [RI-13] [RI-14] [RI-15] countries, banks, letters and names by calls, as people write them", async ({
  request,
}) => {
  const name = `Tamεict ${stamp}`;
  const applying = await request.post("/api/v1/ngos/register", {
    headers: own,
    data: { name, email: `countries-${stamp}@test.example`, password: "a quiet river bend" },
  });
  const { token } = ((await applying.json()) as { data: { token: string } }).data;
  const headers = { authorization: `Bearer ${token}` };
  const from = (country: string, more: object = {}) =>
    request.put("/api/v1/ngos/complete-profile", {
      headers,
      data: {
        ...{ orgName: name, officialEmail: `countries-${stamp}@test.example`, country },
        ...{ phoneNumber: "+255 754 123 456", description: "Water" },
        ...more,
      },
    });
  for (const [written, code] of [
    ["Côte d’Ivoire", "CI"],
    ["ivory coast", "CI"],
    ["DRC", "CD"],
    ["Cape Verde", "CV"],
  ]) {
    const answer = await from(written!);
    expect(answer.status(), `${written}: ${await answer.text()}`).toBe(200);
    const { data } = (await (await request.get("/api/v1/ngos/profile", { headers })).json()) as {
      data: { ngo: { country: string; orgName: string } };
    };
    expect([written, data.ngo.country]).toEqual([written, code]);
    expect(data.ngo.orgName).toBe(`Tamɛict ${stamp}`);
  }
  const congo = await from("Congo");
  expect(congo.status()).toBe(400);
  expect(await congo.text()).toContain("Congo (Brazzaville) or Congo (Kinshasa)");

  const kuda = (accountNumber: string) => ({
    bankDetails: {
      ...{ accountHolderName: name, bankName: "Kuda", bankCode: "50515", accountNumber },
      preferredCurrency: "NGN",
    },
  });
  const ngo = await approvedNgo(request, `${name} NG`, `written-${stamp}@test.example`, {
    country: "NG",
    ...kuda("4000675874"),
  });

  const { slug } = await ownCampaign(request, ngo, `ߒߞߏ ߞߊ߬ߙߊ߲ ${stamp}`);
  expect(slug).toBe(`nko-karan-${stamp}`);
  const family = `family-${stamp}@test.example`;
  for (const donorName of ["Amina Otieno", "John Otieno"])
    await settledGift(request, slug, family, 15_00, { donorName });
  const donors = await request.get("/api/v1/donors", { headers: ngo.bearer });
  expect(await donors.text()).toContain("Amina Otieno");
  expect(await donors.text()).toContain("John Otieno");
});

/** Fills in the field that people do not see, as a program does. */
const fillDecoy = (page: Page) =>
  page
    .locator('input[name="hbq7"]')
    .first()
    .evaluate((input: HTMLInputElement) => (input.value = "Kampala"));

test("[RI-17] [RI-19] a message with a pasted address and a filled-in decoy: announced, held, and released", async ({
  page,
}) => {
  const email = `amina-${stamp}@test.example`;
  await page.goto("/contact");
  await live(page.getByRole("button", { name: "Send Message" }));
  const decoy = page.locator('input[name="hbq7"]');
  await expect(decoy).toBeHidden();
  for (const name of ["data-1p-ignore", "data-lpignore", "data-bwignore"])
    expect(await decoy.getAttribute(name)).not.toBeNull();
  await page.getByLabel("Name", { exact: false }).first().fill("Amina");
  await page.locator('[name="email"]').fill(`Amina <${email}>`);
  await page.locator('[name="subject"]').fill(`Question ${stamp}`);
  await page.locator('[name="message"]').fill("When is the next update?");
  await fillDecoy(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("We will confirm by e-mail")).toBeVisible();
  await expect(page.getByText("Message Sent!")).toHaveCount(0);

  await logIn(page, "admin@harambee.example");
  await page.goto(`/admin/messages?show=all&search=${stamp}`);
  await expect(page.locator("main")).toContainText(email);
  await page.getByRole("button", { name: /^Not spam: let it through/ }).click();
  await expect(page.getByText("It was let through")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Not spam/ })).toHaveCount(0);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[RI-19] a pledge whose decoy was filled is held for an administrator", async ({ page }) => {
    const email = `held-${stamp}@test.example`;
    await page.goto("/fr/campaigns/loima-pumps/donate");
    await page.locator('[name="preset"][value="60"]').check({ force: true });
    await unfold(page, "Autres moyens de donner");
    await page.locator('[name="method"][value="crypto"]').check({ force: true });
    await page.locator('[name="donorName"]').fill("Held Test");
    await page.locator('[name="donorEmail"]').fill(`« ${email} »`);
    await fillDecoy(page);
    await page.locator("form#give-form [type=submit]").click();
    await expect(page.getByText("Nous confirmerons par e-\u2060mail")).toBeVisible();
    await logIn(page, "admin@harambee.example");
    await page.goto(`/admin/pledges?search=${email}`);
    await expect(page.locator("main")).toContainText("Held");
    await page.getByRole("button", { name: /^Not spam: let it through/ }).click();
    await expect(page.locator("main")).toContainText("Pending");
    const status = await inDatabase(
      async (client) =>
        (
          await client.query<{ status: string }>(
            "select status from donation where donor_email = $1",
            [email],
          )
        ).rows,
    );
    expect(status).toEqual([{ status: "pending_confirmation" }]);
  });

  test("[T3-7] [T3-9] a name becomes public by the donor's own mail, and never one that leads away", async ({
    page,
    request,
  }) => {
    const ngo = await approvedNgo(request, `Names ${stamp}`, `names-${stamp}@test.example`);
    const { slug } = await ownCampaign(request, ngo, `Names of ${ngo.name}`);
    const email = `evil-${stamp}@test.example`;
    await settledGift(request, slug, email, 20_00, { donorName: "t.me/evil", anonymous: true });
    const shown = () =>
      inDatabase(
        async (client) =>
          (
            await client.query<{ show_name: boolean }>(
              "select show_name from donation where donor_email = $1",
              [email],
            )
          ).rows[0]?.show_name,
      );
    await page.goto(await mailedLink(page, email, "gifts"));
    await unfold(page, "Your name");
    await page.getByRole("button", { name: "Show my name publicly" }).click();
    await expect(page.getByText("We sent you a mail.")).toBeVisible();
    expect(await shown()).toBe(false);
    const link = await mailedLink(page, email, "confirm-change");
    await page.goto(link);
    expect(await shown(), "looking changes nothing").toBe(false);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("heading", { name: "Your name may now be shown." })).toBeVisible();
    expect(await shown()).toBe(true);
    await page.goto(`/campaigns/${slug}/supporters`);
    await expect(page.locator("main")).toContainText("Anonymous");
    await expect(page.locator("main")).not.toContainText("t.me");
  });
});
