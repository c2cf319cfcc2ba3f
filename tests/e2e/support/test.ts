import { test as base, type Browser } from "@playwright/test";
import { leftOut } from "../../support/quarantine.mjs";
import { moveDates } from "./moved-browser";

export * from "@playwright/test";

/**
 * The `test` for every spec. Closes what a test opened: Playwright closes only its own `page`, and a context that a
 * test created itself stays open in the worker's browser. With a dozen open pages Chromium rendered no more frames of
 * the next test's page, and a press on it waited forever.
 */
export const test = base.extend<{ closed: void }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await moveDates(context);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  context: async ({ context }, run) => {
    await moveDates(context);
    await run(context);
  },
  closed: [
    async ({ browser }, use, info) => {
      info.skip(leftOut(info.file, info.title), "tests/quarantine.json");
      const before = new Set(browser.contexts()); // those of beforeAll
      await use();
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});
