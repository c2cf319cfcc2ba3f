import { DonorSection } from "@/components/donations/donor-section";
import { GiftForm } from "@/components/donations/gift-form";
import { GiftPlace } from "@/components/donations/gift-parts";
import { buttonVariants } from "@/components/ui/button-variants";
import { Panel } from "@/components/ui/panel";
import { pledgeInstructions } from "@/lib/checkout/pledge-instructions";
import { sendReceipt } from "@/lib/donors/actions";
import type { DonationPayment, DonationView } from "@/lib/donors/donation-view";
import { formMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { showName, takeBackWords } from "@/lib/monthly-gifts/actions";
import { keepPledge } from "@/lib/pledges/donor-actions";

/** `token`: the donor's link, which each form sends. */
type Part = { locale: Locale; token: string };

const unpaidSteps = ["unpaid", "pledge_expired", "pledge_canceled"];
export const isUnpaid = (payment: DonationPayment): boolean => unpaidSteps.includes(payment.step);

/** A donation on its donor's page: where the money is, how to pay a pledge, its receipt. */
export function DonationSections({
  donation,
  campaignHref,
  reportedAt,
  donateHref,
  receiptHref,
  ...part
}: Part & {
  donation: Extract<DonationView, { kind: "donation" }>;
  campaignHref: string;
  reportedAt: Date | null;
  donateHref: string;
  receiptHref: (id: string) => string;
}) {
  const { locale } = part;
  const { payment } = donation;
  return (
    <>
      <GiftPlace
        locale={locale}
        payment={payment}
        ngoName={donation.ngoName}
        campaignHref={campaignHref}
        reportedAt={reportedAt}
      />
      {payment.step === "pledged" ? <PledgeSections {...part} payment={payment} /> : null}
      {isUnpaid(payment) ? (
        <p className="mt-6">
          <a className={buttonVariants({ variant: "outline" })} href={donateHref}>
            {translator(locale, "gifts")("giveNow")}
          </a>
        </p>
      ) : null}
      {payment.hasReceipt ? <ReceiptSection {...part} href={receiptHref(payment.id)} /> : null}
    </>
  );
}

/** How to pay a pledge, and a button to confirm one that somebody else may have made in the donor's name. */
function PledgeSections({ locale, token, payment }: Part & { payment: DonationPayment }) {
  const t = translator(locale, "gifts");
  const d = translator(locale, "donors");
  const { text, url } = pledgeInstructions(payment.method, locale);
  return (
    <>
      <DonorSection id="how" title={t("howTo")} printed>
        <p className="mt-[0.6rem] whitespace-pre-line">{text}</p>
        {url ? (
          <p className="mt-4">
            <a className={buttonVariants({ variant: "ink" })} href={url}>
              {t("howToOpen")}
            </a>
          </p>
        ) : null}
      </DonorSection>
      {payment.confirmedByDonor ? null : (
        <DonorSection id="mine" title={d("pledgeMine")}>
          <p className="mt-[0.6rem] mb-4">{d("pledgeMineText")}</p>
          <GiftForm
            action={keepPledge}
            messages={formMessages(locale)}
            labels={{ submit: d("pledgeMineYes"), working: t("working") }}
            prefix="mine-"
            variant="confirm"
            hidden={{ token }}
          />
        </DonorSection>
      )}
    </>
  );
}

function ReceiptSection({ locale, token, href }: Part & { href: string }) {
  const t = translator(locale, "gifts");
  return (
    <DonorSection id="receipt" title={t("receipt")}>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <a className={buttonVariants({ variant: "outline" })} href={href}>
          {t("download")}
        </a>
        <GiftForm
          action={sendReceipt}
          messages={formMessages(locale)}
          labels={{ submit: t("resend"), working: t("working") }}
          prefix="receipt-"
          variant="link"
          hidden={{ token }}
        />
      </div>
    </DonorSection>
  );
}

/** The public parts of a donation: the donor's name, and the note that they published on the campaign's page. */
export function ShownSections({
  locale,
  token,
  name,
  words,
}: Part & {
  /** null: nothing is paid yet, so nothing is public */ name: boolean | null;
  words: boolean;
}) {
  const t = translator(locale, "gifts");
  if (name === null && !words) return null;
  return (
    <Panel className="mt-6 print:hidden" aria-label={t("shown")}>
      {name === null ? null : (
        <GiftForm
          action={showName}
          messages={formMessages(locale)}
          labels={{ submit: name ? t("hide") : t("show"), working: t("working") }}
          prefix="name-"
          hidden={{ token, show: name ? "false" : "true" }}
          fold={{ title: t("name"), text: name ? t("nameShown") : t("nameHidden") }}
        />
      )}
      {words ? (
        <GiftForm
          action={takeBackWords}
          messages={formMessages(locale)}
          labels={{ submit: t("wordsTakeBack"), working: t("working") }}
          prefix="words-"
          hidden={{ token }}
          fold={{ title: t("words"), text: t("wordsShown") }}
        />
      ) : null}
    </Panel>
  );
}
