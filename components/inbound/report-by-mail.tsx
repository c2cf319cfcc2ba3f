import { ActionButton } from "@/components/forms/action-button";
import type { FormAction } from "@/components/forms/form";
import { Panel } from "@/components/ui/panel";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** The campaign's address for incoming mails, and a button to replace it. */
export function ReportByMail({
  locale,
  campaignId,
  address,
  change,
}: {
  locale: Locale;
  campaignId: string;
  address: string;
  change: FormAction;
}) {
  const t = translator(locale, "inbound");
  return (
    <Panel aria-labelledby="by-mail" className="mt-10 max-w-[48rem]">
      <h2 id="by-mail" className="text-h4">
        {t("own.heading")}
      </h2>
      <p className="mt-2">{t("own.text")}</p>
      <p className="mt-4 text-small text-soft" id="by-mail-address">
        {t("own.address")}
      </p>
      <p aria-describedby="by-mail-address">
        <a className="font-bold wrap-anywhere" href={`mailto:${address}`}>
          <bdi>{address}</bdi>
        </a>
      </p>
      <p className="mt-4 text-small text-soft">{t("own.members")}</p>
      <p className="mt-4 mb-2 text-small text-soft">{t("own.renewText")}</p>
      <ActionButton
        action={change}
        messages={signedInMessages(locale)}
        fields={{ campaign: campaignId }}
        pending={t("own.working")}
      >
        {t("own.renew")}
      </ActionButton>
    </Panel>
  );
}
