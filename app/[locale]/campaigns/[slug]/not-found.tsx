import { NotFoundBody } from "@/components/not-found/not-found-body";
import { buttonVariants } from "@/components/ui/button-variants";
import { byLocale } from "@/lib/i18n/locales";
import { messagesOf } from "@/lib/i18n/translator";
import { localePath } from "@/lib/i18n/paths";
import { site } from "@/lib/site";

/** A missing or non-public campaign (CAMP-055..058). */
export default function CampaignNotFound() {
  const labels = byLocale((locale) => {
    const t = messagesOf(locale, "campaigns");
    const list = localePath(locale, "/campaigns");
    return {
      home: localePath(locale, "/"),
      title: t.notFound,
      text: t.notFoundText,
      action: t.goBack,
      href: list,
      toast: t.notFound,
      second: { label: messagesOf(locale, "donate").backAll, href: list },
    };
  });
  return <NotFoundBody name={site.name} back labels={labels} buttonClass={buttonVariants()} />;
}
