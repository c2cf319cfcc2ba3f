import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { toolbarLabelClass } from "@/components/ui/toolbar";
import { embedKinds, embedThemes, type EmbedKind, type EmbedTheme } from "@/lib/embeds/kinds";
import { localeNames, locales, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

type Props = {
  locale: Locale;
  action: string;
  chosen: { kind: EmbedKind; theme: EmbedTheme; locale: Locale };
};

/** The kind of embed, its colours and language: a form whose result is in the address. */
export function EmbedChoice({ locale, action, chosen }: Props) {
  const t = translator(locale, "embeds");
  const kinds = embedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }));
  const themes = embedThemes.map((value) => ({ value, label: t(`themes.${value}`) }));
  const languages = locales.map((value) => ({ value, label: localeNames[value] }));
  return (
    <form
      method="get"
      action={action}
      className="grid items-end gap-3 *:min-w-0 sm:grid-cols-[repeat(3,minmax(0,12rem))_auto] sm:justify-start"
    >
      {[
        { name: "kind", label: t("kind"), options: kinds, value: chosen.kind },
        { name: "theme", label: t("theme"), options: themes, value: chosen.theme },
        { name: "lang", label: t("language"), options: languages, value: chosen.locale },
      ].map(({ name, label, options, value }) => (
        <label key={name} className={toolbarLabelClass}>
          {label}
          <Select key={value} name={name} options={options} defaultValue={value} />
        </label>
      ))}
      <Button type="submit" variant="ink">
        {t("show")}
      </Button>
    </form>
  );
}
