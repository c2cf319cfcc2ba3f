import { TriangleAlert } from "lucide-react";

export function FieldError({ id, children }: { id?: string; children: React.ReactNode }) {
  return (
    <span className="field__e" id={id}>
      <TriangleAlert aria-hidden="true" /> {children}
    </span>
  );
}

type Wiring = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** What the box needs to know of its help and its error. */
export function fieldWiring(id: string, parts: { help?: unknown; error?: unknown }): Wiring {
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
  className = "",
  children,
}: Props) {
  return (
    <div className={`field ${error ? "field--bad" : ""} ${className}`.trim()}>
      <label className={labelHidden ? "vh" : "field__l"} htmlFor={id}>
        {label}
        {optional ? (
          <span className="soft" style={{ fontWeight: 400 }}>
            {" "}
            ({optional})
          </span>
        ) : null}
      </label>
      {help ? (
        <span className="field__h" id={`${id}-help`}>
          {help}
        </span>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children(fieldWiring(id, { help, error }))}
    </div>
  );
}
