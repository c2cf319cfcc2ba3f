import { firstChosen } from "@/components/donations/use-shown";
import { useFormState } from "@/components/forms/form-context";
import { Checkbox } from "@/components/ui/checkbox";
import type { TypedDonation } from "@/lib/checkout/form-schemas";

export type FirstPaymentLabels = Record<
  "firstPayment" | "firstLater" | "firstLaterHint" | "firstToday",
  string
>;
type Props = {
  labels: FirstPaymentLabels;
  start: TypedDonation;
  later: NonNullable<TypedDonation["later"]>;
};

/**
 * The first payment of a monthly gift that repeats a single one: plain radio buttons, shown only for monthly gifts by
 * card or bank.
 */
export function FirstPayment({ labels, start, later }: Props) {
  const chosen = useFormState().value("firstPayment") ?? firstChosen(start);
  return (
    <fieldset className="mb-6 min-w-0 border-t border-rule pt-6 group-has-[[data-pledge]:checked]/give:hidden group-has-[[name=frequency][value=once]:checked]/give:hidden md:mb-8">
      <legend className="float-start mb-2 w-full font-bold">{labels.firstPayment}</legend>
      <div className="clear-both">
        <Checkbox
          radio
          name="firstPayment"
          value={later.day}
          defaultChecked={chosen === later.day}
          data-later=""
          label={labels.firstLater.replace("{date}", () => later.text)}
          help={labels.firstLaterHint}
        />
        <Checkbox
          radio
          name="firstPayment"
          value="today"
          defaultChecked={chosen === "today"}
          data-today=""
          label={labels.firstToday}
        />
      </div>
    </fieldset>
  );
}
