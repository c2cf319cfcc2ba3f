import { NotFoundBody } from "@/components/not-found/not-found-body";
import { buttonVariants } from "@/components/ui/button-variants";
import { byLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

/** An update that was deleted or hidden, or never existed. */
export default function UpdateNotFound() {
  const labels = byLocale((locale) => {
    const t = messagesOf(locale, "updates");
    const campaigns = localePath(locale, "/campaigns");
    return {
      home: localePath(locale, "/"),
      title: t.goneTitle,
      text: t.goneText,
      action: t.goneAction,
      href: campaigns,
      second: { label: messagesOf(locale, "donate").backAll, href: campaigns },
    };
  });
  return (
    <NotFoundBody name={site.name} list="updates" labels={labels} buttonClass={buttonVariants()} />
  );
}
