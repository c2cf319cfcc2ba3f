import "server-only";
import { env } from "@/lib/env";
import { blobDriver } from "@/lib/storage/blob-driver";
import { diskDriver } from "@/lib/storage/disk-driver";
import { s3Driver } from "@/lib/storage/s3-driver";

export type Stored = { bytes: Buffer; contentType: string };
export type Visibility = "private" | "public";

/** A store for files. Keys are ours ("documents/ab12…"), never a name that a person chose. */
export type Driver = {
  put(key: string, bytes: Buffer, contentType: string, visibility: Visibility): Promise<void>;
  get(key: string): Promise<Stored | null>;
  remove(keys: string[]): Promise<void>;
};

function chosenDriver(): Driver {
  if (env.BLOB_READ_WRITE_TOKEN) return blobDriver();
  return env.S3_BUCKET ? s3Driver() : diskDriver();
}
const driver = chosenDriver();

/** Letters, digits, slashes, dots and hyphens; no path traversal. */
function checked(key: string): string {
  if (!/^[a-z0-9][a-z0-9/_.-]{2,200}$/i.test(key) || key.includes("..") || key.includes("//"))
    throw new Error(`not a storage key: ${key}`);
  return key;
}

/**
 * Stores a whole file or nothing. Private files are reachable only through the application's own access-checked
 * addresses.
 */
export const storeFile = (
  key: string,
  bytes: Buffer,
  options: { contentType: string; visibility: Visibility },
): Promise<void> => driver.put(checked(key), bytes, options.contentType, options.visibility);

/** @returns null when there is none */
export const readFile = (key: string): Promise<Stored | null> => driver.get(checked(key));

/** Deletes files; a missing one is no error. */
export const deleteFiles = (keys: string[]): Promise<void> => driver.remove(keys.map(checked));
