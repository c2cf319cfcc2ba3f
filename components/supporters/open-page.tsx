import { Notice } from "@/components/ui/notice";
import { shownLabels } from "@/components/supporters/form-parts";
import { OpenPageForm } from "@/components/supporters/supporter-forms";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { formMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { openPageAction } from "@/lib/supporters/actions";
import { openForm } from "@/lib/supporters/form-schemas";
import { keptDays } from "@/lib/supporters/rules";

/** The form to open a supporter's page for a campaign. */
export function OpenPage({ locale, campaign }: { locale: Locale; campaign: CampaignDetail }) {
  const t = translator(locale, "supporters");
  const labels = messagesOf(locale, "supporters").form;
  const { name, nameHelp, email, emailHelp, send, sending, sent, sentText } = labels;
  return (
    <section aria-labelledby="open">
      <h2 id="open" className="text-h3">
        {t("form.heading")}
      </h2>
      {campaign.takesGifts ? (
        <>
          <p className="mt-2 mb-6 text-soft">{t("form.lead", { ngo: campaign.ngo.name })}</p>
          <OpenPageForm
            locale={locale}
            campaign={campaign.slug}
            action={openPageAction}
            messages={formMessages(locale, openForm)}
            labels={{
              ...shownLabels(locale),
              ...{ name, nameHelp, email, emailHelp, send, sending, sent, sentText },
              publicNote: t("form.publicNote", { n: keptDays }),
            }}
          />
        </>
      ) : (
        <Notice kind="warn" className="mt-4">
          {t("form.closed")}
        </Notice>
      )}
    </section>
  );
}
