import { cn } from "@/components/ui/cn";

/** Classes of a column head. */
export const headClass =
  "border-b-2 border-ink px-[1.1rem] py-[0.85rem] text-start text-note font-bold whitespace-nowrap text-soft";
const arrows = { ascending: "↑", descending: "↓", none: "↕" };
const linkClass =
  "-mx-1 -my-[0.3rem] inline-block px-2 py-[0.3rem] no-underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:shadow-[0_0_0_1px_var(--color-focus-in)] focus-visible:after:outline-2 focus-visible:after:outline-offset-1 focus-visible:after:outline-focus-out entries:invisible";

export type SortProps = {
  /** the current order of the table */
  sort: string;
  /** the orders of this column */
  up?: string;
  down?: string;
  /** the order of the first click */
  first?: "up" | "down";
  href: (sort: string) => string;
};

/** The order that the link leads to: the opposite one, or the column's first. */
function nextOrder({ sort, up, down, first = "up" }: SortProps): string {
  if (sort === up) return down ?? sort;
  if (sort === down) return up ?? sort;
  return (first === "up" ? up : down) ?? up ?? down ?? sort;
}

function standing({ sort, up, down }: SortProps): "ascending" | "descending" | "none" {
  if (sort === up) return "ascending";
  return sort === down ? "descending" : "none";
}

/**
 * The head of a sortable column: a link that fills the head, so that it works without a script. In the narrow layout
 * heads are for screen readers only, a select orders the list, and the invisible link is omitted.
 */
export function SortHead({
  label,
  right = false,
  ...order
}: SortProps & { label: React.ReactNode; right?: boolean }) {
  const stands = standing(order);
  const ordered = stands !== "none";
  return (
    <th
      data-slot="table-head"
      scope="col"
      className={cn(
        headClass,
        "relative underline-offset-4 has-[>a:hover]:underline",
        right && "text-end",
      )}
      {...(ordered ? { "aria-sort": stands } : {})}
    >
      {label}{" "}
      <a
        className={linkClass}
        href={order.href(nextOrder(order))}
        aria-label={typeof label === "string" ? label : undefined}
      >
        <span
          aria-hidden="true"
          className={ordered ? "font-bold text-clay" : "font-normal text-mute"}
        >
          {arrows[stands]}
        </span>
      </a>
    </th>
  );
}
