import { ArrowRight } from "lucide-react";
import { CampaignCard } from "@/components/campaigns/campaign-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { WovenColumn } from "@/components/ui/woven-column";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import type { CampaignCard as Campaign } from "@/lib/campaigns/schema";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { NgoCard } from "@/lib/ngos/public-queries";

/** for the first of three: two columns wide, with larger text */
const wide =
  "md:col-span-2 lg:row-span-2 lg:[&_[data-slot=cover]]:aspect-auto lg:[&_[data-slot=cover]]:min-h-0 lg:[&_[data-slot=cover]]:flex-1 lg:[&>[data-none]]:object-left-bottom lg:[&_[data-slot=card-body]]:flex-none md:[&_[data-slot=card-body]]:p-8 md:[&_[data-slot=card-text]]:line-clamp-4 md:[&_[data-slot=card-text]]:text-body md:[&_[data-slot=card-title]]:text-h2 md:[&_[data-slot=card-title]]:leading-[1.02]";

/** The campaigns that end soonest: one wide, two next to it. Renders nothing if there are fewer than three. */
export function EndingSoonest({
  locale,
  campaigns,
  total,
}: {
  locale: Locale;
  campaigns: Campaign[];
  /** the list of all campaigns */
  total: number;
}) {
  const t = translator(locale, "landing");
  if (campaigns.length < 3) return null;
  return (
    <div className="wrap pt-section" data-slot="ending-soonest">
      <h2 className="mb-6 text-h2">{t("endingSoonest")}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-gutter md:grid-cols-2 lg:grid-cols-3">
        {campaigns.map((campaign, i) => (
          <CampaignCard
            key={campaign.id}
            locale={locale}
            campaign={campaign}
            className={i === 0 ? wide : undefined}
            wide={i === 0}
          />
        ))}
      </div>
      <p className="mt-6">
        <a
          className={buttonVariants({ variant: "outline", className: "flex-wrap" })}
          href={localePath(locale, "/campaigns")}
        >
          {t("seeCampaigns", { n: total })} <ArrowRight aria-hidden="true" />
        </a>
      </p>
    </div>
  );
}

/** Some verified organisations, each shown by its own strip. */
export function VerifiedOrganisations({
  locale,
  ngos,
  total,
}: {
  locale: Locale;
  ngos: NgoCard[];
  /** the list of all organisations */
  total: number;
}) {
  const t = translator(locale, "landing");
  if (ngos.length === 0) return null;
  return (
    <div className="wrap py-section" data-slot="verified-organisations">
      <h2 className="mb-6 text-h2">{t("verifiedOrganisations")}</h2>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 lg:grid-cols-6">
        {ngos.map((ngo) => (
          <li key={ngo.id} className="relative">
            <WovenColumn
              seed={ngo.id}
              cols={2}
              rows={4}
              className="h-28 border-t-5 border-ink lg:h-44"
            />
            <h3 className="mt-3 font-text text-dense leading-[1.25] font-bold tracking-normal">
              <VerifiedBadge />{" "}
              <a
                className="decoration-transparent after:absolute after:inset-0 hover:decoration-link"
                href={localePath(locale, `/ngo-campaigns/${ngo.id}`)}
              >
                <bdi>{ngo.name}</bdi>
              </a>
            </h3>
            <p className="mt-1 text-small text-soft">
              {ngo.country}
              <br />
              {translator(locale, "ngos")("campaigns", { n: ngo.campaignCount })}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a
          className={buttonVariants({ variant: "outline", className: "flex-wrap" })}
          href={localePath(locale, "/ngos")}
        >
          {t("seeNgos", { n: total })} <ArrowRight aria-hidden="true" />
        </a>
      </p>
    </div>
  );
}
