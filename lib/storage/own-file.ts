import { readFile } from "node:fs/promises";
import path from "node:path";

const kept = new Map<string, Promise<Buffer>>();

/** A font of the product itself (public/fonts), read once a process. */
export function ownFont(name: "harambee-text-400.ttf" | "harambee-text-700.ttf"): Promise<Buffer> {
  let bytes = kept.get(name);
  if (!bytes) {
    bytes = readFile(path.join(process.cwd(), "public", "fonts", name));
    kept.set(name, bytes);
    bytes.catch(() => kept.delete(name));
  }
  return bytes;
}
