// Provides what a fresh clone lacks: packages, the generated database client, the build. Plain Node: packages may not
// be installed yet.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { end, note } from "./processes.mjs";
import { charge } from "./progress.mjs";

export const root = path.resolve(import.meta.dirname, "../..");
export const quiet = {
  NEXT_TELEMETRY_DISABLED: "1",
  CHECKPOINT_DISABLE: "1",
  PRISMA_HIDE_UPDATE_MESSAGE: "1",
};
const envFiles = [".env.local", ".env"];

/** Loads .env.local and .env; variables of the environment itself take precedence. */
export function loadEnvFiles() {
  for (const file of envFiles)
    if (existsSync(path.join(root, file))) process.loadEnvFile(path.join(root, file));
}

/** An environment in which those files have no effect: an empty value counts as set for them and as unset for us. */
export function withoutEnvFiles(env) {
  const names = envFiles
    .filter((file) => existsSync(path.join(root, file)))
    .flatMap((file) => Object.keys(parseEnv(readFileSync(path.join(root, file), "utf8"))));
  return { ...Object.fromEntries(names.map((name) => [name, ""])), ...env };
}

const running = new Set();
let notes = null;

/** From now on running commands are recorded in this folder: a start after a killed one ends what it left. */
export function noteCommandsIn(folder) {
  notes = path.join(folder, "step.pid");
}

/** Ends every running command and its children. */
export async function endCommands() {
  await Promise.all([...running].map((child) => end(child.pid, { group: true, patience: 3_000 })));
}

/**
 * Runs a command; its output is shown only if it fails.
 * @param {AbortSignal} [cutOff] ends it, with all its children
 */
export function run(command, args, env = {}, cutOff = undefined) {
  return new Promise((resolve, reject) => {
    // a process group of its own, so that it can be ended with all its children
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...quiet, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    charge(child);
    let words = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => (words = (words + chunk).slice(-20_000)));
    child.once("error", reject);
    child.once("close", (code, signal) => {
      running.delete(child);
      if (notes) rmSync(notes, { force: true });
      if (code === 0) resolve(words);
      else
        reject(
          new Error(
            `${path.basename(command)} ${args.join(" ")} ended with ${signal ?? code}\n${words}`,
          ),
        );
    });
    if (!child.pid) return;
    running.add(child);
    if (notes) note(notes, child.pid);
    const cut = () => void end(child.pid, { group: true, patience: 3_000 });
    cutOff?.addEventListener("abort", cut, { once: true });
    if (cutOff?.aborted) cut();
  });
}

const read = (file) => readFileSync(path.join(root, file));
const digest = (files) => {
  const sum = createHash("sha256");
  for (const file of files) sum.update(file).update("\0").update(read(file)).update("\0");
  return sum.digest("hex");
};
const stamped = (file, value) =>
  existsSync(path.join(root, file)) && read(file).toString() === value;
const stamp = (file, value) => writeFileSync(path.join(root, file), value);
const unstamp = (file) => rmSync(path.join(root, file), { force: true }); // before the work: it must not look done

function tree(folder) {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [folder];
  return readdirSync(place, { withFileTypes: true })
    .filter((e) => e.name !== "generated" && e.name !== "node_modules")
    .flatMap((e) => {
      const inside = path.join(folder, e.name);
      return e.isDirectory() ? tree(inside) : [inside];
    })
    .sort();
}

/**
 * Whether npm's record of what it installed is exactly what the lockfile wants: with a manually added package the tests
 * pass here and fail in a clone. npm writes its record last, so an interrupted install has none.
 * @param {Record<string, {version?: string, optional?: boolean}>} wanted packages of package-lock.json
 * @param {Record<string, {version?: string}>} there packages of node_modules/.package-lock.json
 * @param {string[]} folders paths such as "node_modules/a" that exist, known to npm or not
 */
export function sameInstall(wanted, there, folders = []) {
  const asWanted = ([place, one]) =>
    place === "" || (there[place] ? there[place].version === one.version : one.optional === true);
  return (
    Object.entries(wanted).every(asWanted) &&
    [...Object.keys(there), ...folders].every((place) => place in wanted)
  );
}

/** The packages in node_modules, by their lockfile names. */
function packageFolders() {
  const inside = (folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => !name.startsWith(".")) // npm's own folders and caches
      .map((name) => `${folder}/${name}`);
  return inside("node_modules").flatMap((place) =>
    path.basename(place).startsWith("@") ? inside(place) : [place],
  );
}

/** Installs packages by the lockfile; again when either changed or an install was interrupted. */
export async function installPackages() {
  const there = path.join(root, "node_modules/.package-lock.json");
  if (
    existsSync(there) &&
    sameInstall(
      JSON.parse(read("package-lock.json")).packages,
      JSON.parse(readFileSync(there, "utf8")).packages,
      packageFolders(),
    )
  )
    return "same";
  await run(
    process.platform === "win32" ? "npm.cmd" : "npm",
    ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--include=dev"],
    { NODE_ENV: "development" },
  );
  return "done";
}

/** Generates the database client from the schema. */
export async function generateClient() {
  const wanted = digest([...tree("prisma/schema"), "package-lock.json"]);
  if (
    existsSync(path.join(root, "prisma/generated/client.ts")) &&
    stamped("prisma/generated/.stamp", wanted)
  )
    return "same";
  unstamp("prisma/generated/.stamp");
  await run(process.execPath, ["node_modules/prisma/build/index.js", "generate"]);
  stamp("prisma/generated/.stamp", wanted);
  return "done";
}

/**
 * `next build`, if a source changed since the last complete build. Environment variables that are baked into the build
 * count too.
 * @param {AbortSignal} [cutOff] ends it
 */
export async function build(env, cutOff) {
  const inputs = [
    "app",
    "components",
    "lib",
    "prisma/schema",
    "public",
    "server",
    "middleware.ts",
    "instrumentation.ts",
    "next.config.ts",
    "postcss.config.mjs",
    "tsconfig.json",
    "tsconfig.build.json",
    "package-lock.json",
  ].flatMap(tree);
  const baked = `${env.APP_URL?.startsWith("https:") ?? false} ${env.PAYMENTS ?? ""} ${env.OIDC_ISSUER ?? ""}`; // the headers of next.config.ts
  const wanted = createHash("sha256").update(digest(inputs)).update(baked).digest("hex");
  if (existsSync(path.join(root, ".next/BUILD_ID")) && stamped(".next/harambee-built", wanted))
    return "same";
  unstamp(".next/harambee-built");
  await run(
    process.execPath,
    ["node_modules/next/dist/bin/next", "build"],
    { ...env, NODE_ENV: "production" },
    cutOff,
  );
  stamp(".next/harambee-built", wanted);
  return "done";
}
