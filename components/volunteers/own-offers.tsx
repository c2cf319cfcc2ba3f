import { foldMark } from "@/components/ui/fold-mark";
import { cn } from "@/components/ui/cn";
import { AreaField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { AnswerForm } from "@/components/volunteers/checked-forms";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import { answerOfferAction } from "@/lib/volunteers/actions";
import { answerForm } from "@/lib/volunteers/form-schemas";
import { maxAnswer, type ShownStatus } from "@/lib/volunteers/rules";
import type { OfferRow } from "@/lib/volunteers/queries";

const variants: Record<ShownStatus, BadgeKind> = {
  waiting: "soon",
  accepted: "on",
  declined: "halt",
  withdrawn: "draft",
};

type Props = {
  locale: Locale;
  offers: OfferRow[];
  mayWrite: boolean;
  /** address of the list, to which an answer returns */
  back: string;
};

/** Offers to help, each with a form to answer it. */
export function OwnOffers({ locale, offers, mayWrite, back }: Props) {
  const t = translator(locale, "volunteers");
  if (offers.length === 0) return <p className="text-soft">{t("offers.none")}</p>;
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {offers.map((row) => (
        <li key={row.id} id={`offer-${row.id}`} className="scroll-mt-4 py-5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <b className="wrap-anywhere">
              <bdi>{row.name}</bdi>
            </b>{" "}
            <Badge kind={variants[row.status]}>{t(`offers.statuses.${row.status}`)}</Badge>
          </p>
          <p className="mt-1 text-small wrap-anywhere text-soft">
            {row.email ? (
              <>
                <a href={`mailto:${encodeURIComponent(row.email)}`}>{row.email}</a>
                {" · "}
              </>
            ) : null}
            {t("offers.meta", {
              role: row.role,
              campaign: row.campaign,
              day: formatDate(row.confirmedAt, locale),
            })}
          </p>
          {row.offer ? (
            <p className="mt-3 max-w-measure wrap-anywhere whitespace-pre-line" dir="auto">
              {row.offer}
            </p>
          ) : (
            <p className="mt-3 text-soft">{t("offers.gone")}</p>
          )}
          {row.answer ? (
            <div className="mt-3 max-w-measure border-s-5 border-rule ps-4">
              <p className="text-small font-bold">{t("offers.yourAnswer")}</p>
              <p className="wrap-anywhere whitespace-pre-line" dir="auto">
                {row.answer}
              </p>
            </div>
          ) : null}
          {mayWrite && row.status === "waiting" && row.callState !== "stopped" ? (
            <Answer locale={locale} row={row} back={back} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Answer({ locale, row, back }: { locale: Locale; row: OfferRow; back: string }) {
  const t = translator(locale, "volunteers");
  const label = t("offers.answer", { name: row.name });
  return (
    <details className="mt-3">
      <summary className={cn(foldMark, "min-h-11 py-2 font-bold wrap-anywhere")}>{label}</summary>
      <AnswerForm
        compact
        className="mt-2 max-w-measure"
        action={answerOfferAction}
        messages={signedInMessages(locale, answerForm)}
        label={label}
        prefix={`${row.id}-`}
        back={back}
        labels={{ text: t("offers.text") }}
      >
        <input type="hidden" name="offerId" value={row.id} />
        <AreaField name="text" label={t("offers.text")} required rows={4} maxLength={maxAnswer} />
        <div className="mt-4 flex flex-wrap gap-3">
          <SubmitButton
            name="answer"
            value="accept"
            variant="confirm"
            size="sm"
            pendingLabel={t("offers.sending")}
          >
            {t("offers.accept")}
          </SubmitButton>
          <SubmitButton
            name="answer"
            value="decline"
            variant="outline"
            size="sm"
            pendingLabel={t("offers.sending")}
          >
            {t("offers.decline")}
          </SubmitButton>
        </div>
      </AnswerForm>
    </details>
  );
}
