export type Option = { value: string; label: string; disabled?: boolean };

/** The browser's own list, dressed: works without a script, by keyboard and on every phone. */
export function Select({
  options,
  empty,
  className = "",
  ...rest
}: React.ComponentProps<"select"> & {
  options: readonly Option[];
  /** words of the first, empty choice */ empty?: string;
}) {
  return (
    <select className={`in in--sel ${className}`.trim()} {...rest}>
      {empty === undefined ? null : <option value="">{empty}</option>}
      {options.map((o) => (
        <option key={o.value} value={o.value} disabled={o.disabled}>
          {o.label}
        </option>
      ))}
    </select>
  );
}
