import { unstable_rethrow } from "next/navigation";
import { AppError } from "@/lib/errors";
import { errorText, type MessageKey } from "@/lib/i18n/errors";
import type { Locale } from "@/lib/i18n/locales";

/** Marks a digest that carries the words for the person; React hands a digest on to the browser, and nothing else of an error. */
const sayMark = "say:";

/** What a page says of a read that failed: the words it has on purpose, else those of `key`. */
export const readText = (error: unknown, key: MessageKey, locale: Locale): string =>
  error instanceof AppError ? errorText(error.key, locale, error.params) : errorText(key, locale);

/**
 * Runs a page's reads; when they fail, the nearest error.tsx shows this message (ERR-022, ERR-023).
 * The page fails, so that no cache stores it, and an older cached one stays.
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
