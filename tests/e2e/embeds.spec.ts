import { expect, test, type Page } from "./support/test";
import { embedScript } from "../../lib/embeds/script";
import { inDatabase } from "./support/database";
import { live } from "./support/live";
import { openPartner, type Partner } from "./support/partner";
import { logIn } from "./support/session";

// A campaign on other websites: their pages are served here, from another origin than the site's.

const ongoing = "night-clinic-mangochi";
const dated = "loima-pumps";
const paused = "peace-circles";
const completed = "kospir-clinic";
const card = 'iframe[src*="/embed/"]';

let partner: Partner;
let origin = "";
test.beforeAll(async () => {
  partner = await openPartner();
  origin = partner.origin;
});
test.afterAll(() => partner.close());

const visit: Partner["visit"] = (...args) => partner.visit(...args);
const link = (site: string, slug: string, attributes = 'data-harambee="card"') =>
  `<p><a href="${site}/campaigns/${slug}" ${attributes}>A clinic</a></p>`;
const tag = (site: string) => `<script src="${site}/embed.js" async></script>`;
const heightOf = (page: Page, at = 0) =>
  page
    .locator(card)
    .nth(at)
    .evaluate((frame) => frame.getBoundingClientRect().height);
/** Checks that the frame is exactly as high as its content: nothing to scroll, no empty space below. */
async function fits(page: Page, at = 0) {
  const inner = page.frameLocator(card).nth(at).locator("main");
  await expect(async () => {
    const needed = await inner.evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
    expect(needed).toBeGreaterThan(30);
    expect(await heightOf(page, at)).toBe(needed);
  }).toPass();
}

test("a link becomes a card as high as it needs, again when the page grows narrow; no cookie is set and nobody is told more than the origin", async ({
  page,
  context,
  baseURL,
}) => {
  const site = baseURL!;
  const asked: { url: string; referer: string | undefined }[] = [];
  page.on("request", (request) =>
    asked.push({ url: request.url(), referer: request.headers()["referer"] }),
  );
  await visit(page, link(site, ongoing) + tag(site));
  const inside = page.frameLocator(card);
  await expect(inside.getByRole("link", { name: "Donate Now" })).toBeVisible();
  await fits(page);
  const before = await heightOf(page);
  await page.setViewportSize({ width: 330, height: 800 });
  await fits(page);
  expect(await heightOf(page)).not.toBe(before);
  await expect(page.getByRole("link", { name: "A clinic" })).toBeHidden();
  await expect(page.locator(card)).toHaveAttribute("title", "A clinic");
  await expect(page.locator(card)).toHaveAttribute("loading", "lazy");
  expect(await context.cookies()).toEqual([]);
  const ours = asked.filter(({ url }) => url.startsWith(site));
  expect(
    ours.filter(({ url }) => url.includes("/_next/static/chunks/") && url.endsWith(".js")),
  ).toEqual([]);
  for (const { referer } of ours)
    expect([`${origin}/`, undefined]).toContain(referer?.startsWith(site) ? undefined : referer);
});

test("each kind: a button, how far it has come, a form that opens the donation page with its amount", async ({
  page,
  context,
  baseURL,
}) => {
  const site = baseURL!;
  const kinds = ["button", "thermometer", "form"];
  await visit(
    page,
    kinds.map((kind) => link(site, dated, `data-harambee="${kind}"`)).join("") + tag(site),
  );
  await expect(page.locator(card)).toHaveCount(3);
  for (const at of [0, 1, 2]) {
    await page.locator(card).nth(at).scrollIntoViewIfNeeded();
    await fits(page, at);
  }
  const frame = (at: number) => page.frameLocator(card).nth(at);
  await expect(frame(1).getByRole("progressbar")).toBeVisible();
  const [donate] = await Promise.all([
    context.waitForEvent("page"),
    frame(0).getByRole("link").click(),
  ]);
  await expect(donate).toHaveURL(`${site}/campaigns/${dated}/donate`);
  await frame(2).getByText("Monthly", { exact: true }).click();
  await frame(2).getByLabel("Another amount").fill("37");
  const [chosen] = await Promise.all([
    context.waitForEvent("page"),
    frame(2).getByRole("button", { name: "Continue" }).click(),
  ]);
  await chosen.waitForLoadState();
  expect(new URL(chosen.url()).pathname).toBe(`/campaigns/${dated}/donate`);
  await expect(chosen.locator("input[name=amount]")).toHaveValue("37");
  await expect(chosen.locator("input[name=frequency][value=monthly]")).toBeChecked();
  // the new tab is not subject to the frame's sandbox
  expect(await chosen.evaluate(() => window.opener === null && window.origin !== "null")).toBe(
    true,
  );
  // the surrounding page is still there
  expect(page.url()).toContain(origin);
});

