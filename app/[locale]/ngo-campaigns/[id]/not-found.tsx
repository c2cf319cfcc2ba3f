import { NotFoundBody } from "@/components/not-found/not-found-body";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

/** An organisation that is not there, or not for everyone to see (PUB-136, PUB-137). */
export default function NgoNotFound() {
  const words = (locale: "en" | "af") => {
    const t = messagesOf(locale, "ngos");
    return { title: t.notFound, text: t.notFoundText, action: t.back, href: localePath(locale, "/ngos") };
  };
  return <NotFoundBody name={site.name} words={{ en: words("en"), af: words("af") }} />;
}
