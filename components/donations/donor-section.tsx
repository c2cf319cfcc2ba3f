/** A section of a donor's page after the first. `printed` sections also appear in print. */
export function DonorSection({
  id,
  title,
  printed = false,
  children,
}: {
  id: string;
  title: string;
  printed?: boolean;
  children: React.ReactNode;
}) {
  return (
    <section className={printed ? "mt-12" : "mt-12 print:hidden"} aria-labelledby={id}>
      <h2 className="text-h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
