import { cn } from "@/components/ui/cn";
import { weaves, type Weave } from "@/components/plots/weaves";

/** The parts of a whole as one strip of cloth. */
export function SplitStrip({
  parts,
  spoken,
}: {
  parts: { key: string; weave: Weave; share: number }[];
  spoken: string;
}) {
  return (
    <div role="img" aria-label={spoken} className="flex h-7 gap-0.5">
      {parts.map((part) =>
        part.share > 0 ? (
          <i
            key={part.key}
            className={cn("block min-w-1.5 grow-(--share) basis-0", weaves[part.weave])}
            style={{ "--share": part.share } as React.CSSProperties}
          />
        ) : null,
      )}
    </div>
  );
}
