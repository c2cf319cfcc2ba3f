import { cn } from "@/components/ui/cn";
import { stripOf, wovenColumnClass } from "@/components/ui/strip-of";

/** A column of woven cloth drawn from a seed; it continues downwards. Decorative. */
export function WovenColumn({
  seed,
  cols = 1,
  rows = 8,
  className,
}: {
  seed: string;
  cols?: number;
  rows?: number;
  className?: string;
}) {
  return (
    <span
      data-slot="woven-column"
      className={cn("block", wovenColumnClass, className)}
      style={stripOf(seed, { cols, rows })}
      aria-hidden="true"
    />
  );
}
