// Tools used only for quality checks: not among the product's own packages, installed on first use.
import { existsSync } from "node:fs";
import path from "node:path";
import { root, run } from "./bootstrap.mjs";

const folder = path.join(root, "scripts/quality");

/** @returns {Promise<(file: string) => string>} resolves a file in one of these packages */
export async function qualityTools() {
  if (!existsSync(path.join(folder, "node_modules/.package-lock.json"))) {
    console.log("Installing the tools (once) …");
    await run(process.platform === "win32" ? "npm.cmd" : "npm", [
      "ci",
      "--prefix",
      folder,
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ]);
  }
  return (file) => path.join(folder, "node_modules", file);
}
