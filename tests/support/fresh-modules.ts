// Files of tests share a process (vitest.config.ts); what one of them loaded, mocked or set must not reach the next.
import { afterAll, vi } from "vitest";

const environment = { ...process.env };

/** First line of a setup file: every module of ours is evaluated again, packages stay as they are. */
export function freshModules(): void {
  vi.resetModules();
  // what a module of ours keeps for the whole process, of the class that the last file had
  for (const name of Object.keys(globalThis))
    if (name.startsWith("harambee") || name === "bareDonationRows")
      Reflect.deleteProperty(globalThis, name);
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env))
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
});
