import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type APIRequestContext, type Locator } from "./support/test";
import sharp from "sharp";
import { logIn } from "./support/session";
import { live } from "./support/live";
import {
  approvedNgo,
  giftWithWords,
  own,
  ownCampaign,
  paidGift,
  type TestNgo,
} from "./support/ngos";

test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const stamp = Date.now().toString(36);
const picture = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

type Made = { id: string; campaignSlug: string };
async function campaign(
  request: APIRequestContext,
  ngo: TestNgo,
  title: string,
  more: Record<string, string> = {},
  size: [number, number] = [1200, 630],
): Promise<Made> {
  const form = new FormData();
  for (const [name, text] of Object.entries({
    title,
    description: "We mend what is broken.\n\nWith our own hands.",
    fundingGoal: "50",
    cause: "water",
    country: "Kenya",
    status: "ongoing",
    deadline: String(Date.UTC(2030, 0, 5)),
    ...more,
  }))
    form.append(name, text);
  form.append(
    "mainImage",
    new File([new Uint8Array(await picture(...size, "#7a3b2e"))], "cover.jpg"),
  );
  for (const colour of ["#35418A", "#2B7A4B"])
    form.append(
      "additionalImages",
      new File([new Uint8Array(await picture(800, 600, colour))], "more.jpg"),
    );
  const made = await request.post("/api/v1/campaigns", { headers: ngo.bearer, multipart: form });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).data.campaign as Made;
}
const change = async (
  request: APIRequestContext,
  ngo: TestNgo,
  id: string,
  form: Record<string, string>,
) => {
  const answer = await request.put(`/api/v1/campaigns/${id}`, {
    headers: ngo.bearer,
    multipart: form,
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

test("[CAMP-028, CAMP-040, CAMP-052, CAMP-054, CAMP-065, CAMP-068, CAMP-070, CAMP-076, CAMP-077, CAMP-102] a campaign's page, its pictures, its one address however it is asked for, and its card on another site", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const ngo = await approvedNgo(request, `Pages ${stamp}`, `pages-${stamp}@test.example`);
  const made = await campaign(request, ngo, `Test mended bridges ${stamp}`);
  const next = await campaign(request, ngo, `Test small bridges ${stamp}`, {}, [90, 60]);
  expect(made.id).toMatch(/^cmp_[0-9a-z]{20}$/); // no slug contains an underscore; and ids are not counted up
  expect([...made.id].filter((letter, i) => letter === next.id[i]).length).toBeLessThan(
    made.id.length - 8,
  );
  expect(
    (
      await request.put(`/api/v1/campaigns/${made.id}`, {
        headers: ngo.bearer,
        multipart: { campaignSlug: made.id },
      })
    ).status(),
    "an id is no slug",
  ).toBe(400);

  // by id: redirects to the slug and keeps the query; a slug without a hyphen is not taken for an id
  const [a, b] = [`testbridge${stamp}`, `test-bridge-${stamp}`];
  await change(request, ngo, made.id, { campaignSlug: a });
  const asked = await request.get(`/campaigns/${made.id}?x=1&y=%C3%A9`, { maxRedirects: 0 });
  expect([asked.status(), asked.headers()["location"], asked.headers()["cache-control"]]).toEqual([
    308,
    `/campaigns/${a}?x=1&y=%C3%A9`,
    expect.stringContaining("no-store"),
  ]);
  expect((await request.get(`/campaigns/${a}`, { maxRedirects: 0 })).status()).toBe(200);
  // renamed from A to B and back to A, in one browser that visited both
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    await page.goto(`/campaigns/${from}`);
    await change(request, ngo, made.id, { campaignSlug: to });
    for (const address of [from, to, made.campaignSlug]) {
      await page.goto(`/campaigns/${address}`);
      expect(new URL(page.url()).pathname, `${address} after ${from} became ${to}`).toBe(
        `/campaigns/${to}`,
      );
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        `Test mended bridges ${stamp}`,
      );
    }
  }

  // the pictures
  const loaded = (pictures: Locator) =>
    pictures.evaluateAll((all) =>
      Promise.all(
        all.map(async (i) => {
          const image = i as HTMLImageElement;
          image.loading = "eager";
          await image.decode();
          return `${image.currentSrc.startsWith(`${location.origin}/media/`)} ${image.naturalWidth > 0}`;
        }),
      ),
    );
  const main = page.locator("main");
  const title = `Test mended bridges ${stamp}`;
  expect(await loaded(main.getByRole("img", { name: title, exact: true }))).toEqual(["true true"]);
  expect(await loaded(main.locator("section[aria-labelledby=gallery] img"))).toEqual([
    "true true",
    "true true",
  ]);
  // days are given in UTC, whatever the reader's time zone
  for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const far = await (await browser.newContext({ timezoneId })).newPage();
    await far.goto(`/campaigns/${a}`);
    const until = (
      await (await request.get("/api/v1/ngos/profile", { headers: ngo.bearer })).json()
    ).data.ngo.verifiedUntil as string;
    await expect(far.locator("[data-slot=verified-panel]")).toContainText(
      new Intl.DateTimeFormat("en-US", {
        timeZone: "UTC",
        month: "short",
        day: "numeric",
        year: "numeric",
      }).format(new Date(until)),
    );
    await far.goto(`/af/campaigns/${a}`);
    await expect(far.locator("[data-slot=verified-panel]")).toContainText(
      new Intl.DateTimeFormat("af-ZA", {
        timeZone: "UTC",
        month: "long",
        day: "numeric",
        year: "numeric",
      }).format(new Date(until)),
    );
  }

  // a picture too small to fill its box is placed whole on the cloth
  await page.goto(`/campaigns/${next.campaignSlug}`);
  await expect(page.locator("main [data-slot=cover]").first()).toHaveCSS("object-fit", "contain");
  await expect(page.locator("main [data-slot=cover]").first()).toHaveCSS(
    "background-image",
    /\/patterns\/cover\//,
  );

  // the card in a frame on another site
  const partner = createServer((_, answer) =>
    answer
      .setHeader("content-type", "text/html")
      .end(`<iframe src="${baseURL}/campaigns/${a}/embed" width="700" height="500"></iframe>`),
  ).listen(0, "127.0.0.1");
  await once(partner, "listening");
  await page.goto(`http://127.0.0.1:${(partner.address() as AddressInfo).port}/`);
  const card = page.frameLocator("iframe");
  await expect(card.getByRole("heading", { name: `Test mended bridges ${stamp}` })).toBeVisible();
  expect(
    await card.locator("[data-slot=embed-image] img").evaluate(async (i) => {
      await (i as HTMLImageElement).decode();
      return (i as HTMLImageElement).naturalWidth > 0;
    }),
  ).toBe(true);
  const text = card.locator("[data-slot=card-text]");
  await expect(text).toHaveCSS("-webkit-line-clamp", "2");
  const lines = await text.evaluate((p) => {
    p.textContent = "Many words follow one another. ".repeat(40);
    return p.clientHeight / parseFloat(getComputedStyle(p).lineHeight);
  });
  expect(Math.round(lines)).toBe(2);
  partner.closeAllConnections();
  partner.close();
});

