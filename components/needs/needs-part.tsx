"use client";

import { useFormState } from "@/components/forms/form-context";
import { TextField } from "@/components/forms/fields";
import { Disclosure } from "@/components/ui/disclosure";
import { FieldError, PartLegend } from "@/components/ui/field";
import { rowTileClass, tileInputClass } from "@/components/ui/tile-classes";
import type { GiftNeed } from "@/lib/checkout/form-schemas";
import type { Locale } from "@/lib/i18n/locales";
import { formatUsd } from "@/lib/money/money";

/** A need in the donation form, with its texts prepared by the server. */
type OfferedNeed = {
  id: string;
  /** the value that the form posts (`needValue`) */
  value: string;
  unitCents: number;
  /** units not paid for yet */
  left: number;
  title: string;
  /** language of the title */
  lang: React.ComponentProps<"bdi">;
  price: string;
  leftText: string;
  /** for more units than are missing; {amount} is the part that goes to the campaign */
  beyondText: string;
};
type NeedLabels = Record<
  "choose" | "fold" | "none" | "noneHint" | "quantity" | "quantityHint" | "monthly",
  string
>;
export type OfferedNeeds = { list: OfferedNeed[]; labels: NeedLabels };
type Props = {
  locale: Locale;
  needs: OfferedNeeds;
  start: GiftNeed | null;
  heading: "h2" | "h3";
  /** the chosen need and its number of units */
  chosen: { value: string; quantity: number } | null;
};

/** A closed fold shows what is in it, without its title; where a browser cannot do that, it stays a fold. */
const openWhereWide =
  "clear-both sm:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible] sm:supports-[selector(::details-content)]:[&>summary]:hidden";

/**
 * The need to donate for. A chosen need sets the amount; without a script it takes precedence over the tiles and the
 * amount field.
 */
export function NeedsPart({ locale, needs: { list, labels }, start, heading, chosen }: Props) {
  const form = useFormState();
  const first = list.find((need) => need.id === start?.id)?.value ?? "";
  const value = form.value("need") ?? first;
  const error = form.error("need");
  const need = list.find((one) => one.value === chosen?.value);
  const beyond = need && chosen ? Math.max(0, chosen.quantity - need.left) : 0;
  const row = (id: string, title: React.ReactNode, line: string, price?: string) => (
    <label className={`${rowTileClass} has-checked:[&_small]:text-paper`} key={id}>
      <input
        className={tileInputClass}
        type="radio"
        name="need"
        value={id}
        defaultChecked={id === value}
      />
      <span className="col-span-2 flex items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          {title} <small className="block text-small font-normal text-soft">{line}</small>
        </span>
        {price ? <span className="shrink-0 font-display text-h4 leading-none">{price}</span> : null}
      </span>
    </label>
  );
  return (
    <fieldset
      data-slot="needs"
      id={form.idOf("need")}
      className="min-w-0 border-t border-rule py-6 not-has-[input[type=radio]:not([value='']):checked]:[&_[data-opens]]:hidden"
    >
      <PartLegend as={heading}>{labels.choose}</PartLegend>
      {/* closed on a phone, so that the button is not many screens away; always open beside that */}
      <Disclosure
        className={openWhereWide}
        title={labels.fold}
        open={value !== "" || error !== undefined}
      >
        <div className="grid gap-[0.6rem]">
          {row("", labels.none, labels.noneHint)}
          {list.map((one) =>
            row(one.value, <bdi {...one.lang}>{one.title}</bdi>, one.leftText, one.price),
          )}
        </div>
      </Disclosure>
      {error ? <FieldError id={form.idOf("need-error")}>{error}</FieldError> : null}
      <div data-opens="" className="mt-4">
        <TextField
          name="needQuantity"
          label={labels.quantity}
          help={labels.quantityHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={String(start?.quantity ?? 1)}
        />
        <p aria-live="polite" className="mt-2 text-small font-bold">
          {need && beyond > 0
            ? need.beyondText.replace("{amount}", () => formatUsd(need.unitCents * beyond, locale))
            : null}
        </p>
        <p className="mt-2 hidden text-small text-soft group-has-[[name=frequency][value=monthly]:checked]/give:block">
          {labels.monthly}
        </p>
      </div>
    </fieldset>
  );
}
