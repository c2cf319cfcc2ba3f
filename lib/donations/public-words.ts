import { messageWith, msg } from "@/lib/i18n/message-key";

/** What a donor's note must be so that everyone may read it on the campaign's page. Browser-safe. */
export const wordsMax = 500;

/** An e-mail address, or an address of the web with or without its beginning. Each part is bounded. */
const address =
  /[^\s@]{1,64}@[^\s@.]{1,64}\.[^\s@]{2,64}|https?:|:\/\/|\bwww\.|[\p{L}\p{N}-]{2,63}\.(?:com|org|net|info|biz|app|xyz|io|ly|ru|cn|tk|africa|ke|ng|za|gh|tz|ug|rw|example|(?:co|or|ac|go)\.[a-z]{2})(?![\p{L}\p{N}])/iu;
/** Digits with what people write between them. A date or a sum has fewer. */
const digits = /[+(]?\p{Nd}(?:[\s().\/\u2010-\u2015-]{0,3}\p{Nd}){6,40}/gu;

function isPhone(text: string): boolean {
  const count = text.replace(/\P{Nd}/gu, "").length;
  return count >= 9 || (count >= 7 && /^[+0(]/.test(text));
}

/** @param words cleaned by the schema of a note. @returns the message of what is wrong with them as public words, or null */
export function wordsFault(words: string): string | null {
  if (Array.from(words).length > wordsMax) return messageWith("tooLong", { max: wordsMax });
  const phone = [...words.matchAll(digits)].some(([text]) => isPhone(text));
  return phone || address.test(words) ? msg("wordsContact") : null;
}
