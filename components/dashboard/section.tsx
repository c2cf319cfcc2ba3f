/** A part of a tab with its own address: `/dashboard?tab=profile#bank`. */
export function DashboardSection({
  id,
  title,
  children,
}: {
  id: string;
  title: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <section className="mt-10" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="mb-4 text-h3" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
