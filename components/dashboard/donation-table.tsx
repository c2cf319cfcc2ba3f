import { signedInMessages } from "@/lib/forms/messages";
import {
  CellNote,
  cellNoteClass,
  EmptyRow,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { SortHead } from "@/components/ui/sort-head";
import { DonationBadge } from "@/components/dashboard/donation-badge";
import { AskRefund } from "@/components/dashboard/ask-refund";
import { EndGift } from "@/components/donations/end-gift";
import type { FormAction } from "@/components/forms/form";
import { formatDate, formatUsd } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { SumSort } from "@/lib/listing/address";
import type { DonationRow } from "@/lib/donations/ngo-rows";

/** Methods whose money the card provider can give back. */
const card = new Set(["card", "bank_transfer", "google_pay"]);

export type DonationActions = {
  refund?: { ask: FormAction | null; wishes: Map<string, string> };
  end?: FormAction | null;
};

type Props = DonationActions & {
  locale: Locale;
  caption: string;
  donations: DonationRow[];
  none: string;
  sort: SumSort;
  /** the address of another order */
  sortHref: (sort: string) => string;
  /** the donor's own page, from each row that shows who it is */
  linked?: boolean;
};

/** An organisation's donations (DASH-060): under 700 px each row is an entry whose figures have their labels. */
export function DonationTable({
  locale,
  caption,
  donations,
  none,
  sort,
  sortHref,
  linked = false,
  refund,
  end = null,
}: Props) {
  const t = translator(locale, "dashboard");
  const order = { sort, href: sortHref, first: "down" as const };
  return (
    <Table caption={caption}>
      <TableHeader>
        <TableRow>
          <TableHead>{t("donations.id")}</TableHead>
          <TableHead>{t("donations.donor")}</TableHead>
          <SortHead label={t("donations.amount")} right up="least" down="most" {...order} />
          <TableHead>{t("donations.campaign")}</TableHead>
          <SortHead label={t("donations.date")} up="old" down="new" {...order} />
          <TableHead>{t("donations.status")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {donations.map((d) => (
          <TableRow key={d.id}>
            <TableCell place="id" className="num">
              {d.ref}
            </TableCell>
            <TableCell place="main">
              <DonorCell
                locale={locale}
                donation={d}
                linked={linked}
                wish={refund?.wishes.get(d.id)}
              />
            </TableCell>
            <TableCell
              place="amt"
              right
              className="font-bold num"
              data-label={t("donations.amount")}
            >
              <AmountCell locale={locale} donation={d} />
            </TableCell>
            <TableCell place="sub" data-label={t("donations.campaign")}>
              {d.campaignTitle}
            </TableCell>
            <TableCell place="meta" className="num" data-label={t("donations.date")}>
              {formatDate(d.at, locale)}
            </TableCell>
            <TableCell place="end">
              <DonationBadge locale={locale} status={d.status} />
              {refund?.ask && refundable(d) && refund.wishes.get(d.id) !== "open" ? (
                <AskRefund locale={locale} donationId={d.id} number={d.ref} ask={refund.ask} />
              ) : null}
              {end && d.monthly ? (
                <EndMonthly locale={locale} donation={d} gift={d.monthly} end={end} />
              ) : null}
            </TableCell>
          </TableRow>
        ))}
        {donations.length === 0 ? <EmptyRow span={6}>{none}</EmptyRow> : null}
      </TableBody>
    </Table>
  );
}

function EndMonthly({
  locale,
  donation: d,
  gift,
  end,
}: {
  locale: Locale;
  donation: DonationRow;
  gift: NonNullable<DonationRow["monthly"]>;
  end: FormAction;
}) {
  const t = translator(locale, "dashboard");
  return (
    <EndGift
      giftId={gift.id}
      end={end}
      messages={signedInMessages(locale)}
      before={<span className="sr-only"> {d.ref}</span>}
      words={{
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

/** A donation whose money the card provider holds, or what is left of it. */
const refundable = (d: DonationRow): boolean =>
  d.kind !== "pledge" &&
  card.has(d.method) &&
  (d.status === "completed" || d.status === "partlyRefunded");

/** Who gave, for whom, how often, what the organisation asked, and the donor's own words. */
function DonorCell({
  locale,
  donation: d,
  linked,
  wish,
}: {
  locale: Locale;
  donation: DonationRow;
  linked: boolean;
  wish: string | undefined;
}) {
  const t = translator(locale, "dashboard");
  const name = <b>{d.donor ?? t("donors.anonymous")}</b>;
  return (
    <>
      {linked && d.donor !== null && d.status !== "failed" ? (
        <a href={`/dashboard/donors/${d.id}`}>{name}</a>
      ) : (
        name
      )}
      <CellNote className="hidden max-stack:block">
        {t("donations.id")}: <span className="whitespace-nowrap">{d.ref}</span>
      </CellNote>
      {d.dedicationType && d.dedicationName ? (
        <CellNote>
          {t(d.dedicationType === "memory" ? "donations.memory" : "donations.honour", {
            name: d.dedicationName,
          })}
        </CellNote>
      ) : null}
      {d.kind === "monthly" ? <CellNote>{t("donations.monthly")}</CellNote> : null}
      {d.kind !== "monthly" && d.wishesMonthly ? (
        <CellNote>{t("donations.wishesMonthly")}</CellNote>
      ) : null}
      {wish === "open" ? <CellNote>{t("donations.wishOpen")}</CellNote> : null}
      {wish === "declined" ? <CellNote>{t("donations.wishDeclined")}</CellNote> : null}
      {d.message ? (
        <details className={cellNoteClass}>
          <summary className="cursor-pointer py-1">{t("donations.note")}</summary>
          <p className="whitespace-pre-wrap">{d.message}</p>
        </details>
      ) : null}
    </>
  );
}

/** What was given, and what arrived of it. */
function AmountCell({ locale, donation: d }: { locale: Locale; donation: DonationRow }) {
  const t = translator(locale, "dashboard");
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  return (
    <>
      {usd(d.amountCents)}
      {d.netCents !== null && d.netCents !== d.amountCents ? (
        <CellNote className="font-normal">
          {t("donations.net", { amount: usd(d.netCents) })}
        </CellNote>
      ) : null}
      {d.feeCents !== null && d.feeCents > 0n ? (
        <CellNote className="font-normal">
          {t("donations.fee", { amount: usd(d.feeCents) })}
        </CellNote>
      ) : null}
    </>
  );
}
