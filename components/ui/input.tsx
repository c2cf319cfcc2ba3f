import { cn } from "@/components/ui/cn";

/** Classes of a text field; also for a select and a textarea. */
export const inputClass =
  "min-h-13 w-full rounded-control border-2 border-control bg-surface px-[0.9rem] py-[0.55rem] text-body leading-[1.4] placeholder:text-ink-3 hover:border-ink aria-invalid:border-madder in-[.on-dark]:border-raised in-[.on-dark]:bg-raised in-[.on-dark]:text-ink [&[readonly]]:border-dashed [&[readonly]]:bg-well";

/** A text field, 52 px high. Field connects it with label, help and error. */
export function Input({ className, ...rest }: React.ComponentProps<"input">) {
  return <input data-slot="input" className={cn(inputClass, className)} {...rest} />;
}
