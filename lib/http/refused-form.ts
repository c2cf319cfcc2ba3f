/**
 * Why the form of a request was refused, for the page that answers it: without a script the form
 * that would say it may not be on the page any more, because somebody else decided meanwhile.
 * Stored by the request's id, for a moment only.
 */
declare global {
  // pages and actions may load this module apart
  var harambeeRefusals: Map<string, string> | undefined;
}

function refusals(): Map<string, string> {
  globalThis.harambeeRefusals ??= new Map();
  return globalThis.harambeeRefusals;
}
/** A page that is never rendered leaves its message behind: only this many are stored. */
const most = 200;

export function noteRefusal(requestId: string | null, sentence: string): void {
  if (requestId === null) return;
  const all = refusals();
  all.set(requestId, sentence);
  if (all.size > most) all.delete(all.keys().next().value!);
}

export function takeRefusal(requestId: string | null): string | null {
  if (requestId === null) return null;
  const sentence = refusals().get(requestId) ?? null;
  refusals().delete(requestId);
  return sentence;
}
