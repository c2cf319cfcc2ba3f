import { ActionButton } from "@/components/forms/action-button";
import { Section } from "@/components/ui/section";
import { DataTable } from "@/components/ui/table";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { labelled } from "@/lib/i18n/marks";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { payOutNowAction } from "@/lib/payouts/actions";
import type { BalanceRow } from "@/lib/payouts/balances-queries";
import { payoutMinimumCents } from "@/lib/payouts/rules";

/** The amounts owed to each organisation, why they are held, and a form to pay out early. */
export function Balances({
  locale,
  rows,
  back,
}: {
  locale: Locale;
  rows: BalanceRow[];
  back: string;
}) {
  const t = translator(locale, "admin");
  const d = translator(locale, "dashboard");
  return (
    <Section id="balances" title={t("payouts.balances")}>
      <DataTable
        caption={t("payouts.balances")}
        rows={rows}
        rowKey={(b) => b.ngoId}
        none={t("none")}
        columns={[
          { key: "ngo", head: t("payouts.ngo"), place: "main", cell: (b) => <b>{b.name}</b> },
          {
            key: "balance",
            head: t("payouts.balance"),
            place: "amt",
            right: true,
            className: "font-bold num",
            cell: (b) => formatUsd(b.cents, locale, { exact: true }),
          },
          {
            key: "hold",
            head: t("payouts.status"),
            place: "sub",
            cell: (b) =>
              b.hold
                ? labelled(
                    t("payouts.held"),
                    d(`payouts.holds.${b.hold}`, {
                      date: b.heldUntil ? formatDate(b.heldUntil, locale) : "",
                    }),
                    locale,
                  )
                : "",
          },
          {
            key: "actions",
            head: t("payouts.actions"),
            place: "acts",
            cell: (b) =>
              b.hold === null && b.cents >= payoutMinimumCents ? (
                <ActionButton
                  back={back}
                  action={payOutNowAction}
                  messages={signedInMessages(locale)}
                  fields={{ ngoId: b.ngoId }}
                  label={`${t("payouts.payNow")}: ${b.name}`}
                  pending={t("working")}
                >
                  {t("payouts.payNow")}
                </ActionButton>
              ) : null,
          },
        ]}
      />
    </Section>
  );
}
