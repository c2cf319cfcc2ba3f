import { readFile } from "node:fs/promises";

const kept = new Map();

/** A font of the product itself (public/fonts), read once a process. @param {string} name a file's name, ours */
export function ownFont(name) {
  let bytes = kept.get(name);
  if (!bytes) {
    bytes = readFile(new URL(`../../../public/fonts/${name}`, import.meta.url));
    kept.set(name, bytes);
    bytes.catch(() => kept.delete(name));
  }
  return bytes;
}
