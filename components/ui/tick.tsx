/** A leaf diamond with a check: verified. Always beside the name or the fact that was checked. */
export function Tick({ label }: { label?: string }) {
  return (
    <span
      className="tick"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 0L24 12 12 24 0 12z" fill="currentColor" />
        <path
          d="M6.8 12.2l3.7 3.7 6.7-7.7"
          fill="none"
          stroke="var(--tick-mark, #fff)"
          strokeWidth="2.8"
          strokeLinecap="square"
        />
      </svg>
    </span>
  );
}
