import { newId } from "@/lib/ids";
import type { Locale } from "@/lib/i18n/locales";
import { toFailure } from "@/lib/http/failure";

/**
 * What a handler of files answers when a verb threw: one sentence as text in the person's language.
 * @param headers of the answer, e.g. that no cache may keep it
 */
export function plainFailure(
  error: unknown,
  locale: Locale,
  headers: Record<string, string>,
): Response {
  const failure = toFailure(error, locale, newId("request"));
  return new Response(`${failure.error}\n`, {
    status: failure.status,
    headers: {
      ...headers,
      "content-type": "text/plain; charset=utf-8",
      ...(failure.retryAfter === undefined ? {} : { "retry-after": String(failure.retryAfter) }),
    },
  });
}
