import { z } from "zod";
import { pathText } from "@/lib/http/path-text";
import { asLocale } from "@/lib/i18n/locales";

/** A path segment as text; one that is not encoded correctly matches nothing. */
export const pathPart = z.string().transform(pathText);

/** The parameters of an address with a language. */
export const pathParams = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ locale: z.string().transform(asLocale), ...shape });
