import "server-only";

/**
 * Whether a copy that follows the database is as new as a reader may expect. The server hears of each change to what is public
 * (server/page-changes.ts) and notes it here; how far the copy is behind at most is a promise of whoever runs it.
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

/** Whether this process hears of what others change. What was changed before nobody knows: it counts as changed now. */
export function noteHearing(isHearing: boolean): void {
  Object.assign(state(), { isHearing, changedAt: Date.now() });
}

export function noteChange(): void {
  state().changedAt = Date.now();
}

export const mayReadCopy = (): boolean =>
  state().isHearing && Date.now() - state().changedAt > settledMs;
