import type en from "@/lib/i18n/messages/en/errors";

export type MessageKey = keyof typeof en;
export type MessageParams = Record<string, string | number>;

/** A key as itself, checked by the compiler. No catalogue comes along, so a schema of the browser may use it. */
export const msg = (key: MessageKey): MessageKey => key;
