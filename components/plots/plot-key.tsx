import { cn } from "@/components/ui/cn";
import { weaves, type Weave } from "@/components/plots/weaves";

/** The legend: which weave means what, with its sum if there is one. */
export function PlotKey({
  items,
  className,
}: {
  items: { weave: Weave; label: string; value?: string }[];
  className?: string;
}) {
  return (
    <ul
      className={cn(
        "flex flex-wrap gap-x-5 gap-y-1 text-small leading-[1.35] text-soft",
        className,
      )}
    >
      {items.map((item) => (
        <li key={item.weave} className="flex items-center gap-2">
          <i aria-hidden="true" className={cn("size-[18px] flex-none", weaves[item.weave])} />
          {item.label}
          {item.value ? <b className="num text-fg">{item.value}</b> : null}
        </li>
      ))}
    </ul>
  );
}
