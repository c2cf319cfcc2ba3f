import { ShareKit } from "@/components/share/share-kit";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { qrUrl } from "@/lib/share/urls";

type Props = {
  locale: Locale;
  campaign: Pick<CampaignDetail, "slug" | "title" | "status">;
  /** path without the language */
  path: string;
  /** full address */
  url: string;
};

/** Sharing a campaign; the text is the specification's (OP-014). */
export function CampaignShare({ locale, campaign, path, url }: Props) {
  const t = translator(locale, "campaigns");
  const shared = translator(locale, "success");
  const title = campaign.title.replace(/[&"<>]/g, (c) => `&#${c.charCodeAt(0)};`);
  return (
    <div id="share" className="mt-5 border-t border-rule pt-[1.1rem] print:hidden">
      <h2 className="mb-[0.6rem] font-text text-small leading-[1.3] font-bold tracking-normal">
        {campaign.status === "completed" ? t("shareResult") : t("shareTitle")}
      </h2>
      <ShareKit
        url={url}
        text={t("shareText", { title: campaign.title })}
        qr={qrUrl(locale, campaign.slug)}
        labels={{
          share: shared("share"),
          shareOn: t("shareOn", { name: "{name}" }),
          byEmail: shared("byEmail"),
          shareByEmail: shared("shareByEmail"),
          copyLink: t("copyLink"),
          linkCopied: t("linkCopied"),
          copyFailed: t("copyFailed"),
          qr: shared("qr"),
          qrNote: shared("qrNote"),
          qrSave: shared("qrSave"),
        }}
        compact={{
          embed: {
            label: t("embedCode"),
            text: `<iframe src="${url}/embed" width="100%" height="500" style="border:0" title="${title}"></iframe>`,
            done: t("embedCopied"),
          },
          poster: { href: localePath(locale, `${path}/poster`), label: t("poster") },
        }}
      />
    </div>
  );
}
