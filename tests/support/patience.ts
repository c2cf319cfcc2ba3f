import { vi } from "vitest";

/** ms; longer than anything takes on a busy machine, shorter than a test may take. */
export const patience = 30_000;

type Options = number | { timeout?: number; interval?: number };
type Wait = ((what: never, options?: Options) => unknown) & { isPatient?: true };

/** `vi.waitFor` and `vi.waitUntil` give up after a second by default: failures would then depend on the machine. */
export function bePatient(): void {
  for (const name of ["waitFor", "waitUntil"] as const) {
    const wait = vi[name] as Wait;
    if (wait.isPatient) continue; // test files share a process
    const patient: Wait = (what, options = {}) => {
      const given = typeof options === "number" ? { timeout: options } : options;
      return wait(what, { ...given, timeout: Math.max(given.timeout ?? 0, patience) });
    };
    Object.assign(vi, { [name]: Object.assign(patient, { isPatient: true }) });
  }
}
