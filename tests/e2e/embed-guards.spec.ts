import { expect, test, type Page } from "./support/test";
import { embedScript } from "../../lib/embeds/script";
import { openPartner, type Partner } from "./support/partner";

// The checks in the two scripts that show a campaign on other websites: each test fails without the line that it
// covers.

const slug = "night-clinic-mangochi";
const other = "peace-circles";
const frameScript = "/embeds/frame-2.js";
/** ms to wait for an answer that must not come */
const silence = 700;

let partner: Partner;
test.beforeAll(async () => {
  partner = await openPartner();
});
test.afterAll(() => partner.close());

const link = (site: string, to = slug) =>
  `<p><a href="${site}/campaigns/${to}" data-harambee>A clinic</a></p>`;
const tag = (site: string) => `<script src="${site}/embed.js" async></script>`;
const frame = (site: string, { hash = "", more = "" } = {}) =>
  `<iframe src="${site}/campaigns/${slug}/embed${hash}" width="600" height="520" ${more}></iframe>`;
/** Records the messages that the page gets, with their senders. */
const ear = `<script>var heard = []; addEventListener("message", (event) => heard.push([event.origin, event.data]));</script>`;
const confined = `sandbox="allow-scripts"`;

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}
const heard = (page: Page): Promise<[string, unknown][]> => page.evaluate("heard");
/** Forgets what was heard, once no more comes: a card tells its height again when it is drawn, late on a busy machine. */
const forget = async (page: Page) => {
  for (let before = -1, now = 0; before !== now; now = (await heard(page)).length) {
    before = (await heard(page)).length;
    await page.waitForTimeout(silence);
  }
  await page.evaluate("heard.length = 0");
};
/** Sends a message to the page's first frame. */
const say = (page: Page, data: unknown) =>
  page.evaluate((it) => window.frames[0]!.postMessage(it, "*"), data);
const hello = (page: Page) => say(page, "harambee:hello");
const silent = async (page: Page) => {
  await page.waitForTimeout(silence);
  expect(await heard(page)).toEqual([]);
};

