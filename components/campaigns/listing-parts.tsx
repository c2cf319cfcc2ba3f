import { X } from "lucide-react";
import { CampaignCard } from "@/components/campaigns/campaign-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { stripOf } from "@/components/ui/strip-of";
import type { CampaignCard as Campaign } from "@/lib/campaigns/schema";
import { fundPath } from "@/lib/fund";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";

export type Chip = { label: string; /** the list without this filter */ href: string };

/** The active filters of a list, as links that remove them. */
export function Chips({ locale, chips }: { locale: Locale; chips: Chip[] }) {
  const t = translator(locale, "campaigns");
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t("takeOff")}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <a
            className="inline-flex min-h-10 items-center gap-2 border-2 border-control bg-surface px-3 text-small leading-[1.3] font-semibold wrap-anywhere no-underline hover:border-ink"
            href={href}
            aria-label={`${t("takeOff")}: ${label}`}
          >
            {label} <X className="size-4 shrink-0" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The sort orders of a list as links; the current one is marked. */
export function SortLinks({
  locale,
  sorts,
}: {
  locale: Locale;
  sorts: { label: string; href: string; current: boolean }[];
}) {
  const t = translator(locale, "campaigns");
  return (
    <nav className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small" aria-label={t("sort")}>
      {/* on a line of its own on a phone: otherwise the fallback font wraps the links differently, and the page below moves when the font arrives */}
      <span className="text-soft max-md:basis-full" aria-hidden="true">
        {t("sort")}
      </span>
      {sorts.map(({ label, href, current }) => (
        <a
          key={label}
          className="inline-flex min-h-10 items-center font-semibold decoration-transparent hover:decoration-link aria-[current]:font-bold aria-[current]:decoration-link"
          href={href}
          {...(current ? { "aria-current": "true" as const } : {})}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Shown for an empty result: a drawing, a link back, and three similar campaigns. */
export function NothingFound({
  locale,
  near,
  total,
}: {
  locale: Locale;
  near: Campaign[];
  /** the list of all campaigns */
  total: number;
}) {
  const t = translator(locale, "campaigns");
  return (
    <>
      <div className="grid border border-rule bg-surface md:grid-cols-2">
        <div
          className="relative min-h-28 overflow-hidden warp [--warp-gap:11px] [--warp-ink:var(--color-ink)] [--warp-line:1.5px] md:min-h-80 rtl:-scale-x-100"
          aria-hidden="true"
        >
          <i className="absolute start-0 top-1/2 h-2 w-[48%] -translate-y-1/2 bg-[repeating-linear-gradient(90deg,var(--color-gold)_0_12px,transparent_12px_22px)]" />
          <i className="absolute start-[48%] top-1/2 h-4 w-18 -translate-y-1/2 bg-clay [clip-path:polygon(0_0,78%_0,100%_50%,78%_100%,0_100%)]" />
        </div>
        <div className="p-6 md:self-center md:p-10">
          <h2 className="text-h2">
            <span role="status">{t("none")}</span>
          </h2>
          <p className="mt-4 text-soft">{t("noneText", { n: total })}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a className={buttonVariants()} href={localePath(locale, "/campaigns")}>
              {t("reset")}
            </a>
            <a
              className={buttonVariants({ variant: "outline" })}
              href={localePath(locale, fundPath)}
            >
              {t("giveFund")}
            </a>
          </div>
        </div>
      </div>
      {near.length > 0 ? (
        <section className="mt-12" aria-labelledby="near">
          <h2 id="near" className="mb-6 text-h3">
            {t("near")}
          </h2>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-gutter">
            {near.map((campaign) => (
              <CampaignCard key={campaign.id} locale={locale} campaign={campaign} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}

/** Fills the last cell of a full page in three columns. */
export function FundTile({ locale }: { locale: Locale }) {
  const t = translator(locale, "campaigns");
  return (
    <div className="on-dark hidden flex-col xl:flex">
      <div
        className="min-h-40 flex-1 bg-(image:--strip) bg-cover"
        style={stripOf("frontline-fund", { cols: 6, rows: 4 })}
        aria-hidden="true"
      />
      <div className="p-6">
        <h2 className="text-h3">{t("notSure")}</h2>
        <p className="mt-3 mb-6 text-soft">{t("notSureText")}</p>
        <a
          className={buttonVariants({ variant: "outline", full: true })}
          href={localePath(locale, fundPath)}
        >
          {t("seeFund")}
        </a>
      </div>
    </div>
  );
}
