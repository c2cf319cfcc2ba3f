import { Badge, type BadgeKind } from "@/components/ui/badge";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { ShownStatus } from "@/lib/donations/ngo-rows";

const variants: Record<ShownStatus, BadgeKind> = {
  completed: "on",
  pending: "soon",
  failed: "bad",
  refunded: "halt",
  partlyRefunded: "halt",
  disputed: "bad",
  unknown: "plain",
};

/** DASH-061..064, DASH-074 */
export function DonationBadge({ locale, status }: { locale: Locale; status: ShownStatus }) {
  return (
    <Badge
      kind={variants[status] ?? "plain"}
      className="entries:bg-transparent entries:px-0 entries:text-micro"
    >
      {translator(locale, "dashboard")(`donations.${status}`)}
    </Badge>
  );
}
