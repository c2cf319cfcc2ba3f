import { TriangleAlert } from "lucide-react";
import { cn } from "@/components/ui/cn";

/** A field's label; also for a label or legend in another file. */
export const labelClass = "mb-[0.4rem] block leading-[1.3] font-bold max-xs:wrap-anywhere";
/** The heading of a section in a long form; the element after it needs `clear-both`. */
const partLegendClass =
  "float-start mb-4 flex w-full items-baseline gap-[0.7rem] p-0 font-display text-h4 leading-[1.15] font-bold tracking-normal";

/** The same as a heading element, for people who navigate by headings. */
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
/** The help text below a label. */
const helpClass = "-mt-[0.15rem] mb-2 block text-small leading-[1.4] text-soft";
/** Label, help, error and control, with a margin to the previous field. */
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

type InputProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** The aria attributes that connect a control with its help and error. */
function inputPropsOf(id: string, parts: { help?: unknown; error?: unknown }): InputProps {
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
  /** the note next to the label of an optional field */
  optional?: string;
  /** the label is for screen readers only */
  labelHidden?: boolean;
  className?: string;
  children: (inputProps: InputProps) => React.ReactNode;
};

/**
 * Label, below it the help, the error, and the control: `<Field id="email" label=…>{(w) => <Input {...w} name="email"
 * />}</Field>`
 */
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
      {children(inputPropsOf(id, { help, error }))}
    </div>
  );
}
