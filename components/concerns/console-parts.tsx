import { Badge, type BadgeKind } from "@/components/ui/badge";
import type { ConcernState } from "@/lib/concerns/rules";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

const variants: Record<ConcernState, BadgeKind> = {
  open: "soon",
  looking: "on",
  answered: "done",
  dismissed: "draft",
};

export function ConcernBadge({
  locale,
  state,
  isSpam,
}: {
  locale: Locale;
  state: ConcernState;
  isSpam: boolean;
}) {
  const t = translator(locale, "concerns");
  if (isSpam) return <Badge kind="bad">{t("console.spam")}</Badge>;
  return <Badge kind={variants[state]}>{t(`console.states.${state}`)}</Badge>;
}
