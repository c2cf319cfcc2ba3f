import { ProgressBar } from "@/components/ui/progress-bar";
import { PatternBand } from "@/components/ui/pattern-band";
import { stripSeed } from "@/lib/donations/strip-seed";
import type { DonationView } from "@/lib/donors/donation-view";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { percentOf } from "@/lib/format";

/** The donation's own strip of cloth, as on the page after paying, and its campaign's progress. */
export function GiftTop({ locale, donation }: { locale: Locale; donation: DonationView }) {
  const t = translator(locale, "campaigns");
  const { campaign } = donation;
  const payment = donation.kind === "monthlyGift" ? donation.payments[0] : donation.payment;
  const endless = campaign.deadline === null;
  const raised = formatUsd(campaign.raisedCents, locale);
  const percent = percentOf(campaign.raisedCents, campaign.fundingGoalCents);
  return (
    <div className="mb-8 print:hidden">
      {payment ? (
        <PatternBand seed={stripSeed(payment.id)} cols={24} className="h-10 woven-x" />
      ) : null}
      <div className="mt-4">
        <ProgressBar
          percent={endless ? null : percent}
          label={
            endless ? `${raised} ${t("raisedSoFar")}` : t("percentRaised", { n: String(percent) })
          }
        />
        <p className="mt-2 text-small text-soft">
          <b className="text-fg">{raised}</b>{" "}
          {endless
            ? t("raisedSoFar")
            : t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) })}
        </p>
      </div>
    </div>
  );
}
