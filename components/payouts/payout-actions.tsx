import { FinishPayoutForm } from "@/components/admin/checked-forms";
import { rowActionsClass } from "@/components/admin/console-parts";
import { ActionButton } from "@/components/forms/action-button";
import { TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { payoutSteps } from "@/components/payouts/payout-steps";
import { StatementFiles } from "@/components/payouts/statement-files";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { cn } from "@/components/ui/cn";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import {
  approvePayoutAction,
  finishPayoutAction,
  markPayoutUnknownAction,
} from "@/lib/payouts/actions";
import { finishPayoutForm } from "@/lib/payouts/form-schemas";
import type { PayoutRow } from "@/lib/payouts/queries";
import { ownHand } from "@/lib/payouts/rules";

type Props = { locale: Locale; payout: PayoutRow; userId: string; back: string };

/** A payout's documents, and the actions possible next. */
export function PayoutActions({
  statementHref,
  ...props
}: Props & { statementHref: (id: string) => string }) {
  const { locale, payout, userId } = props;
  const t = translator(locale, "admin");
  const two = translator(locale, "secondPerson");
  const hand = ownHand(payout, userId);
  const unknown = payout.status === "unknown";
  const sentLabel = t(unknown ? "payouts.found" : "payouts.sent");
  const held =
    payout.heldUntil && t("payouts.handedOver", { date: formatDate(payout.heldUntil, locale) });
  const steps = payoutSteps({ payout, userId, two, held });
  return (
    <div className={cn(rowActionsClass, "gap-x-2.5 gap-y-1 entries:mt-0")}>
      <StatementLink
        locale={locale}
        payout={payout}
        statementHref={statementHref}
        className="entries:hidden"
      />
      {steps.approve && !hand ? <Approve {...props} /> : null}
      {steps.sent === "open" ? <Finish {...props} result="sent" label={sentLabel} /> : null}
      {steps.sent === "waits" && !(steps.approve && !hand) ? (
        <Button variant="confirm" size="sm" disabled>
          {sentLabel}
        </Button>
      ) : null}
      <Disclosure
        look="row"
        className="open:basis-full"
        title={t("payouts.more")}
        label={t("payouts.moreOf", { number: String(payout.number) })}
      >
        <div className="space-y-2">
          <Approval locale={locale} payout={payout} />
          {payout.unapproved && hand && !held ? (
            <p>{two(hand === "made" ? "payouts.waitsYouMade" : "payouts.waitsYouExported")}</p>
          ) : null}
          {steps.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {payout.reference ? (
            <p className="hidden wrap-anywhere entries:block">
              {t("payouts.reference")} {payout.reference}
            </p>
          ) : null}
          <p className="flex flex-wrap gap-3">
            <StatementFiles
              id={payout.id}
              number={payout.number}
              pdf={t("payouts.statementPdf")}
              csv={t("payouts.statementCsv")}
              excel={t("payouts.statementExcel")}
            />
          </p>
          <div className="flex flex-wrap items-center gap-2">
            {steps.failed ? (
              <Finish
                {...props}
                result="failed"
                label={t(unknown ? "payouts.notFound" : "payouts.failed")}
                withReference={payout.status !== "reserved"}
              />
            ) : null}
            {steps.returned ? (
              <Finish {...props} result="returned" label={t("payouts.returned")} />
            ) : null}
            {steps.unknown ? <MarkUnknown {...props} /> : null}
          </div>
        </div>
      </Disclosure>
    </div>
  );
}

/** In the narrow layout it shares a line with number and date, so that the buttons keep their own. */
export function StatementLink({
  locale,
  payout,
  statementHref,
  className,
}: Pick<Props, "locale" | "payout"> & {
  statementHref: (id: string) => string;
  className: string;
}) {
  return (
    <a href={statementHref(payout.id)} className={className}>
      {translator(locale, "admin")("payouts.statement")}
      <span className="sr-only"> #{payout.number}</span>
    </a>
  );
}

function Approval({ locale, payout }: { locale: Locale; payout: PayoutRow }) {
  const t = translator(locale, "admin");
  if (payout.unapproved) return <p>{t("payouts.waiting")}</p>;
  return payout.approvedBy ? <p>{t("payouts.approvedNote")}</p> : null;
}

function Approve({ locale, payout, back }: Props) {
  const t = translator(locale, "admin");
  return (
    <ActionButton
      back={back}
      action={approvePayoutAction}
      messages={signedInMessages(locale)}
      fields={{ payoutId: payout.id }}
      label={`${t("payouts.approve")} #${payout.number}`}
      variant="confirm"
      pending={t("working")}
    >
      {t("payouts.approve")}
    </ActionButton>
  );
}

function MarkUnknown({ locale, payout, back }: Props) {
  const t = translator(locale, "admin");
  return (
    <ActionButton
      back={back}
      action={markPayoutUnknownAction}
      messages={signedInMessages(locale)}
      fields={{ payoutId: payout.id }}
      label={`${t("payouts.doubt")} #${payout.number}`}
      pending={t("working")}
    >
      {t("payouts.doubt")}
    </ActionButton>
  );
}

/** Records the outcome of a payout, with the bank's reference. */
function Finish({
  locale,
  payout: { id, number },
  back,
  result,
  label,
  withReference = true,
}: Props & { result: "sent" | "failed" | "returned"; label: string; withReference?: boolean }) {
  const t = translator(locale, "admin");
  return (
    <FinishPayoutForm
      compact
      back={back}
      action={finishPayoutAction}
      messages={signedInMessages(locale, finishPayoutForm)}
      prefix={`${id}-${result}-`}
      className={rowActionsClass}
      label={`${label} #${number}`}
    >
      <input type="hidden" name="payoutId" value={id} />
      <input type="hidden" name="result" value={result} />
      {withReference ? (
        <TextField
          name="reference"
          label={`${label}: ${t("payouts.reference")} #${number}`}
          labelHidden
          maxLength={120}
          required={result !== "sent"}
          placeholder={t("payouts.reference")}
          className="min-h-10 w-44"
        />
      ) : null}
      <SubmitButton
        variant={result === "sent" ? "confirm" : "destructive"}
        size="sm"
        pendingLabel={t("working")}
      >
        {label}
      </SubmitButton>
    </FinishPayoutForm>
  );
}
