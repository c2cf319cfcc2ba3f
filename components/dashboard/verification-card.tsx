import { utcDay } from "@/lib/clock";
import { formatDate } from "@/lib/money/money";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { translator } from "@/lib/i18n/translator";
import { hasExpired, verificationOf, type VerificationState } from "@/lib/ngos/verification";
import type { Locale } from "@/lib/i18n/locales";

type Facts = {
  status: string;
  suspended: boolean;
  approvedAt: Date | null;
  verifiedUntil: Date | null;
  renewalSubmittedAt: Date | null;
};

/** Days to the end from 30 days before it on, else null (DASH-032). */
export function reminderDays(verifiedUntil: Date | null, at: Date): number | null {
  if (verifiedUntil === null || hasExpired(verifiedUntil, at)) return null;
  const days = utcDay(verifiedUntil) - utcDay(at);
  return days <= 30 ? days : null;
}

const looks: Record<VerificationState, string> = {
  verified: "badge--on",
  expired: "badge--bad",
  suspended: "badge--bad",
  pending: "badge--soon",
  rejected: "badge--bad",
};

/** "Verification Status" with its real dates (DASH-030..032). */
export function VerificationCard({
  locale,
  ngo,
  at,
  children,
}: {
  locale: Locale;
  ngo: Facts;
  at: Date;
  children?: React.ReactNode;
}) {
  const t = translator(locale, "dashboard");
  const state = verificationOf(ngo, at);
  const days = reminderDays(ngo.verifiedUntil, at);
  const ended = hasExpired(ngo.verifiedUntil, at);
  return (
    <section className="panel panel--top" aria-labelledby="verification">
      <h2 className="h4" id="verification" style={{ marginBottom: ".8rem" }}>
        {t("verification.heading")}
      </h2>
      <p className="row" style={{ gap: ".6rem" }}>
        {state === "verified" ? <VerifiedBadge /> : null}
        <span className={`badge ${looks[state]}`}>{t(`verification.${state}`)}</span>
      </p>
      <dl className="dl" style={{ marginTop: ".6rem" }}>
        {ngo.approvedAt ? (
          <div>
            <dt>{t("verification.approvedOn")}</dt>
            <dd>{formatDate(ngo.approvedAt, locale)}</dd>
          </div>
        ) : null}
        {ngo.verifiedUntil ? (
          <div>
            <dt>{t(ended ? "verification.endedOn" : "verification.validUntil")}</dt>
            <dd>{formatDate(ngo.verifiedUntil, locale)}</dd>
          </div>
        ) : null}
      </dl>
      {ngo.renewalSubmittedAt ? (
        <p className="note" style={{ marginTop: ".8rem" }}>
          {t("verification.renewalSent", { date: formatDate(ngo.renewalSubmittedAt, locale) })}
        </p>
      ) : ended && ngo.status === "approved" ? (
        <p className="note note--bad" style={{ marginTop: ".8rem" }}>
          {t("verification.expiredText")}
        </p>
      ) : days !== null ? (
        <p className="note note--warn" style={{ marginTop: ".8rem" }}>
          {days === 0 ? t("verification.endsToday") : t("verification.reminder", { n: days })}
        </p>
      ) : null}
      {children}
    </section>
  );
}
