import { Table } from "@/components/ui/table";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate, formatUsd } from "@/lib/money/money";
import type { GiftPayment } from "@/lib/donations/gift-view";

type Place = { locale: Locale; payment: GiftPayment; ngoName: string };

/** Where a gift is, in one or three sentences. */
export function placeLines({ locale, payment, ngoName }: Place): string[] {
  const t = translator(locale, "gifts");
  const day = (at: Date | null) => formatDate(at ?? payment.createdAt, locale);
  switch (payment.step) {
    case "pledged": return [t("pledged", { date: day(payment.createdAt), number: payment.ref }), ...(payment.expiresAt ? [t("pledgeEnds", { date: day(payment.expiresAt) })] : [])];
    case "confirming": return [t("confirming")];
    case "unpaid": return [t("notPaid")];
    case "given_back": return [t("paid", { date: day(payment.settledAt) }), t("givenBack")];
    case "disputed": return [t("paid", { date: day(payment.settledAt) }), t("disputed")];
    case "taken_back": return [t("paid", { date: day(payment.settledAt) }), t("takenBack")];
    default: {
      const fee = payment.feeCents ?? 0n;
      const net = formatUsd(payment.amountCents - payment.refundedCents - fee, locale, { exact: true });
      const note = fee > 0n ? t("bookedNote", { fee: formatUsd(fee, locale, { exact: true }) }) : t("bookedNoteFree");
      const end = payment.step === "paid_out" ? t("arrived", { date: day(payment.paidOutAt), number: String(payment.payoutNumber) }) : payment.step === "on_its_way" ? t("onItsWay", { date: day(payment.payoutAt), number: String(payment.payoutNumber) }) : t("waitsForPayout");
      return [t("paid", { date: day(payment.settledAt) }), `${t("booked", { net, ngo: ngoName })}. ${note}`, end];
    }
  }
}

/** "Where is my gift": from the payment to the organisation's bank account. */
export function GiftPlace(props: Place & { campaignHref: string }) {
  const t = translator(props.locale, "gifts");
  return (
    <section aria-labelledby="where" style={{ marginTop: "var(--s7)" }}>
      <h2 className="h3" id="where">{t("where")}</h2>
      <ol className="ruled" style={{ marginTop: "1rem", borderTop: "2px solid var(--ink)" }}>{placeLines(props).map((line) => <li key={line}>{line}</li>)}{props.payment.step === "paid_out" ? <li>{t("nextUpdate")} <a href={props.campaignHref}>{t("toCampaign")}</a></li> : null}</ol>
    </section>
  );
}

/** Every month of a monthly gift, with where it is and its receipt. */
export function GiftPayments({ locale, payments, ngoName, receiptHref }: { locale: Locale; payments: GiftPayment[]; ngoName: string; receiptHref: (id: string) => string }) {
  const t = translator(locale, "gifts");
  const states = (status: string) => t(`statuses.${status as "succeeded"}`);
  return (
    <section aria-labelledby="payments" style={{ marginTop: "var(--s7)" }}>
      <h2 className="h3" id="payments" style={{ marginBottom: "1rem" }}>{t("payments")}</h2>
      {payments.length === 0 ? <p>{t("noPayments")}</p> : (
        <Table
          caption={t("payments")} rows={payments} rowKey={(p) => p.id}
          columns={[
            { key: "date", head: t("date"), place: "main", cell: (p) => formatDate(p.settledAt ?? p.createdAt, locale) },
            { key: "status", head: t("status"), place: "sub", cell: (p) => `${states(p.status)}${p.hasReceipt ? `. ${placeLines({ locale, payment: p, ngoName }).at(-1)}` : ""}` },
            { key: "amount", head: t("amount"), right: true, place: "amt", cell: (p) => formatUsd(p.amountCents, locale, { exact: true }) },
            { key: "receipt", head: t("receipt"), place: "end", cell: (p) => (p.hasReceipt ? <a href={receiptHref(p.id)}>PDF<span className="vh"> {p.ref}</span></a> : null) },
          ]}
        />
      )}
    </section>
  );
}
