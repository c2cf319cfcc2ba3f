import { EndMonthlyGift } from "@/components/donations/end-monthly-gift";
import type { FormAction } from "@/components/forms/form";
import { Address } from "@/components/ui/address";
import { Disclosure } from "@/components/ui/disclosure";
import { signedInMessages } from "@/lib/forms/messages";
import { formatDate } from "@/lib/format";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import type {
  UnpaidMonthlyGift,
  UnpaidMonthlyGifts as Unpaid,
} from "@/lib/monthly-gifts/unpaid-queries";

type Props = {
  locale: Locale;
  unpaid: Unpaid;
  /** null: whoever looks may only view */
  end: FormAction | null;
  /** the list's address, to which an action returns */ back: string;
};

/**
 * Above the list of donations: monthly gifts that are set up but not paid yet, so they are not donations; each can be
 * stopped.
 */
export function UnpaidMonthlyGifts({ locale, unpaid, end, back }: Props) {
  const { count, cents, rows } = unpaid;
  if (count === 0) return null;
  const t = translator(locale, "dashboard");
  return (
    <section
      data-slot="unpaid-monthly-gifts"
      className="mb-6 border border-rule bg-surface p-4"
      aria-labelledby="unpaid-monthly-gifts"
    >
      <h2 id="unpaid-monthly-gifts" className="text-h4">
        {t("unpaidMonthly.title", { n: count, amount: formatUsd(cents, locale, { exact: true }) })}
      </h2>
      <p className="mt-1 max-w-measure text-small text-pretty text-soft">
        {t("unpaidMonthly.note")}
      </p>
      <Disclosure className="mt-2" title={t("unpaidMonthly.show", { n: rows.length })}>
        <ul>
          {rows.map((gift) => (
            <Gift key={gift.id} locale={locale} gift={gift} end={end} back={back} />
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function Gift({
  locale,
  gift,
  end,
  back,
}: Pick<Props, "locale" | "end" | "back"> & { gift: UnpaidMonthlyGift }) {
  const t = translator(locale, "dashboard");
  const { donor, firstPaymentAt, campaignTitle, ngo } = gift;
  const name = donor?.name ?? t("donors.anonymous");
  const amount = formatUsd(gift.cents, locale, { exact: true });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-rule py-2">
      {donor?.key ? (
        <a className="justify-self-start" href={`/dashboard/donors/${donor.key}`}>
          <b>
            <bdi>{name}</bdi>
          </b>
        </a>
      ) : (
        <b>
          <bdi>{name}</bdi>
        </b>
      )}
      <b className="num">{amount}</b>
      <p className="col-span-full text-small text-soft">
        {firstPaymentAt
          ? t("unpaidMonthly.first", { date: formatDate(firstPaymentAt, locale) })
          : t("unpaidMonthly.paused")}
        {" · "}
        <bdi>{campaignTitle}</bdi>
        {ngo ? (
          <>
            {" · "}
            <bdi>{ngo}</bdi>
          </>
        ) : null}
        {donor?.email ? (
          <>
            {" · "}
            <Address>{donor.email}</Address>
          </>
        ) : null}
      </p>
      {end ? (
        <div className="col-span-full">
          <EndMonthlyGift
            monthlyGiftId={gift.id}
            end={end}
            back={back}
            messages={signedInMessages(locale)}
            before={
              <span className="sr-only">
                {" "}
                {name}, {amount}
              </span>
            }
            labels={{
              open: t("donations.end"),
              label: t("unpaidMonthly.endOf", { name, amount }),
              text: t("unpaidMonthly.endText", { amount }),
              yes: t("donations.endYes"),
              ending: t("donations.ending"),
            }}
          />
        </div>
      ) : null}
    </li>
  );
}
