import { formLabels } from "@/components/forms/form-labels";
import type { UpdateFormValues, UpdateFormLabels } from "@/components/updates/update-form";
import { mediaImage } from "@/components/ui/media-image";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { updateForm } from "@/lib/updates/form-schema";
import type { UpdateView } from "@/lib/updates/view";

/** The data of an update's form besides its action, prepared on the server. */
export function updateFormParts(locale: Locale) {
  const t = translator(locale, "updates");
  const {
    storyTools,
    storyHeading,
    storyList,
    storyBold,
    storyLink,
    storyPreview,
    storyPreviewEmpty,
  } = messagesOf(locale, "campaignForm");
  const n = "#";
  const labels: UpdateFormLabels = {
    title: t("form.title"),
    story: {
      ...{
        storyTools,
        storyHeading,
        storyList,
        storyBold,
        storyLink,
        storyPreview,
        storyPreviewEmpty,
      },
      description: t("form.text"),
      descriptionHelp: t("form.textHelp"),
      descriptionSigns: t("form.textSigns"),
    },
    pictures: t("form.pictures"),
    picturesHelp: t("form.picturesHelp"),
    picture: t("form.picture", { n }),
    caption: t("form.caption", { n }),
    remove: t("form.remove", { n }),
    figures: t("form.figures"),
    figuresHelp: t("form.figuresHelp"),
    figureLabel: t("form.figureLabel", { n }),
    figureDone: t("form.figureDone", { n }),
    figureOf: t("form.figureOf", { n }),
    draft: t("form.draft"),
    publish: t("form.publish"),
    save: t("form.save"),
    saving: t("form.saving"),
    optional: t("form.optional"),
    toMend: translator(locale, "common")("thingsToMend", { n: 2 }).replace("2", "#"),
  };
  return { labels, file: formLabels(locale).file, messages: signedInMessages(locale, updateForm) };
}

export const emptyUpdate: UpdateFormValues = { title: "", text: "", figures: [], pictures: [] };

export function updateValues(locale: Locale, update: UpdateView): UpdateFormValues {
  const t = translator(locale, "updates");
  return {
    title: update.title,
    text: update.text,
    figures: update.figures.map(({ label, done, total }) => ({
      label,
      done: String(done),
      total: total === null ? "" : String(total),
    })),
    pictures: update.pictures.map(({ position, storageKey, widths, caption }) => ({
      position,
      caption,
      src: mediaImage(storageKey, widths).src,
      alt: caption || t("picture", { n: String(position), title: update.title }),
    })),
  };
}
