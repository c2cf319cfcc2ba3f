import { cn } from "@/components/ui/cn";
import { menuClass } from "@/components/ui/menu";
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
  /** null: a page whose address has no language; the link reloads it with the choice from the cookie */
  path: string | null;
}) {
  const t = translator(locale, "layout");
  return (
    <details className={menuClass.root} data-menu>
      <summary
        data-slot="language"
        className={cn(
          menuClass.summary,
          "inline-flex items-center gap-[0.35rem] px-1 py-2 text-small leading-[1.55] font-semibold text-soft",
        )}
        aria-label={labelled(t("language"), localeNames[locale], locale)}
      >
        <Globe className="size-4" aria-hidden="true" /> {localeNames[locale]}{" "}
        <ChevronDown className="size-4 md:max-[56.25rem]:hidden" aria-hidden="true" />
      </summary>
      <ul className={menuClass.list}>
        {locales.map((l) => (
          <li key={l}>
            <a
              className={menuClass.item}
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
