// A separate instance with demo data, for scripts that test the site from outside.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { installPackages, root, withoutEnvFiles } from "./bootstrap.mjs";

/**
 * The site at `url`, or a new one that ends with `stop()`: production build, embedded database, demo data.
 * @param {string} name of its data folder
 * @param {string | undefined} url of a running one
 */
export async function instance(name, url) {
  process.chdir(root);
  await installPackages();
  if (url) return { base: url.replace(/\/$/, ""), stop: async () => {} };
  const { freePort, temporaryFolder } = await import("./postgres.mjs");
  const data = temporaryFolder(name);
  const port = await freePort();
  console.log("Starting an instance with demo data …");
  const app = spawn(
    process.execPath,
    ["--import", "./scripts/lib/exit-with-parent.mjs", "scripts/start.mjs"],
    {
      env: withoutEnvFiles({
        ...process.env,
        DATA_DIR: data,
        PORT: String(port),
        SANDBOX_PORT: String(await freePort()),
        RATE_LIMIT_SCALE: "1000",
        HARAMBEE_PARENT: String(process.pid),
      }),
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  await new Promise((resolve, reject) => {
    app.stdout.on("data", (chunk) => String(chunk).includes("Harambee runs") && resolve());
    app.once("exit", () => reject(new Error("The instance did not start.")));
  });
  const stop = async () => {
    app.kill("SIGTERM");
    await new Promise((resolve) => (app.exitCode !== null ? resolve() : app.once("exit", resolve)));
    rmSync(data, { recursive: true, force: true });
  };
  return { base: `http://localhost:${port}`, data, pid: app.pid, stop };
}

/** Addresses of demo data: a campaign in each status, an organisation. */
export async function demoAddresses(base) {
  const slugs = {};
  for (const status of ["ongoing", "paused", "completed"]) {
    const answer = await (await fetch(`${base}/api/v1/campaigns?status=${status}&limit=20`)).json();
    slugs[status] = answer.data.campaigns.find(
      (c) => c.campaignSlug !== "frontline-fund",
    )?.campaignSlug;
  }
  return {
    slugs,
    ngo: (await (await fetch(`${base}/api/v1/ngos/all?limit=1`)).json()).data.ngos[0]?.id,
  };
}

export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
