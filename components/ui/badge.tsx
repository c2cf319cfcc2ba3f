import { cva, type VariantProps } from "class-variance-authority";

/** on: ongoing, completed gift · ever: ongoing without an end · soon: ending soon, pending · done: completed · halt: paused · draft · bad: failed */
const badge = cva("badge", {
  variants: {
    kind: {
      on: "badge--on",
      ever: "badge--ever",
      soon: "badge--soon",
      done: "badge--done",
      halt: "badge--halt",
      draft: "badge--draft",
      bad: "badge--bad",
      plain: "",
    },
  },
  defaultVariants: { kind: "plain" },
});
export type BadgeKind = NonNullable<VariantProps<typeof badge>["kind"]>;

/** A diamond and a word; the colour never speaks alone. */
export function Badge({
  kind,
  children,
  className,
}: {
  kind?: BadgeKind;
  children: React.ReactNode;
  className?: string;
}) {
  return <span className={badge({ kind, className })}>{children}</span>;
}
