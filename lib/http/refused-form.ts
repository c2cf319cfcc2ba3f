/**
 * Why a request's form was refused, for the page that answers it: without a script, the form that would show it may no
 * longer be on the page, because somebody else decided meanwhile. Stored by request id, only briefly.
 */
declare global {
  // pages and actions may load separate copies of this module
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
