import { DataTable } from "@/components/ui/table";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import type { DonationPayment } from "@/lib/donors/donation-view";

type Place = { locale: Locale; payment: DonationPayment; ngoName: string };
/** `now`: the current step; `open`: not reached yet; `bad`: failed, or the money went back. */
type Step = { text: string; state: "done" | "now" | "open" | "bad" };

/** The steps of a donation from the payment to the organisation's bank account, past and future. */
function steps({ locale, payment, ngoName }: Place): Step[] {
  const t = translator(locale, "gifts");
  const day = (at: Date | null) => formatDate(at ?? payment.createdAt, locale);
  const paid: Step = { text: t("paid", { date: day(payment.settledAt) }), state: "done" };
  switch (payment.step) {
    case "pledged":
      return [
        { text: t("pledged", { date: day(payment.createdAt), number: payment.ref }), state: "now" },
        ...(payment.expiresAt
          ? [{ text: t("pledgeEnds", { date: day(payment.expiresAt) }), state: "open" as const }]
          : []),
      ];
    case "pledge_expired":
      return [{ text: t("pledgeExpired"), state: "bad" }];
    case "pledge_canceled":
      return [{ text: t("pledgeCanceled"), state: "bad" }];
    case "confirming":
      return [
        { text: t("confirming"), state: "now" },
        { text: t("thenBooked", { ngo: ngoName }), state: "open" },
      ];
    case "unpaid":
      return [{ text: t("notPaid"), state: "bad" }];
    case "given_back":
      return [paid, { text: t("givenBack"), state: "bad" }];
    case "disputed":
      return [paid, { text: t("disputed"), state: "now" }];
    case "taken_back":
      return [paid, { text: t("takenBack"), state: "bad" }];
    default: {
      const fee = payment.feeCents ?? 0n;
      const net = formatUsd(payment.amountCents - payment.refundedCents - fee, locale, {
        exact: true,
      });
      const note =
        fee > 0n
          ? t("bookedNote", { fee: formatUsd(fee, locale, { exact: true }) })
          : t("bookedNoteFree");
      const booked: Step = {
        text: `${t("booked", { net, ngo: ngoName })}. ${note}`,
        state: "done",
      };
      const payout = { number: String(payment.payoutNumber) };
      if (payment.step === "in_fund") return [paid, booked, { text: t("inFund"), state: "now" }];
      if (payment.step === "paid_out")
        return [
          paid,
          booked,
          { text: t("arrived", { ...payout, date: day(payment.paidOutAt) }), state: "done" },
        ];
      return [
        paid,
        booked,
        {
          text:
            payment.step === "on_its_way"
              ? t("onItsWay", { ...payout, date: day(payment.payoutAt) })
              : t("waitsForPayout"),
          state: "now",
        },
      ];
    }
  }
}

/** Where a donation is, in one sentence. */
export function placeLine(place: Place): string {
  const reached = steps(place).filter((step) => step.state !== "open");
  return reached.at(-1)!.text;
}

/**
 * a circle on a vertical line: filled when done, gold for the current step, clay after a failure; the line is dashed
 * before steps not reached yet
 */
const stepClass =
  "relative pb-5 ps-10 before:absolute before:top-[0.22em] before:start-0 before:z-1 before:size-5 before:rounded-full before:border-2 before:border-ink before:bg-bg after:absolute after:top-4 after:-bottom-[0.4rem] after:start-[calc(0.625rem-1px)] after:w-0.5 after:bg-ink last:pb-0 last:after:hidden data-[state=bad]:before:border-clay data-[state=bad]:before:bg-clay data-[state=done]:before:bg-ink data-[state=done]:before:shadow-[inset_0_0_0_3px_var(--color-bg)] data-[state=now]:font-semibold data-[state=now]:before:bg-gold data-[state=open]:text-soft data-[state=open]:before:border-control has-[+[data-state=open]]:after:bg-transparent has-[+[data-state=open]]:after:bg-[repeating-linear-gradient(var(--color-control)_0_4px,transparent_4px_8px)] print:break-inside-avoid";

/** "Where is my gift": the steps done, the current one, and those to come. */
export function GiftPlace(
  props: Place & {
    campaignHref: string;
    /** time of the newest update since the donation; null if there is none */
    reportedAt: Date | null;
  },
) {
  const { locale, reportedAt } = props;
  const t = translator(locale, "gifts");
  const { step } = props.payment;
  const lastState = step === "paid_out" ? "now" : "open";
  const goesOn =
    step === "balance" || step === "on_its_way" || step === "paid_out" || step === "in_fund";
  return (
    <section aria-labelledby="where" className="mt-12">
      <h2 className="text-h3" id="where">
        {t("where")}
      </h2>
      <ol className="mt-5 print:[print-color-adjust:exact]">
        {steps(props).map(({ text, state }) => (
          <li
            key={text}
            className={stepClass}
            data-state={state}
            {...(state === "now" ? { "aria-current": "step" as const } : {})}
          >
            {text}
          </li>
        ))}
        {goesOn ? (
          <li className={stepClass} data-state={reportedAt ? "done" : lastState}>
            {reportedAt ? (
              <>
                {t("reported", { date: formatDate(reportedAt, locale) })}{" "}
                <a href="#updates">{t("toReport")}</a>
              </>
            ) : (
              <>
                {t("nextUpdate")} <a href={props.campaignHref}>{t("toCampaign")}</a>
              </>
            )}
          </li>
        ) : null}
      </ol>
    </section>
  );
}

/** Every payment of a monthly gift, with where its money is and its receipt. */
export function GiftPayments({
  locale,
  payments,
  ngoName,
  receiptHref,
  none,
}: {
  locale: Locale;
  /** shown when there are no payments */
  none: string;
  payments: DonationPayment[];
  ngoName: string;
  receiptHref: (id: string) => string;
}) {
  const t = translator(locale, "gifts");
  const states = (status: string) => t(`statuses.${status as "succeeded"}`);
  return (
    <section aria-labelledby="payments" className="mt-12">
      <h2 className="mb-4 text-h3" id="payments">
        {t("payments")}
      </h2>
      {payments.length === 0 ? (
        <p>{none}</p>
      ) : (
        <DataTable
          caption={t("payments")}
          rows={payments}
          rowKey={(p) => p.id}
          columns={[
            {
              key: "date",
              head: t("date"),
              place: "main",
              cell: (p) => formatDate(p.settledAt ?? p.createdAt, locale),
            },
            {
              key: "status",
              head: t("status"),
              place: "sub",
              cell: (p) =>
                `${states(p.status)}${p.hasReceipt ? `. ${placeLine({ locale, payment: p, ngoName })}` : ""}`,
            },
            {
              key: "amount",
              head: t("amount"),
              right: true,
              place: "amt",
              cell: (p) => formatUsd(p.amountCents, locale, { exact: true }),
            },
            {
              key: "receipt",
              head: t("receipt"),
              place: "end",
              cell: (p) =>
                p.hasReceipt ? (
                  <a href={receiptHref(p.id)}>
                    PDF<span className="sr-only"> {p.ref}</span>
                  </a>
                ) : null,
            },
          ]}
        />
      )}
    </section>
  );
}
