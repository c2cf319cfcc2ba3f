// What a fresh clone lacks: packages, the generated database client, the build. Plain Node: packages may not be there yet.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");
export const quiet = { NEXT_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" };

/** Runs a command; what it prints is shown only when it fails. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...quiet, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let words = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (words = (words + chunk).slice(-20_000)));
    child.once("error", reject);
    child.once("exit", (code, signal) => (code === 0 ? resolve(words) : reject(new Error(`${command} ${args.join(" ")} ended with ${signal ?? code}\n${words}`))));
  });
}

const digest = (files) => {
  const sum = createHash("sha256");
  for (const file of files) sum.update(file).update("\0").update(readFileSync(path.join(root, file))).update("\0");
  return sum.digest("hex");
};
const stamped = (file, value) => existsSync(path.join(root, file)) && readFileSync(path.join(root, file), "utf8") === value;
const stamp = (file, value) => writeFileSync(path.join(root, file), value);

function tree(folder) {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [folder];
  return readdirSync(place, { withFileTypes: true }).flatMap((e) => (e.name === "generated" || e.name === "node_modules" ? [] : e.isDirectory() ? tree(path.join(folder, e.name)) : [path.join(folder, e.name)])).sort();
}

/** Packages by the lockfile; again when it changed or an install was cut off. */
export async function installPackages() {
  const wanted = digest(["package.json", "package-lock.json"]);
  if (stamped("node_modules/.harambee-installed", wanted)) return "same";
  await run(process.platform === "win32" ? "npm.cmd" : "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--include=dev"]);
  stamp("node_modules/.harambee-installed", wanted);
  return "done";
}

/** The database client from the schema. */
export async function generateClient() {
  const wanted = digest([...tree("prisma/schema"), "package-lock.json"]);
  if (existsSync(path.join(root, "prisma/generated/client.ts")) && stamped("prisma/generated/.stamp", wanted)) return "same";
  await run(process.execPath, ["node_modules/prisma/build/index.js", "generate"]);
  stamp("prisma/generated/.stamp", wanted);
  return "done";
}

/** `next build` when a source changed since the last whole build. What the build bakes in from the environment counts too. */
export async function build(env) {
  const inputs = ["app", "components", "lib", "prisma/schema", "public", "middleware.ts", "instrumentation.ts", "next.config.ts", "postcss.config.mjs", "tsconfig.json", "tsconfig.build.json", "package-lock.json"].flatMap(tree);
  const baked = `${env.APP_URL?.startsWith("https:") ?? false} ${env.PAYMENTS ?? ""}`; // the headers of next.config.ts
  const wanted = createHash("sha256").update(digest(inputs)).update(baked).digest("hex");
  if (existsSync(path.join(root, ".next/BUILD_ID")) && stamped(".next/harambee-built", wanted)) return "same";
  await run(process.execPath, ["node_modules/next/dist/bin/next", "build"], env);
  stamp(".next/harambee-built", wanted);
  return "done";
}
