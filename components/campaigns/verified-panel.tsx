import { NgoLogo } from "@/components/ngos/ngo-logo";
import { StandingPanel } from "@/components/ngos/standing-panel";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { countryName } from "@/lib/country-name";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";

/** Who is behind the campaign. */
export function VerifiedPanel({ locale, campaign }: { locale: Locale; campaign: CampaignDetail }) {
  const { ngo } = campaign;
  return (
    <StandingPanel
      locale={locale}
      ngo={{ ...ngo, verifiedUntil: campaign.ngoVerifiedUntil }}
      className="max-lg:order-4 max-lg:mt-12 short:col-start-1 short:row-start-3 short:mt-12"
      before={
        <div className="flex items-center gap-[0.9rem]">
          <NgoLogo name={ngo.name} seed={ngo.id} imageKey={campaign.ngoImageKey} />
          <div>
            <p className="leading-[1.25] font-bold">
              <bdi>{ngo.name}</bdi>
            </p>
            <p className="text-small text-soft">
              {campaign.ngoCountry ? countryName(campaign.ngoCountry, locale) : ""}
            </p>
          </div>
        </div>
      }
      after={
        <p className="mt-[0.6rem]">
          <a href={localePath(locale, `/ngo-campaigns/${ngo.id}`)} className="font-bold">
            {translator(locale, "campaigns")("organisationPage")}
          </a>
        </p>
      }
    />
  );
}
