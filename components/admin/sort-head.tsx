/**
 * The head of a column that orders its table: a link over the whole head, so that it works without a script. Where rows are
 * entries the heads are said, not shown, and a select orders: the link, which nobody would see, is gone there. `up` and `down` are the orders it
 * stands for, `first` the one it begins with; the arrow and aria-sort say how the table stands.
 */
export function SortHead({
  label,
  sort,
  up,
  down,
  first = "up",
  right = false,
  href,
}: {
  label: string;
  sort: string;
  up?: string;
  down?: string;
  first?: "up" | "down";
  right?: boolean;
  href: (sort: string) => string;
}) {
  const stands = sort === up ? "ascending" : sort === down ? "descending" : undefined;
  const next =
    (stands === "ascending" ? down : stands === "descending" ? up : first === "up" ? up : down) ??
    up ??
    down ??
    sort;
  return (
    <th
      scope="col"
      className={right ? "r" : undefined}
      {...(stands ? { "aria-sort": stands } : {})}
    >
      {label}{" "}
      <a className="sort" href={href(next)} aria-label={label}>
        <span aria-hidden="true">
          {stands === "ascending" ? "↑" : stands === "descending" ? "↓" : "↕"}
        </span>
      </a>
    </th>
  );
}
