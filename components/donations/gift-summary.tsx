import { Unscripted } from "@/components/forms/unscripted";
import { cn } from "@/components/ui/cn";
import { weaveClass } from "@/components/ui/cloth";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import type { Locale } from "@/lib/i18n/locales";
import { estimatedFeeCents, formatUsd } from "@/lib/money/money";
import type { Shown } from "@/components/donations/use-shown";

export type SummaryLabels = Record<
  | "where"
  | "whereAmount"
  | "yourGift"
  | "coverAdded"
  | "platformFee"
  | "processorFee"
  | "processorFeeNote"
  | "processorFeeNoteBank"
  | "feeCarried"
  | "pledgeFee"
  | "reaches"
  | "reachesNote",
  string
>;
type Props = {
  locale: Locale;
  labels: SummaryLabels;
  shown: Shown;
  feeCarried: boolean;
  heading: "h2" | "h3";
  /** above the summary on wide screens, where it stays visible next to the form */
  card?: React.ReactNode;
};

/** Shown before paying: the processor's fee, and the amount that reaches the organisation. */
export function GiftSummary({ locale, labels, shown, feeCarried, heading: Heading, card }: Props) {
  const { cents, total, pledge, method } = shown;
  const feeNote =
    method === "bank_transfer" ? labels.processorFeeNoteBank : labels.processorFeeNote;
  const fee = total === null || pledge || feeCarried ? 0 : estimatedFeeCents(total, method);
  const added = total === null || cents === null ? 0 : total - cents;
  const usd = (value: number) => formatUsd(value, locale, { exact: true });
  const amount = (value: number | null) => (value === null ? "–" : usd(value));
  const reaches = total === null ? null : total - fee;
  return (
    <section
      className={
        card
          ? "border border-rule bg-surface lg:sticky lg:top-6 lg:!col-start-2 lg:row-[1/span_12] lg:self-start"
          : "border-t border-rule py-8"
      }
    >
      {card ? <div className="hidden lg:block">{card}</div> : null}
      <div className={card ? "p-4 md:p-6" : ""}>
        <Heading className="mb-3 text-h4 md:mb-4">
          {total === null ? (
            labels.where
          ) : (
            <>
              <span className="noscript:hidden">
                {labels.whereAmount.replace("{amount}", () => formatUsd(total, locale))}
              </span>
              <span className="hidden noscript:inline">{labels.where}</span>
            </>
          )}
        </Heading>
        {reaches === null ? null : <SplitBar reaches={reaches} fee={fee} />}
        <DetailList className="mt-3" aria-live="polite">
          {/* on a phone the heading already says it */}
          <DetailRow num label={labels.yourGift} className={card ? "max-md:hidden" : ""}>
            {amount(cents)}
          </DetailRow>
          {added > 0 ? (
            <DetailRow num label={labels.coverAdded}>
              {usd(added)}
            </DetailRow>
          ) : null}
          <DetailRow num label={labels.platformFee}>
            {usd(0)}
          </DetailRow>
          {pledge ? null : (
            <DetailRow
              num
              label={
                <>
                  {labels.processorFee}{" "}
                  <span className={cn("block text-micro", card ? "max-md:hidden" : "")}>
                    {feeCarried ? labels.feeCarried : feeNote}
                  </span>
                </>
              }
            >
              {total !== null && !feeCarried ? usd(-fee) : amount(total === null ? null : 0)}
            </DetailRow>
          )}
          <DetailRow num sum label={labels.reaches}>
            <span className="text-leaf">{amount(reaches)}</span>
          </DetailRow>
        </DetailList>
        {pledge ? <p className="mt-[0.6rem] text-small text-soft">{labels.pledgeFee}</p> : null}
        <Unscripted>
          <p className="mt-[0.6rem] text-small text-soft">{labels.reachesNote}</p>
        </Unscripted>
      </div>
    </section>
  );
}

function SplitBar({ reaches, fee }: { reaches: number; fee: number }) {
  return (
    <div
      className="flex h-7 gap-[3px]"
      style={{ "--reaches": reaches, "--fee": fee } as React.CSSProperties}
      aria-hidden="true"
    >
      <i
        className={cn(
          weaveClass,
          "block flex-(--reaches) [--weave-a:var(--color-leaf)] [--weave-b:var(--color-forest)] [--weave-cell:14px] [--weave-height:28px]",
        )}
      />
      {fee > 0 ? <i className="block flex-(--fee) bg-edge" /> : null}
    </div>
  );
}
