import { GiftForm } from "@/components/donations/gift-form";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { days, nowMs } from "@/lib/clock";
import type { DonationView } from "@/lib/donors/donation-view";
import { formMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate, isoDay } from "@/lib/format";
import { typedAmount } from "@/lib/money/read-amount";
import { changeAmount, changeCard, pause, resume, skip, stop } from "@/lib/monthly-gifts/actions";
import { monthsLater } from "@/lib/donations/monthly-dates";
import { amountForm, pauseForm } from "@/lib/monthly-gifts/form-schemas";

type Props = {
  locale: Locale;
  /** the donor's link, which each form sends */ token: string;
  gift: Extract<DonationView, { kind: "monthlyGift" }>;
};

/** The changes that a donor can make to a monthly gift: amount, card, pause, next charge, end. */
export function MonthlyGiftChanges(props: Props) {
  const { locale, token, gift } = props;
  const t = translator(locale, "gifts");
  if (!gift.canChange)
    return (
      <Notice kind="info">
        {gift.endReason === "campaign_ended" ? t("endedWithCampaign") : t("ended")}{" "}
        <a href={localePath(locale, "/campaigns")}>{t("others")}</a>
      </Notice>
    );
  return (
    <Panel top aria-labelledby="change">
      <h2 className="mb-2 text-h3" id="change">
        {t("change")}
      </h2>
      <GiftForm
        action={changeAmount}
        messages={formMessages(locale, amountForm)}
        labels={{ submit: t("changeAmount"), working: t("working") }}
        prefix="amount-"
        hidden={{ token }}
        field={{
          kind: "money",
          name: "amount",
          label: t("newAmount"),
          help: t("newAmountHint"),
          locale,
          value: typedAmount(gift.amountCents, locale),
        }}
        fold={{ title: t("amount"), now: aMonth(gift.amountCents, locale) }}
      />
      <div id="card-part" className="border-b border-rule">
        <GiftForm
          action={changeCard}
          messages={formMessages(locale)}
          labels={{ submit: t("changeCard"), working: t("working") }}
          prefix="card-"
          hidden={{ token }}
          fold={{ title: t("card"), text: t("cardText"), open: gift.status === "past_due" }}
        />
      </div>
      <Pause {...props} />
      <Skip {...props} />
      <Stop {...props} />
    </Panel>
  );
}

const aMonth = (cents: bigint | number, locale: Locale): string =>
  translator(locale, "gifts")("aMonth", { amount: formatUsd(cents, locale, { exact: true }) });

/** The state of a pause by the donor, and the effect of resuming: with dates and amount. */
function pausedText(gift: Props["gift"], locale: Locale): string {
  const t = translator(locale, "gifts");
  const amount = formatUsd(gift.amountCents, locale, { exact: true });
  const { nextChargeAt: next, periodChargeAt: period } = gift;
  const now = next
    ? t("pausedUntilNext", { amount, date: formatDate(next, locale) })
    : t("pausedOpen");
  return period === null || period.getTime() <= nowMs()
    ? now
    : `${now} ${t("resumeText", { amount, date: formatDate(period, locale) })}`;
}

function Pause({ locale, token, gift }: Props) {
  const t = translator(locale, "gifts");
  if (gift.status === "paused" && gift.pausedBy === "donor")
    return (
      <GiftForm
        action={resume}
        messages={formMessages(locale)}
        labels={{ submit: t("resume"), working: t("working") }}
        prefix="resume-"
        variant="confirm"
        hidden={{ token }}
        fold={{
          title: t("pause"),
          now: t("states.paused"),
          text: pausedText(gift, locale),
          open: true,
        }}
      />
    );
  if (gift.status === "paused")
    return (
      <p className="border-b border-rule py-4 text-small text-soft">
        {gift.pausedBy === "ngo_suspended" ? t("pausedByNgo") : t("pausedByCampaign")}
      </p>
    );
  return (
    <GiftForm
      action={pause}
      messages={formMessages(locale, pauseForm)}
      labels={{ submit: t("pauseButton"), working: t("working") }}
      prefix="pause-"
      hidden={{ token }}
      field={{
        kind: "date",
        name: "until",
        label: t("pauseUntil"),
        optional: t("optional"),
        min: isoDay(new Date(nowMs() + days(1))),
      }}
      fold={{
        title: t("pause"),
        text: gift.nextChargeAt
          ? t("pauseTextNext", {
              amount: formatUsd(gift.amountCents, locale, { exact: true }),
              date: formatDate(gift.nextChargeAt, locale),
            })
          : t("pauseText"),
      }}
    />
  );
}

function Skip({ locale, token, gift }: Props) {
  const t = translator(locale, "gifts");
  if (gift.status !== "active" || gift.pausedBy !== null || !gift.nextChargeAt) return null;
  return (
    <GiftForm
      action={skip}
      messages={formMessages(locale)}
      labels={{ submit: t("skipButton"), working: t("working") }}
      prefix="skip-"
      hidden={{ token, charge: gift.periodChargeAt?.toISOString() ?? "" }}
      fold={{
        title: t("skip"),
        text: t("skipText", {
          amount: formatUsd(gift.amountCents, locale, { exact: true }),
          date: formatDate(gift.nextChargeAt, locale),
          next: formatDate(monthsLater(gift.nextChargeAt, 1), locale),
        }),
      }}
    />
  );
}

/** Ending needs two presses: the actual button is inside the disclosure that the first one opens. */
function Stop({ locale, token, gift }: Props) {
  const t = translator(locale, "gifts");
  const next = gift.nextChargeAt;
  const unpaid = gift.payments.every(({ settledAt }) => settledAt === null);
  const stopText = (date: string) => t(unpaid ? "stopTextUnpaid" : "stopTextNext", { date });
  return (
    <GiftForm
      action={stop}
      messages={formMessages(locale)}
      labels={{ submit: t("sure"), working: t("working") }}
      prefix="stop-"
      variant="destructive"
      hidden={{ token }}
      fold={{
        title: t("stopButton"),
        text: next ? stopText(formatDate(next, locale)) : t("stopText"),
      }}
      keep={{ label: t("keepIt"), href: "#change" }}
    />
  );
}
