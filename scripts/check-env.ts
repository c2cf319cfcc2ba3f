// Reads the configuration, and nothing else: scripts/start.mjs prints the sentence of what is wrong.
try {
  await import("../lib/env");
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
export {};
