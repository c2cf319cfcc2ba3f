import { cn } from "@/components/ui/cn";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";

type Standing = "verified" | "suspended" | "expired";
const variants: Record<Standing, { panel: string; head: string }> = {
  verified: { panel: "border-leaf", head: "bg-leaf text-white" },
  suspended: { panel: "border-gold", head: "bg-gold-tint" },
  expired: { panel: "border-gold", head: "bg-gold-tint" },
};

function standingOf(ngo: { verified: boolean; suspended: boolean }): Standing {
  if (ngo.verified) return "verified";
  return ngo.suspended ? "suspended" : "expired";
}

/** Whether an organisation is verified. Green, with what was checked, only while the verification is valid. */
export function StandingPanel({
  locale,
  ngo,
  className,
  before,
  after,
}: {
  locale: Locale;
  ngo: { verified: boolean; suspended: boolean; verifiedUntil: Date | null };
  className?: string;
  before?: React.ReactNode;
  after?: React.ReactNode;
}) {
  const t = translator(locale, "campaigns");
  const standing = standingOf(ngo);
  const titles: Record<Standing, string> = {
    verified: t("verifiedOrganisation"),
    suspended: translator(locale, "dashboard")("verification.suspended"),
    expired: translator(locale, "ngos")("expired"),
  };
  return (
    <section
      data-slot="verified-panel"
      data-state={standing}
      className={cn("border-2 bg-surface", variants[standing].panel, className)}
      aria-labelledby="verified"
    >
      <h2
        id="verified"
        className={cn(
          "flex items-center gap-[0.6rem] px-5 py-[0.7rem] font-text text-dense leading-[1.3] tracking-normal",
          variants[standing].head,
        )}
      >
        {standing === "verified" ? (
          <VerifiedBadge className="text-white [--check:var(--color-leaf)]" />
        ) : null}{" "}
        {titles[standing]}
      </h2>
      {before || after || standing === "verified" ? (
        <div className="p-5">
          {before}
          {standing === "verified" ? (
            <DetailList className={before ? "mt-[0.9rem]" : undefined}>
              <DetailRow label={t("certificate")}>{t("checked")}</DetailRow>
              {ngo.verifiedUntil ? (
                <DetailRow label={t("verifiedUntil")}>
                  {formatDate(ngo.verifiedUntil, locale)}
                </DetailRow>
              ) : null}
            </DetailList>
          ) : null}
          {after}
        </div>
      ) : null}
    </section>
  );
}
