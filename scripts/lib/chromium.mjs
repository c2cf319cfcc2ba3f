// A browser for the end-to-end tests: one that is named, one that is there, Playwright's own, or Debian's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const works = (file) =>
  spawnSync(file, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;

export async function findChromium(say = () => {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
    return named;
  }
  for (const file of usual) if (existsSync(file) && works(file)) return file;
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say("    trying Playwright's own download");
  const own = spawnSync(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "install", "chromium"],
    { timeout: 180_000, stdio: "ignore" },
  );
  if (own.status === 0 && existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("    installing Debian's Chromium");
    spawnSync("apt-get", ["update", "-qq"], { timeout: 180_000, stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      timeout: 600_000,
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    for (const file of usual) if (existsSync(file) && works(file)) return file;
  }
  throw new Error(
    "No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.",
  );
}
