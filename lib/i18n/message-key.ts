import type en from "@/lib/i18n/messages/en/errors";

export type MessageKey = keyof typeof en;
export type MessageParams = Record<string, string | number>;

/** A key as itself, checked by the compiler. No catalogue comes along, so a schema of the browser may use it. */
export const msg = (key: MessageKey): MessageKey => key;

/**
 * An issue's message with what is in it, for a schema, whose issues carry a text only. Read by
 * `messageOf`.
 */
export const messageWith = (key: MessageKey, params: MessageParams): string =>
  `${key}?${JSON.stringify(params)}`;

/**
 * Key and parameters of a message that `messageWith` wrote, or that is a bare key. zod's own English may hold what a stranger
 * typed (the name of a field that is not known), a question mark too: it is returned as it is.
 */
export function messageOf(message: string): { key: string; params: MessageParams } {
  const [, key = "", params = ""] = /^([a-z]\w*)\?(\{.*\})$/s.exec(message) ?? [];
  return key === "" ? { key: message, params: {} } : { key, params: JSON.parse(params) };
}
