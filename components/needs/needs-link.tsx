import { buttonVariants } from "@/components/ui/button-variants";
import { Panel } from "@/components/ui/panel";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** Links from a campaign's form to its list of needs. */
export function NeedsLink({ locale, campaignId }: { locale: Locale; campaignId: string }) {
  const t = translator(locale, "needs");
  const m = translator(locale, "matches");
  const r = translator(locale, "recordedGifts");
  const e = translator(locale, "embeds");
  return (
    <Panel aria-labelledby="needs" className="mb-8 max-w-[44rem]">
      <h2 id="needs" className="text-h4">
        {t("manage")}
      </h2>
      <p className="mt-2 mb-4 text-soft">{t("manageIntro")}</p>
      <a
        className={buttonVariants({ variant: "outline", size: "sm" })}
        href={`/dashboard/campaigns/needs/${campaignId}`}
      >
        {t("manageLink")}
      </a>
      <p className="mt-6 mb-4 text-soft">{m("manageIntro")}</p>
      <a
        className={buttonVariants({ variant: "outline", size: "sm" })}
        href={`/dashboard/campaigns/matches/${campaignId}`}
      >
        {m("manageLink")}
      </a>
      <p className="mt-6 mb-4 text-soft">{r("manageIntro")}</p>
      <a
        className={buttonVariants({ variant: "outline", size: "sm" })}
        href={`/dashboard/recorded-gifts?campaign=${campaignId}`}
      >
        {r("manageLink")}
      </a>
      <p className="mt-6 mb-4 text-soft">{e("manageIntro")}</p>
      <a
        className={buttonVariants({ variant: "outline", size: "sm" })}
        href={`/dashboard/campaigns/embed/${campaignId}`}
      >
        {e("manageLink")}
      </a>
    </Panel>
  );
}
