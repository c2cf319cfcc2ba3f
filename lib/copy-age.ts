import "server-only";

/**
 * Whether the read replica is as fresh as a reader may expect. The server hears of each change to public data
 * (server/page-changes.ts) and records it here; the replica's maximum lag is the operator's promise.
 */
const settledMs = 10_000;

declare global {
  // the server is not bundled with the app
  var harambeeCopyAge: { isHearing: boolean; changedAt: number } | undefined;
}

function state() {
  globalThis.harambeeCopyAge ??= { isHearing: false, changedAt: 0 };
  return globalThis.harambeeCopyAge;
}

/** Whether this process hears of other processes' changes. Earlier changes are unknown: they count as made now. */
export function noteHearing(isHearing: boolean): void {
  Object.assign(state(), { isHearing, changedAt: Date.now() });
}

export function noteChange(): void {
  state().changedAt = Date.now();
}

export const mayReadCopy = (): boolean =>
  state().isHearing && Date.now() - state().changedAt > settledMs;
