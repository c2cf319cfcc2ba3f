import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { ShownStatus } from "@/lib/donations/ngo-filter";

const looks: Record<ShownStatus, string> = {
  completed: "badge--on",
  pending: "badge--soon",
  failed: "badge--bad",
  refunded: "badge--halt",
  partlyRefunded: "badge--halt",
  disputed: "badge--bad",
  unknown: "",
};

/** DASH-061..064, DASH-074 */
export function DonationBadge({ locale, status }: { locale: Locale; status: ShownStatus }) {
  return (
    <span className={`badge ${looks[status] ?? ""}`.trim()}>
      {translator(locale, "dashboard")(`donations.${status}`)}
    </span>
  );
}
