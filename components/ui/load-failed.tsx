import { noticeVariants } from "@/components/ui/notice-variants";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

/** In place of a part that could not be read: what happened, and the way to read it again. */
export function LoadFailed({
  locale,
  text,
  href,
}: {
  locale: Locale;
  text: string;
  /** the page's own address */
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
