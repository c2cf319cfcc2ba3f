// Every address of the app, read from its folders, with values for the variable parts.
import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * @param {string} root of the project
 * @returns {{ at: string, kind: "page" | "handler" }[]} with [names] for the variable parts
 */
export function routesOf(root) {
  const files = readdirSync(path.join(root, "app"), { recursive: true, encoding: "utf8" });
  const found = [];
  for (const file of files) {
    const name = path.basename(file);
    if (name !== "page.tsx" && name !== "route.ts") continue;
    const folder = `/${path.dirname(file).replaceAll("\\", "/")}`;
    if (folder.startsWith("/per-request/")) continue;
    const at =
      folder
        .replace(/\/\.$/, "/")
        .replace(/\/\([^/]*\)/g, "")
        .replace(/^\/\[locale\]/, "") || "/";
    found.push({ at, kind: name === "page.tsx" ? "page" : "handler" });
  }
  for (const at of [
    "/robots.txt",
    "/manifest.webmanifest",
    "/favicon.ico",
    "/icon.svg",
    "/fonts/harambee-text-400.ttf",
    "/covers/bicycle.svg",
    "/images/email-mark.png",
    "/_next/image",
    "/_next/static/none.js",
    "/_next/data/x/y.json",
    "/none",
  ]) {
    found.push({ at, kind: "handler" });
  }
  return found.sort((a, b) => (a.at < b.at ? -1 : 1));
}

/**
 * @param {string} at an address with [names]
 * @param {(name: string) => string} value replaces a name
 */
export function filled(at, value) {
  const encoded = (text) =>
    encodeURI(text.replace(/[\ud800-\udfff]/g, "?"))
      .replaceAll("#", "%23")
      .replaceAll("?", "%3F");
  return at.replace(/\[{1,2}(?:\.\.\.)?(\w+)\]{1,2}/g, (_, name) => encoded(value(name)));
}
