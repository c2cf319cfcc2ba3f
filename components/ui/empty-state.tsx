/** Nothing here yet: bare warp threads, one sentence, a way on. */
export function EmptyState({
  title,
  level: Title = "h2",
  children,
  actions,
}: {
  title: React.ReactNode;
  level?: "h1" | "h2" | "h3" | "p";
  children?: React.ReactNode;
  actions?: React.ReactNode;
}) {
  return (
    <div data-slot="empty-state" className="grid justify-items-start gap-4 py-8">
      <div
        className="h-18 w-[min(100%,22rem)] border-b-4 border-ink warp [--warp-gap:12px] [--warp-line:1.5px]"
        aria-hidden="true"
      />
      <Title className="font-display text-h3 font-bold text-balance">{title}</Title>
      {children ? <div className="max-w-measure text-soft">{children}</div> : null}
      {actions ? <div className="flex flex-wrap items-center gap-3">{actions}</div> : null}
    </div>
  );
}
