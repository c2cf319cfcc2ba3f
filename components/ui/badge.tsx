import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "@/components/ui/cn";

/**
 * on: ongoing, completed donation · ever: ongoing without an end · soon: ending soon, pending ·
 * done: completed · halt: paused · draft · bad: failed
 */
const badgeVariants = cva(
  "inline-flex items-center gap-[0.45em] px-[0.6em] pt-[0.16em] pb-[0.2em] text-note font-bold whitespace-nowrap before:size-[0.5em] before:shrink-0 before:rotate-45 before:bg-current before:forced-color-adjust-none",
  {
    variants: {
      kind: {
        on: "bg-leaf-tint text-forest",
        ever: "bg-plum-tint text-plum",
        soon: "bg-gold-tint text-gold-text",
        done: "bg-mist text-dusk",
        halt: "bg-sunk text-ink-2",
        draft: "text-ink-2 shadow-[inset_0_0_0_1px_var(--color-edge)]",
        bad: "bg-madder-tint text-madder",
        plain: "bg-well text-soft",
      },
    },
    defaultVariants: { kind: "plain" },
  },
);
export type BadgeKind = NonNullable<VariantProps<typeof badgeVariants>["kind"]>;

/** A diamond and a word: colour alone never conveys the meaning. */
export function Badge({
  kind,
  className,
  ...rest
}: React.ComponentProps<"span"> & { kind?: BadgeKind }) {
  return <span data-slot="badge" className={cn(badgeVariants({ kind }), className)} {...rest} />;
}
