/**
 * Links to the pages above this one. The page itself is omitted on a phone, where its title follows. A separator at the
 * start of a line falls outside the list and is clipped.
 */
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
      <ol className="-mx-1.5 flex flex-wrap gap-x-[1.45rem] gap-y-[0.2rem] overflow-x-clip px-1.5 py-5 text-small leading-[1.55] text-soft [&>li]:relative [&>li+li]:before:absolute [&>li+li]:before:-start-[0.85rem] [&>li+li]:before:text-edge [&>li+li]:before:content-['/']">
        {trail.map((step) => (
          <li key={step.href}>
            <a className="no-underline hover:underline hover:decoration-2" href={step.href}>
              <bdi>{step.label}</bdi>
            </a>
          </li>
        ))}
        <li className="max-lg:hidden" aria-current="page">
          <bdi>{current}</bdi>
        </li>
      </ol>
    </nav>
  );
}
