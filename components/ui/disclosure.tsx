import { cn } from "@/components/ui/cn";

/** A ruled box that opens on a form, by the browser itself. */
export function Disclosure({
  title,
  className,
  children,
  ...rest
}: Omit<React.ComponentProps<"details">, "title"> & { title: React.ReactNode }) {
  return (
    <details
      data-slot="disclosure"
      className={cn("group/disclosure border border-rule bg-surface p-5", className)}
      {...rest}
    >
      <summary className="cursor-pointer font-bold group-open/disclosure:mb-4">{title}</summary>
      {children}
    </details>
  );
}

/** What can be done with one row of a table: a quiet line that opens its form under it. Its cell is as wide as the entry then. */
export function RowAction({
  label,
  children,
}: {
  label: React.ReactNode;
  /** a form */
  children: React.ReactNode;
}) {
  return (
    <details
      data-slot="row-action"
      className="text-small leading-[1.35] [&_[data-slot=field]]:mt-[0.7rem] [&_[type=submit]]:mt-[0.8rem] [&>form]:mt-[0.35rem] [&>form]:mb-[0.6rem] [&>form]:min-w-[min(17rem,70vw)] [&>form]:border-l-5 [&>form]:border-ink [&>form]:bg-sunk [&>form]:px-4 [&>form]:pt-[0.9rem] [&>form]:pb-4 [&>form]:whitespace-normal"
    >
      <summary className="cursor-pointer py-[0.3rem] whitespace-nowrap underline decoration-edge decoration-1 underline-offset-4">
        {label}
      </summary>
      {children}
    </details>
  );
}
