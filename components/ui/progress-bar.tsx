import { weaveClass } from "@/components/ui/cloth";
import { cva } from "class-variance-authority";
import { cn } from "@/components/ui/cn";

const fillVariants = cva(
  cn(
    weaveClass,
    "absolute -inset-y-px start-0 forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none",
  ),
  {
    variants: {
      state: {
        part: "w-(--percent) border-e-4 border-gold",
        full: "w-full",
        open: "w-full mask-[linear-gradient(90deg,#000_12%,transparent_88%)] [--weave-a:var(--color-plum)] [--weave-b:#6b479a] rtl:mask-[linear-gradient(270deg,#000_12%,transparent_88%)]",
        busy: "w-[26%] border-x-4 border-gold motion-safe:animate-[shuttle_1.6s_var(--ease-calm)_infinite_alternate]",
      },
    },
  },
);

type Props = {
  /** whole percent of the goal; null for an ongoing campaign or one without a goal */
  percent: number | null;
  /** text for screen readers: "77 percent of the goal raised" */
  label: string;
  large?: boolean;
  /** waiting: an animated shuttle, without a made-up percentage */
  busy?: boolean;
  /** animates once when the page opens */
  enter?: boolean;
  className?: string;
};

function stateOf(
  percent: number | null,
  busy: boolean,
): "none" | "part" | "full" | "open" | "busy" {
  if (busy) return "busy";
  if (percent === null) return "open";
  if (percent === 0) return "none";
  return percent === 100 ? "full" : "part";
}

/** Progress as cloth: bare warp threads, of which donations are the weft. */
export function ProgressBar({
  percent: given,
  label,
  large = false,
  busy = false,
  enter = false,
  className,
}: Props) {
  const percent = given === null ? null : Math.min(100, Math.max(0, Math.round(given)));
  const state = stateOf(percent, busy);
  return (
    <div
      data-slot="progress-bar"
      data-state={state}
      className={cn(
        "relative border-y border-control warp print:[print-color-adjust:exact] forced-colors:border forced-colors:bg-[Canvas]",
        large
          ? "h-6 [--weave-cell:16px] [--weave-height:24px]"
          : "h-3.5 [--weave-cell:12px] [--weave-height:14px]",
        "[--weave-a:var(--color-leaf)] [--weave-b:var(--color-forest)] in-[.on-dark]:[--weave-a:var(--color-leaf-bright)] in-[.on-dark]:[--weave-b:var(--color-leaf)]",
        className,
      )}
      aria-label={label}
      {...(state === "open"
        ? { role: "img" }
        : { role: "progressbar", "aria-valuemin": 0, "aria-valuemax": 100 })}
      {...(busy || percent === null ? {} : { "aria-valuenow": percent })}
    >
      {state === "none" ? null : (
        <i
          className={cn(
            fillVariants({ state }),
            enter && !busy && "motion-safe:animate-[weave_900ms_steps(24,end)_both]",
          )}
          style={{ "--percent": `${percent ?? 0}%` } as React.CSSProperties}
        />
      )}
    </div>
  );
}
