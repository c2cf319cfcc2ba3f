import { useEffect, useRef, useState } from "react";
import { newRequestKey } from "@/components/donations/request-key";
import { useFormState } from "@/components/forms/form-context";
import type { TypedDonation } from "@/lib/checkout/form-schemas";
import { giftCents } from "@/lib/checkout/gift-cents";
import type { Locale } from "@/lib/i18n/locales";
import { withFeeCovered } from "@/lib/money/money";
import { typedAmount } from "@/lib/money/read-amount";
import { readNeedValue, readQuantity } from "@/lib/needs/rules";

/** The values that the button and the summary show, updated as the form changes. */
export type Shown = {
  /** the typed amount; null unless it is unambiguous */
  cents: number | null;
  /** the amount charged, including the fee if it is covered */
  total: number | null;
  /** the payment method */
  method: string;
  pledge: boolean;
  monthly: boolean;
  /** the first payment of a monthly gift is due on the later day, not today */
  later: boolean;
  /** the chosen need, as the form posts it, and the number of units */
  need: { value: string; quantity: number } | null;
};

type Given = {
  locale: Locale;
  methods: { value: string; pledge: boolean }[];
  start: TypedDonation;
  feeCarried: boolean;
};
type Typed = {
  amount: string;
  method: string;
  frequency: string;
  firstPayment: string;
  cover: boolean;
  need: string;
  quantity: string;
};

/** The chosen need; null unless the number of units is clear. */
const needOf = (value: string, quantity: string): Shown["need"] => {
  const units = readQuantity(quantity);
  return readNeedValue(value) && units !== null ? { value, quantity: units } : null;
};

/**
 * Sets the amount from the chosen need, and deselects all tiles.
 * @returns whether a need is chosen
 */
function priceNeed(box: HTMLElement | null, locale: Locale): boolean {
  const chosen = box?.querySelector<HTMLInputElement>("[name=need]:checked");
  const need = readNeedValue(chosen?.value);
  const units = readQuantity(box?.querySelector<HTMLInputElement>("[name=needQuantity]")?.value);
  const typed = box?.querySelector<HTMLInputElement>("[name=amount]");
  if (!box || !need || units === null || !typed) return false;
  typed.value = typedAmount(need.unitCents * units, locale);
  for (const tile of box.querySelectorAll<HTMLInputElement>("[name=preset]")) tile.checked = false;
  return true;
}

/**
 * Sets each radio button: if the browser alone deselected a need, React would not notice when it is chosen a second
 * time.
 */
function chooseNoNeed(box: HTMLElement): void {
  for (const need of box.querySelectorAll<HTMLInputElement>("[name=need]"))
    need.checked = need.value === "";
}

/** The initial choice of "First payment"; "" if the form does not ask. */
export function firstChosen({ later }: TypedDonation): string {
  if (!later) return "";
  return later.proposed ? later.day : "today";
}

/** Follows the form's fields, and keeps the tiles and the amount field in sync. */
export function useShown(
  { locale, methods, start, feeCarried }: Given,
  first: Pick<Typed, "amount" | "method">,
) {
  const form = useFormState();
  const shownOf = ({
    amount,
    method,
    frequency,
    firstPayment,
    cover,
    need,
    quantity,
  }: Typed): Shown => {
    const cents = giftCents(amount, locale);
    const pledge = methods.some((m) => m.value === method && m.pledge);
    const covered = cents !== null && cover && !pledge && !feeCarried;
    return {
      cents,
      total: covered ? withFeeCovered(cents, method) : cents,
      method,
      pledge,
      monthly: frequency === "monthly",
      later: frequency === "monthly" && firstPayment !== "" && firstPayment !== "today",
      need: needOf(need, quantity),
    };
  };
  const [shown, setShown] = useState(() =>
    shownOf({
      ...first,
      frequency: form.value("frequency") ?? start.frequency,
      firstPayment: form.value("firstPayment") ?? firstChosen(start),
      cover: form.posted ? form.value("coverFee") !== undefined : start.coverFee,
      need: form.value("need") ?? "",
      quantity: form.value("needQuantity") ?? "",
    }),
  );
  const box = useRef<HTMLDivElement>(null);

  const read = () => {
    const element = box.current?.closest("form");
    if (!element) return;
    const fields = new FormData(element);
    const text = (name: string) => String(fields.get(name) ?? "");
    setShown(
      shownOf({
        amount: text("amount"),
        method: text("method"),
        frequency: text("frequency"),
        firstPayment: text("firstPayment"),
        cover: fields.has("coverFee"),
        need: text("need"),
        quantity: text("needQuantity"),
      }),
    );
  };
  useEffect(() => {
    const key = box.current?.querySelector<HTMLInputElement>("[name=requestKey]");
    if (key && key.value === "") key.value = newRequestKey(); // a page that is the same bytes for everyone, as the fund's is, has no key yet
    // a tile chosen before the script ran, or restored by the browser on reload
    const tile = box.current?.querySelector<HTMLInputElement>("[name=preset]:checked");
    const typed = box.current?.querySelector<HTMLInputElement>("[name=amount]");
    if (tile && typed) typed.value = tile.value;
    priceNeed(box.current, locale);
    read();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the script takes over
  }, []);
  const follow = (event: React.FormEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { name, value } = event.target;
    const typed = box.current?.querySelector<HTMLInputElement>("[name=amount]");
    // "typed" is not a tile: old browsers show this option, and then the field counts
    if (name === "preset" && typed && value !== "typed") {
      typed.value = value;
      form.check("amount");
    }
    // changing the amount means that the donation is for the campaign as a whole
    if (name === "preset" || name === "amount") chooseNoNeed(event.currentTarget);
    if ((name === "need" || name === "needQuantity") && priceNeed(event.currentTarget, locale))
      form.check("amount");
    if (name === "amount")
      for (const tile of event.currentTarget.querySelectorAll<HTMLInputElement>("[name=preset]"))
        tile.checked = giftCents(value, locale) === Number(tile.value) * 100;
    read();
  };
  return { box, shown, follow };
}
