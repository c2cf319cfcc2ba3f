/** Ways to reach somebody in words that everyone reads. Browser-safe. */

/** An e-mail address, or an address of the web with or without its beginning. Each part is bounded. */
const address =
  /[^\s@]{1,64}@[^\s@.]{1,64}\.[^\s@]{2,64}|https?:|:\/\/|\bwww\.|[\p{L}\p{N}-]{2,63}\.(?:com|org|net|info|biz|app|xyz|io|ly|ru|cn|tk|africa|ke|ng|za|gh|tz|ug|rw|example|(?:co|or|ac|go)\.[a-z]{2})(?![\p{L}\p{N}])/iu;
/** Digits with what people write between them. A date or a sum has fewer. */
const digits = /[+(]?\p{Nd}(?:[\s().\/\u2010-\u2015-]{0,3}\p{Nd}){6,40}/gu;

function isPhone(text: string): boolean {
  const count = text.replace(/\P{Nd}/gu, "").length;
  return count >= 9 || (count >= 7 && /^[+0(]/.test(text));
}

/** Whether a text holds an e-mail address, an address of the web or a telephone number. */
export const holdsContact = (text: string): boolean =>
  address.test(text) || [...text.matchAll(digits)].some(([run]) => isPhone(run));
