import { cn } from "@/components/ui/cn";
import { weaves, type Weave } from "@/components/plots/weaves";

/** A bar of a chart. `className` says which side has the size `--length`: `h-(--length)` or `w-(--length)`. */
export function WovenBar({
  length,
  weave,
  className,
}: {
  /** as returned by `lengthOf` */
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
