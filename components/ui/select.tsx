import { cn } from "@/components/ui/cn";
import { inputClass } from "@/components/ui/input";

export type Option = { value: string; label: string; disabled?: boolean };

/** Classes of a select: a box with two lines that form an arrow. */
export const selectClass = `${inputClass} appearance-none truncate bg-[linear-gradient(45deg,transparent_50%,var(--color-ink)_50%),linear-gradient(135deg,var(--color-ink)_50%,transparent_50%)] bg-[size:8px_8px] bg-[position:right_1.35rem_center,right_0.9rem_center] rtl:bg-[position:left_0.9rem_center,left_1.35rem_center] bg-no-repeat pe-10`;

/** The browser's own select, styled: works without a script, by keyboard and on every phone. */
export function Select({
  options,
  empty,
  className,
  ...rest
}: React.ComponentProps<"select"> & {
  options: readonly Option[];
  /** label of the first, empty option */ empty?: string;
}) {
  return (
    <select data-slot="select" className={cn(selectClass, className)} {...rest}>
      {empty === undefined ? null : <option value="">{empty}</option>}
      {options.map((o) => (
        <option key={o.value} value={o.value} disabled={o.disabled}>
          {o.label}
        </option>
      ))}
    </select>
  );
}
