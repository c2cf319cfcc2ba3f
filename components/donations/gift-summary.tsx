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
  const reaches = cents === null ? null : cents - fee;
  return (
    <fieldset className="part">
      <legend className="legend">{words.where}</legend>
      {reaches === null ? null : (
        <div className="splitbar" aria-hidden="true">
          <i style={{ flex: reaches }} />
          {fee > 0 ? <i style={{ flex: fee }} /> : null}
        </div>
      )}
      <dl className="dl" style={{ marginTop: ".75rem" }} aria-live="polite">
        <div>
          <dt>{words.yourGift}</dt>
          <dd className="num">{cents === null ? "–" : usd(cents)}</dd>
        </div>
        <div>
          <dt>{words.platformFee}</dt>
          <dd className="num">{usd(0)}</dd>
        </div>
        {pledge ? null : (
          <div>
            <dt>
              {words.processorFee}{" "}
              <span className="micro" style={{ display: "block" }}>
                {feeCarried ? words.feeCarried : words.processorFeeNote}
              </span>
            </dt>
            <dd className="num">{cents === null ? "–" : feeCarried ? usd(0) : `−${usd(fee)}`}</dd>
          </div>
        )}
        <div className="sum">
          <dt>{words.reaches}</dt>
          <dd className="num" style={{ color: "var(--leaf)" }}>
            {reaches === null ? "–" : usd(reaches)}
          </dd>
        </div>
      </dl>
      <noscript>
        <p className="small soft" style={{ marginTop: ".6rem" }}>
          {words.reachesNote}
        </p>
      </noscript>
    </fieldset>
  );
}
