/** A section of a long page: its heading on the left, its content on the right. */
export function Halves({
  id,
  title,
  className = "space-y-5 [&>ul>li:first-child]:pt-0",
  children,
}: {
  id: string;
  title: React.ReactNode;
  /** for the right half */
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 border-t border-rule py-12 first-of-type:border-t-0 lg:grid-cols-[4fr_8fr]"
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className={className}>{children}</div>
    </section>
  );
}
