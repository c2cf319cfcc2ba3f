import { utcDay } from "@/lib/clock";
import { formatDate } from "@/lib/format";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { noticeVariants } from "@/components/ui/notice-variants";
import { Panel } from "@/components/ui/panel";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { cn } from "@/components/ui/cn";
import { translator } from "@/lib/i18n/translator";
import { hasExpired, verificationOf, type VerificationState } from "@/lib/ngos/verification";
import type { Locale } from "@/lib/i18n/locales";

type Verification = {
  status: string;
  suspended: boolean;
  approvedAt: Date | null;
  verifiedUntil: Date | null;
  renewalSubmittedAt: Date | null;
};

/** Days until the verification expires, from 30 days before on; otherwise null (DASH-032). */
export function reminderDays(verifiedUntil: Date | null, at: Date): number | null {
  if (verifiedUntil === null || hasExpired(verifiedUntil, at)) return null;
  const days = utcDay(verifiedUntil) - utcDay(at);
  return days <= 30 ? days : null;
}

const variants: Record<VerificationState, BadgeKind> = {
  verified: "on",
  expired: "bad",
  suspended: "bad",
  pending: "soon",
  rejected: "bad",
};

/** "Verification Status" with its actual dates (DASH-030..032). */
export function VerificationCard({
  locale,
  ngo,
  at,
  children,
}: {
  locale: Locale;
  ngo: Verification;
  at: Date;
  children?: React.ReactNode;
}) {
  const t = translator(locale, "dashboard");
  const state = verificationOf(ngo, at);
  const ended = hasExpired(ngo.verifiedUntil, at);
  const note = noteOf(locale, ngo, at);
  return (
    <Panel top aria-labelledby="verification">
      <h2 className="mb-[0.8rem] text-h4" id="verification">
        {t("verification.heading")}
      </h2>
      <p className="flex flex-wrap items-center gap-[0.6rem]">
        {state === "verified" ? <VerifiedBadge /> : null}
        <Badge kind={variants[state]}>{t(`verification.${state}`)}</Badge>
      </p>
      <DetailList className="mt-[0.6rem]">
        {ngo.approvedAt ? (
          <DetailRow label={t("verification.approvedOn")}>
            {formatDate(ngo.approvedAt, locale)}
          </DetailRow>
        ) : null}
        {ngo.verifiedUntil ? (
          <DetailRow label={t(ended ? "verification.endedOn" : "verification.validUntil")}>
            {formatDate(ngo.verifiedUntil, locale)}
          </DetailRow>
        ) : null}
      </DetailList>
      {note ? (
        <p className={cn(noticeVariants({ kind: note.kind }), "mt-[0.8rem]")}>{note.text}</p>
      ) : null}
      {children}
    </Panel>
  );
}

/** What the organisation has to do, if anything. */
function noteOf(
  locale: Locale,
  ngo: Verification,
  at: Date,
): { kind: "info" | "warn" | "bad"; text: string } | null {
  const t = translator(locale, "dashboard");
  const days = reminderDays(ngo.verifiedUntil, at);
  if (ngo.renewalSubmittedAt)
    return {
      kind: "info",
      text: t("verification.renewalSent", { date: formatDate(ngo.renewalSubmittedAt, locale) }),
    };
  if (hasExpired(ngo.verifiedUntil, at) && ngo.status === "approved")
    return { kind: "bad", text: t("verification.expiredText") };
  if (days === null) return null;
  return {
    kind: "warn",
    text: days === 0 ? t("verification.endsToday") : t("verification.reminder", { n: days }),
  };
}
