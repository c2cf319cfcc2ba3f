// A browser for the end-to-end tests: one that is named, one that is there, Playwright's own, or Debian's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Without a window's own pages it needs half of the processor time. */
const shell = "/usr/bin/chromium-headless-shell";
const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const works = (file) =>
  spawnSync(file, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;

const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
const apt = (args, timeout) =>
  spawnSync("apt-get", args, {
    timeout,
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;
/** One of Debian's packages; its lists are fetched where they are not there yet. */
function tryInstall(name, seconds) {
  const install = () =>
    apt(["install", "-y", "-qq", "--no-install-recommends", name], seconds * 1000);
  return install() || (apt(["update", "-qq"], 90_000) && install());
}

/** `whole`: with what only a browser that has windows can do (Lighthouse measures that one). */
export async function findChromium(say = () => {}, { whole = false } = {}) {
  const places = whole ? usual : [shell, ...usual];
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
    return named;
  }
  if (!whole && !existsSync(shell) && mayInstall()) {
    say("    installing Debian's Chromium without windows");
    tryInstall("chromium-headless-shell", 120); // without a network another one will do
  }
  for (const file of places) if (existsSync(file) && works(file)) return file;
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say("    trying Playwright's own download");
  const own = spawnSync(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "install", "chromium"],
    { timeout: 180_000, stdio: "ignore" },
  );
  if (own.status === 0 && existsSync(chromium.executablePath())) return chromium.executablePath();
  if (mayInstall()) {
    say("    installing Debian's Chromium");
    tryInstall("chromium", 600);
    for (const file of places) if (existsSync(file) && works(file)) return file;
  }
  throw new Error(
    "No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.",
  );
}
