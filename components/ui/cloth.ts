/** A checked pattern of --weave-a and --weave-b, in cells of --weave-cell by --weave-height. */
export const weaveClass =
  "bg-[conic-gradient(var(--weave-a)_25%,var(--weave-b)_0_50%,var(--weave-a)_0_75%,var(--weave-b)_0)] bg-[length:var(--weave-cell,12px)_var(--weave-height,var(--weave-cell,14px))]";

/** Ribs of --rib-a with lines of --rib-b: a second weave, so that colour is never the only difference. */
export const ribClass =
  "bg-[repeating-linear-gradient(0deg,var(--rib-a)_0_4px,var(--rib-b)_4px_6px)]";
