import { cn } from "@/components/ui/cn";

/** Classes of a ruled box, for any element: a form, a list item. */
export const panelClass = "border border-rule bg-surface p-[clamp(1.25rem,0.8rem+1.6vw,2rem)]";

/** A ruled box. `top` gives it a heavy rule, for the most important panel. */
export function Panel({
  top = false,
  className,
  ...rest
}: React.ComponentProps<"section"> & { top?: boolean }) {
  return (
    <section
      data-slot="panel"
      className={cn(panelClass, top && "border-t-5 border-t-ink", className)}
      {...rest}
    />
  );
}
