import { NotFoundBody } from "@/components/not-found/not-found-body";
import { buttonVariants } from "@/components/ui/button-variants";
import { byLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

/** 404 for unknown paths. */
export default function NotFound() {
  const labels = byLocale((locale) => {
    const t = messagesOf(locale, "notFound");
    return {
      home: localePath(locale, "/"),
      title: t.text,
      text: "",
      action: messagesOf(locale, "failure").home,
      href: localePath(locale, "/"),
    };
  });
  return (
    <NotFoundBody name={site.name} code="404" labels={labels} buttonClass={buttonVariants()} />
  );
}
