import { DonorSection } from "@/components/donations/donor-section";
import { GiftForm } from "@/components/donations/gift-form";
import { UpdateList } from "@/components/updates/update-list";
import { formMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { chooseUpdatesAction } from "@/lib/updates/donor-actions";
import type { UpdateView } from "@/lib/updates/view";

/**
 * "What your gift did" on a donation's page: every update since the donation, and whether the donor is mailed about the
 * next ones.
 */
export function GiftUpdates({
  locale,
  token,
  slug,
  updates,
  isSubscribed,
}: {
  locale: Locale;
  token: string;
  slug: string;
  updates: UpdateView[];
  /** null: the donor cannot be mailed */
  isSubscribed: boolean | null;
}) {
  const t = translator(locale, "updates");
  return (
    <DonorSection id="updates" title={t("did")}>
      <div className="mt-4">
        {updates.length === 0 ? (
          <p>{t("didNone")}</p>
        ) : (
          <UpdateList locale={locale} slug={slug} updates={updates} />
        )}
      </div>
      {isSubscribed === null ? null : (
        <div className="mt-6">
          <p className="mb-4 max-w-[38em] text-soft">
            {t(isSubscribed ? "subscribed" : "tellText")}
          </p>
          <GiftForm
            action={chooseUpdatesAction}
            messages={formMessages(locale)}
            labels={{ submit: t(isSubscribed ? "stop" : "tell"), working: t("working") }}
            prefix="updates-"
            variant={isSubscribed ? "link" : "outline"}
            hidden={{ token, wants: isSubscribed ? "false" : "true" }}
          />
        </div>
      )}
    </DonorSection>
  );
}
