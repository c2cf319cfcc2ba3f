import { typedTextClass } from "@/components/admin/console-parts";
import { EndMonthlyGift } from "@/components/donations/end-monthly-gift";
import { ActionButton } from "@/components/forms/action-button";
import { cn } from "@/components/ui/cn";
import { Disclosure } from "@/components/ui/disclosure";
import { noticeVariants } from "@/components/ui/notice-variants";
import { rowLinkClass } from "@/components/ui/row-link";
import type { ConsoleDonation } from "@/lib/donations/console-queries";
import { endDonorLinksAction } from "@/lib/donors/console-actions";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { endMonthlyGiftAction } from "@/lib/monthly-gifts/console-actions";
import { declineRefundAction } from "@/lib/refunds/actions";

type Props = {
  locale: Locale;
  donation: ConsoleDonation;
  back: string;
  /** address of the list with a donation's refund dialog open */
  refundHref: (donationId: string) => string;
};

/** What an administrator can do with a paid donation. */
export function DonationActions(props: Props) {
  return (
    <>
      <RefundRequest {...props} />
      <Refund {...props} />
      <EndLinks {...props} />
      <EndMonthly {...props} />
    </>
  );
}

/** The organisation's open refund request, and its reason. */
function RefundRequest({ locale, donation: { ngo, ref, refundRequest }, back }: Props) {
  const t = translator(locale, "admin");
  if (!refundRequest) return null;
  return (
    <div className={cn(noticeVariants({ kind: "warn" }), "mb-[0.6rem] entries:w-full")}>
      <div className="space-y-2">
        <p className={typedTextClass}>{t("gifts.wish", { ngo, reason: refundRequest.reason })}</p>
        <ActionButton
          back={back}
          action={declineRefundAction}
          messages={signedInMessages(locale)}
          fields={{ refundRequestId: refundRequest.id }}
          label={`${t("gifts.decline")} ${ref}`}
          buttonLabel={`${t("gifts.decline")} ${ref}`}
          pending={t("working")}
        >
          {t("gifts.decline")}
        </ActionButton>
      </div>
    </div>
  );
}

function Refund({ locale, donation, refundHref }: Props) {
  const t = translator(locale, "admin");
  const { id, ref, refundableCents } = donation;
  if (refundableCents <= 0n)
    return donation.viaCard ? null : (
      <span className="text-small text-soft">{t("gifts.otherWay")}</span>
    );
  return (
    <p>
      <a className={rowLinkClass} href={refundHref(id)}>
        <Title text={t("gifts.refund")} about={ref} />
      </a>
    </p>
  );
}

function EndLinks({ locale, donation: { id, ref, donorEmail }, back }: Props) {
  const t = translator(locale, "donors");
  if (!donorEmail) return null;
  return (
    <Disclosure look="row" title={<Title text={t("consoleEndLinks")} about={ref} />}>
      <ActionButton
        back={back}
        action={endDonorLinksAction}
        messages={signedInMessages(locale)}
        className="space-y-3"
        fields={{ donationId: id }}
        label={`${t("consoleEndLinks")} ${ref}`}
        buttonLabel={`${t("consoleEndLinksYes")} ${ref}`}
        intro={
          <p className="text-small text-soft">{t("consoleEndLinksText", { email: donorEmail })}</p>
        }
        variant="destructive"
        pending={translator(locale, "admin")("working")}
      >
        {t("consoleEndLinksYes")}
      </ActionButton>
    </Disclosure>
  );
}

function EndMonthly({ locale, donation: { ref, monthly }, back }: Props) {
  const t = translator(locale, "admin");
  if (!monthly) return null;
  return (
    <EndMonthlyGift
      back={back}
      monthlyGiftId={monthly.id}
      end={endMonthlyGiftAction}
      messages={signedInMessages(locale)}
      before={<span className="sr-only"> {ref}</span>}
      labels={{
        open: t("gifts.end"),
        label: t("gifts.endOf", { ref }),
        text: t("gifts.endText", { amount: formatUsd(monthly.cents, locale, { exact: true }) }),
        yes: t("gifts.endYes"),
        ending: t("gifts.ending"),
      }}
    />
  );
}

/** The title of a fold; the donation that it is about is named for screen readers only. */
function Title({ text, about }: { text: string; about: string }) {
  return (
    <>
      {text}
      <span className="sr-only"> {about}</span>
    </>
  );
}
