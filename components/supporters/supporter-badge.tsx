import { Badge, type BadgeKind } from "@/components/ui/badge";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { PageState } from "@/lib/supporters/rules";

const variants: Record<PageState, BadgeKind> = {
  open: "on",
  ended: "plain",
  hidden: "bad",
  unconfirmed: "draft",
};

/** The status of a supporter's page. */
export function SupporterBadge({ locale, state }: { locale: Locale; state: PageState }) {
  return (
    <Badge kind={variants[state]}>{translator(locale, "supporters")(`dash.states.${state}`)}</Badge>
  );
}
