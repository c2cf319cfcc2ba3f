import { cn } from "@/components/ui/cn";
import { axisAmount, axisTicks, lengthOf } from "@/components/plots/axis";
import type { Weave } from "@/components/plots/weaves";
import { WovenBar } from "@/components/plots/woven-bar";
import type { Locale } from "@/lib/i18n/locales";

export type Bar = {
  key: string;
  /** under the bar */
  name: string;
  /** above it */
  value: string;
  /** from the bottom up */
  parts: { cents: bigint; weave: Weave }[];
  /** the current period, which is not over */
  now?: boolean;
  /**
   * keeps name and value in a narrow window; "wide": hides the value on a phone, where it would overlap the next bar
   */
  keep?: { name?: boolean; value?: boolean | "wide" };
  className?: string;
};

const tight = "max-xl:not-data-keep:hidden max-stack:data-[keep=wide]:hidden";
const narrow = "max-stack:not-data-keep:hidden";

/**
 * A row of bars as woven cloth, rendered by the server. A screen reader hears one image, described by `spoken`; the
 * data is in a table next to it (PlotTable).
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
      dir="ltr" // time runs left to right in every language
      aria-label={spoken}
      className={cn(
        "mt-8 h-[calc(var(--plot-height)+2rem)] overflow-x-clip pb-8",
        axis && "ps-14",
        className,
      )}
    >
      <div className="relative grid h-full auto-cols-fr grid-flow-col items-end gap-[3px] border-b-2 border-fg">
        {axis
          ? axisTicks(most).map((cents) => (
              <span
                key={String(cents)}
                className="absolute -start-14 end-0 bottom-(--at) border-t border-rule pb-[3px] text-micro leading-none text-mute"
                style={{ "--at": lengthOf(cents, most) } as React.CSSProperties}
              >
                <span className="absolute start-0 bottom-[3px]">{axisAmount(cents, locale)}</span>
              </span>
            ))
          : null}
        {bars.map((bar) => (
          <BarColumn
            key={bar.key}
            bar={bar}
            most={most}
            edge={edgeOf(bars, bar)}
            valueEdge={valueEdgeOf(bars, bar)}
            yields={givesWay(bars, bar)}
          />
        ))}
      </div>
    </div>
  );
}

const endsWithBar = "text-end -ms-24 me-0";

/** Among many narrow bars, a value near the end would be cut off: it is aligned with the end of its bar. */
const valueEdgeOf = (bars: Bar[], bar: Bar): string =>
  bars.length > 15 && bars.indexOf(bar) >= bars.length - 4 ? endsWithBar : edgeOf(bars, bar);

/** The last bar's texts are wider than a narrow bar: they are aligned with the end of the chart. */
function edgeOf(bars: Bar[], bar: Bar): string {
  if (bar !== bars.findLast((one) => !one.className)) return "";
  if (bars.length > 15) return cn(endsWithBar, "start-auto end-0");
  return bars.length > 6
    ? "max-stack:text-end max-stack:-ms-24 max-stack:me-0 max-stack:start-auto max-stack:end-0"
    : "";
}

function keptValue({ keep }: Bar): string | undefined {
  if (!keep?.value) return undefined;
  return keep.value === "wide" ? "wide" : "";
}

/** Among many bars "This week" is wider than its bar: in a narrow window the name before it is hidden. */
const givesWay = (bars: Bar[], bar: Bar): boolean =>
  bars.length > 10 && bars.at(-1)?.now === true && bar === bars.at(-2);

type ColumnProps = { bar: Bar; most: bigint; edge: string; valueEdge: string; yields: boolean };

function BarColumn({ bar, most, edge, valueEdge, yields }: ColumnProps) {
  return (
    <div
      data-slot="bar"
      className={cn(
        "relative flex h-full flex-col justify-end px-[8%] stack:px-[12%]",
        bar.className,
      )}
    >
      <b
        data-keep={keptValue(bar)}
        className={cn(
          "-mx-4 pb-[0.4rem] text-center text-micro leading-none font-semibold whitespace-nowrap",
          tight,
          bar.now ? "text-fg in-[.on-dark]:text-gold" : "text-soft",
          valueEdge,
        )}
      >
        {bar.value}
      </b>
      {[...bar.parts]
        .reverse()
        .map((part, i) =>
          part.cents > 0n ? (
            <WovenBar
              key={part.weave}
              weave={part.weave}
              length={lengthOf(part.cents, most)}
              className={cn("h-(--length) min-h-0.5 flex-none", i > 0 && "border-t-2 border-bg")}
            />
          ) : null,
        )}
      <span
        data-keep={bar.keep?.name ? "" : undefined}
        className={cn(
          "absolute -start-4 -end-4 top-full pt-2 text-center text-micro leading-[1.3] whitespace-nowrap",
          narrow,
          bar.now ? "font-bold text-fg" : "text-mute",
          yields && "max-lg:invisible",
          edge,
        )}
      >
        {bar.name}
      </span>
    </div>
  );
}
