import { PatternBand } from "@/components/ui/pattern-band";
import { cn } from "@/components/ui/cn";

/** The frame of a card that is covered by its title's link: picture and strip on top, the rest in CardBody. */
export function Card({ className, ...rest }: React.ComponentProps<"article">) {
  return (
    <article
      data-slot="card"
      className={cn(
        "group/card relative flex flex-col border border-rule bg-surface transition-colors hover:border-ink print:break-inside-avoid forced-colors:border-[CanvasText]",
        className,
      )}
      {...rest}
    />
  );
}

/** The strip below the picture; a plain edge of the same height if the picture is that strip already. */
export function CardStrip({ seed, className }: { seed: string; className?: string }) {
  return (
    <PatternBand
      seed={seed}
      className={cn(
        "[[data-none]+&]:bg-none [[data-none]+&]:shadow-[inset_0_5rem_var(--color-ink)]",
        className,
      )}
    />
  );
}

export function CardBody({ className, ...rest }: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="card-body"
      className={cn("flex flex-1 flex-col px-5 pt-[1.1rem] pb-5", className)}
      {...rest}
    />
  );
}

export function CardMeta({ className, ...rest }: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="card-meta"
      className={cn(
        "mb-[0.8rem] flex flex-wrap items-center justify-between gap-3 text-note leading-[1.55] text-soft [&>*]:min-w-0",
        className,
      )}
      {...rest}
    />
  );
}

/** Its child is the link. */
export function CardTitle({
  as: Heading = "h3",
  className,
  ...rest
}: React.ComponentProps<"h3"> & { as?: "h2" | "h3" }) {
  return (
    <Heading
      data-slot="card-title"
      className={cn(
        "mb-2 text-[1.5rem] leading-[1.06] tracking-[-0.006em] wrap-anywhere [&>a]:decoration-transparent group-hover/card:[&>a]:decoration-link [&>a]:after:absolute [&>a]:after:inset-0",
        className,
      )}
      {...rest}
    />
  );
}

export function CardText({ className, ...rest }: React.ComponentProps<"p">) {
  return (
    <p
      data-slot="card-text"
      className={cn("mb-3 line-clamp-2 text-small leading-[1.45] text-soft", className)}
      {...rest}
    />
  );
}

/** The organisation's badge and name. */
export function CardBy({ className, ...rest }: React.ComponentProps<"p">) {
  return (
    <p
      data-slot="card-by"
      className={cn(
        "mb-[1.1rem] flex items-center gap-[0.45rem] text-small leading-[1.55] font-semibold [&>*]:min-w-0",
        className,
      )}
      {...rest}
    />
  );
}

/** Figures, and the time left. */
export function CardRow({ className, ...rest }: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="card-row"
      className={cn(
        "mt-[0.6rem] flex flex-wrap items-baseline justify-between gap-3 text-small leading-[1.55] text-soft [&_b]:font-display [&_b]:text-h4 [&_b]:leading-none [&_b]:font-bold [&_b]:tracking-normal [&_b]:text-fg [&_b]:normal-nums",
        className,
      )}
      {...rest}
    />
  );
}
