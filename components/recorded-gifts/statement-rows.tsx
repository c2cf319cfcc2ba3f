import { CheckField, TextField } from "@/components/forms/fields";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { Badge } from "@/components/ui/badge";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { amountText } from "@/lib/recorded-gifts/amount-text";
import { dollar } from "@/lib/money/currencies";
import { maxDonorName } from "@/lib/recorded-gifts/rules";
import { recordRowsAction } from "@/lib/statements/actions";
import type { StatementPage, StatementRowView } from "@/lib/statements/queries";
import { inRow } from "@/lib/i18n/marks";

type Props = { locale: Locale; data: StatementPage; mayWrite: boolean };

/**
 * The rows of one page, each with its status; the selected ones become recorded gifts. A single plain form that works
 * without a script.
 */
export function StatementRows({ locale, data, mayWrite }: Props) {
  const t = translator(locale, "statements");
  const { statement, rows, page } = data;
  const open = rows.filter(isOpen).length;
  return (
    <Form
      key={page}
      action={recordRowsAction}
      messages={signedInMessages(locale)}
      label={t("recordChosen")}
      className="max-w-[58rem]"
    >
      <input type="hidden" name="id" value={statement.id} />
      <input type="hidden" name="page" value={page} />
      <ul className="divide-y divide-rule border-y border-rule">
        {rows.map((row) => (
          <li
            key={row.line}
            data-slot="statement-row"
            className="grid gap-x-8 gap-y-1 py-4 stack:grid-cols-[minmax(0,1fr)_16rem] stack:items-start"
          >
            {mayWrite && isOpen(row) ? (
              <OpenRow locale={locale} row={row} currency={statement.currency} />
            ) : (
              <ClosedRow locale={locale} row={row} />
            )}
          </li>
        ))}
      </ul>
      {mayWrite && open > 0 ? (
        <div className="mt-6">
          <SubmitButton pendingLabel={t("recording")}>{t("recordChosen")}</SubmitButton>
        </div>
      ) : (
        <p className="mt-4 text-soft">{t("nothing")}</p>
      )}
    </Form>
  );
}

const isOpen = (row: StatementRowView): boolean => row.fault === null && !row.known;

/** A row's details in one line. */
function describe(locale: Locale, row: StatementRowView): string {
  const parts = [
    row.original === null || row.currency === null
      ? null
      : amountText(row.original, row.currency, locale),
    row.receivedOn ? formatDate(row.receivedOn, locale) : null,
    row.reference,
  ];
  return inRow(parts, locale);
}

function OpenRow({
  locale,
  row,
  currency,
}: {
  locale: Locale;
  row: StatementRowView;
  currency: string;
}) {
  const t = translator(locale, "statements");
  const dollars = row.usdCents === null ? "" : formatUsd(row.usdCents, locale, { exact: true });
  return (
    <>
      <div className="min-w-0">
        <CheckField
          name={`row-${row.line}`}
          defaultChecked={!row.doubtful}
          label={
            currency === dollar ? describe(locale, row) : `${describe(locale, row)} · ${dollars}`
          }
          help={row.details}
        />
        {row.doubtful ? <p className="text-small font-bold">{t("doubtful")}</p> : null}
      </div>
      <TextField
        name={`name-${row.line}`}
        label={t("name")}
        aria-label={t("nameOf", { n: String(row.line) })}
        placeholder={t("anonymous")}
        maxLength={maxDonorName}
        autoComplete="off"
        defaultValue={row.name ?? ""}
      />
    </>
  );
}

function ClosedRow({ locale, row }: { locale: Locale; row: StatementRowView }) {
  const t = translator(locale, "statements");
  const why = row.fault === null ? null : faultText(locale, row);
  return (
    <>
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">
          {describe(locale, row) || t("line", { n: String(row.line) })}
        </p>
        <p className="text-small wrap-anywhere text-soft">{row.details}</p>
      </div>
      <div>
        <Badge kind={why === null ? "done" : "halt"}>
          {t(why === null ? "known" : "notCounted")}
        </Badge>
        {why === null ? null : <p className="mt-1 text-small">{why}</p>}
      </div>
    </>
  );
}

function faultText(locale: Locale, row: StatementRowView): string {
  const t = translator(locale, "statements");
  if (row.fault === null) return "";
  if (row.fault !== "otherCurrency") return t(`faults.${row.fault}`);
  return row.currency === null
    ? t("faults.otherCurrencyUnknown")
    : t("faults.otherCurrency", { currency: row.currency });
}
