import { ChevronDown, Globe } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { menuClass } from "@/components/ui/menu";
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
    <details className={menuClass.root}>
      <summary
        data-slot="language"
        className={cn(
          menuClass.summary,
          "inline-flex items-center gap-[0.35rem] px-1 py-2 text-small leading-[1.55] font-semibold text-soft",
        )}
        aria-label={labelled(label, localeNames[locale], locale)}
      >
        <Globe className="size-4" aria-hidden="true" /> {localeNames[locale]}{" "}
        <ChevronDown className="size-4" aria-hidden="true" />
      </summary>
      <form action={chooseLanguageAction} className={menuClass.list}>
        <input type="hidden" name="path" value={path} />
        {locales.map((l) => (
          <button
            key={l}
            type="submit"
            name="locale"
            value={l}
            lang={l}
            className={cn(menuClass.item, "w-full cursor-pointer")}
            {...(l === locale ? { "aria-current": "true" as const } : {})}
          >
            {localeNames[l]}
          </button>
        ))}
      </form>
    </details>
  );
}
