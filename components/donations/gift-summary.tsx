import { cn } from "@/components/ui/cn";
import { weaveClass } from "@/components/ui/cloth";
import { partLegendClass } from "@/components/ui/field";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import type { Locale } from "@/lib/i18n/locales";
import { estimatedFeeCents, formatUsd } from "@/lib/money/money";

export type SummaryWords = Record<
  | "where"
  | "yourGift"
  | "platformFee"
  | "processorFee"
  | "processorFeeNote"
  | "feeCarried"
  | "reaches"
  | "reachesNote",
  string
>;

/** What becomes of the gift, before it is paid: the processor's own fee and what reaches the organisation. Nothing is added on top. */
export function GiftSummary({
  locale,
  words,
  cents,
  pledge,
  feeCarried,
}: {
  locale: Locale;
  words: SummaryWords;
  cents: number | null;
  pledge: boolean;
  feeCarried: boolean;
}) {
  const fee = cents === null || pledge || feeCarried ? 0 : estimatedFeeCents(cents);
  const usd = (value: number) => formatUsd(value, locale, { exact: true });
  const amount = (value: number | null) => (value === null ? "–" : usd(value));
  const reaches = cents === null ? null : cents - fee;
  return (
    <fieldset className="min-w-0 border-t border-rule py-8">
      <legend className={partLegendClass}>{words.where}</legend>
      {reaches === null ? null : (
        <div className="clear-both flex h-7 gap-[3px]" aria-hidden="true">
          <i
            className={cn(
              weaveClass,
              "block flex-(--share) [--weave-a:var(--color-leaf)] [--weave-b:var(--color-forest)] [--weave-cell:14px] [--weave-height:28px]",
            )}
            style={{ "--share": reaches } as React.CSSProperties}
          />
          {fee > 0 ? (
            <i
              className="block flex-(--share) bg-edge"
              style={{ "--share": fee } as React.CSSProperties}
            />
          ) : null}
        </div>
      )}
      <DetailList className="clear-both mt-3" aria-live="polite">
        <DetailRow num label={words.yourGift}>
          {amount(cents)}
        </DetailRow>
        <DetailRow num label={words.platformFee}>
          {usd(0)}
        </DetailRow>
        {pledge ? null : (
          <DetailRow
            num
            label={
              <>
                {words.processorFee}{" "}
                <span className="block text-micro">
                  {feeCarried ? words.feeCarried : words.processorFeeNote}
                </span>
              </>
            }
          >
            {cents !== null && !feeCarried ? `−${usd(fee)}` : amount(cents === null ? null : 0)}
          </DetailRow>
        )}
        <DetailRow num sum label={words.reaches}>
          <span className="text-leaf">{amount(reaches)}</span>
        </DetailRow>
      </DetailList>
      <noscript>
        <p className="mt-[0.6rem] text-small text-soft">{words.reachesNote}</p>
      </noscript>
    </fieldset>
  );
}
