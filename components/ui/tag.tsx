/** Cause and country: plain words, with a hairline between neighbours. */
export function Tag({ children }: { children: React.ReactNode }) {
  return (
    <span
      data-slot="tag"
      className="relative text-note font-semibold text-soft [[data-slot=tag]+&]:before:absolute [[data-slot=tag]+&]:before:inset-y-[0.2em] [[data-slot=tag]+&]:before:-start-3 [[data-slot=tag]+&]:before:w-px [[data-slot=tag]+&]:before:bg-edge"
    >
      {children}
    </span>
  );
}

/** Several tags with a line between neighbours: a line at the start of a row falls outside and is clipped. */
export function Tags({ children }: { children: React.ReactNode }) {
  return <span className="flex flex-wrap gap-x-6 gap-y-1 overflow-x-clip">{children}</span>;
}
