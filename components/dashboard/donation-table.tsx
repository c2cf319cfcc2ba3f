import { ChevronDown } from "lucide-react";
import { signedInMessages } from "@/lib/forms/messages";
import {
  EmptyRow,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { cn } from "@/components/ui/cn";
import { rowLinkClass } from "@/components/ui/row-link";
import { SortHead } from "@/components/ui/sort-head";
import { AmountCell, DonorCell, foldedClass } from "@/components/dashboard/donation-cells";
import { DonationBadge } from "@/components/dashboard/donation-badge";
import { EndMonthlyGift } from "@/components/donations/end-monthly-gift";
import { ThanksLink } from "@/components/thanks/thanks-link";
import type { ThanksState } from "@/lib/thanks/rules";
import type { FormAction } from "@/components/forms/form";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { SumSort } from "@/lib/listing/address";
import type { DonationRow } from "@/lib/donations/ngo-rows";

/** Methods that can be refunded through the card provider. */
const card = new Set(["card", "bank_transfer", "google_pay"]);

export type DonationActions = {
  refund?: { ask: FormAction | null; wishes: Map<string, string> };
  end?: FormAction | null;
  /** by donation: whether its donor has been thanked or can be */
  thanks?: Record<string, ThanksState>;
};

type Props = DonationActions & {
  locale: Locale;
  caption: string;
  donations: DonationRow[];
  none: string;
  sort: SumSort;
  /** address of the list in another order */
  sortHref: (sort: string) => string;
  /** rows that identify the donor link to the donor's own page */
  linked?: boolean;
  /** for the list on a donor's page: its rows begin with the campaign */
  ofDonor?: string;
  /** the list's address with its query, to which an action returns */
  back?: string;
};

/** An organisation's donations (DASH-060). */
export function DonationTable({
  locale,
  caption,
  donations,
  none,
  sort,
  sortHref,
  linked = false,
  ofDonor,
  back = "",
  refund,
  end = null,
  thanks = {},
}: Props) {
  const t = translator(locale, "dashboard");
  const order = { sort, href: sortHref, first: "down" as const };
  return (
    <Table wide caption={caption}>
      <TableHeader>
        <TableRow>
          <TableHead>{t("donations.id")}</TableHead>
          <TableHead>{t(ofDonor ? "donations.campaign" : "donations.donor")}</TableHead>
          <SortHead label={t("donations.amount")} right up="least" down="most" {...order} />
          {ofDonor ? null : <TableHead>{t("donations.campaign")}</TableHead>}
          <SortHead label={t("donations.date")} up="old" down="new" {...order} />
          <TableHead>{t("donations.status")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {donations.map((d) => (
          <TableRow
            key={d.id}
            className="entries:grid-cols-[minmax(0,1fr)_auto_2.5rem] entries:gap-x-3 entries:py-2 entries:ps-3 entries:pe-1"
          >
            <TableCell place="id" className="num entries:hidden">
              {d.ref}
            </TableCell>
            <TableCell place="main" className="entries:row-span-2">
              <DonorCell
                locale={locale}
                donation={d}
                linked={linked}
                ofDonor={ofDonor}
                refundRequest={refund?.wishes.get(d.id)}
              />
            </TableCell>
            <TableCell place="amt" right className="self-start font-bold num">
              <AmountCell locale={locale} donation={d} />
            </TableCell>
            {ofDonor ? null : (
              <TableCell place="sub" className="entries:hidden">
                <bdi>{d.campaignTitle}</bdi>
              </TableCell>
            )}
            <TableCell place="meta" className="num entries:hidden">
              {formatDate(d.at, locale)}
            </TableCell>
            <TableCell className="entries:contents">
              <span className="entries:col-start-2 entries:row-start-2 entries:self-start entries:text-end">
                <DonationBadge locale={locale} status={d.status} />
              </span>
              <RowFold label={t("donations.details", { ref: d.ref })} />
              <div className={rowActsClass}>
                <ThanksLink locale={locale} donationId={d.id} number={d.ref} state={thanks[d.id]} />
                {refund?.ask && mayAskRefund(d, refund.wishes) ? (
                  <p>
                    <a className={rowLinkClass} href={`${back}&refund=${d.id}`}>
                      {t("donations.askRefund")}
                      <span className="sr-only"> {d.ref}</span>
                    </a>
                  </p>
                ) : null}
                {end && d.monthly ? (
                  <EndMonthly locale={locale} donation={d} gift={d.monthly} end={end} back={back} />
                ) : null}
              </div>
            </TableCell>
          </TableRow>
        ))}
        {donations.length === 0 ? <EmptyRow span={ofDonor ? 5 : 6}>{none}</EmptyRow> : null}
      </TableBody>
    </Table>
  );
}

/** The actions that are available for a donation. */
const rowActsClass = cn(
  "empty:hidden entries:col-span-full entries:flex entries:flex-wrap entries:items-center entries:gap-x-4 entries:pe-2 entries:[&>details[open]]:basis-full",
  foldedClass,
);

/** Expands the rest of an entry: a checkbox, so that it needs no script. */
function RowFold({ label }: { label: string }) {
  return (
    <label className="hidden cursor-pointer place-items-center self-stretch has-focus-visible:outline-3 has-focus-visible:outline-focus-out entries:col-start-3 entries:row-span-2 entries:row-start-1 entries:grid">
      <input
        type="checkbox"
        data-slot="row-fold"
        className="peer sr-only"
        aria-label={label}
        autoComplete="off"
      />
      <ChevronDown aria-hidden="true" className="size-6 text-soft peer-checked:rotate-180" />
    </label>
  );
}

function EndMonthly({
  locale,
  donation: d,
  gift,
  end,
  back,
}: {
  locale: Locale;
  donation: DonationRow;
  gift: NonNullable<DonationRow["monthly"]>;
  end: FormAction;
  back: string;
}) {
  const t = translator(locale, "dashboard");
  return (
    <EndMonthlyGift
      monthlyGiftId={gift.id}
      end={end}
      back={back}
      messages={signedInMessages(locale)}
      before={<span className="sr-only"> {d.ref}</span>}
      labels={{
        open: t("donations.end"),
        label: t("donations.endOf", { ref: d.ref }),
        text: t("donations.endText", {
          amount: formatUsd(gift.cents, locale, { exact: true }),
        }),
        yes: t("donations.endYes"),
        ending: t("donations.ending"),
      }}
    />
  );
}

/**
 * Whether the organisation may request a refund: the card provider holds money of the donation, and there is no request
 * yet.
 */
export const mayAskRefund = (d: DonationRow, wishes: Map<string, string>): boolean =>
  d.kind !== "pledge" &&
  card.has(d.method) &&
  (d.status === "completed" || d.status === "partlyRefunded") &&
  wishes.get(d.id) !== "open";