test("pages with a strict policy: our host, or the hash of the script; without frame-src the link comes back; without a script it was never away", async ({
  browser,
  page,
  baseURL,
}) => {
  const site = baseURL!;
  const host = new URL(site).origin;
  const policy = (scripts: string, frames = host) => ({
    "content-security-policy": `default-src 'none'; script-src ${scripts}; frame-src ${frames}`,
  });
  const pinned = (integrity: string) =>
    `<script src="${site}${embedScript.path}" integrity="${integrity}" crossorigin="anonymous" async></script>`;
  const { integrity } = embedScript;
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await visit(page, link(site, ongoing) + tag(site), policy(host));
  await fits(page);
  await visit(page, link(site, ongoing) + pinned(integrity), policy(`'${integrity}'`));
  await fits(page);
  expect(faults).toEqual([]);

  const shown = page.getByRole("link", { name: "A clinic" });
  // a script other than the one whose hash the page names
  await visit(page, link(site, ongoing) + pinned(integrity.replace(/.$/, "A")), policy(host));
  await expect(shown).toBeVisible();
  await expect(page.locator(card)).toHaveCount(0);
  await visit(page, link(site, ongoing) + tag(site), policy("'none'"));
  await expect(shown).toBeVisible();
  await visit(page, link(site, ongoing) + tag(site), policy(host, "'none'"));
  await expect(page.locator(card)).toHaveCount(0);
  await expect(shown).toBeVisible();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visit(plain, link(site, ongoing) + tag(site));
  await expect(plain.getByRole("link", { name: "A clinic" })).toBeVisible();
  // a frame alone needs no script
  await visit(
    plain,
    `<iframe src="${site}/campaigns/${ongoing}/embed/form" width="400" height="480"></iframe>`,
  );
  await expect(plain.frameLocator(card).getByRole("button", { name: "Continue" })).toBeVisible();
  await plain.context().close();
});

test("only this site's campaigns become frames: no foreign host, no javascript:, no other page; an unknown campaign stays a link", async ({
  page,
  baseURL,
}) => {
  const site = baseURL!;
  partner.put("/campaigns/theirs", "<main>theirs</main>");
  const strange = [
    `${origin}/campaigns/theirs`,
    "javascript:document.title='run'//localhost/campaigns/x",
    `${site}/campaigns`,
    `${site}/campaigns/${ongoing}/donate`,
    `${site}/campaigns/..%2f..%2fdashboard`,
    `${site}.evil.invalid/campaigns/${ongoing}`,
    `http://user:word@127.0.0.1:1/campaigns/${ongoing}`,
    `data:text/html,/campaigns/${ongoing}`,
  ];
  await visit(
    page,
    strange.map((href) => `<p><a href="${href}" data-harambee>strange</a></p>`).join("") +
      link(site, "no-such-campaign", "data-harambee") +
      '<svg><a href="/campaigns/x" data-harambee><text y="10">drawn</text></a></svg>' +
      link(site, ongoing, 'data-harambee="constructor" data-harambee-theme="__proto__"') +
      tag(site),
  );
  await expect(page.locator("a[data-harambee-shown]")).toHaveCount(2);
  // the unknown one was tried too, and put back
  await expect(page.locator(card)).toHaveCount(1);
  await expect(page.locator(card)).toHaveAttribute(
    "src",
    `${site}/campaigns/${ongoing}/embed/card`,
  );
  await expect(page.getByText("strange").first()).toBeVisible();
  expect(await page.locator("a:visible", { hasText: "strange" }).count()).toBe(strange.length);
  await expect(page.locator(`a[href$="no-such-campaign"]`)).toBeVisible();
  expect(await page.title()).toBe("Partner");
});

test("two cards, one script twice, links that come later, and a page that has spoiled its own functions", async ({
  page,
  baseURL,
}) => {
  const site = baseURL!;
  const faults: Error[] = [];
  page.on("pageerror", (error) => faults.push(error));
  await visit(
    page,
    `<script>
      for (const name of ["forEach", "map", "push", "filter", "indexOf"])
        Array.prototype[name] = () => { throw new Error("spoiled " + name); };
      JSON.parse = JSON.stringify = window.postMessage = () => { throw new Error("spoiled"); };
    </script>
    <img name="currentScript" alt=""><form name="querySelectorAll"></form>` +
      link(site, ongoing) +
      link(site, paused) +
      tag(site) +
      tag(site),
  );
  await expect(page.locator(card)).toHaveCount(2);
  await fits(page, 0);
  await page.locator(card).nth(1).scrollIntoViewIfNeeded();
  await fits(page, 1);
  await page.evaluate((href) => {
    const late = document.createElement("a");
    late.href = href;
    late.textContent = "Late";
    late.setAttribute("data-harambee", "thermometer");
    document.body.append(late);
  }, `${site}/campaigns/${completed}`);
  await expect(page.locator(card)).toHaveCount(3);
  expect(faults).toEqual([]);
});

