import { NotFoundBody } from "@/components/not-found/not-found-body";
import { buttonVariants } from "@/components/ui/button-variants";
import { byLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

/** For an altered, incomplete or replaced link: how to get a new one. */
export default function GiftNotFound() {
  const labels = byLocale((locale) => {
    const t = messagesOf(locale, "gifts");
    return {
      home: localePath(locale, "/"),
      title: t.lostTitle,
      text: t.lostText,
      action: t.linksTitle,
      href: localePath(locale, "/gifts"),
    };
  });
  return <NotFoundBody name={site.name} labels={labels} buttonClass={buttonVariants()} />;
}
