import { cn } from "@/components/ui/cn";
import { axisAmount, axisTicks, lengthOf } from "@/components/plots/axis";
import { weaves, type Weave } from "@/components/plots/weaves";
import type { Locale } from "@/lib/i18n/locales";

export type Bar = {
  key: string;
  /** under the bar */
  name: string;
  /** above it */
  value: string;
  /** from the ground up */
  parts: { cents: bigint; weave: Weave }[];
  /** the time that is not over */
  now?: boolean;
  /** name and value stay where there is little room */
  keep?: { name?: boolean; value?: boolean };
  className?: string;
};

const tight = "max-xl:not-data-keep:hidden";
const narrow = "max-stack:not-data-keep:hidden";

/**
 * Bars of woven cloth in a row, drawn by the server. What it shows is said in `spoken` and stands in a table beside it
 * (PlotTable), so the drawing is one picture to a screen reader.
 */
export function BarPlot({
  locale,
  bars,
  spoken,
  axis = true,
  className,
}: {
  locale: Locale;
  bars: Bar[];
  spoken: string;
  axis?: boolean;
  /** sets --plot-height */
  className?: string;
}) {
  const sums = bars.map((bar) => bar.parts.reduce((sum, part) => sum + part.cents, 0n));
  const most = sums.reduce((top, cents) => (cents > top ? cents : top), 0n);
  return (
    <div
      data-slot="bar-plot"
      role="img"
      aria-label={spoken}
      className={cn(
        "mt-8 h-[calc(var(--plot-height)+2rem)] overflow-x-clip pb-8",
        axis && "pl-14",
        className,
      )}
    >
      <div className="relative grid h-full auto-cols-fr grid-flow-col items-end gap-[3px] border-b-2 border-fg">
        {axis
          ? axisTicks(most).map((cents) => (
              <span
                key={String(cents)}
                className="absolute right-0 bottom-(--at) -left-14 border-t border-rule pb-[3px] text-micro leading-none text-mute"
                style={{ "--at": lengthOf(cents, most) } as React.CSSProperties}
              >
                <span className="absolute bottom-[3px] left-0">{axisAmount(cents, locale)}</span>
              </span>
            ))
          : null}
        {bars.map((bar) => (
          <BarColumn key={bar.key} bar={bar} most={most} edge={edgeOf(bars, bar)} />
        ))}
      </div>
    </div>
  );
}

/** The last bar's words end where the plot does: they are wider than a narrow bar. */
function edgeOf(bars: Bar[], bar: Bar): string {
  if (bar !== bars.findLast((one) => !one.className)) return "";
  if (bars.length > 15) return "text-right -ml-24 mr-0 left-auto right-0";
  return bars.length > 6
    ? "max-stack:text-right max-stack:-ml-24 max-stack:mr-0 max-stack:left-auto max-stack:right-0"
    : "";
}

function BarColumn({ bar, most, edge }: { bar: Bar; most: bigint; edge: string }) {
  return (
    <div
      data-slot="bar"
      className={cn(
        "relative flex h-full flex-col justify-end px-[8%] stack:px-[12%]",
        bar.className,
      )}
    >
      <b
        data-keep={bar.keep?.value ? "" : undefined}
        className={cn(
          "-mx-4 pb-[0.4rem] text-center text-micro leading-none font-semibold whitespace-nowrap",
          tight,
          bar.now ? "text-fg in-[.on-dark]:text-gold" : "text-soft",
          edge,
        )}
      >
        {bar.value}
      </b>
      {[...bar.parts]
        .reverse()
        .map((part, i) =>
          part.cents > 0n ? (
            <i
              key={part.weave}
              className={cn(
                "block h-(--length) min-h-0.5 flex-none",
                weaves[part.weave],
                i > 0 && "border-t-2 border-bg",
              )}
              style={{ "--length": lengthOf(part.cents, most) } as React.CSSProperties}
            />
          ) : null,
        )}
      <span
        data-keep={bar.keep?.name ? "" : undefined}
        className={cn(
          "absolute top-full -right-4 -left-4 pt-[0.55rem] text-center text-micro leading-[1.3] whitespace-nowrap",
          narrow,
          bar.now ? "font-bold text-fg" : "text-mute",
          edge,
        )}
      >
        {bar.name}
      </span>
    </div>
  );
}