test("heights are taken from the frame itself and this site's origin alone, and the frame answers an exact origin alone", async ({
  page,
  baseURL,
}) => {
  const site = baseURL!;
  await visit(page, link(site, ongoing) + tag(site));
  await fits(page);
  const before = await heightOf(page);
  // messages about a different height from the page itself and from a frame of another origin
  partner.put(
    "/liar.html",
    `<script>parent.postMessage({ harambeeHeight: 999 }, "*"); parent.postMessage("said", "*");</script>`,
  );
  await page.evaluate(async (liar) => {
    window.postMessage({ harambeeHeight: 999 }, "*");
    const frame = document.createElement("iframe");
    const said = new Promise((resolve) =>
      window.addEventListener("message", (event) => event.data === "said" && resolve(true)),
    );
    frame.src = liar;
    document.body.append(frame);
    await said;
  }, `${origin}/liar.html`);
  expect(await heightOf(page)).toBe(before);
  // an invalid height from the card's own window
  const inside = page.frames().find((frame) => frame.url().includes("/embed/card"))!;
  for (const height of [-1, 0, 1e9, Number.NaN])
    await inside.evaluate(
      ([value, to]) => window.parent.postMessage({ harambeeHeight: value }, to as string),
      [height, origin] as const,
    );
  await inside.evaluate(([to]) => window.parent.postMessage(null, to), [origin] as const);
  expect(await heightOf(page)).toBe(before);
  await inside.evaluate(([to]) => window.parent.postMessage({ harambeeHeight: 321 }, to), [
    origin,
  ] as const);
  await expect.poll(() => heightOf(page)).toBe(321);

  // a page without an origin gets no answer, nor does any window but the parent
  await visit(
    page,
    `<iframe id="outer" sandbox="allow-scripts" srcdoc="<iframe src='${site}/campaigns/${ongoing}/embed/card'></iframe><script>
      onmessage = (event) => event.data.harambeeHeight && parent.postMessage('told', '*');
      document.querySelector('iframe').onload = ({ target }) => { target.contentWindow.postMessage('harambee:hello', '*'); setTimeout(() => parent.postMessage('quiet', '*'), 1500); };
    </script>"></iframe>`,
  );
  expect(
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          window.addEventListener("message", (event) => resolve(event.data)),
        ),
    ),
  ).toBe("quiet");
});

test("[RI-39] colours and language; a paused or ended campaign says so and has no amount field", async ({
  page,
  baseURL,
}) => {
  const site = baseURL!;
  await visit(
    page,
    link(site, paused, 'data-harambee="form"') +
      link(site, completed, 'data-harambee="form" data-harambee-theme="dark"') +
      link(`${site}/fr`, ongoing, 'data-harambee="form" data-harambee-theme="auto"') +
      tag(site),
  );
  const inside = (at: number) => page.frameLocator(card).nth(at);
  const ground = (at: number) =>
    inside(at)
      .locator("main")
      .evaluate((main) => getComputedStyle(main).backgroundColor);
  await expect(inside(0).getByText("Campaign paused")).toBeVisible();
  await expect(inside(0).locator("form")).toHaveCount(0);
  const light = await ground(0);
  await page.locator(card).nth(1).scrollIntoViewIfNeeded();
  await expect(inside(1).getByText("Campaign ended")).toBeVisible();
  const dark = await ground(1);
  expect(dark).not.toBe(light);
  await page.locator(card).nth(2).scrollIntoViewIfNeeded();
  await expect(inside(2).getByRole("button", { name: "Continuer" })).toBeVisible();
  expect(await ground(2)).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground(2)).toBe(dark);
  // the surrounding page shows through below the card
  expect(
    await inside(2)
      .locator("body")
      .evaluate((body) => getComputedStyle(body).backgroundColor),
  ).toBe("rgba(0, 0, 0, 0)");
});

test("[RI-35] on a phone a pasted card is as wide as the page, and letters of twice the size cut nothing off", async ({
  page,
  request,
  baseURL,
}) => {
  const site = baseURL!;
  const url = encodeURIComponent(`${new URL(site).origin}/campaigns/${dated}`);
  const { html } = (await (await request.get(`/oembed?url=${url}`)).json()) as { html: string };
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `<meta name="viewport" content="width=device-width">${html}`);
  const inside = page.frameLocator("iframe");
  const button = inside.getByRole("link", { name: "Donate Now" });
  await expect(button).toBeVisible();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  for (const percent of [100, 200]) {
    const cut = await button.evaluate((link, size) => {
      document.documentElement.style.fontSize = `${size}%`;
      const outer = link.closest("main")!.getBoundingClientRect();
      const { right, bottom, left } = link.getBoundingClientRect();
      const whole = document.scrollingElement!.scrollHeight;
      return {
        isCut: bottom > outer.bottom || right > outer.right || left < outer.left,
        isReached: bottom + scrollY <= whole,
        high: outer.height,
      };
    }, percent);
    expect(cut, `${percent} %`).toMatchObject({ isCut: false, isReached: true });
    if (percent === 100) expect(cut.high).toBe(500);
    await button.scrollIntoViewIfNeeded();
    await button.click({ trial: true });
  }
});

