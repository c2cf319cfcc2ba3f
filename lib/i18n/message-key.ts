import type en from "@/lib/i18n/messages/en/errors";

export type MessageKey = keyof typeof en;
export type MessageParams = Record<string, string | number>;

/** A key as itself, checked by the compiler. No catalogue comes along, so a schema of the browser may use it. */
export const msg = (key: MessageKey): MessageKey => key;

/** An issue's message with what stands in it, for a schema, whose issues carry a text only. Read by `messageOf`. */
export const messageWith = (key: MessageKey, params: MessageParams): string =>
  `${key}?${JSON.stringify(params)}`;

/** Key and parameters of a message that `messageWith` wrote, or that is a bare key. */
export function messageOf(message: string): { key: string; params: MessageParams } {
  const mark = message.indexOf("?");
  if (mark < 0) return { key: message, params: {} };
  return { key: message.slice(0, mark), params: JSON.parse(message.slice(mark + 1)) };
}
