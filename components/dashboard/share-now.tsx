import { ShareKit } from "@/components/share/share-kit";
import { Panel } from "@/components/ui/panel";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/paths";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { qrUrl } from "@/lib/share/urls";

/** Shown just after a campaign was published: its first gifts come from people who are sent its address now. */
export function ShareNow({
  locale,
  campaign,
}: {
  locale: Locale;
  campaign: { slug: string; title: string };
}) {
  const t = translator(locale, "statistics");
  const campaigns = translator(locale, "campaigns");
  const shared = translator(locale, "success");
  const url = `${env.appUrl}${localePath(locale, `/campaigns/${campaign.slug}`)}`;
  return (
    <Panel top className="mb-8" aria-labelledby="share-now">
      <h2 id="share-now" className="text-h3">
        {t("firstRun.shareNow")}
      </h2>
      <p className="mt-2 mb-5 max-w-[44rem] text-soft">{t("firstRun.shareText")}</p>
      <ShareKit
        url={url}
        text={campaigns("shareText", { title: campaign.title })}
        qr={qrUrl(locale, campaign.slug)}
        labels={{
          share: shared("share"),
          shareOn: campaigns("shareOn", { name: "{name}" }),
          byEmail: shared("byEmail"),
          shareByEmail: shared("shareByEmail"),
          copyLink: campaigns("copyLink"),
          linkCopied: campaigns("linkCopied"),
          copyFailed: campaigns("copyFailed"),
          qr: shared("qr"),
          qrNote: shared("qrNote"),
          qrSave: shared("qrSave"),
        }}
      />
    </Panel>
  );
}
