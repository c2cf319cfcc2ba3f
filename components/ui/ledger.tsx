import { cn } from "@/components/ui/cn";

/** Figures side by side in one ruled box. The caller's `className` sets how many are in a row. */
export function Ledger({ className, ...rest }: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="ledger"
      className={cn(
        "grid grid-cols-[minmax(0,1fr)] border border-rule bg-surface [&>div+div]:border-t [&>div+div]:border-rule",
        className,
      )}
      {...rest}
    />
  );
}

/** One cell. `dark` is for the most important amount. */
export function LedgerCell({
  dark = false,
  className,
  ...rest
}: React.ComponentProps<"div"> & { dark?: boolean }) {
  return (
    <div
      data-slot="ledger-cell"
      className={cn(
        "min-w-0 px-6 pt-5 pb-5",
        dark && "on-dark [--color-bg:var(--color-ink)] print:[--color-bg:#fff]",
        className,
      )}
      {...rest}
    />
  );
}

/** The label of the figure. */
export function LedgerLabel({
  as: Heading = "h2",
  className,
  ...rest
}: React.ComponentProps<"h2"> & { as?: "h2" | "h3" }) {
  return (
    <Heading
      className={cn(
        "font-text text-small leading-[1.3] font-bold tracking-normal text-soft",
        className,
      )}
      {...rest}
    />
  );
}

export function LedgerFigure({ className, ...rest }: React.ComponentProps<"p">) {
  return (
    <p
      data-slot="ledger-figure"
      className={cn(
        "mt-2 mb-[0.45rem] font-display text-[2.75rem] leading-none font-bold tracking-[-0.015em] text-fg",
        className,
      )}
      {...rest}
    />
  );
}

export function LedgerNote({ className, ...rest }: React.ComponentProps<"p">) {
  return <p className={cn("text-small leading-[1.35] text-soft", className)} {...rest} />;
}
