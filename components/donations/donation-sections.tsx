import { GiftForm } from "@/components/donations/gift-form";
import { GiftPlace } from "@/components/donations/gift-parts";
import { buttonVariants } from "@/components/ui/button-variants";
import { pledgeInstructions } from "@/lib/donations/pledge-instructions";
import { sendReceipt } from "@/lib/donors/actions";
import type { GiftPayment, GiftView } from "@/lib/donors/gift-view";
import { formMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { showName, takeBackWords } from "@/lib/monthly-gifts/actions";
import { keepPledge } from "@/lib/pledges/donor-actions";

/** `token` is the donor's link, which each form sends along. */
type Part = { locale: Locale; token: string };

const unpaidSteps = ["unpaid", "pledge_expired", "pledge_canceled"];
export const isUnpaid = (payment: GiftPayment): boolean => unpaidSteps.includes(payment.step);

/** One donation on its donor's page: where the money is, how a pledge is paid, its receipt. */
export function DonationSections({
  gift,
  campaignHref,
  donateHref,
  receiptHref,
  ...part
}: Part & {
  gift: Extract<GiftView, { kind: "donation" }>;
  campaignHref: string;
  donateHref: string;
  receiptHref: (id: string) => string;
}) {
  const { locale } = part;
  const { payment } = gift;
  return (
    <>
      <GiftPlace
        locale={locale}
        payment={payment}
        ngoName={gift.ngoName}
        campaignHref={campaignHref}
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

/** How a pledge is paid, and the donor's yes to one that somebody else might have made in their name. */
function PledgeSections({ locale, token, payment }: Part & { payment: GiftPayment }) {
  const t = translator(locale, "gifts");
  const d = translator(locale, "donors");
  const { text, url } = pledgeInstructions(payment.method, locale);
  return (
    <>
      <section aria-labelledby="how" className="mt-12">
        <h2 className="text-h3" id="how">
          {t("howTo")}
        </h2>
        <p className="mt-[0.6rem] whitespace-pre-line">{text}</p>
        {url ? (
          <p className="mt-4">
            <a className={buttonVariants()} href={url}>
              {t("howToOpen")}
            </a>
          </p>
        ) : null}
      </section>
      {payment.confirmedByDonor ? null : (
        <section className="mt-12 print:hidden" aria-labelledby="mine">
          <h2 className="text-h3" id="mine">
            {d("pledgeMine")}
          </h2>
          <p className="mt-[0.6rem] mb-4">{d("pledgeMineText")}</p>
          <GiftForm
            action={keepPledge}
            messages={formMessages(locale)}
            words={{ submit: d("pledgeMineYes"), working: t("working") }}
            prefix="mine-"
            variant="primary"
            hidden={{ token }}
          />
        </section>
      )}
    </>
  );
}

function ReceiptSection({ locale, token, href }: Part & { href: string }) {
  const t = translator(locale, "gifts");
  return (
    <section className="mt-12 print:hidden" aria-labelledby="receipt">
      <h2 className="text-h3" id="receipt">
        {t("receipt")}
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <a className={buttonVariants({ variant: "outline" })} href={href}>
          {t("download")}
        </a>
        <GiftForm
          action={sendReceipt}
          messages={formMessages(locale)}
          words={{ submit: t("resend"), working: t("working") }}
          prefix="receipt-"
          variant="link"
          hidden={{ token }}
        />
      </div>
    </section>
  );
}

/** Whether the donor's name is shown on the campaign's page. */
export function NameSection({ locale, token, shown }: Part & { shown: boolean }) {
  const t = translator(locale, "gifts");
  return (
    <section className="mt-12 print:hidden" aria-labelledby="name">
      <h2 className="text-h3" id="name">
        {t("name")}
      </h2>
      <p className="mt-[0.6rem] mb-4">{shown ? t("nameShown") : t("nameHidden")}</p>
      <GiftForm
        action={showName}
        messages={formMessages(locale)}
        words={{ submit: shown ? t("hide") : t("show"), working: t("working") }}
        prefix="name-"
        hidden={{ token, show: shown ? "false" : "true" }}
      />
    </section>
  );
}

/** The donor's note stands on the campaign's page, until it is taken back. */
export function WordsSection({ locale, token }: Part) {
  const t = translator(locale, "gifts");
  return (
    <section className="mt-12 print:hidden" aria-labelledby="words">
      <h2 className="text-h3" id="words">
        {t("words")}
      </h2>
      <p className="mt-[0.6rem] mb-4">{t("wordsShown")}</p>
      <GiftForm
        action={takeBackWords}
        messages={formMessages(locale)}
        words={{ submit: t("wordsTakeBack"), working: t("working") }}
        prefix="words-"
        hidden={{ token }}
      />
    </section>
  );
}
