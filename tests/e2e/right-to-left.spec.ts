import { expect, test, type Page } from "./support/test";
import { live } from "./support/live";
import { expectFits, settled } from "./support/settled";

const ongoing = "/campaigns/night-clinic-mangochi";

/** The positions of a text's parts on the screen, by their left edges. */
const edges = (page: Page, selector: string, parts: string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found = new Map<string, number>();
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const part of wanted) {
          const at = node.textContent?.indexOf(part) ?? -1;
          if (at < 0 || found.has(part)) continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + part.length);
          found.set(part, range.getBoundingClientRect().left);
        }
      return wanted.map((part) => found.get(part) ?? Number.NaN);
    }, parts);

test("Arabic pages run from the right, others from the left, and only Arabic ones fetch its letters", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("noto-sans-arabic")) fonts.push(request.url());
  });
  for (const path of ["/sw/contact", "/pt/contact"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  }
  // the language menu names Arabic in its own script: it is closed, and must load nothing
  await page.waitForLoadState("networkidle");
  expect(fonts).toEqual([]);
  await page.goto("/ar/contact");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.waitForLoadState("networkidle");
  expect(fonts.length).toBeGreaterThan(0);
  await settled(page);
  const [heading, window] = await Promise.all([
    page.locator("h1").evaluate((h1) => {
      const range = document.createRange();
      range.selectNodeContents(h1);
      return range.getBoundingClientRect().right;
    }),
    page.evaluate(() => innerWidth),
  ]);
  expect(heading).toBeGreaterThan(window * 0.6);
});

test("an amount keeps its sign at its left on an Arabic page, and reads what is typed in Arabic digits", async ({
  page,
}) => {
  await page.goto(`/ar${ongoing}`);
  await settled(page);
  const [sign, digit] = await page.locator("main").evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = /\$\d/.exec(node.textContent ?? "")?.index;
      const box = node.parentElement?.getBoundingClientRect();
      if (at === undefined || !box || box.width === 0) continue;
      const edge = (from: number) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, from + 1);
        return range.getBoundingClientRect().left;
      };
      return [edge(at), edge(at + 1)];
    }
    return [Number.NaN, Number.NaN];
  });
  expect(sign).toBeLessThan(digit!);

  await page.goto(`/ar${ongoing}/donate`);
  const own = page.locator('[data-slot="money"] input[inputmode="decimal"]').first();
  await own.fill("٤٥٫٥٠");
  await own.blur();
  await expect(page.locator("main")).toContainText("$45.50");
});

test("a right-to-left name does not reorder an amount on an English page", async ({ page }) => {
  // the output of the translator and our inline elements, in one of our pages
  await page.goto("/contact");
  await live(page.locator("main form")); // the script may re-render the page first
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      "afterbegin",
      "<p id=kept><b>محمد</b> $100</p><p id=sentence>\u2068محمد\u2069 gave $100</p>",
    ),
  );
  for (const id of ["#kept", "#sentence"]) {
    const [sign, figure] = await edges(page, id, ["$", "100"]);
    expect(sign, id).toBeLessThan(figure!);
  }
});

for (const width of [320, 390, 1440])
  test(`Arabic pages are no wider than the window at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      "",
      "/campaigns",
      ongoing,
      `${ongoing}/donate`,
      "/frontline-fund",
      "/login",
    ]) {
      await page.goto(`/ar${path}`);
      await expectFits(page, path || "/");
    }
  });

test("[RI-8] a title in another language is aligned with the page, its letters in their own direction", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/ar${ongoing}`);
  await settled(page);
  const title = page.locator("h1");
  await expect(title.locator("bdi")).toHaveCSS("direction", "ltr");
  const [heading, words] = await Promise.all(
    [title, title.locator("bdi")].map(async (part) => (await part.boundingBox())!),
  );
  expect(words!.x + words!.width).toBeGreaterThan(heading!.x + heading!.width - 3);
});

for (const language of ["sw", "pt", "ar"])
  test(`no sign between two facts begins a line at 390 (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/${language}${ongoing}`);
    await settled(page);
    for (const list of ["[data-slot=breadcrumbs] ol", "header span:has(> [data-slot=tag])"]) {
      // separators come before items: that of an item at the start of a line must be clipped
      const shown = await page
        .locator(list)
        .first()
        .evaluate((all) => {
          const rtl = getComputedStyle(all).direction === "rtl";
          const box = all.getBoundingClientRect();
          const inside = rtl
            ? box.right - parseFloat(getComputedStyle(all).paddingRight)
            : box.left + parseFloat(getComputedStyle(all).paddingLeft);
          return [...all.children].map((part) => {
            const own = part.getBoundingClientRect();
            const sign = getComputedStyle(part, "::before");
            const first = Math.abs((rtl ? own.right : own.left) - inside) < 1;
            return { first, clip: getComputedStyle(all).overflowX, at: sign.position };
          });
        });
      expect(shown.length, list).toBeGreaterThan(1);
      for (const { first, clip, at } of shown.slice(1))
        if (first) expect([clip, at], list).toEqual(["clip", "absolute"]);
    }
  });

test("an English text that is cut short ends where English ends, also on an Arabic page", async ({
  page,
}) => {
  for (const path of ["/ngos", "/campaigns"]) {
    await page.goto(`/ar${path}`);
    const cut = page.locator("[data-slot=card-text]", { hasText: /^\s*[A-Z]/ });
    expect(await cut.count(), path).toBeGreaterThan(0);
    for (const one of await cut.all()) await expect(one, path).toHaveCSS("direction", "ltr");
  }
});
