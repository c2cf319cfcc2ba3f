import { PatternBand } from "@/components/ui/pattern-band";
import { stripSeed } from "@/lib/donations/strip-seed";
import type { DonorView } from "@/lib/donors/queries";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";

/** at most this many strips, the newest ones */
const shownStrips = 24;

/** The donor's own cloth, with a strip for each paid donation, and their total. */
export function OwnCloth({ locale, donor }: { locale: Locale; donor: DonorView }) {
  const paid = donor.donations
    .filter((donation) => donation.payment.hasReceipt)
    .slice(0, shownStrips);
  if (paid.length === 0) return null;
  const { cents, gifts } = donor.total;
  return (
    <section aria-label={translator(locale, "gifts")("mine")}>
      <div className="print:hidden" aria-hidden="true">
        {paid.reverse().map(({ payment }) => (
          <PatternBand
            key={payment.id}
            seed={stripSeed(payment.id)}
            cols={24}
            className="h-6 border-b border-paper woven-x"
          />
        ))}
        <div className="h-1 bg-gold" />
      </div>
      {gifts > 0 ? (
        <p className="mt-4 font-display text-h3 font-bold">
          {translator(locale, "gifts")("mineTotal", {
            n: gifts,
            amount: formatUsd(cents, locale, { exact: true }),
          })}
        </p>
      ) : null}
    </section>
  );
}
