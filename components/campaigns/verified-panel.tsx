import { NgoLogo } from "@/components/ngos/ngo-logo";
import { cn } from "@/components/ui/cn";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { countryName } from "@/lib/countries";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/money/money";

type Props = { locale: Locale; campaign: CampaignDetail };
type Standing = "verified" | "suspended" | "expired";
const panelLooks: Record<Standing, { panel: string; head: string }> = {
  verified: { panel: "border-leaf", head: "bg-leaf text-white" },
  suspended: { panel: "border-gold", head: "bg-gold-tint" },
  expired: { panel: "border-gold", head: "bg-gold-tint" },
};

function standingOf({ verified, suspended }: Props["campaign"]["ngo"]): Standing {
  if (verified) return "verified";
  return suspended ? "suspended" : "expired";
}

/** Who is behind the campaign. Green, and with what was checked, only while the organisation is verified. */
export function VerifiedPanel({ locale, campaign }: Props) {
  const t = translator(locale, "campaigns");
  const standing = standingOf(campaign.ngo);
  const look = panelLooks[standing];
  const titles: Record<Standing, string> = {
    verified: t("verifiedOrganisation"),
    suspended: translator(locale, "dashboard")("verification.suspended"),
    expired: translator(locale, "ngos")("expired"),
  };
  return (
    <section
      data-slot="verified-panel"
      data-state={standing}
      className={cn(
        "border-2 bg-surface max-lg:order-4 max-lg:mt-12 short:col-start-1 short:row-start-3 short:mt-12",
        look.panel,
      )}
      aria-labelledby="verified"
    >
      <h2
        id="verified"
        className={cn(
          "flex items-center gap-[0.6rem] px-5 py-[0.7rem] font-text text-dense leading-[1.3] tracking-normal",
          look.head,
        )}
      >
        {standing === "verified" ? (
          <VerifiedBadge className="text-white [--check:var(--color-leaf)]" />
        ) : null}{" "}
        {titles[standing]}
      </h2>
      <div className="p-5">
        <div className="flex items-center gap-[0.9rem]">
          <NgoLogo
            name={campaign.ngo.name}
            seed={campaign.ngo.id}
            imageKey={campaign.ngoImageKey}
          />
          <div>
            <p className="leading-[1.25] font-bold">{campaign.ngo.name}</p>
            <p className="text-small text-soft">
              {campaign.ngoCountry ? countryName(campaign.ngoCountry, locale) : ""}
            </p>
          </div>
        </div>
        {standing === "verified" ? (
          <DetailList className="mt-[0.9rem]">
            <DetailRow label={t("certificate")}>{t("checked")}</DetailRow>
            {campaign.ngoVerifiedUntil ? (
              <DetailRow label={t("verifiedUntil")}>
                {formatDate(campaign.ngoVerifiedUntil, locale)}
              </DetailRow>
            ) : null}
          </DetailList>
        ) : null}
        <p className="mt-[0.6rem]">
          <a href={localePath(locale, `/ngo-campaigns/${campaign.ngo.id}`)} className="font-bold">
            {t("organisationPage")}
          </a>
        </p>
      </div>
    </section>
  );
}