test("what travels: scripts small and open to all, frames for any site and kept by caches, the badge as a picture elsewhere", async ({
  page,
  request,
  baseURL,
}) => {
  const site = baseURL!;
  for (const at of ["/embed.js", embedScript.path]) {
    const answer = await request.get(`${at}?ver=6.1`, { headers: { "accept-encoding": "gzip" } });
    const headers = answer.headers();
    expect(answer.status(), at).toBe(200);
    expect(headers["content-type"], at).toContain("javascript");
    expect(headers["access-control-allow-origin"], at).toBe("*");
    expect(headers["cross-origin-resource-policy"], at).toBe("cross-origin");
    expect(headers["set-cookie"], at).toBeUndefined();
    expect(Number(headers["content-length"]), at).toBeLessThanOrEqual(4_000);
  }
  expect(await (await request.get("/embed.js")).text()).toBe(
    await (await request.get(embedScript.path)).text(),
  );
  const hour = (await request.get("/embed.js")).headers()["cache-control"];
  expect(hour).toContain("max-age=3600");
  for (const kind of ["", "/card", "/button", "/thermometer", "/form"]) {
    const { headers, text } = await request
      .get(`/campaigns/${ongoing}/embed${kind}`)
      .then(async (answer) => ({ headers: answer.headers(), text: await answer.text() }));
    expect(headers["content-security-policy"], kind).toContain("frame-ancestors *");
    expect(headers["content-security-policy"], kind).toContain("script-src 'self';");
    expect(headers["cache-control"], kind).toMatch(/public.*s-maxage/);
    expect(headers["set-cookie"], kind).toBeUndefined();
    expect(text.match(/<script/g), kind).toHaveLength(1);
  }
  const none = await request.get(`/campaigns/${ongoing}/embed/none`);
  expect([none.status(), none.headers()["cache-control"]]).toEqual([404, "private, no-store"]);

  // as an image in another site's page, on a light and on a dark device
  await visit(page, `<img src="${site}/fr/campaigns/${ongoing}/badge.svg" alt="">`);
  const badge = page.locator("img");
  const drawn = () =>
    badge.evaluate(async (image) => {
      await (image as HTMLImageElement).decode();
      return (image as HTMLImageElement).naturalWidth;
    });
  expect(await drawn()).toBeGreaterThan(80);
  const light = await badge.screenshot();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await drawn();
  expect((await badge.screenshot()).equals(light)).toBe(false);
});

for (const script of [true, false])
  test.describe(script ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled: script });

    test("an organisation chooses what is shown, sees it, and copies the code", async ({
      page,
      context,
      baseURL,
    }) => {
      const id = await inDatabase(async (client) => {
        const { rows } = await client.query<{ id: string }>(
          "select id from campaign where slug = 'loima-pumps'",
        );
        return rows[0]!.id;
      });
      await logIn(page, "ngo@harambee.example");
      await page.goto(`/dashboard/campaigns/edit/${id}`);
      await page.getByRole("link", { name: "Codes for your website" }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: "On other websites" }),
      ).toBeVisible();
      await page.getByLabel("What to show").selectOption("thermometer");
      await page.getByLabel("Colours").selectOption("dark");
      await page.getByLabel("Language").selectOption("fr");
      await page.getByRole("button", { name: "Show", exact: true }).click();
      await page.waitForURL(/kind=thermometer/);
      const preview = page.frameLocator("#preview iframe");
      await expect(preview.getByRole("link", { name: "Faire un don" }).first()).toBeVisible();
      const code = page.getByLabel("Link with a script");
      await expect(code).toHaveValue(
        new RegExp(
          `href="${baseURL!}/fr/campaigns/loima-pumps" data-harambee="thermometer" data-harambee-theme="dark"`,
        ),
      );
      if (!script) {
        await expect(page.getByRole("button", { name: /^Copy/ }).first()).toBeHidden();
        return;
      }
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const copy = page.getByRole("button", { name: "Copy: Link with a script" });
      await live(copy);
      await copy.click();
      await expect(page.getByText("The code was copied")).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await code.inputValue());
      // and the code works on another site's page
      await visit(page, copied);
      await fits(page);
    });
  });
