import { GiftForm } from "@/components/donations/gift-form";
import { buttonVariants } from "@/components/ui/button-variants";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { days, nowMs } from "@/lib/clock";
import type { GiftView } from "@/lib/donors/gift-view";
import { formMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatDate, isoDay } from "@/lib/money/money";
import { typedAmount } from "@/lib/money/read-amount";
import { changeAmount, changeCard, pause, resume, skip, stop } from "@/lib/monthly-gifts/actions";
import { amountForm, pauseForm } from "@/lib/monthly-gifts/form-schemas";

type Props = {
  locale: Locale;
  /** the donor's link, which each form sends along */ token: string;
  gift: Extract<GiftView, { kind: "gift" }>;
};

/** What a donor can change of a monthly gift: amount, card, a pause, the next charge, its end. */
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
    <Panel top className="space-y-8" aria-labelledby="change">
      <h2 className="text-h3" id="change">
        {t("change")}
      </h2>
      <GiftForm
        action={changeAmount}
        messages={formMessages(locale, amountForm)}
        words={{ submit: t("changeAmount"), working: t("working") }}
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
      />
      <div id="card-part">
        <h3 className="text-h4">{t("card")}</h3>
        <p className="mt-[0.4rem] mb-4 text-small text-soft">{t("cardText")}</p>
        <GiftForm
          action={changeCard}
          messages={formMessages(locale)}
          words={{ submit: t("changeCard"), working: t("working") }}
          prefix="card-"
          hidden={{ token }}
        />
      </div>
      <div>
        <h3 className="text-h4">{t("pause")}</h3>
        <Pause {...props} />
      </div>
      <Skip {...props} />
      <Stop {...props} />
    </Panel>
  );
}

function Pause({ locale, token, gift }: Props) {
  const t = translator(locale, "gifts");
  if (gift.status === "paused" && gift.pausedBy === "donor")
    return (
      <div className="mt-[0.8rem]">
        <GiftForm
          action={resume}
          messages={formMessages(locale)}
          words={{ submit: t("resume"), working: t("working") }}
          prefix="resume-"
          variant="primary"
          hidden={{ token }}
        />
      </div>
    );
  if (gift.status === "paused")
    return (
      <p className="mt-[0.4rem] text-small text-soft">
        {gift.pausedBy === "ngo_suspended" ? t("pausedByNgo") : t("pausedByCampaign")}
      </p>
    );
  return (
    <>
      <p className="mt-[0.4rem] mb-[0.8rem] text-small text-soft">{t("pauseText")}</p>
      <GiftForm
        action={pause}
        messages={formMessages(locale, pauseForm)}
        words={{ submit: t("pauseButton"), working: t("working") }}
        prefix="pause-"
        hidden={{ token }}
        field={{
          kind: "date",
          name: "until",
          label: t("pauseUntil"),
          optional: t("optional"),
          min: isoDay(new Date(nowMs() + days(1))),
        }}
      />
    </>
  );
}

function Skip({ locale, token, gift }: Props) {
  const t = translator(locale, "gifts");
  if (gift.status !== "active" || gift.pausedBy !== null || !gift.nextChargeAt) return null;
  return (
    <div>
      <h3 className="text-h4">{t("skip")}</h3>
      <p className="mt-[0.4rem] mb-[0.8rem] text-small text-soft">
        {t("skipText", { date: formatDate(gift.nextChargeAt, locale) })}
      </p>
      <GiftForm
        action={skip}
        messages={formMessages(locale)}
        words={{ submit: t("skipButton"), working: t("working") }}
        prefix="skip-"
        hidden={{ token }}
      />
    </div>
  );
}

/** Ending it is asked twice: the second button is inside what the first opens. */
function Stop({ locale, token }: Props) {
  const t = translator(locale, "gifts");
  return (
    <div>
      <h3 className="text-h4">{t("stop")}</h3>
      <p className="mt-[0.4rem] mb-[0.8rem] text-small text-soft">{t("stopText")}</p>
      <details>
        <summary className={buttonVariants({ variant: "outline" })}>{t("stopButton")}</summary>
        <div className="mt-4">
          <GiftForm
            action={stop}
            messages={formMessages(locale)}
            words={{ submit: t("sure"), working: t("working") }}
            prefix="stop-"
            variant="destructive"
            hidden={{ token }}
          />
        </div>
      </details>
    </div>
  );
}
