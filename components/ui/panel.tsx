/** A ruled box. `top` gives it the heavy rule of the panel that matters. */
export function Panel({
  top = false,
  className = "",
  children,
  ...rest
}: React.ComponentProps<"section"> & { top?: boolean }) {
  return (
    <section className={`panel ${top ? "panel--top" : ""} ${className}`.trim()} {...rest}>
      {children}
    </section>
  );
}
