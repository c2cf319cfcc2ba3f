/** The 52 px box. Wiring to label, help and error is Field's. */
export function Input({ className = "", ...rest }: React.ComponentProps<"input">) {
  return <input className={`in ${className}`.trim()} {...rest} />;
}
