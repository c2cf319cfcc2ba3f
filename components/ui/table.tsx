export type Column<Row> = {
  key: string;
  head: React.ReactNode;
  cell: (row: Row) => React.ReactNode;
  /** numbers stand right */
  right?: boolean;
  /** where the cell goes when the row becomes an entry, under 700 px: main and amount first line, sub second, meta and end third */
  place?: "main" | "amt" | "sub" | "meta" | "end" | "id" | "acts";
  sort?: { order: "ascending" | "descending" | "none"; href: string };
};

/** A table with hairlines; under 700 px each row is an entry. The caption is said, not shown. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) {
  const cls = (c: Column<Row>) =>
    [c.right ? "r" : "", c.place ? `t-${c.place}` : ""].filter(Boolean).join(" ") || undefined;
  const arrow = { ascending: " ↑", descending: " ↓", none: "" };
  return (
    <div className="table-wrap" tabIndex={0} role="region" aria-label={caption}>
      <table className="table--stack table">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((c) => (
              <th
                key={c.key}
                scope="col"
                className={c.right ? "r" : undefined}
                {...(c.sort && c.sort.order !== "none" ? { "aria-sort": c.sort.order } : {})}
              >
                {c.sort ? (
                  <a className="plain" href={c.sort.href}>
                    {c.head}
                    <span aria-hidden="true">{arrow[c.sort.order]}</span>
                  </a>
                ) : (
                  c.head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((c) => (
                <td key={c.key} className={cls(c)}>
                  {c.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
