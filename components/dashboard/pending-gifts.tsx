import { weaves } from "@/components/plots/weaves";
import { cn } from "@/components/ui/cn";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import { pledgeDays, pledgeReminderDays } from "@/lib/donations/rules";
import type { PendingGifts as Pending } from "@/lib/pledges/pending-queries";

type Method = "card";

/**
 * Above the list of donations: the total that is on its way, and what happens until it arrives; in a wide window the
 * newest ones too.
 */
export function PendingGifts({ locale, pending }: { locale: Locale; pending: Pending }) {
  if (pending.count === 0) return null;
  const t = translator(locale, "dashboard");
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const [first, second] = pledgeReminderDays;
  return (
    <section
      data-slot="pending-gifts"
      className="relative mb-6 border border-rule bg-surface py-4 ps-8 pe-4"
      aria-labelledby="pending-gifts"
    >
      <span
        aria-hidden="true"
        className={cn(weaves.expected, "absolute inset-y-0 start-0 w-4 border-y-0 border-s-0")}
      />
      <h2 id="pending-gifts" className="text-h4">
        {t("pendingGifts.title", { n: pending.count, amount: usd(pending.cents) })}
      </h2>
      <p className="mt-1 max-w-measure text-small text-pretty text-soft">
        {t("pendingGifts.note")}
        {pending.pledges > 0
          ? ` ${t("pendingGifts.pledges", {
              first: String(first),
              second: String(second),
              last: String(pledgeDays),
            })}`
          : null}
      </p>
      <ul className="mt-3 max-stack:hidden">
        {pending.newest.map((donation) => (
          <li
            key={donation.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-rule py-2"
          >
            {donation.donor === null ? (
              <b>{t("donors.anonymous")}</b>
            ) : (
              <a className="justify-self-start" href={`/dashboard/donors/${donation.id}`}>
                <b>
                  <bdi>{donation.donor}</bdi>
                </b>
              </a>
            )}
            <b className="num">{usd(donation.cents)}</b>
            <p className="col-span-full truncate text-small text-soft">
              {t("pendingGifts.since", {
                method: t(`methods.${donation.method as Method}`),
                date: formatDate(donation.createdAt, locale),
              })}
              {" · "}
              <bdi>{donation.campaignTitle}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <p
        className={cn(
          "mt-2 stack:mt-0 stack:border-t stack:border-rule stack:pt-3",
          pending.count <= pending.newest.length && "stack:hidden",
        )}
      >
        <a href="/dashboard?tab=donations&status=pending#list">
          {t("pendingGifts.all", { n: pending.count })}
        </a>
      </p>
    </section>
  );
}
