import { Address } from "@/components/ui/address";
import {
  choice,
  pageSize,
  param,
  readList,
  sumSorts,
  type SearchParams,
} from "@/lib/listing/address";
import { guardAdmin, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import {
  consoleDonation,
  consoleDonations,
  type ConsoleDonation,
} from "@/lib/donations/console-queries";
import { KeptWords } from "@/components/donations/kept-words";
import { UnpaidMonthlyGifts } from "@/components/donations/unpaid-monthly-gifts";
import { endMonthlyGiftAction } from "@/lib/monthly-gifts/console-actions";
import { unpaidMonthlyGiftsFound } from "@/lib/monthly-gifts/unpaid-queries";
import { keptWords } from "@/lib/support-words/queries";
import type { UserActor } from "@/lib/auth/actor";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { ConsoleTitle, ViewTabs } from "@/components/admin/console-parts";
import { DonationActions } from "@/components/admin/donation-actions";
import { RefundDialog } from "@/components/admin/refund-dialog";
import { ListTable } from "@/components/admin/list-table";
import { WaitingOrders } from "@/components/admin/waiting-orders";
import { aloneRoomCents, waitingOrders } from "@/lib/money-orders/queries";
import { CellNote, type Column } from "@/components/ui/table";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";

export const generateMetadata = titled((locale) => translator(locale, "layout")("gifts"));

const views = ["wished", "words"] as const;

type Method = "card";
type Status = "refunded";
type Step = "pending";
const variants: Record<string, BadgeKind> = {
  succeeded: "on",
  confirmed: "on",
  partially_refunded: "soon",
  disputed: "bad",
  dispute_lost: "bad",
};

/** Paid donations: full or partial refunds, and refunds requested by organisations. */
export default async function GiftsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await guardAdmin("/admin/gifts");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "admin");
  const view = choice(views, param(params, "show")) ?? "";
  const wished = view === "wished";
  const list = readList("/admin/gifts", params, sumSorts, { show: view });
  const { search, sort, page, href } = list;
  const { gifts, total } = await consoleDonations(actor, {
    search,
    wished,
    sort,
    page,
    limit: pageSize,
  });
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="gifts"
      path={href()}
      toList
    >
      <ConsoleTitle title={t("gifts.title")}>{t("gifts.intro")}</ConsoleTitle>
      <p className="mb-5">
        <a className={buttonVariants({ variant: "outline" })} href="/admin/gifts/new">
          {t("record.open")}
        </a>
      </p>
      <WaitingOrders
        locale={locale}
        orders={await waitingOrders(actor, ["refund"])}
        back={href()}
      />
      <ViewTabs
        label={t("gifts.title")}
        tabs={[
          { href: href({ show: "", page: "1" }), label: t("gifts.all"), current: view === "" },
          { href: href({ show: "wished", page: "1" }), label: t("gifts.wished"), current: wished },
          {
            href: href({ show: "words", page: "1", search: "", sort: "new" }),
            label: t("gifts.words"),
            current: view === "words",
          },
        ]}
      />
      {view === "" && search !== "" && page === 1 ? (
        <UnpaidMonthlyGifts
          locale={locale}
          unpaid={await unpaidMonthlyGiftsFound(actor, search)}
          end={endMonthlyGiftAction}
          back={href()}
        />
      ) : null}
      {view === "words" ? (
        <Words actor={actor} page={page} />
      ) : (
        <ListTable
          locale={locale}
          path="/admin/gifts"
          list={list}
          sorts={sumSorts}
          searchLabel={t("gifts.search")}
          count={t("gifts.rows", { n: total })}
          total={total}
          caption={t("gifts.title")}
          rows={gifts}
          rowKey={(g) => g.id}
          none={t("gifts.none")}
          columns={donationColumns(locale, href(), (id) => href({ refund: id }))}
        />
      )}
      <Refund actor={actor} id={param(params, "refund")} back={href()} />
    </AdminShell>
  );
}

/** The dialog that the address opens; none where nothing of the gift can go back any more. */
async function Refund({ actor, id, back }: { actor: UserActor; id: string; back: string }) {
  const donation = id === "" ? null : await consoleDonation(actor, id);
  if (!donation || donation.refundableCents <= 0n) return null;
  return (
    <RefundDialog
      locale={actor.locale}
      donation={donation}
      aloneCents={await aloneRoomCents(actor, donation.ngoId)}
      back={back}
    />
  );
}

/** Words of support of all campaigns. */
async function Words({ actor, page }: { actor: UserActor; page: number }) {
  const { words, total } = await keptWords(actor, page);
  return (
    <KeptWords
      admin
      locale={actor.locale}
      words={words}
      total={total}
      page={page}
      href={(n) => `/admin/gifts?show=words&page=${n}`}
    />
  );
}

function donationColumns(
  locale: Locale,
  back: string,
  refundHref: (id: string) => string,
): Column<ConsoleDonation>[] {
  const t = translator(locale, "admin");
  const d = translator(locale, "dashboard");
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  return [
    {
      key: "id",
      head: t("gifts.id"),
      place: "id",
      className: "num",
      sort: { up: "old", down: "new", first: "down" },
      cell: (g) => (
        <>
          <span className="whitespace-nowrap">{g.ref}</span>
          <CellNote className="whitespace-nowrap">{formatDate(g.at, locale)}</CellNote>
        </>
      ),
    },
    {
      key: "donor",
      head: t("gifts.donor"),
      place: "main",
      cell: (g) => (
        <>
          <b>
            <bdi>{g.donorName}</bdi>
          </b>
          <CellNote>
            <Address>{g.donorEmail ?? ""}</Address>
          </CellNote>
        </>
      ),
    },
    {
      key: "amount",
      head: t("gifts.amount"),
      place: "amt",
      right: true,
      className: "font-bold num",
      sort: { up: "least", down: "most", first: "down" },
      cell: (g) => (
        <>
          {usd(g.amountCents)}
          <CellNote>{d(`methods.${g.method as Method}`)}</CellNote>
        </>
      ),
    },
    {
      key: "campaign",
      head: t("gifts.campaign"),
      place: "sub",
      cell: (g) => (
        <>
          {g.campaign}
          <CellNote>{g.ngo}</CellNote>
        </>
      ),
    },
    {
      key: "status",
      head: t("gifts.status"),
      place: "end",
      cell: (g) => (
        <>
          <Badge kind={variants[g.status]}>{t(`gifts.statuses.${g.status as Status}`)}</Badge>
          {g.refunds.map((r) => (
            <CellNote key={r.id}>
              {t(`gifts.history.${r.status as Step}`, { amount: usd(r.cents) })}
              {r.reason ? `: ${r.reason}` : ""}
            </CellNote>
          ))}
          {g.disputes.map((status, i) => (
            <CellNote key={i}>
              {t("gifts.dispute", { status: status.replaceAll("_", " ") })}
            </CellNote>
          ))}
        </>
      ),
    },
    {
      key: "actions",
      head: t("gifts.actions"),
      place: "line",
      cell: (g) => (
        <DonationActions locale={locale} donation={g} back={back} refundHref={refundHref} />
      ),
    },
  ];
}
