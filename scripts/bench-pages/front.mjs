// The deploy/nginx front before one process of the site, loaded by wrk: answering a stored page costs it less than our
// own generator needs.
import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { findProgram, nginxConfig } from "../lib/nginx.mjs";
import { freePort, temporaryFolder } from "../lib/postgres.mjs";

const nginx = findProgram("nginx");
const wrk = findProgram("wrk");

/** Which programs are missing for it; null when none is. */
export const whyNoFront = () => {
  const missing = [!nginx && "nginx", !wrk && "wrk"].filter(Boolean);
  return missing.length === 0
    ? null
    : `Not measured through the front: ${missing.join(" and ")} not installed.`;
};

/** @param {number} site the port of the site behind it */
export async function startFront(site) {
  const folder = temporaryFolder("bench-front");
  const port = await freePort();
  const child = spawn(nginx, ["-c", nginxConfig(folder, port, [site])], { stdio: "inherit" });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`).catch(() => null);
    if (answer?.ok) break;
    if (child.exitCode !== null) throw new Error("nginx did not start");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGQUIT");
      await new Promise((resolve) => child.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns {number} responses per second, by wrk */
export function askByWrk(url, { host, connections, seconds }) {
  const { stdout, stderr } = spawnSync(
    wrk,
    [
      ...["-t", "1", "-c", String(connections), "-d", `${seconds}s`],
      ...["-H", "accept-encoding: gzip", "-H", `Host: ${host}`, url],
    ],
    { encoding: "utf8" },
  );
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!rate || /Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}${stderr}`);
  return rate;
}
