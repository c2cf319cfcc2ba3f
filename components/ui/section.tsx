import { cn } from "@/components/ui/cn";

/** A section of a console, dashboard or account page, with its heading. */
export function Section({
  id,
  title,
  intro,
  className,
  children,
}: {
  /** id for addresses that lead to it: `/dashboard?tab=profile#bank` */
  id?: string;
  title: React.ReactNode;
  intro?: React.ReactNode;
  className?: string;
  children?: React.ReactNode;
}) {
  return (
    <section
      className={cn("mt-10", className)}
      {...(id ? { id, "aria-labelledby": `${id}-title` } : {})}
    >
      <h2
        className={cn("text-h3", intro ? "mb-[0.35rem]" : "mb-4")}
        {...(id ? { id: `${id}-title` } : {})}
      >
        {title}
      </h2>
      {intro ? <p className="mb-4 max-w-[46em] text-soft">{intro}</p> : null}
      {children}
    </section>
  );
}
