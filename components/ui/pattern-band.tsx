import { cn } from "@/components/ui/cn";
import { stripOf } from "@/components/ui/strip-of";

/** up to 10 px high: shows the middle of fewer, larger motifs */
const fine = "bg-(image:--strip) bg-[length:auto_240%] bg-[position:0_50%]";

/**
 * A band of woven cloth drawn from a seed. Decorative. A thin band shows the middle of larger motifs, which would
 * otherwise be too small to see.
 */
export function PatternBand({
  seed,
  cols = 12,
  className,
}: {
  seed: string;
  cols?: number;
  /** its height, 10 px by default; from 14 px on add `woven-x` */
  className?: string;
}) {
  return (
    <div
      data-slot="pattern-band"
      className={cn("h-2.5", !className?.includes("woven") && fine, className)}
      style={stripOf(seed, { cols })}
      aria-hidden="true"
    />
  );
}
