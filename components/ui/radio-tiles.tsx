import { clsx } from "clsx";
import { FieldError } from "@/components/ui/field";

type Tile = {
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
  legendClass = "field__l",
  error,
  required,
  id = name,
  className,
}: Props) {
  const described = error ? { "aria-describedby": `${id}-error` } : {};
  return (
    <fieldset className={className} id={id} tabIndex={error ? -1 : undefined} {...described}>
      <legend className={hideLegend ? "vh" : legendClass}>{legend}</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div
        className={look === "segment" ? "seg" : "tiles"}
        style={{ "--n": columns } as React.CSSProperties}
      >
        {options.map((o) => (
          <label key={o.value} className={clsx("tile", figure && "tile--fig")}>
            <input
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
