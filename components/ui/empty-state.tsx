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
    <div className="empty">
      <div className="empty__warp" aria-hidden="true" />
      <Title className="h3">{title}</Title>
      {children ? <div className="soft measure">{children}</div> : null}
      {actions ? <div className="row">{actions}</div> : null}
    </div>
  );
}
