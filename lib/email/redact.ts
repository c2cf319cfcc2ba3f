import "server-only";
import { env } from "@/lib/env";

/** What replaces links and codes in the stored copy of a mail. */
const linkMark = "[link]";
export const codeMark = "[code]";

const address = /https?:\/\/[^\s"'<>]+/g;
/**
 * Six to eight digits on their own: codes. Amounts, dates and order numbers have points, commas or letters next to
 * them.
 */
const digits = /(?<![\p{L}0-9#&_])(?<![0-9][.,])[0-9]{6,8}(?![\p{L}0-9;_]|[.,][0-9])/gu;

/**
 * A mail's body without anything that gives access: every URL becomes "[link]" (except public pictures), every code
 * "[code]". Linear in the text. All URLs are replaced, not only known ones, so that later mails are covered too.
 * @param secrets strings in this mail that must not be stored, whatever they look like
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
