import { z } from "zod";
import { notFound } from "@/lib/errors";
import { pathText } from "@/lib/http/path-text";
import { messageKey } from "@/lib/i18n/errors";
import { asLocale } from "@/lib/i18n/locales";

/** A path segment as text; one that is not encoded correctly matches nothing. */
export const pathPart = z.string().transform(pathText);

/** The parameters of an address with a language. */
export const pathParams = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ locale: z.string().transform(asLocale), ...shape });

/**
 * The parameters of a call's path. One that is longer than any id names nothing, as an unknown one does: 404, in the
 * words of its schema.
 */
export function placeOf(schema: z.ZodType, params: unknown): unknown {
  const place = schema.safeParse(params);
  if (place.success) return place.data;
  const { issues } = place.error;
  if (!issues.every(({ code }) => code === "too_big")) throw place.error;
  throw notFound(messageKey(issues[0]?.message, "notFound"));
}
