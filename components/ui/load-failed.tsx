import { noticeVariants } from "@/components/ui/notice-variants";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

/** Replaces a part that could not be loaded: what happened, and a link to reload. */
export function LoadFailed({
  locale,
  text,
  href,
}: {
  locale: Locale;
  text: string;
  /** the page's address */
  href: string;
}) {
  return (
    <>
      <p className={noticeVariants({ kind: "bad" })} role="alert">
        {text}
      </p>
      <p className="mt-4">
        <a className="font-bold" href={href}>
          {translator(locale, "failure")("retry")}
        </a>
      </p>
    </>
  );
}
