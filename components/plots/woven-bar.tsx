import { cn } from "@/components/ui/cn";
import { weaves, type Weave } from "@/components/plots/weaves";

/** A bar of a plot. `className` says along which side `--length` runs: `h-(--length)` or `w-(--length)`. */
export function WovenBar({
  length,
  weave,
  className,
}: {
  /** as `lengthOf` gives it */
  length: string;
  weave: Weave;
  className: string;
}) {
  return (
    <i
      className={cn("block", weaves[weave], className)}
      style={{ "--length": length } as React.CSSProperties}
    />
  );
}
