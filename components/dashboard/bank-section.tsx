import { Section } from "@/components/ui/section";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { Panel } from "@/components/ui/panel";
import { BankFields, MobileFields } from "@/components/dashboard/bank-fields";
import type { FormAction } from "@/components/forms/form";
import { formatDate } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

type Bank = {
  accountHolderName: string;
  bankName: string;
  accountNumber: string;
  swiftCode: string;
  preferredCurrency: string;
  bankCode?: string;
  accountType?: "mobileMoney";
  accountReference?: string;
  iban: string | null;
  changedAt: Date | null;
} | null;

/**
 * Section Bank details: shown masked, changed only with the password (NGO-063, NGO-064, DASH-076). Bank account and
 * mobile money are two forms, each in a disclosure, so that both work without a script.
 */
export function BankSection({
  locale,
  bank,
  country,
  mayWrite,
  save,
}: {
  locale: Locale;
  bank: Bank;
  /** the organisation's country code */ country: string | null;
  mayWrite: boolean;
  save: { bank: FormAction; mobile: FormAction };
}) {
  const t = translator(locale, "dashboard");
  const kind = bank === null ? "none" : (bank.accountType ?? "bank");
  const shared = { locale, country, currency: bank?.preferredCurrency };
  const titles = {
    none: [t("bank.add"), t("bank.mobileAdd")],
    bank: [t("bank.change"), t("bank.mobileChange")],
    mobileMoney: [t("bank.toBank"), t("bank.mobileEdit")],
  } as const;
  const [bankTitle, mobileTitle] = titles[kind];
  const forms = [
    <BankFields key="bank" {...shared} title={bankTitle} save={save.bank} />,
    <MobileFields key="mobile" {...shared} title={mobileTitle} save={save.mobile} />,
  ];
  // the kind of account that it has comes first
  const inOrder = kind === "mobileMoney" ? forms.toReversed() : forms;
  return (
    <Section id="bank" title={t("bank.heading")}>
      <Panel className="max-w-[52rem]">
        {bank ? (
          <BankRows locale={locale} bank={bank} />
        ) : (
          <p className="text-soft">{t("bank.none")}</p>
        )}
        {bank?.iban ? <p className="text-small text-soft">{t("bank.ibanHelp")}</p> : null}
        {bank?.changedAt ? (
          <p className="text-small text-soft">
            {t("bank.changedAt", { date: formatDate(bank.changedAt, locale) })}
          </p>
        ) : null}
        {mayWrite ? inOrder : null}
      </Panel>
    </Section>
  );
}

function BankRows({ locale, bank }: { locale: Locale; bank: NonNullable<Bank> }) {
  const t = translator(locale, "dashboard");
  const mobile = bank.accountType === "mobileMoney";
  return (
    <DetailList>
      <DetailRow label={t("bank.holder")}>{bank.accountHolderName}</DetailRow>
      <DetailRow label={t(mobile ? "bank.operator" : "bank.bank")}>{bank.bankName}</DetailRow>
      <DetailRow label={t(mobile ? "bank.mobile" : "bank.number")} num>
        <bdi dir="ltr">{bank.accountNumber}</bdi>
      </DetailRow>
      {bank.accountReference ? (
        <DetailRow label={t("bank.reference")} num>
          <bdi dir="ltr">{bank.accountReference}</bdi>
        </DetailRow>
      ) : null}
      {bank.iban ? (
        <DetailRow label={t("bank.iban")} num>
          <bdi dir="ltr">{bank.iban}</bdi>
        </DetailRow>
      ) : null}
      {bank.swiftCode ? <DetailRow label={t("bank.swift")}>{bank.swiftCode}</DetailRow> : null}
      {bank.bankCode ? (
        <DetailRow label={t("bank.code")} num>
          {bank.bankCode}
        </DetailRow>
      ) : null}
      <DetailRow label={t("bank.currency")}>{bank.preferredCurrency}</DetailRow>
    </DetailList>
  );
}
