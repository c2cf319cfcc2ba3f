import { Story } from "@/components/campaigns/story";
import { UpdateFigures } from "@/components/updates/update-figures";
import { UpdatePictures } from "@/components/updates/update-pictures";
import type { Locale } from "@/lib/i18n/locales";
import { textProps } from "@/lib/i18n/text-language";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import type { UpdateView } from "@/lib/updates/view";
import { inRow } from "@/lib/i18n/marks";

/** When it was posted and, if it was edited after publishing, when. */
export function updateDates(
  locale: Locale,
  { publishedAt, editedAt }: Pick<UpdateView, "publishedAt" | "editedAt">,
): string {
  const t = translator(locale, "updates");
  if (!publishedAt) return t("notYet");
  const posted = t("posted", { date: formatDate(publishedAt, locale) });
  return inRow([posted, editedAt && t("edited", { date: formatDate(editedAt, locale) })], locale);
}

/** The lang attribute for an update's title or text. */
export const updateLang = ({ title, text }: Pick<UpdateView, "title" | "text">, locale: Locale) =>
  textProps(`${title}\n${text}`, locale);

/** An update's content below its title. */
export function UpdateArticle({
  locale,
  seed,
  update,
}: {
  locale: Locale;
  /** the campaign's slug */
  seed: string;
  update: UpdateView;
}) {
  return (
    <div data-slot="update" className="space-y-8">
      <UpdateFigures locale={locale} figures={update.figures} />
      <Story text={update.text} lang={updateLang(update, locale)} />
      <UpdatePictures locale={locale} seed={seed} update={update} />
      {update.isDemo ? (
        <p className="text-micro text-mute">{translator(locale, "updates")("demo")}</p>
      ) : null}
    </div>
  );
}
