/** Where a page stands: links to what is above it. The page itself is left out on a phone, where its title follows. */
export function Breadcrumbs({
  label,
  trail,
  current,
}: {
  label: string;
  trail: readonly { href: string; label: React.ReactNode }[];
  current: React.ReactNode;
}) {
  return (
    <nav data-slot="breadcrumbs" className="print:hidden" aria-label={label}>
      <ol className="flex flex-wrap gap-x-[0.6rem] gap-y-[0.2rem] py-5 text-small leading-[1.55] text-soft [&>li+li]:before:mr-[0.6rem] [&>li+li]:before:text-edge [&>li+li]:before:content-['/']">
        {trail.map((step) => (
          <li key={step.href}>
            <a className="no-underline hover:underline hover:decoration-2" href={step.href}>
              {step.label}
            </a>
          </li>
        ))}
        <li className="max-lg:hidden" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
