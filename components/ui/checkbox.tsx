type Props = Omit<React.ComponentProps<"input">, "type"> & {
  label: React.ReactNode;
  help?: React.ReactNode;
  /** drawn as a switch: for what takes effect or opens something at once */ switched?: boolean;
};

/** A real checkbox. What a switch opens follows it directly in the page. */
export function Checkbox({ label, help, switched = false, className = "", ...rest }: Props) {
  return (
    <label className={`check ${switched ? "switch" : ""} ${className}`.trim()}>
      <input type="checkbox" {...(switched ? { role: "switch" } : {})} {...rest} />
      <span>
        <b>{label}</b>
        {help ? <span>{help}</span> : null}
      </span>
    </label>
  );
}
