import { cn } from "@/components/ui/cn";
import { ribClass, weaveClass } from "@/components/ui/cloth";

const drawn = "print:[print-color-adjust:exact] forced-colors:forced-color-adjust-none";

/**
 * once: one-off donations · monthly: monthly ones · now: the current period · nowMonthly: monthly in the current period
 * · expected: bare warp
 */
export const weaves = {
  once: cn(
    weaveClass,
    drawn,
    "[--weave-a:var(--color-leaf)] [--weave-b:var(--color-forest)] [--weave-cell:12px] [--weave-height:12px] in-[.on-dark]:[--weave-a:var(--color-leaf-bright)] in-[.on-dark]:[--weave-b:var(--color-leaf)]",
  ),
  monthly: cn(
    ribClass,
    drawn,
    "[--rib-a:var(--color-leaf-pale)] [--rib-b:var(--color-leaf)] in-[.on-dark]:[--rib-b:var(--color-leaf-bright)]",
  ),
  now: cn(
    weaveClass,
    drawn,
    "[--weave-a:var(--color-gold)] [--weave-b:#d9982f] [--weave-cell:12px] [--weave-height:12px]",
  ),
  nowMonthly: cn(ribClass, drawn, "[--rib-a:var(--color-gold-tint)] [--rib-b:var(--color-gold)]"),
  expected: cn("border-2 border-b-0 border-dashed border-control warp", drawn),
  failed: cn(
    weaveClass,
    drawn,
    "[--weave-a:var(--color-madder)] [--weave-b:#7f1230] [--weave-cell:12px] [--weave-height:12px]",
  ),
} as const;

export type Weave = keyof typeof weaves;
