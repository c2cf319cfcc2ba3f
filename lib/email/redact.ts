import "server-only";
import { env } from "@/lib/env";

/** What stands in place of a link and of a code in a mail that is kept to be read. */
const linkMark = "[link]";
export const codeMark = "[code]";

const address = /https?:\/\/[^\s"'<>]+/g;
/** Six to eight digits that stand alone: codes. Amounts, dates and order numbers have points, commas or letters beside them. */
const digits = /(?<![0-9#&])(?<![0-9][.,])[0-9]{6,8}(?![0-9;]|[.,][0-9])/g;

/**
 * A mail's body without what opens anything: every address becomes "[link]" (pictures of the layout stay), every code
 * "[code]". Linear in the text. Also what a mail of tomorrow carries is caught: any address, not those known today.
 * @param secrets words that this mail holds and that must not be kept, whatever they look like
 */
export function redact(body: string, secrets: readonly string[] = []): string {
  const pictures = `${env.appUrl}/images/`;
  let text = body;
  for (const secret of secrets) if (secret !== "") text = text.replaceAll(secret, codeMark);
  return text
    .replace(address, (result) => (result.startsWith(pictures) ? result : linkMark))
    .replace(digits, codeMark);
}
