import { ChevronDown, Globe } from "lucide-react";
import { localeNames, locales, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { labelled } from "@/lib/i18n/marks";

/** The languages as plain links to the same page; the choice is remembered by /language. No script of a third party. */
export function LanguageMenu({
  locale,
  path,
}: {
  locale: Locale;
  /** null: a page whose address has no language; the link reloads it, the choice is in the cookie by then */ path:
    string | null;
}) {
  const t = translator(locale, "layout");
  return (
    <details className="menu" data-menu>
      <summary className="lang" aria-label={labelled(t("language"), localeNames[locale], locale)}>
        <Globe aria-hidden="true" /> {localeNames[locale]} <ChevronDown aria-hidden="true" />
      </summary>
      <ul className="menu__list">
        {locales.map((l) => (
          <li key={l}>
            <a
              href={path === null ? "" : localePath(l, path)}
              hrefLang={l}
              lang={l}
              data-lang={l}
              {...(l === locale ? { "aria-current": "true" as const } : {})}
            >
              {localeNames[l]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
