// Reads the configuration and checks whether the documents' store is private: scripts/start.mjs prints the sentence
// about what is wrong.
try {
  const { env } = await import("../lib/env");
  if (env.BLOB_READ_WRITE_TOKEN)
    await (
      await import("../lib/storage/assert-private-store")
    ).assertPrivateStore(env.BLOB_READ_WRITE_TOKEN);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
process.exit(0); // do not wait for a store that is still being checked
export {};
