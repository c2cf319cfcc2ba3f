/** A check of --weave-a and --weave-b in cells of --weave-cell by --weave-height. */
export const weaveClass =
  "bg-[conic-gradient(var(--weave-a)_25%,var(--weave-b)_0_50%,var(--weave-a)_0_75%,var(--weave-b)_0)] bg-[length:var(--weave-cell,12px)_var(--weave-height,var(--weave-cell,14px))]";
