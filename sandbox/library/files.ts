import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Reply } from "../reply";

/** The files for browsers: the stand-in for the provider's library, and the script of its frame. Served unchanged. */
const files = new Map([
  ["/endive/stripe.js", "stripe.mjs"],
  ["/embedded/frame.js", "frame.mjs"],
]);

export async function libraryFile(pathname: string): Promise<Reply | null> {
  const name = files.get(pathname);
  if (name === undefined) return null;
  return {
    status: 200,
    type: "text/javascript; charset=utf-8",
    body: await readFile(path.join(import.meta.dirname, name)),
    headers: { "cross-origin-resource-policy": "cross-origin" },
  };
}
