import { useFormState } from "@/components/forms/form-context";
import { CheckField } from "@/components/forms/fields";
import { MoneyField } from "@/components/forms/money-field";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { PartLegend } from "@/components/ui/field";
import {
  segmentClass,
  tileClass,
  tileFigureClass,
  tileInputClass,
} from "@/components/ui/tile-classes";
import type { TypedDonation } from "@/lib/checkout/form-schemas";
import { giftCents } from "@/lib/checkout/gift-cents";
import type { Locale } from "@/lib/i18n/locales";
import { formatUsd, withFeeCovered } from "@/lib/money/money";

export type AmountLabels = Record<
  | "gift"
  | "how"
  | "once"
  | "monthly"
  | "amountLabel"
  | "another"
  | "typedBelow"
  | "cover"
  | "coverOpen"
  | "coverHint"
  | "coverHintBank",
  string
>;
type Props = {
  locale: Locale;
  labels: AmountLabels;
  start: TypedDonation;
  amount: string;
  heading: "h2" | "h3";
  /** cents in the amount field now; null if it is not a valid amount */
  cents: number | null;
  /** the payment method chosen now */
  method: string;
  /** false if the donor cannot cover the fee, since the operator bears it */
  mayCover: boolean;
};

/** four in a row, smaller on a phone; two in a row with text at twice the size */
const fourTiles =
  "grid grid-cols-4 gap-[0.6rem] max-xs:gap-2 max-xs:grid-cols-[repeat(auto-fit,minmax(max(4.5rem,25%-0.5rem),1fr))] max-xs:*:min-h-14 max-xs:*:px-1 max-xs:*:text-[1.35rem]";
const presets = [20, 60, 100, 200];

/** Without a script to keep tiles and field in sync: says that the typed amount counts. */
const typedBelow = (label: string, value: "typed" | "other", chosen: boolean) => (
  <Checkbox
    radio
    className="mt-[0.6rem]"
    label={label}
    name="preset"
    value={value}
    defaultChecked={chosen}
  />
);

/** One-off or monthly, the amount, and whether the donor covers the processor's fee. */
export function AmountPart(props: Props) {
  const { locale, labels, start, amount, heading, cents, method, mayCover } = props;
  const form = useFormState();
  const frequency = form.value("frequency") ?? start.frequency;
  const isAmount = (dollars: number) => giftCents(amount, locale) === dollars * 100;
  return (
    <fieldset className="min-w-0 pb-6 md:pb-8">
      <PartLegend as={heading}>{labels.gift}</PartLegend>
      <fieldset className="clear-both min-w-0">
        <legend className="sr-only">{labels.how}</legend>
        <div className={segmentClass}>
          {(["once", "monthly"] as const).map((f) => (
            <label className={tileClass} key={f}>
              <input
                className={tileInputClass}
                type="radio"
                name="frequency"
                value={f}
                defaultChecked={frequency === f}
              />{" "}
              {labels[f]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-[0.9rem] min-w-0">
        <legend className="sr-only">{labels.amountLabel}</legend>
        <div className={fourTiles}>
          {presets.map((p) => (
            <label className={cn(tileClass, tileFigureClass)} key={p}>
              <input
                className={tileInputClass}
                type="radio"
                name="preset"
                value={p}
                defaultChecked={isAmount(p)}
              />{" "}
              {formatUsd(p * 100, locale)}
            </label>
          ))}
        </div>
        {/* not checked: the hidden option must not be the chosen one */}
        <div className="old-only hidden">{typedBelow(labels.typedBelow, "typed", false)}</div>
        <noscript>{typedBelow(labels.typedBelow, "other", !presets.some(isAmount))}</noscript>
      </fieldset>
      <div className="mt-[0.9rem]">
        <MoneyField
          name="amount"
          locale={locale}
          label={labels.another}
          required
          defaultValue={amount}
        />
      </div>
      {mayCover ? (
        <div className="mt-[0.9rem] rounded-control border-2 border-control bg-surface px-4 py-2 group-has-[[data-pledge]:checked]/give:hidden has-checked:border-ink">
          <CheckField
            name="coverFee"
            defaultChecked={start.coverFee}
            label={
              cents === null ? (
                labels.coverOpen
              ) : (
                <>
                  <span className="noscript:hidden">
                    {labels.cover.replace("{amount}", () =>
                      formatUsd(withFeeCovered(cents, method) - cents, locale, { exact: true }),
                    )}
                  </span>
                  {/* without a script it could not follow the amount */}
                  <span className="hidden noscript:inline">{labels.coverOpen}</span>
                </>
              )
            }
            help={method === "bank_transfer" ? labels.coverHintBank : labels.coverHint}
          />
        </div>
      ) : null}
    </fieldset>
  );
}
