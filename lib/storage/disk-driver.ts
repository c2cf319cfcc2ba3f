import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/env";
import { isFull, storageFull } from "@/lib/errors";
import type { Driver } from "@/lib/storage/store";

/**
 * Files under DATA_DIR/files, outside of anything that is served. Written to a temporary file, flushed and renamed, so
 * that a kill leaves a whole file or none; the type is in a second file beside it.
 */
export function diskDriver(): Driver {
  const root = path.resolve(env.DATA_DIR, "files");
  const place = (key: string) => path.join(root, key);
  async function write(file: string, bytes: Buffer): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true });
    const aside = `${file}.${randomBytes(6).toString("hex")}.new`;
    try {
      const handle = await open(aside, "w", 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw isFull(error) ? storageFull(error) : error;
    }
  }
  return {
    async put(key, bytes, contentType) {
      await write(`${place(key)}.type`, Buffer.from(contentType));
      try {
        await write(place(key), bytes);
      } catch (error) {
        // do not leave a type file without its file; a file that existed before keeps both
        if ((await stat(place(key)).catch(() => null)) === null)
          await rm(`${place(key)}.type`, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        const [bytes, contentType] = await Promise.all([
          readFile(place(key)),
          readFile(`${place(key)}.type`, "utf8").catch(() => "application/octet-stream"),
        ]);
        return { bytes, contentType };
      } catch (error) {
        if (["ENOENT", "EISDIR", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? ""))
          return null;
        throw error;
      }
    },
    async remove(keys) {
      for (const key of keys) {
        await rm(place(key), { force: true });
        await rm(`${place(key)}.type`, { force: true });
      }
    },
  };
}
