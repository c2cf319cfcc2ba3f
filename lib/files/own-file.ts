import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

const stored = new Map<string, Promise<Buffer>>();

/** A file of the product itself below public/, read once per process. */
export function publicFile(folder: string, name: string): Promise<Buffer> {
  let bytes = stored.get(name);
  if (!bytes) {
    bytes = readFile(path.join(process.cwd(), "public", folder, name));
    stored.set(name, bytes);
    bytes.catch(() => stored.delete(name));
  }
  return bytes;
}

/** A font of the product itself (public/fonts), read once per process. */
export const ownFont = (
  name:
    | "harambee-text-400.ttf"
    | "harambee-text-700.ttf"
    | "harambee-display-700.woff2"
    | "noto-sans-arabic-700.woff"
    | `noto-sans-${"adlam" | "arabic" | "ethiopic" | "nko" | "vai"}.woff`,
): Promise<Buffer> => publicFile("fonts", name);
