import { ActionButton } from "@/components/forms/action-button";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Section } from "@/components/ui/section";
import { countryName } from "@/lib/country-name";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { labelled } from "@/lib/i18n/marks";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import { closeCallAction } from "@/lib/volunteers/actions";
import type { CallState } from "@/lib/volunteers/rules";
import type { OwnCall } from "@/lib/volunteers/queries";

const variants: Record<CallState, BadgeKind> = {
  open: "on",
  full: "done",
  ended: "plain",
  closed: "halt",
  stopped: "bad",
};

export function CallBadge({ locale, state }: { locale: Locale; state: CallState }) {
  return (
    <Badge kind={variants[state]}>
      {translator(locale, "volunteers")(`calls.states.${state}`)}
    </Badge>
  );
}

/** The organisation's open and past calls for volunteers. */
export function OwnCalls({
  locale,
  calls,
  mayWrite,
}: {
  locale: Locale;
  calls: OwnCall[];
  mayWrite: boolean;
}) {
  const t = translator(locale, "volunteers");
  return (
    <Section id="calls" title={t("calls.heading")}>
      {calls.length === 0 ? <p className="text-soft">{t("calls.none")}</p> : null}
      <ul className="divide-y divide-rule border-rule not-empty:border-y">
        {calls.map((call) => (
          <CallLine key={call.id} locale={locale} call={call} mayWrite={mayWrite} />
        ))}
      </ul>
    </Section>
  );
}

function CallLine({
  locale,
  call,
  mayWrite,
}: {
  locale: Locale;
  call: OwnCall;
  mayWrite: boolean;
}) {
  const t = translator(locale, "volunteers");
  const runs = call.state === "open" || call.state === "full";
  const day = formatDate(runs ? call.until : call.endsAt, locale);
  const named = (label: string) => labelled(label, call.role, locale);
  const where = call.country === null ? t("ask.anywhere") : countryName(call.country, locale);
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="wrap-anywhere">{call.role}</b>{" "}
          <CallBadge locale={locale} state={call.state} />
        </p>
        <p className="mt-1 text-small wrap-anywhere text-soft">
          {call.campaign} · {where} · {t(runs ? "calls.until" : "calls.over", { day })}
        </p>
        <p className="mt-1 text-small">
          {t("calls.places", { accepted: String(call.accepted), places: String(call.places) })} ·{" "}
          {t("calls.offers", { n: call.offers })}
          {call.waiting > 0 ? (
            <>
              {" "}
              · <b>{t("counts.waiting", { n: call.waiting })}</b>
            </>
          ) : null}
        </p>
        {call.stopReason ? (
          <p className="mt-1 text-small wrap-anywhere text-madder">
            {t("calls.stopReason", { reason: call.stopReason })}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {call.offers > 0 ? (
          <a
            className={buttonVariants({ variant: "link", size: "sm" })}
            href={`/dashboard/volunteers?call=${call.id}#offers`}
            aria-label={named(t("calls.see"))}
          >
            {t("calls.see")}
          </a>
        ) : null}
        {mayWrite && runs ? (
          <>
            <a
              className={buttonVariants({ variant: "link", size: "sm" })}
              href={`/dashboard/volunteers?change=${call.id}#ask`}
              aria-label={named(t("calls.change"))}
            >
              {t("calls.change")}
            </a>
            <ActionButton
              action={closeCallAction}
              messages={signedInMessages(locale)}
              fields={{ callId: call.id }}
              pending={t("calls.closing")}
              buttonLabel={`${t("calls.close")}: ${call.role}`}
            >
              {t("calls.close")}
            </ActionButton>
          </>
        ) : null}
      </div>
    </li>
  );
}
