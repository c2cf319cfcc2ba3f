import { useEffect, useRef, useState } from "react";
import { useFormState } from "@/components/forms/form-context";
import type { TypedDonation } from "@/lib/donations/form-schemas";
import { giftCents } from "@/lib/donations/gift-cents";
import type { Locale } from "@/lib/i18n/locales";
import { withFeeCovered } from "@/lib/money/money";

/** What the button and the summary show, following the form's boxes. */
export type Shown = {
  /** what was typed; null while it is no clear amount */
  cents: number | null;
  /** what is charged: with the fee where that is added */
  total: number | null;
  pledge: boolean;
  monthly: boolean;
};

type Given = {
  locale: Locale;
  methods: { value: string; pledge: boolean }[];
  start: TypedDonation;
  feeCarried: boolean;
};
type Typed = { amount: string; method: string; frequency: string; cover: boolean };

/** Follows the form's boxes, and keeps the tiles and the box of the amount in step. */
export function useShown(
  { locale, methods, start, feeCarried }: Given,
  first: Pick<Typed, "amount" | "method">,
) {
  const form = useFormState();
  const shownOf = ({ amount, method, frequency, cover }: Typed): Shown => {
    const cents = giftCents(amount, locale);
    const pledge = methods.some((m) => m.value === method && m.pledge);
    const covered = cents !== null && cover && !pledge && !feeCarried;
    return {
      cents,
      total: covered ? withFeeCovered(cents) : cents,
      pledge,
      monthly: frequency === "monthly",
    };
  };
  const [shown, setShown] = useState(() =>
    shownOf({
      ...first,
      frequency: form.value("frequency") ?? start.frequency,
      cover: form.posted ? form.value("coverFee") !== undefined : start.coverFee,
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
        cover: fields.has("coverFee"),
      }),
    );
  };
  useEffect(() => {
    const key = box.current?.querySelector<HTMLInputElement>("[name=requestKey]");
    if (key && key.value === "") key.value = crypto.randomUUID(); // the fund's page is the same bytes for everyone
    // a tile chosen before the script was there, or kept by the browser over a reload
    const tile = box.current?.querySelector<HTMLInputElement>("[name=preset]:checked");
    const typed = box.current?.querySelector<HTMLInputElement>("[name=amount]");
    if (tile && typed) typed.value = tile.value;
    read();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the script takes over
  }, []);
  const follow = (event: React.FormEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { name, value } = event.target;
    const typed = box.current?.querySelector<HTMLInputElement>("[name=amount]");
    if (name === "preset" && typed) {
      typed.value = value;
      form.check("amount");
    }
    if (name === "amount")
      for (const tile of event.currentTarget.querySelectorAll<HTMLInputElement>("[name=preset]"))
        tile.checked = giftCents(value, locale) === Number(tile.value) * 100;
    read();
  };
  return { box, shown, follow };
}
