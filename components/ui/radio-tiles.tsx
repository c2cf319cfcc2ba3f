import { cn } from "@/components/ui/cn";
import { FieldError, labelClass } from "@/components/ui/field";

export type Tile = {
  value: string;
  label: React.ReactNode;
  icon?: React.ReactNode;
  disabled?: boolean;
};
type Props = {
  name: string;
  legend: React.ReactNode;
  options: readonly Tile[];
  defaultValue?: string;
  value?: string;
  onPick?: (value: string) => void;
  /** tiles: 2 x 2 on small screens, `columns` otherwise · segment: one ruled box */
  look?: "tiles" | "segment";
  columns?: number;
  /** figures in display type, for amounts */ figure?: boolean;
  hideLegend?: boolean;
  legendClass?: string;
  error?: string;
  required?: boolean;
  id?: string;
  className?: string;
};

/** A grid of tiles, --columns wide; two wide on a phone, one where letters are twice as large. */
export const tilesClass =
  "grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-[0.6rem] max-xs:grid-cols-[repeat(auto-fit,minmax(max(6.5rem,50%-0.6rem),1fr))]";
/** One ruled box of two halves. */
export const segmentClass =
  "grid grid-cols-2 rounded-control border-2 border-ink max-xs:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] *:min-h-13 *:rounded-none *:border-0 *:bg-transparent *:has-checked:bg-ink";
/** A label around a radio button that covers it unseen. */
export const tileClass =
  "relative flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-control border-2 border-control bg-surface px-[0.6rem] py-[0.4rem] text-center leading-[1.2] font-bold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:shadow-[0_0_0_3px_var(--focus-in)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus-out) has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-well has-disabled:text-mute forced-colors:has-checked:outline-3 forced-colors:has-checked:-outline-offset-3 forced-colors:has-checked:outline-[Highlight] [&_svg]:size-5 [&_svg]:shrink-0";
export const tileInputClass = "absolute inset-0 size-full cursor-[inherit] opacity-0";
export const tileFigureClass = "min-h-17 font-display text-[1.75rem] leading-none";

/** One choice of several: real radio buttons in a fieldset. */
export function RadioTiles({
  name,
  legend,
  options,
  defaultValue,
  value,
  onPick,
  look = "tiles",
  columns = 4,
  figure = false,
  hideLegend = false,
  legendClass = labelClass,
  error,
  required,
  id = name,
  className,
}: Props) {
  const described = error ? { "aria-describedby": `${id}-error` } : {};
  return (
    <fieldset
      data-slot="radio-tiles"
      className={cn("min-w-0", className)}
      id={id}
      tabIndex={error ? -1 : undefined}
      {...described}
    >
      <legend className={hideLegend ? "sr-only" : legendClass}>{legend}</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div
        className={look === "segment" ? segmentClass : tilesClass}
        style={{ "--columns": columns } as React.CSSProperties}
      >
        {options.map((o) => (
          <label key={o.value} className={cn(tileClass, figure && tileFigureClass)}>
            <input
              className={tileInputClass}
              type="radio"
              name={name}
              value={o.value}
              disabled={o.disabled}
              required={required}
              {...(value === undefined
                ? { defaultChecked: o.value === defaultValue }
                : { checked: o.value === value })}
              {...(onPick ? { onChange: () => onPick(o.value) } : {})}
            />
            {o.icon}
            <span>{o.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
