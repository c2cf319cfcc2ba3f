import { readFile } from "node:fs/promises";

const kept = new Map();

/**
 * A font of the product itself (public/fonts), read once per process.
 * @param {string} name file name of one of our fonts
 */
export function ownFont(name) {
  let bytes = kept.get(name);
  if (!bytes) {
    bytes = readFile(new URL(`../../../public/fonts/${name}`, import.meta.url));
    kept.set(name, bytes);
    bytes.catch(() => kept.delete(name));
  }
  return bytes;
}
