type Props = {
  /** whole percent of the goal; null for a campaign without an end or an amount to reach */
  percent: number | null;
  /** one sentence: "77 percent of the goal raised" */
  label: string;
  large?: boolean;
  /** waiting: the shuttle runs to and fro, no invented percent */
  busy?: boolean;
  /** weaves itself once when the page opens */
  enter?: boolean;
};

/** Progress as cloth: warp threads wait, gifts are the weft. */
export function Loom({ percent, label, large = false, busy = false, enter = false }: Props) {
  const p = percent === null ? null : Math.min(100, Math.max(0, Math.round(percent)));
  const state = busy
    ? "loom--busy"
    : p === null
      ? "loom--open"
      : p === 0
        ? "loom--none"
        : p === 100
          ? "loom--full"
          : "";
  const classes = ["loom", large ? "loom--l" : "", state].filter(Boolean).join(" ");
  if (p === null && !busy)
    return (
      <div className={classes} role="img" aria-label={label}>
        <i />
      </div>
    );
  const known =
    busy || p === null
      ? {}
      : { "aria-valuenow": p, style: { "--p": `${p}%` } as React.CSSProperties };
  return (
    <div
      className={classes}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={label}
      {...known}
      {...(enter && !busy ? { "data-enter": "" } : {})}
    >
      {p === 0 && !busy ? null : <i />}
    </div>
  );
}