test("[CAMP-084, CAMP-086, CAMP-087, CAMP-088, CAMP-089, CAMP-103] gifts above the goal count; an own edit shows at once; a campaign or an organisation that takes none says why and offers others", async ({
  page,
  request,
}) => {
  const ngo = await approvedNgo(request, `Goals ${stamp}`, `goals-${stamp}@test.example`);
  const made = await campaign(request, ngo, `Test high goals ${stamp}`);
  const address = `/campaigns/${made.campaignSlug}`;
  const read = async () =>
    (await (await request.get(`/api/v1/campaigns/${made.id}`)).json()).data.campaign as {
      totalRaised: number;
      percentRaised?: number;
    };
  await page.goto(address);
  await expect(page.locator("[data-slot=campaign-side]")).toContainText("$0");
  await page.goto("about:blank");
  await change(request, ngo, made.id, { title: `Test higher goals ${stamp}` });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Test higher goals ${stamp}`);

  const begun = await request.post(`/api/v1/campaigns/${made.id}/donate`, {
    headers: own,
    data: {
      amount: 2_000,
      donorName: "Not Paid",
      donorEmail: `unpaid-${stamp}@test.example`,
      paymentMethod: "card",
      frequency: "once",
    },
  });
  expect(begun.status()).toBeLessThan(300);
  expect((await read()).totalRaised, "what is only begun counts nothing").toBe(0);
  for (const raised of [60, 120]) {
    await paidGift(page, made.id, `goal-${stamp}@test.example`, 6_000);
    expect((await read()).totalRaised).toBe(raised);
  }
  await expect(async () => {
    await page.goto(address);
    await expect(page.locator("[data-slot=campaign-side]")).toContainText("$120", {
      timeout: 1_000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("link", { name: "Donate Now" }).first()).toBeVisible();

  const refused = async (why: string) => {
    await page.goto(`${address}/donate`);
    await expect(page.locator("main [data-slot=notice]")).toContainText(why);
    await expect(page.locator("main form")).toHaveCount(0);
    await expect(page.locator("main [data-slot=card]")).not.toHaveCount(0);
    await expect(
      page.locator("main [data-slot=card]").getByText(`Test higher goals ${stamp}`),
    ).toHaveCount(0);
    const answer = await request.post(`/api/v1/campaigns/${made.id}/donate`, {
      headers: own,
      data: {
        amount: 2_000,
        donorName: "Late",
        donorEmail: `late-${stamp}@test.example`,
        paymentMethod: "card",
        frequency: "once",
      },
    });
    expect(answer.status()).toBe(400);
  };
  await change(request, ngo, made.id, { status: "paused" });
  await refused("paused");
  await change(request, ngo, made.id, { status: "ongoing" });

  const login = await request.post("/api/v1/admin/login", {
    headers: own,
    data: { email: "admin@harambee.example", password: "pull-together" },
  });
  const admin = {
    authorization: `Bearer ${((await login.json()).data as { token: string }).token}`,
  };
  expect(
    (
      await request.put(`/api/v1/admin/ngos/${ngo.id}/suspend`, {
        headers: admin,
        data: { reason: "Papers are looked at." },
      })
    ).status(),
  ).toBe(200);
  await expect(async () => {
    await page.goto(`/ngo-campaigns/${ngo.id}`);
    await expect(page.locator("main")).toContainText(/suspended/i, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await refused("suspended");
  expect(
    (
      await request.put(`/api/v1/admin/ngos/${ngo.id}/reinstate`, { headers: admin, data: {} })
    ).status(),
  ).toBe(200);
  await change(request, ngo, made.id, { status: "completed" });
  await refused("ended");
});

test("all words of support have a page, in each language and without a script; what the organisation hides is gone from it", async ({
  page,
  browser,
  request,
}) => {
  const ngo = await approvedNgo(request, `Quotes ${stamp}`, `quotes-${stamp}@test.example`);
  const { slug } = await ownCampaign(request, ngo, `Test quoted bridges ${stamp}`);
  // more updates than the campaign's page shows
  for (let n = 1; n <= 7; n++)
    await giftWithWords(
      request,
      slug,
      `quote-${n}-${stamp}@test.example`,
      `Courage, ${n} ${stamp}`,
    );
  const address = `/campaigns/${slug}`;
  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  // the page is rendered again some seconds after a change
  const all = bare.getByRole("link", { name: "Read all 7 messages", exact: true });
  await expect(async () => {
    await bare.goto(address);
    await expect(all).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await all.click();
  await expect(bare).toHaveURL(new RegExp(`${address}/words$`));
  await expect(bare.getByRole("heading", { level: 1 })).toContainText("Words of support for");
  const quotes = bare.locator("main blockquote");
  await expect(quotes).toHaveCount(7);
  const text = `Courage, 3 ${stamp}`;
  await expect(quotes.filter({ hasText: text })).toHaveCount(1);
  await bare.goto(`/fr${address}/words`);
  await expect(bare.getByRole("heading", { level: 1 })).toContainText("Mots de soutien pour");

  await logIn(page, ngo.email);
  await page.goto("/dashboard?tab=campaigns");
  const row = page.getByRole("listitem").filter({ hasText: text }).last();
  await live(row.getByRole("button"));
  await row.getByRole("button", { name: /^Hide/ }).click();
  await expect(page.getByText("The words are hidden")).toBeVisible();
  await expect(async () => {
    await bare.goto(`${address}/words`);
    expect(await quotes.count()).toBe(6);
    expect(await quotes.filter({ hasText: text }).count()).toBe(0);
  }).toPass();
  await row.getByRole("button", { name: /^Show again/ }).click();
  await expect(row.getByRole("button", { name: /^Hide/ })).toBeVisible();
});
