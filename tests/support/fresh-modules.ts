// Test files share a process (vitest.config.ts); what one of them loaded, mocked or set must not reach the next.
import { afterAll, vi } from "vitest";

const environment = { ...process.env };

/** Call it first in a setup file: all our modules are evaluated again, packages stay loaded. */
export function freshModules(): void {
  vi.resetModules();
  // process-wide state of our modules, whose classes belong to the previous file
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
