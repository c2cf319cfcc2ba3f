/**
 * Drafts: what was typed into a form and not saved yet, stored in the browser for the person who
 * typed it. Only fields that differ from the rendered form, never a file. The key names the person,
 * so that the next one at a shared computer does not see it.
 */
export type Fields = Record<string, string | boolean>;

const prefix = "draft:";
/** ms; the longest that a session lasts (lib/auth/session-cookie.ts) */
const keptMs = 7 * 24 * 3600 * 1000;

export const draftKey = (userId: string, about: string): string => `${prefix}${userId}:${about}`;

type Kept = { at: number; fields: Fields };

function keptOf(stored: string | null): Kept | null {
  if (stored === null) return null;
  try {
    const draft: unknown = JSON.parse(stored);
    if (typeof draft !== "object" || draft === null || !("at" in draft) || !("fields" in draft))
      return null;
    const { at, fields } = draft;
    if (typeof at !== "number" || typeof fields !== "object" || fields === null) return null;
    const known = Object.entries(fields).filter(
      (entry): entry is [string, string | boolean] =>
        typeof entry[1] === "string" || typeof entry[1] === "boolean",
    );
    return { at, fields: Object.fromEntries(known) };
  } catch {
    return null;
  }
}

const fresh = (draft: Kept | null, now: number): draft is Kept =>
  draft !== null && draft.at <= now && now - draft.at < keptMs;

/** @param now ms UTC @returns null when there is no draft, or one that is too old */
export function readDraft(storage: Storage, key: string, now: number): Fields | null {
  const draft = keptOf(storage.getItem(key));
  return fresh(draft, now) ? draft.fields : null;
}

/**
 * A form without changes removes its draft.
 * @param now ms UTC
 */
export function keepDraft(storage: Storage, key: string, fields: Fields, now: number): void {
  if (Object.keys(fields).length === 0) return storage.removeItem(key);
  try {
    storage.setItem(key, JSON.stringify({ at: now, fields } satisfies Kept));
  } catch {
    // storage is blocked or full: the question before leaving still works
  }
}

/**
 * Removes old drafts and those of other people.
 * @param userId whose drafts stay; null: nobody's
 * @param now ms UTC
 */
export function forgetDrafts(storage: Storage, userId: string | null, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
  for (const key of keys.filter((name) => name.startsWith(prefix))) {
    const own = userId !== null && key.startsWith(draftKey(userId, ""));
    if (!own || !fresh(keptOf(storage.getItem(key)), now)) storage.removeItem(key);
  }
}

/** Whether submitting this form logs the person out. */
export const logsOut = ({ target }: Event): boolean =>
  target instanceof HTMLFormElement && target.getAttribute("action") === "/logout";

/** The browser's storage; null if there is none or access is denied. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
