import { unstable_rethrow } from "next/navigation";
import { AppError } from "@/lib/errors";
import { errorText, type MessageKey } from "@/lib/i18n/errors";
import type { Locale } from "@/lib/i18n/locales";

/** Marks a digest that carries the message for the person; React passes only an error's digest on to the browser. */
const sayMark = "say:";

/** The message for a failed read: the one of the error if it has one for people, else that of `key`. */
export const readText = (error: unknown, key: MessageKey, locale: Locale): string =>
  error instanceof AppError ? errorText(error.key, locale, error.params) : errorText(key, locale);

/**
 * Runs a page's reads; when they fail, the nearest error.tsx shows this message (ERR-022, ERR-023). The page itself
 * fails, so that no cache stores it, and an older cached one stays.
 */
export async function readOrFail<T>(
  key: MessageKey,
  locale: Locale,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    unstable_rethrow(error);
    throw Object.assign(new Error(key, { cause: error }), {
      digest: sayMark + readText(error, key, locale),
    });
  }
}
