import { cn } from "@/components/ui/cn";

/** Labels on the left, their values on the right, a hairline between the rows. */
export function DetailList({ className, ...rest }: React.ComponentProps<"dl">) {
  return <dl data-slot="detail-list" className={className} {...rest} />;
}

export function DetailRow({
  label,
  sum = false,
  num = false,
  className,
  children,
}: {
  label: React.ReactNode;
  /** the total of an account: bolder, below an ink rule */
  sum?: boolean;
  /** an amount or a date: does not wrap */
  num?: boolean;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div
      data-slot="detail-row"
      className={cn(
        "flex justify-between gap-4 border-b border-rule py-[0.7rem] text-dense last:border-b-0 max-md:gap-x-[min(1rem,4vw)] print:break-inside-avoid",
        !num && "max-md:flex-wrap",
        sum && "border-t-2 border-b-0 border-t-ink text-story leading-[1.35]",
        className,
      )}
    >
      <dt
        className={cn(
          "flex-[0_1_auto] hyphens-none text-soft md:min-w-min",
          num ? "max-md:min-w-[min(5em,45%)] max-md:wrap-anywhere" : "max-md:wrap-break-word",
          sum && "font-bold text-fg",
        )}
      >
        {label}
      </dt>
      <dd className={cn("ms-auto max-w-full text-end font-bold", num && "num")}>{children}</dd>
    </div>
  );
}
