import { AppError } from "@/lib/errors";
import { translator } from "@/lib/i18n/translator";
import { readText } from "@/lib/http/page-read";
import { log } from "@/lib/log";
import { isoDay } from "@/lib/format";
import { ownRefundRequests } from "@/lib/donations/console-queries";
import { endMonthlyGiftAction } from "@/lib/monthly-gifts/console-actions";
import { requestRefundAction } from "@/lib/refunds/actions";
import { donationCampaigns, ngoDonations } from "@/lib/donations/queries";
import { choice, param, pageOf, sumSorts } from "@/lib/listing/address";
import { donationFilter, filterParams } from "@/lib/donations/donation-filter";
import { unpaidMonthlyGifts } from "@/lib/monthly-gifts/unpaid-queries";
import { pendingGifts } from "@/lib/pledges/pending-queries";
import { balanceParts } from "@/lib/ledger/balance-parts";
import { recordedTotals } from "@/lib/recorded-gifts/queries";
import { ownPayouts, payoutOutlook } from "@/lib/payouts/queries";
import { payoutStatement } from "@/lib/payouts/statement-queries";
import { thanksStates } from "@/lib/thanks/queries";
import { dialogClass } from "@/components/ui/dialog-class";
import { LoadFailed } from "@/components/ui/load-failed";
import { AddressDialog } from "@/components/dashboard/address-dialog";
import { AskRefund } from "@/components/dashboard/ask-refund";
import { mayAskRefund } from "@/components/dashboard/donation-table";
import { donationsHref, donationsPath, DonationsTab } from "@/components/dashboard/donations-tab";
import { PendingGifts } from "@/components/dashboard/pending-gifts";
import { UnpaidMonthlyGifts } from "@/components/donations/unpaid-monthly-gifts";
import { BalanceSection } from "@/components/payouts/balance-section";
import { Statement } from "@/components/payouts/statement";
import type { PartProps } from "./part";

/** If the list fails, the rest of the dashboard is still shown (ERR-027). */
async function load({ actor, params }: PartProps) {
  const filter = donationFilter(params);
  const sort = choice(sumSorts, param(params, "sort")) ?? "new";
  const view = param(params, "statement");
  try {
    // said once, above the whole list: a search is about something else
    const unfiltered = filterParams(filter).size === 0 && pageOf(params) === 1;
    const [result, campaigns, recorded, outlook, parts, payouts, statement, pending, unpaid] =
      await Promise.all([
        ngoDonations(actor, filter, pageOf(params), sort),
        donationCampaigns(actor),
        recordedTotals(actor),
        payoutOutlook(actor.ngo.id),
        balanceParts(actor.ngo.id),
        ownPayouts(actor),
        view
          ? payoutStatement(
              actor,
              view,
              translator(actor.locale, "dashboard")("donors.anonymous"),
            ).catch((error: unknown) => {
              if (error instanceof AppError && error.code === "not_found") return null;
              throw error;
            })
          : null,
        unfiltered ? pendingGifts(actor) : null,
        unfiltered ? unpaidMonthlyGifts(actor) : null,
      ]);
    const shown = result.donations.map((d) => d.id);
    const [wishes, thanks] = await Promise.all([
      ownRefundRequests(actor, shown),
      thanksStates(actor, shown),
    ]);
    const list = { filter, sort, result, campaigns, recorded, wishes, thanks };
    return { ...list, outlook, parts, payouts, statement, pending, unpaid };
  } catch (error) {
    log.error("dashboard.donations", { requestId: actor.requestId, error });
    return readText(error, "donationsFetchFailed", actor.locale);
  }
}

export async function DonationsPart(props: PartProps) {
  const { actor, at } = props;
  const { locale } = actor;
  const t = translator(locale, "dashboard");
  const data = await load(props);
  if (typeof data === "string")
    return <LoadFailed locale={locale} text={data} href="/dashboard?tab=donations" />;
  const here = `/dashboard?${donationsHref(data.filter, data.sort)}`;
  const end = actor.ngo.suspended ? null : endMonthlyGiftAction;
  const refundId = param(props.params, "refund");
  const ask = actor.ngo.suspended ? null : requestRefundAction;
  const asked = ask && data.result.donations.find(({ id }) => id === refundId);
  return (
    <>
      {data.pending ? <PendingGifts locale={locale} pending={data.pending} /> : null}
      {data.unpaid ? (
        <UnpaidMonthlyGifts locale={locale} unpaid={data.unpaid} end={end} back={here} />
      ) : null}
      <DonationsTab
        locale={locale}
        filter={data.filter}
        sort={data.sort}
        today={isoDay(at)}
        campaigns={data.campaigns}
        result={data.result}
        recorded={data.recorded}
        refund={{ ask, wishes: data.wishes }}
        thanks={data.thanks}
        end={end}
      />
      <BalanceSection
        locale={locale}
        outlook={data.outlook}
        parts={data.parts}
        payouts={data.payouts}
        statementHref={(id) => `${here}&statement=${id}`}
      />
      {ask && asked && mayAskRefund(asked, data.wishes) ? (
        <AskRefund
          locale={locale}
          donation={asked}
          ask={ask}
          back={donationsPath(data.filter, data.sort, data.result.page)}
        />
      ) : null}
      {data.statement ? (
        <AddressDialog
          title={t("payouts.statementTitle", { number: String(data.statement.payout.number) })}
          closeHref={here}
          closeLabel={t("close")}
          wide
        >
          <div className={dialogClass.body}>
            <Statement
              locale={locale}
              payout={data.statement.payout}
              lines={data.statement.lines}
            />
          </div>
        </AddressDialog>
      ) : null}
    </>
  );
}
