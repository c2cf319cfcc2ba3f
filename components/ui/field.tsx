import { TriangleAlert } from "lucide-react";
import { cn } from "@/components/ui/cn";

/** The word above a box; also for a label or legend of another file. */
export const labelClass = "mb-[0.4rem] block leading-[1.3] font-bold max-xs:wrap-anywhere";
/** The heading of a part of a long form; what follows it is `clear-both`. */
const partLegendClass =
  "float-start mb-4 flex w-full items-baseline gap-[0.7rem] p-0 font-display text-h4 leading-[1.15] font-bold tracking-normal";

/** The heading of such a part, for people who move from heading to heading. */
export function PartLegend({
  as: Heading,
  children,
}: {
  as: "h2" | "h3";
  children: React.ReactNode;
}) {
  return (
    <legend className={partLegendClass}>
      <Heading className="text-h4">{children}</Heading>
    </legend>
  );
}
/** The help under a label. */
const helpClass = "-mt-[0.15rem] mb-2 block text-small leading-[1.4] text-soft";
/** A label, its help, its error and its box, parted from the field before. */
const fieldClass =
  "block [legend+&]:clear-both [.field+&]:mt-[1.35rem] [[data-slot=field]+&]:mt-[1.35rem]";
const badClass = "border-s-5 border-madder ps-4";

export function FieldError({ id, children }: { id?: string; children: React.ReactNode }) {
  return (
    <span
      data-slot="field-error"
      className="mb-[0.45rem] flex items-center gap-[0.45rem] text-small font-bold text-madder"
      id={id}
    >
      <TriangleAlert className="size-[1.1rem] shrink-0" aria-hidden="true" />{" "}
      <span>{children}</span>
    </span>
  );
}

type Wiring = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** What the box needs to know of its help and its error. */
function fieldWiring(id: string, parts: { help?: unknown; error?: unknown }): Wiring {
  const described = [parts.help ? `${id}-help` : "", parts.error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    ...(described ? { "aria-describedby": described } : {}),
    ...(parts.error ? { "aria-invalid": true as const } : {}),
  };
}

type Props = {
  id: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  error?: string;
  /** the word shown beside the label of a field that may stay empty */
  optional?: string;
  /** the label is heard, not seen */
  labelHidden?: boolean;
  className?: string;
  children: (wiring: Wiring) => React.ReactNode;
};

/** Label above, help under it, error under that, then the box: `<Field id="email" label=…>{(w) => <Input {...w} name="email" />}</Field>` */
export function Field({
  id,
  label,
  help,
  error,
  optional,
  labelHidden = false,
  className,
  children,
}: Props) {
  return (
    <div
      data-slot="field"
      data-invalid={error ? "" : undefined}
      className={cn(fieldClass, error && badClass, className)}
    >
      <label className={labelHidden ? "sr-only" : labelClass} htmlFor={id}>
        {label}
        {optional ? <span className="font-normal text-soft"> ({optional})</span> : null}
      </label>
      {help ? (
        <span className={helpClass} id={`${id}-help`}>
          {help}
        </span>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children(fieldWiring(id, { help, error }))}
    </div>
  );
}
