import { ChevronDown, Globe } from "lucide-react";
import { localeNames, locales, type Locale } from "@/lib/i18n/locales";
import { labelled } from "@/lib/i18n/marks";
import { chooseLanguageAction } from "@/lib/users/language-actions";

/** The language of the signed-in pages, as buttons of a form: works without a script (I18N-008). */
export function LanguageForm({
  locale,
  path,
  label,
}: {
  locale: Locale;
  path: string;
  label: string;
}) {
  return (
    <details className="menu">
      <summary className="lang" aria-label={labelled(label, localeNames[locale], locale)}>
        <Globe aria-hidden="true" /> {localeNames[locale]} <ChevronDown aria-hidden="true" />
      </summary>
      <form action={chooseLanguageAction} className="menu__list">
        <input type="hidden" name="path" value={path} />
        {locales.map((l) => (
          <button
            key={l}
            type="submit"
            name="locale"
            value={l}
            lang={l}
            className="btn btn--text"
            style={{ width: "100%", justifyContent: "flex-start", padding: ".5rem 1rem" }}
            {...(l === locale ? { "aria-current": "true" as const } : {})}
          >
            {localeNames[l]}
          </button>
        ))}
      </form>
    </details>
  );
}
