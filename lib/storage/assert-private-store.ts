import "server-only";
import { BlobError, put } from "@vercel/blob";

/**
 * A Vercel Blob store is private or public as a whole, and its token does not say which. So each start puts a small
 * private file there: a public store refuses it, or returns an address under which anybody could read it (OP-119).
 * @throws Error with a sentence for the person who starts the server
 */
export async function assertPrivateStore(token: string): Promise<void> {
  const name = "BLOB_READ_WRITE_TOKEN";
  let url: string;
  try {
    // the client's own retries outlast any abort signal
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error("no answer within 15 seconds")), 15_000).unref(),
    );
    ({ url } = await Promise.race([
      late,
      put("start-check", "This file shows that the store is private.", {
        access: "private",
        contentType: "text/plain",
        addRandomSuffix: false,
        allowOverwrite: true,
        token,
      }),
    ]));
  } catch (error) {
    if (
      error instanceof BlobError &&
      /access|public|private/i.test(error.message) &&
      !/token/i.test(error.message)
    )
      throw new Error(
        `Configuration: the store of ${name} is public; documents need a private one.`,
      );
    throw new Error(
      `Configuration: the store of ${name} could not be used (${error instanceof Error ? error.message.replace(/^Vercel Blob: /, "") : "no answer"}).`,
    );
  }
  if (!new URL(url).hostname.includes(".private."))
    throw new Error(`Configuration: the store of ${name} is public; documents need a private one.`);
}
