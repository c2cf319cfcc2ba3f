import catalogues from "@/lib/i18n/index/errors";
import { isolated } from "@/lib/i18n/isolate";
import type { Locale } from "@/lib/i18n/locales";
import type { MessageKey, MessageParams } from "@/lib/i18n/message-key";

export { msg, type MessageKey, type MessageParams } from "@/lib/i18n/message-key";

/** A schema's message is a key of ours; anything else (a library's own sentence) becomes `other`. */
export const messageKey = (text: string | undefined, other: MessageKey): MessageKey =>
  text !== undefined && isMessageKey(text) ? text : other;

export const isMessageKey = (text: string): text is MessageKey =>
  Object.hasOwn(catalogues.en, text);

/** "1 minute", not "1 minutes": a message that counts has a second one, named …One, for n = 1 in all our languages. */
function forNumber(key: MessageKey, params: MessageParams): MessageKey {
  const singular = `${key}One`;
  return params["n"] === 1 && isMessageKey(singular) ? singular : key;
}

/** The text of an error in a language; `{name}` is replaced from `params`. */
export function errorText(
  key: MessageKey,
  locale: Locale = "en",
  params: MessageParams = {},
): string {
  return catalogues[locale][forNumber(key, params)].replace(/\{(\w+)\}/g, (total, name: string) =>
    name in params ? isolated(String(params[name]), locale) : total,
  );
}

/** The text for the message of an issue: a catalogue key, or text that is ready. */
export function issueText(
  message: string,
  locale: Locale = "en",
  params: MessageParams = {},
): string {
  return isMessageKey(message)
    ? errorText(message, locale, params)
    : errorText("invalidField", locale);
}
