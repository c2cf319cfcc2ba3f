import { defineConfig } from "@playwright/test";
import { browserEnvironment } from "./tests/e2e/support/moved-browser";

const environment = browserEnvironment();

/**
 * Specs that look at pictures, at the layout around them or at what moves. The others ask what pages say and do: without
 * pictures and with what people get who want no motion, they take a sixth less time.
 */
const seen = [
  "application-papers",
  "campaign-pages",
  "campaigns",
  "embed-guards",
  "embeds",
  "every-page",
  "first-paint",
  "forms-and-fund",
  "giving-ways",
  "journey",
  "keyboard",
  "old-browsers",
  "phone-pictures",
  "public",
  "review",
  "right-to-left",
  "sharing",
  "steady",
  "stories",
  "supporters",
  "thank-you",
  "updates",
].map((name) => `**/${name}.spec.ts`);

const launchOptions = {
  ...(environment ? { env: environment } : {}),
  ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu", // one process less for each browser: 5 % of the processor time
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Real Chromium against the production build; scripts/test.mjs starts it and says where it is. */
export default defineConfig({
  testDir: "tests/e2e",
  // against a test that hangs, not against a machine that is busy
  timeout: 180_000,
  globalTimeout: 90 * 60_000,
  expect: { timeout: 10_000, toPass: { timeout: 60_000 } },
  fullyParallel: false,
  workers: 3, // with two a fifth of two processors stood idle, waiting for mails and timers
  retries: 1, // a real browser on a busy machine; scripts/test.mjs names each test that needed its second try
  maxFailures: 20, // then it is not one test that is broken
  forbidOnly: true,
  // what takes long is left to `npm run test:full`
  ...(process.env["LONG_TESTS"] ? {} : { grepInvert: /@long/ }),
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["E2E_REPORT"] ?? "test-results/e2e.json" }],
  ],
  use: {
    baseURL: process.env["E2E_URL"] ?? "http://localhost:3000",
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: "off", // recording each test took about 30 % of the processor time; turn it on for the one you look into
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    { name: "seen", testMatch: seen },
    {
      name: "plain",
      testIgnore: seen,
      use: {
        contextOptions: { reducedMotion: "reduce" },
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"],
        },
      },
    },
  ],
});
