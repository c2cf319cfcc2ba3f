// Finds a browser for the end-to-end tests: a configured one, an installed one, Debian's, or Playwright's own.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { charge } from "./progress.mjs";

/** Without window UI it needs half the processor time. */
const shell = "/usr/bin/chromium-headless-shell";
const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Whether a command succeeds within its time. */
const succeeds = (command, args, seconds, env = {}) =>
  new Promise((resolve) => {
    // a test run has a TMPDIR of its own, and kills every process that uses it: apt must not be killed half-way
    const { TMPDIR: _, ...outside } = process.env;
    const child = spawn(command, args, {
      timeout: seconds * 1000,
      stdio: "ignore",
      env: { ...outside, ...env },
    });
    charge(child);
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });

/** The first of these paths with a working browser. */
async function firstThatWorks(places) {
  for (const file of places)
    if (existsSync(file) && (await succeeds(file, ["--version"], 20))) return file;
  return null;
}

const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
// another apt process may hold the lock: wait a moment
const apt = (args, seconds) =>
  succeeds("apt-get", ["-o", "DPkg::Lock::Timeout=30", ...args], seconds, {
    DEBIAN_FRONTEND: "noninteractive",
  });
/** Installs a Debian package; fetches the package lists if they are missing. */
async function tryInstall(name, seconds) {
  const install = () => apt(["install", "-y", "-qq", "--no-install-recommends", name], seconds);
  return (await install()) || ((await apt(["update", "-qq"], 40)) && (await install()));
}

/**
 * @param {(line: string) => void} say reports slow steps
 * @param {{whole?: boolean, packages?: Promise<unknown>}} options whole: a full browser with windows (Lighthouse
 * measures that one); packages: resolves when node_modules are installed, which Playwright's own download needs
 * @returns {Promise<string>} the program's path
 * @throws {Error} where there is none and none can be installed
 */
export async function findChromium(say = () => {}, { whole = false, packages } = {}) {
  const places = whole ? usual : [shell, ...usual];
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`);
    return named;
  }
  if (!whole && !existsSync(shell) && mayInstall()) {
    say("    installing Debian's Chromium without windows");
    await tryInstall("chromium-headless-shell", 120); // without a network another one will do
  }
  const there = await firstThatWorks(places);
  if (there) return there;
  await packages;
  const { chromium } = await import("@playwright/test");
  const own = () => firstThatWorks([chromium.executablePath()]);
  const had = await own();
  if (had) return had;
  say("    no browser on this machine yet; trying Playwright's own download");
  await succeeds(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "install", "chromium"],
    180,
    { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
  );
  const downloaded = await own();
  if (downloaded) return downloaded;
  if (mayInstall()) {
    say("    installing Debian's Chromium");
    await tryInstall("chromium", 600);
    const whichever = await firstThatWorks(places);
    if (whichever) return whichever;
  }
  throw new Error(
    "No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.",
  );
}
