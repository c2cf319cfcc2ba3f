import "server-only";
import { env } from "@/lib/env";

/** What replaces a link and a code in a mail that is stored for reading. */
const linkMark = "[link]";
export const codeMark = "[code]";

const address = /https?:\/\/[^\s"'<>]+/g;
/**
 * Six to eight digits by themselves: codes. Amounts, dates and order numbers have points, commas or
 * letters beside them.
 */
const digits = /(?<![\p{L}0-9#&_])(?<![0-9][.,])[0-9]{6,8}(?![\p{L}0-9;_]|[.,][0-9])/gu;

/**
 * A mail's body without anything that gives access: every address becomes "[link]" (pictures that
 * everyone sees stay), every code "[code]". Linear in the text. Any address is replaced, not only those
 * known today, so that later mails are covered too.
 * @param secrets words that this mail holds and that must not be kept, whatever they look like
 */
export function redact(body: string, secrets: readonly string[] = []): string {
  const pictures = ["/images/", "/media/images/"].map((folder) => env.appUrl + folder);
  const isPicture = (found: string) => pictures.some((folder) => found.startsWith(folder));
  let text = body;
  for (const secret of secrets) if (secret !== "") text = text.replaceAll(secret, codeMark);
  return text
    .replace(address, (result) => (isPicture(result) ? result : linkMark))
    .replace(digits, codeMark);
}
