import { NotFoundBody } from "@/components/not-found/not-found-body";
import { messagesOf } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

/** 404 for every path that is none. */
export default function NotFound() {
  const words = (locale: "en" | "af") => {
    const t = messagesOf(locale, "notFound");
    return { title: t.text, text: "", action: t.home, href: locale === "af" ? "/af" : "/" };
  };
  return <NotFoundBody name={site.name} code="404" words={{ en: words("en"), af: words("af") }} />;
}
