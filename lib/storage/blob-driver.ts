import "server-only";
import { BlobNotFoundError, del, head, put } from "@vercel/blob";
import { env, requiredEnv } from "@/lib/env";
import type { Driver } from "@/lib/storage/store";

/**
 * Vercel Blob. Documents are kept in a private store and are served only through the application (OP-119); images may
 * have a public store of their own (BLOB_PUBLIC_READ_WRITE_TOKEN), else they are in the private one and are served
 * through /media.
 */
export function blobDriver(): Driver {
  const privateToken = requiredEnv("BLOB_READ_WRITE_TOKEN");
  const publicToken = env.BLOB_PUBLIC_READ_WRITE_TOKEN;
  const isPublic = (key: string) => publicToken !== undefined && key.startsWith("images/");
  const token = (key: string) => (isPublic(key) ? publicToken! : privateToken);
  return {
    async put(key, bytes, contentType, visibility) {
      const open = visibility === "public" && isPublic(key);
      await put(key, bytes, {
        access: open ? "public" : "private",
        contentType,
        addRandomSuffix: false,
        allowOverwrite: true,
        token: token(key),
      });
    },
    async get(key) {
      const result = await head(key, { token: token(key) }).catch((error: unknown) =>
        error instanceof BlobNotFoundError ? null : Promise.reject(error as Error),
      );
      if (!result) return null;
      const answer = await fetch(result.downloadUrl, {
        headers: { authorization: `Bearer ${token(key)}` },
        redirect: "error",
        signal: AbortSignal.timeout(20_000),
      });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`blob store answered ${answer.status}`);
      return { bytes: Buffer.from(await answer.arrayBuffer()), contentType: result.contentType };
    },
    async remove(keys) {
      for (const key of keys) await del(key, { token: token(key) }); // deleting a missing file is no error there
    },
  };
}