test.describe("the script of the page", () => {
  test("runs as the file of a site alone: not as a module, not written into a page, not from a blob", async ({
    page,
    request,
    baseURL,
  }) => {
    const faults = faultsOf(page);
    const text = await (await request.get(embedScript.path)).text();
    partner.put("/campaigns/theirs", "theirs");
    const links = link(baseURL!) + link(partner.origin, "theirs");
    for (const way of [
      `<script>${text}</script>`,
      `<script type="module" src="${baseURL!}/embed.js"></script>`,
      `<script>const one = document.createElement("script"); one.src = URL.createObjectURL(new Blob([${JSON.stringify(text)}])); document.body.append(one);</script>`,
    ]) {
      await partner.visit(page, links + way);
      await page.waitForTimeout(silence);
      await expect(page.locator("iframe")).toHaveCount(0);
    }
    expect(faults).toEqual([]);
  });

  test("takes a height as a number, from that frame, while it shows this site", async ({
    page,
    baseURL,
  }) => {
    const faults = faultsOf(page);
    await partner.visit(page, link(baseURL!) + link(baseURL!, other) + tag(baseURL!));
    const cards = page.locator("iframe");
    await expect(cards).toHaveCount(2);
    await cards.nth(1).scrollIntoViewIfNeeded();
    const loaded = (at: number) =>
      expect
        .poll(() => cards.nth(at).evaluate((card) => (card as HTMLElement).style.height))
        .not.toBe("480px");
    await loaded(0);
    await loaded(1);
    await page.waitForTimeout(silence); // pictures and fonts are loaded
    const first = await cards.nth(0).evaluate((card) => (card as HTMLElement).style.height);
    await page.evaluate(() => {
      const heights: string[] = [];
      Object.assign(window, { heights });
      for (const card of document.querySelectorAll("iframe"))
        new MutationObserver(() => heights.push(card.style.height)).observe(card, {
          attributes: true,
        });
    });
    const windowOf = (campaign: string) =>
      page.frames().find((one) => one.url().includes(`/${campaign}/`))!;
    for (const height of ["333", [333], { px: 333 }, null, true, 0, -1, 5000, 1e9, Number.NaN, 321])
      await windowOf(other).evaluate(
        ([it, to]) => window.parent.postMessage({ harambeeHeight: it }, to as string),
        [height, partner.origin],
      );
    await windowOf(other).evaluate((to) => window.parent.postMessage(null, to), partner.origin);
    await windowOf(other).evaluate(
      (to) => window.parent.postMessage({ harambeeHeight: 322 }, to),
      partner.origin,
    );
    await expect.poll(() => page.evaluate("heights")).toEqual(["321px", "322px"]);
    expect(await cards.nth(0).evaluate((card) => (card as HTMLElement).style.height)).toBe(first);

    // the same frame, navigated to somebody else's page
    partner.put(
      "/elsewhere.html",
      `<script>parent.postMessage({ harambeeHeight: 999 }, "*"); parent.postMessage("said", "*");</script>`,
    );
    await page.evaluate(async (elsewhere) => {
      const said = new Promise((resolve) =>
        window.addEventListener("message", (event) => event.data === "said" && resolve(true)),
      );
      document.querySelectorAll("iframe")[1]!.src = elsewhere;
      await said;
    }, `${partner.origin}/elsewhere.html`);
    expect(await cards.nth(1).evaluate((card) => (card as HTMLElement).style.height)).toBe("322px");
    expect(faults).toEqual([]);
  });

  test("a card that answered stays; one that the page takes away at its load gives the link back", async ({
    page,
    baseURL,
  }) => {
    const faults = faultsOf(page);
    const shown = page.getByRole("link", { name: "A clinic" });
    await partner.visit(page, link(baseURL!) + tag(baseURL!));
    await expect(page.locator("iframe")).not.toHaveCSS("height", "480px");
    await page.waitForTimeout(5_600);
    await expect(page.locator("iframe")).toHaveCount(1);
    await expect(shown).toBeHidden();

    await partner.visit(
      page,
      `<script>document.addEventListener("load", ({ target }) => target.tagName === "IFRAME" && target.remove(), true);</script>` +
        link(baseURL!) +
        tag(baseURL!),
    );
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(shown).toBeVisible();
    expect(faults).toEqual([]);
  });
});

