import { notFound } from "next/navigation";
import { AppError } from "@/lib/errors";
import { readOrFail } from "@/lib/http/page-read";
import type { Locale } from "@/lib/i18n/locales";

/** Reads what a page of updates needs; 404 for missing updates and another organisation's. */
export const readOwn = <T>(locale: Locale, read: () => Promise<T>): Promise<T> =>
  readOrFail("campaignFetchFailed", locale, () =>
    read().catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") notFound();
      throw error;
    }),
  );

/** The update's number in an address; 0, which no update has, if it is not a number. */
export const numberOf = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);
