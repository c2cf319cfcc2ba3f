import { NotFoundBody } from "@/components/not-found/not-found-body";
import { buttonVariants } from "@/components/ui/button-variants";
import { byLocale } from "@/lib/i18n/locales";
import { messagesOf } from "@/lib/i18n/translator";
import { localePath } from "@/lib/i18n/paths";
import { site } from "@/lib/site";

/** The donate page of a missing campaign: says so, and after a while redirects to the listing (GIVE-006, GIVE-007). */
export default function DonateNotFound() {
  const labels = byLocale((locale) => {
    const t = messagesOf(locale, "campaigns");
    return {
      home: localePath(locale, "/"),
      title: t.notFound,
      text: t.notFoundText,
      action: messagesOf(locale, "donate").backAll,
      href: localePath(locale, "/campaigns"),
      toast: t.notFound,
    };
  });
  return (
    <NotFoundBody
      name={site.name}
      leaveAfter={5_000}
      labels={labels}
      buttonClass={buttonVariants()}
    />
  );
}
