import { Panel } from "@/components/ui/panel";
import { stripOf } from "@/components/ui/strip-of";
import { cn } from "@/components/ui/cn";
import { buttonVariants } from "@/components/ui/button-variants";
import { formatUsd } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import { stripSeed } from "@/lib/donations/strip-seed";
import type { FirstGift, FirstGifts as Gifts } from "@/lib/statistics/first-gifts-queries";
import { thanksPath, type ThanksState } from "@/lib/thanks/rules";

/**
 * An organisation's first donations with the donors' words, shown instead of charts that would still be almost empty.
 */
export function FirstGifts({
  locale,
  gifts,
  thanks,
  mayWrite,
}: {
  locale: Locale;
  gifts: Gifts;
  thanks: Record<string, ThanksState>;
  mayWrite: boolean;
}) {
  const t = translator(locale, "statistics");
  return (
    <Panel top className="mt-6" aria-labelledby="first-gifts">
      <h2 id="first-gifts" className="text-h3">
        {gifts.count === 1 ? t("firstGifts.first") : t("firstGifts.some", { n: gifts.count })}
      </h2>
      <ul className="mt-5 divide-y divide-rule">
        {gifts.newest.map((donation) => (
          <Gift
            key={donation.id}
            locale={locale}
            donation={donation}
            state={mayWrite ? thanks[donation.id] : undefined}
          />
        ))}
      </ul>
      <p className="mt-5 border-t border-rule pt-4 text-small text-soft">{t("firstGifts.plots")}</p>
    </Panel>
  );
}

function Gift({
  locale,
  donation,
  state,
}: {
  locale: Locale;
  donation: FirstGift;
  state: ThanksState | undefined;
}) {
  const t = translator(locale, "statistics");
  return (
    <li
      data-slot="first-gift"
      className="grid gap-x-6 gap-y-3 py-4 first:pt-0 sm:grid-cols-[3rem_minmax(0,1fr)_auto] sm:items-center"
    >
      <i
        aria-hidden="true"
        className="block h-3 woven-x sm:h-12 sm:w-12"
        style={stripOf(stripSeed(donation.id))}
      />
      <div>
        <p className="font-bold">
          {t(donation.monthly ? "firstGifts.gaveMonthly" : "firstGifts.gave", {
            name: donation.donor ?? t("firstGifts.someone"),
            amount: formatUsd(donation.cents, locale),
            campaign: donation.campaign,
          })}
        </p>
        {donation.words === null ? null : (
          <blockquote className="mt-1 border-s-3 border-gold ps-3 text-pretty wrap-anywhere">
            <bdi>{donation.words}</bdi>
          </blockquote>
        )}
      </div>
      {state === "sent" ? <p className="text-small text-soft">{t("firstGifts.thanked")}</p> : null}
      {state === "open" ? (
        <a
          className={cn(buttonVariants({ variant: "primary", size: "sm" }), "min-h-12")}
          href={thanksPath(donation.id)}
        >
          {t("firstGifts.thank")}
        </a>
      ) : null}
    </li>
  );
}
