import { SkipForm } from "@/components/account/second-factor/skip-form";
import type { FormAction } from "@/components/forms/form";
import { Notice } from "@/components/ui/notice";
import type { UserActor } from "@/lib/auth/actor";
import { translator } from "@/lib/i18n/translator";
import { buttonVariants } from "@/components/ui/button-variants";

/**
 * Shown in the console to an administrator without a second factor. In production mode such an administrator cannot
 * open the console at all.
 */
export function FactorBanner({
  actor,
  path,
  skip,
}: {
  actor: UserActor;
  path: string;
  skip: FormAction;
}) {
  const { has, skipped } = actor.secondFactor;
  if (has || skipped) return null;
  const t = translator(actor.locale, "secondFactor");
  return (
    <Notice kind="warn" role="note" className="mb-8">
      <p>{t("demoBanner")}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <a className={buttonVariants({ variant: "ink", size: "sm" })} href="/account/security">
          {t("setUp")}
        </a>
        <SkipForm locale={actor.locale} action={skip} next={path} label={t("skip")} />
      </div>
    </Notice>
  );
}
