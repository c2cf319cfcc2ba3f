import { cn } from "@/components/ui/cn";
import { lengthOf } from "@/components/plots/axis";
import { WovenBar } from "@/components/plots/woven-bar";
import { CampaignBars } from "@/components/dashboard/overview/campaign-bars";
import { centsOf, monthsFinding } from "@/components/dashboard/overview/finding";
import { GivingFacts } from "@/components/dashboard/overview/giving-facts";
import { MoneyWay } from "@/components/dashboard/overview/money-way";
import { MonthBars } from "@/components/dashboard/overview/month-bars";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { MonthSum, NgoOverview } from "@/lib/statistics/overview-queries";

const dark = "on-dark bg-bg text-fg [--color-bg:var(--color-ink)] print:[--color-bg:#fff]";
const room = "px-[clamp(1.25rem,0.8rem+1.6vw,2rem)]";

/** The organisation's donations as charts; on other tabs collapsed to one sentence. Expands without a script. */
export function Overview({
  locale,
  overview,
  open,
  at,
}: {
  locale: Locale;
  overview: NgoOverview;
  open: boolean;
  at: Date;
}) {
  const t = translator(locale, "statistics");
  return (
    <details data-slot="overview" open={open} className="group/overview mt-6">
      <summary
        className={cn(
          dark,
          room,
          "grid cursor-pointer list-none items-center gap-x-8 gap-y-3 py-4 group-open/overview:pt-[clamp(1.25rem,0.8rem+1.6vw,2rem)] group-open/overview:pb-2 sm:grid-cols-[minmax(0,1fr)_auto_auto] [&::-webkit-details-marker]:hidden",
        )}
      >
        <h2 className="text-h4 group-open/overview:text-h3">
          <span className="sr-only">{t("overview.label")}: </span>
          {monthsFinding(locale, overview.months)}
        </h2>
        <MiniBars months={overview.months} />
        <span className="text-small font-semibold underline decoration-link decoration-2 underline-offset-[0.2em] print:hidden">
          <span className="group-open/overview:hidden">{t("overview.open")}</span>
          <span className="hidden group-open/overview:inline">{t("overview.fold")}</span>
        </span>
      </summary>
      <div className="space-y-6">
        <div className={cn(dark, room, "pb-3")}>
          <MonthBars
            locale={locale}
            months={overview.months}
            expected={overview.expected}
            at={at}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,12fr)_minmax(0,10fr)]">
          <CampaignBars locale={locale} campaigns={overview.campaigns} at={at} />
          <MoneyWay locale={locale} money={overview.money} donors={overview.donors} />
        </div>
        <GivingFacts locale={locale} overview={overview} />
      </div>
    </details>
  );
}

/** While there are few donations: where the money is, and how far the campaigns are. */
export function FewGifts({ locale, overview, at }: Omit<Parameters<typeof Overview>[0], "open">) {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,12fr)_minmax(0,10fr)]">
      <CampaignBars locale={locale} campaigns={overview.campaigns} at={at} />
      <MoneyWay locale={locale} money={overview.money} donors={overview.donors} />
    </div>
  );
}

/** A small chart of the months, shown while the panel is collapsed; decorative, since the finding is next to it. */
function MiniBars({ months }: { months: MonthSum[] }) {
  const most = months.reduce((top, m) => (centsOf(m) > top ? centsOf(m) : top), 1n);
  return (
    <div
      aria-hidden="true"
      className="flex h-11 w-44 items-end gap-1 border-b-2 border-fg group-open/overview:hidden max-sm:w-full"
    >
      {months.map((m, i) => (
        <WovenBar
          key={m.month.toISOString()}
          weave={i === months.length - 1 ? "now" : "once"}
          length={lengthOf(centsOf(m), most)}
          className="h-(--length) flex-1"
        />
      ))}
    </div>
  );
}
