import { NotFoundBody } from "@/components/not-found/not-found-body";
import { buttonVariants } from "@/components/ui/button-variants";
import { localePath } from "@/lib/i18n/paths";
import { byLocale } from "@/lib/i18n/locales";
import { messagesOf } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

/** A missing or non-public organisation (PUB-136, PUB-137). */
export default function NgoNotFound() {
  const labels = byLocale((locale) => {
    const t = messagesOf(locale, "ngos");
    return {
      home: localePath(locale, "/"),
      title: t.notFound,
      text: t.notFoundText,
      action: t.back,
      href: localePath(locale, "/ngos"),
    };
  });
  return <NotFoundBody name={site.name} labels={labels} buttonClass={buttonVariants()} />;
}
