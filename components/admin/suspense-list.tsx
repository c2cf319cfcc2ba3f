import { suspenseForm } from "@/lib/suspense/form-schemas";
import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { SuspenseForm } from "@/components/admin/checked-forms";
import { TextField } from "@/components/forms/fields";
import type { Locale } from "@/lib/i18n/locales";
import { labelled } from "@/lib/i18n/marks";
import { translator } from "@/lib/i18n/translator";
import { decideSuspenseAction } from "@/lib/suspense/actions";
import type { SuspenseEntry } from "@/lib/ledger/suspense";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { Section } from "@/components/ui/section";
import { panelClass } from "@/components/ui/panel";
import { cellNoteClass } from "@/components/ui/table";

/** Payments that fit no donation, each with its three possible decisions. */
export function SuspenseList({ locale, entries }: { locale: Locale; entries: SuspenseEntry[] }) {
  if (entries.length === 0) return null;
  const t = translator(locale, "secondPerson");
  const a = translator(locale, "admin");
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  return (
    <Section id="suspense" title={t("suspense.title")} intro={t("suspense.intro")}>
      <ul className="space-y-4">
        {entries.map((e) => (
          <li key={e.chargeId} className={panelClass}>
            <p>
              <b className="num">{usd(e.cents)}</b>{" "}
              <span className="wrap-anywhere">{e.chargeId}</span> {formatDate(e.at, locale)}
            </p>
            <p className={cellNoteClass}>{labelled(t("suspense.why"), whyOf(e, t), locale)}</p>
            {e.claimed ? (
              <p className={cellNoteClass}>
                {t("suspense.gift", {
                  ref: e.claimed.ref,
                  amount: usd(e.claimed.amountCents),
                  ngo: e.claimed.ngoName,
                })}
              </p>
            ) : null}
            {e.returning ? (
              <p className={cellNoteClass}>{t("suspense.returning")}</p>
            ) : (
              <Decision locale={locale} entry={e} labels={{ t, working: a("working") }} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const reasons = {
  "no such gift": "suspense.reasons.noGift",
  "a pledge": "suspense.reasons.pledge",
  "other mode": "suspense.reasons.mode",
  amount: "suspense.reasons.amount",
  "session amount": "suspense.reasons.amount",
  currency: "suspense.reasons.currency",
  "session currency": "suspense.reasons.currency",
  "another gift's charge": "suspense.reasons.otherGift",
  "another session": "suspense.reasons.otherPage",
} as const;

/** Why a payment fits no donation, from the ledger entry (lib/donations/settle.ts). */
function whyOf({ mismatch }: SuspenseEntry, t: Labels["t"]): string {
  if (mismatch === null) return t("suspense.double");
  return Object.hasOwn(reasons, mismatch) ? t(reasons[mismatch as keyof typeof reasons]) : mismatch;
}

type Labels = { t: ReturnType<typeof translator<"secondPerson">>; working: string };

function Decision({
  locale,
  entry,
  labels: { t, working },
}: {
  locale: Locale;
  entry: SuspenseEntry;
  labels: Labels;
}) {
  const button = (way: "return" | "attach" | "keep", variant: "confirm" | "outline") => (
    <SubmitButton
      variant={variant}
      size="sm"
      pendingLabel={working}
      name="way"
      value={way}
      aria-label={`${t(`suspense.${way}`)}: ${entry.chargeId}`}
    >
      {t(`suspense.${way}`)}
    </SubmitButton>
  );
  const attachable = entry.mismatch !== null && entry.cents === entry.receivedCents;
  return (
    <SuspenseForm
      compact
      action={decideSuspenseAction}
      prefix={`${entry.chargeId}-`}
      messages={signedInMessages(locale, suspenseForm)}
      label={`${t("suspense.charge")} ${entry.chargeId}`}
      className="mt-4"
    >
      <input type="hidden" name="chargeId" value={entry.chargeId} />
      {attachable ? (
        <TextField
          name="gift"
          label={t("suspense.giftField")}
          maxLength={64}
          defaultValue={entry.claimed?.ref ?? ""}
          autoComplete="off"
          spellCheck={false}
        />
      ) : null}
      <TextField name="reason" label={t("suspense.reason")} required maxLength={500} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {button("return", "confirm")}
        {attachable ? button("attach", "outline") : null}
        {button("keep", "outline")}
      </div>
    </SuspenseForm>
  );
}
