import "server-only";
import { AwsClient } from "aws4fetch";
import { requiredEnv } from "@/lib/env";
import type { Driver } from "@/lib/storage/store";

/** Any S3-compatible store. Nothing is made public: images are served through /media, documents through /documents. */
export function s3Driver(): Driver {
  const client = new AwsClient({
    accessKeyId: requiredEnv("S3_ACCESS_KEY_ID"),
    secretAccessKey: requiredEnv("S3_SECRET_ACCESS_KEY"),
    region: requiredEnv("S3_REGION"),
    service: "s3",
  });
  const address = (key: string) =>
    `${requiredEnv("S3_ENDPOINT").replace(/\/{1,9}$/, "")}/${requiredEnv("S3_BUCKET")}/${key.split("/").map(encodeURIComponent).join("/")}`;
  async function call(key: string, init: RequestInit): Promise<Response> {
    const answer = await client.fetch(address(key), {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(20_000),
    });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`file store answered ${answer.status}`);
    return answer;
  }
  return {
    async put(key, bytes, contentType) {
      const answer = await call(key, {
        method: "PUT",
        body: new Uint8Array(bytes),
        headers: { "content-type": contentType },
      });
      if (!answer.ok) throw new Error(`file store answered ${answer.status}`);
    },
    async get(key) {
      const answer = await call(key, { method: "GET" });
      if (answer.status === 404) return null;
      return {
        bytes: Buffer.from(await answer.arrayBuffer()),
        contentType: answer.headers.get("content-type") ?? "application/octet-stream",
      };
    },
    async remove(keys) {
      for (const key of keys) await call(key, { method: "DELETE" });
    },
  };
}