test.describe("the script of the frame", () => {
  test("says nothing until it is asked, and then only to the page around, at an origin", async ({
    page,
    baseURL,
  }) => {
    const faults = faultsOf(page);
    partner.put(
      "/sibling.html",
      `<script>addEventListener("message", () => parent.frames[0].postMessage("harambee:hello", "*"));</script>`,
    );
    await partner.visit(
      page,
      ear + frame(baseURL!) + `<iframe src="${partner.origin}/sibling.html"></iframe>`,
    );
    await silent(page);
    for (const words of ["hello", null, "", 1, { message: "ready" }, { harambee: "hello" }])
      await say(page, words);
    await silent(page);
    await page.evaluate(() => window.frames[1]!.postMessage("now", "*"));
    await silent(page);
    await hello(page);
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
    const [origin, data] = (await heard(page))[0]!;
    expect(origin).toBe(new URL(baseURL!).origin);
    expect(data).toEqual({ harambeeHeight: 500 });

    await forget(page);
    for (const words of ["hello", null, { message: "ready" }]) await say(page, words);
    await silent(page);

    // a page without an origin may not show the card (frame-ancestors), and the script would not answer it
    partner.put(
      "/card.html",
      `<main>a card</main><script src="${baseURL!}${frameScript}"></script>`,
    );
    const kept = `${baseURL!}/campaigns/${slug}/embed`;
    await partner.visit(
      page,
      `${ear}<iframe ${confined} srcdoc="<iframe src='${partner.origin}/card.html'></iframe><iframe src='${kept}'></iframe><script>
        onmessage = ({ data }) => data === 'ask' ? frames[0].postMessage('harambee:hello', '*') : parent.postMessage('told', '*');
      </script>"></iframe>`,
    );
    await say(page, "ask");
    await silent(page);
    expect(page.frames().map((one) => one.url())).not.toContain(kept);
    expect(faults).toEqual([]);
  });

  test("does nothing in a window of its own, on a page without a card, in a browser that watches no sizes", async ({
    page,
    context,
    baseURL,
  }) => {
    const faults = faultsOf(page);
    const alone = await context.newPage();
    await alone.addInitScript(() => {
      const posted: unknown[] = [];
      Object.assign(window, { posted, postMessage: (...what: unknown[]) => posted.push(what) });
    });
    await alone.goto(`${baseURL!}/campaigns/${slug}/embed#?secret=abc`, {
      referer: `${partner.origin}/`,
    });
    expect(await alone.evaluate(() => document.referrer)).toBe(`${partner.origin}/`);
    expect(await alone.evaluate("posted")).toEqual([]);

    const inside = (name: string, html: string) => {
      partner.put(name, `${html}<script src="${baseURL!}${frameScript}"></script>`);
      return `<iframe src="${partner.origin}${name}"></iframe>`;
    };
    await partner.visit(page, ear + inside("/none.html", "<p>no card</p>"));
    await hello(page);
    await silent(page);
    await partner.visit(page, ear + inside("/some.html", "<main>a card</main>"));
    await hello(page);
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);

    const old = await context.newPage();
    const oldFaults = faultsOf(old);
    await old.addInitScript(() => Reflect.deleteProperty(window, "ResizeObserver"));
    await partner.visit(old, ear + frame(baseURL!));
    await hello(old);
    await silent(old);
    expect([...faults, ...oldFaults]).toEqual([]);
  });

  test("a frame that is hidden has no height to tell", async ({ page, baseURL }) => {
    await partner.visit(page, ear + frame(baseURL!));
    await hello(page);
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
    await page.evaluate(() => (document.querySelector("iframe")!.style.display = "none"));
    await page.waitForTimeout(silence);
    await forget(page);
    await hello(page);
    await silent(page);
    await page.evaluate(() => document.querySelector("iframe")!.style.removeProperty("display"));
    await hello(page);
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  });

  test("[RI-34] WordPress is told its secret's height and, where the frame is confined, the link that was pressed", async ({
    page,
    context,
    baseURL,
  }) => {
    const faults = faultsOf(page);
    const told = async () => (await heard(page)).map(([, data]) => data);
    const height = { message: "height", value: 500, secret: "s3cret" };
    await partner.visit(page, ear + frame(baseURL!, { hash: "#?secret=s3cret", more: confined }));
    await expect.poll(told).toContainEqual(height);
    const card = page.frameLocator("iframe");
    await forget(page);
    await card.locator("[data-slot=embed-image]").click();
    await silent(page);
    await card.getByRole("link", { name: "Donate Now" }).click();
    await expect.poll(told).toEqual([
      {
        message: "link",
        value: `${new URL(baseURL!).origin}/campaigns/${slug}`,
        secret: "s3cret",
      },
    ]);

    // without a sandbox attribute: the link opens a tab by itself
    await partner.visit(page, ear + frame(baseURL!, { hash: "#?secret=s3cret" }));
    await expect.poll(told).toContainEqual(height);
    await forget(page);
    await Promise.all([
      context.waitForEvent("page"),
      card.getByRole("link", { name: "Donate Now" }).click(),
    ]);
    await silent(page);

    // sandboxed, without a secret in its address: it sends nothing in the protocol of another script (WordPress's)
    await partner.visit(page, ear + frame(baseURL!, { more: confined }));
    await card.locator("[data-slot=embed-image]").waitFor();
    await silent(page);
    await card.getByRole("link", { name: "Donate Now" }).click();
    await silent(page);
    await partner.visit(page, ear + frame(baseURL!, { hash: "#?secret=a-b", more: confined }));
    await silent(page);

    // its script was loaded after the frame, or its pages send no referrer
    await partner.visit(
      page,
      ear +
        frame(baseURL!, {
          hash: "#?secret=s3cret",
          more: `${confined} referrerpolicy="no-referrer"`,
        }),
    );
    for (const words of [
      null,
      { message: "ready" },
      { message: "ready", secret: "other" },
      { message: "height", secret: "s3cret" },
    ])
      await say(page, words);
    await silent(page);
    await say(page, { message: "ready", secret: "s3cret" });
    await expect.poll(told).toContainEqual(height);
    expect(faults).toEqual([]);
  });
});
