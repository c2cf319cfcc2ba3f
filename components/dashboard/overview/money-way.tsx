import { cn } from "@/components/ui/cn";
import { Panel } from "@/components/ui/panel";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatDate } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import { holdLink } from "@/lib/payouts/hold-links";
import type { MoneyOnItsWay } from "@/lib/statistics/overview-queries";

type Props = { locale: Locale; money: MoneyOnItsWay; donors: number };

type Stop = {
  key: string;
  label: string;
  cents: bigint;
  text: string;
  look: string;
  link?: ReturnType<typeof holdLink>;
};

const thread =
  "before:absolute before:top-2 before:-bottom-2 before:start-[9px] before:w-1.5 last:before:hidden before:bg-[repeating-linear-gradient(0deg,var(--color-leaf)_0_6px,var(--color-forest)_6px_12px)]";
const waiting =
  "before:bg-[repeating-linear-gradient(180deg,var(--color-gold)_0_9px,transparent_9px_15px)]";
const post = "after:absolute after:top-1 after:start-0 after:h-3 after:w-6 after:bg-leaf";
const here = "after:bg-gold after:shadow-[0_0_0_2px_var(--color-ink)]";

/** Where the organisation's money is, in four stages from the donor to its bank. */
export function MoneyWay({ locale, money, donors }: Props) {
  const t = translator(locale, "statistics");
  const words = translator(locale, "dashboard");
  const usd = (cents: bigint) => formatUsd(cents, locale);
  const stops: Stop[] = [
    {
      key: "given",
      label: t("money.given"),
      cents: money.givenCents,
      text: [
        t("money.givenBy", { n: donors, count: formatCount(donors, locale) }),
        ...(money.archivedCents > 0n
          ? [t("money.givenDeleted", { amount: usd(money.archivedCents) })]
          : []),
      ].join(" "),
      look: "",
    },
    {
      key: "balance",
      label: t("money.balance"),
      cents: money.balanceCents,
      text: balanceText(locale, money),
      link:
        money.balanceCents < 0n || money.next.block === null ? null : holdLink(money.next.block),
      look: cn(waiting, money.balanceCents > 0n && here),
    },
    {
      key: "transit",
      label: t("money.transit"),
      cents: money.inTransitCents,
      text: t(money.inTransitCents > 0n ? "money.transitSome" : "money.transitNone"),
      look: cn(waiting, money.inTransitCents > 0n && here),
    },
    {
      key: "paid",
      label: t("money.paid"),
      cents: money.paidCents,
      text: paidText(locale, money),
      look: "",
    },
  ];
  return (
    <Panel aria-labelledby="overview-money" className="flex flex-col">
      <h2 id="overview-money" className="text-h3">
        {finding(locale, money)}
      </h2>
      <p className="mt-2 text-small text-soft">{t("money.intro", { zero: usd(0n) })}</p>
      <ol className="mt-6 grid flex-1">
        {stops.map((stop) => (
          <li
            key={stop.key}
            className={cn(
              "relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 gap-y-[0.1rem] ps-12 pb-6 last:pb-0",
              thread,
              post,
              stop.look,
            )}
          >
            <h3 className="font-text text-body leading-[1.3] font-bold tracking-normal">
              {stop.label}
            </h3>
            <b className="font-display text-h4 num">{usd(stop.cents)}</b>
            <p className="col-span-full text-small leading-[1.4] text-pretty text-soft">
              {stop.text}
              {stop.link ? (
                <>
                  {" "}
                  <a href={stop.link.href}>{words(`payouts.mend.${stop.link.label}`)}</a>
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-6 border-t border-rule pt-4">
        <a href="/dashboard?tab=donations#payouts">{t("money.all")}</a>
      </p>
    </Panel>
  );
}

function finding(locale: Locale, money: MoneyOnItsWay): string {
  const t = translator(locale, "statistics");
  const due = money.balanceCents + money.inTransitCents;
  if (due > 0n) return t("money.due", { amount: formatUsd(due, locale) });
  if (due < 0n) return t("money.owed", { amount: formatUsd(-due, locale) });
  return t(money.paidCents > 0n ? "money.paidAll" : "money.nothing");
}

function balanceText(locale: Locale, { balanceCents, next }: MoneyOnItsWay): string {
  const t = translator(locale, "statistics");
  if (balanceCents < 0n) return t("money.negative");
  if (next.block !== null) {
    const reason = translator(locale, "dashboard")(`payouts.holds.${next.block}`, {
      date: next.heldUntil ? formatDate(next.heldUntil, locale) : "",
    });
    return `${t("money.held")} ${reason}`;
  }
  if (next.open) return t("money.waits");
  if (next.dueCents > 0n) return t("money.leaves", { date: formatDate(next.nextRunAt, locale) });
  return t("money.below", { minimum: formatUsd(next.minimumCents, locale) });
}

function paidText(locale: Locale, { payouts, lastPayout }: MoneyOnItsWay): string {
  const t = translator(locale, "statistics");
  if (!lastPayout) return t("money.paidNone");
  return t(lastPayout.account === null ? "money.paidSome" : "money.paidAccount", {
    n: payouts,
    amount: formatUsd(lastPayout.cents, locale),
    date: formatDate(lastPayout.at, locale),
    account: lastPayout.account ?? "",
  });
}
