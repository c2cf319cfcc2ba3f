import { cn } from "@/components/ui/cn";

/** The look of a box to type in; also of a select and a textarea. */
export const inputClass =
  "min-h-13 w-full rounded-control border-2 border-control bg-surface px-[0.9rem] py-[0.55rem] text-body leading-[1.4] placeholder:text-ink-3 hover:border-ink aria-invalid:border-madder in-[.on-dark]:border-raised in-[.on-dark]:bg-raised in-[.on-dark]:text-ink [&[readonly]]:border-dashed [&[readonly]]:bg-well";

/** The 52 px box. Its ties to label, help and error are Field's. */
export function Input({ className, ...rest }: React.ComponentProps<"input">) {
  return <input data-slot="input" className={cn(inputClass, className)} {...rest} />;
}
