import { cn } from "@/components/ui/cn";

const cell = "border-b border-rule py-2 pe-4 last:pe-0";

/** A chart's data as a table in a disclosure, for those who prefer to read it. */
export function PlotTable({
  title,
  heads,
  rows,
}: {
  title: string;
  heads: string[];
  /** the first cell of a row is its heading */
  rows: { key: string; cells: string[] }[];
}) {
  return (
    <details data-slot="plot-table" className="mt-5 border-t border-rule">
      <summary className="flex min-h-12 w-fit cursor-pointer items-center gap-2 text-small font-semibold">
        <span className="underline decoration-link decoration-2 underline-offset-[0.2em]">
          {title}
        </span>
      </summary>
      <div className="overflow-x-auto pb-4" role="group" tabIndex={0} aria-label={title}>
        <table className="w-full text-small">
          <thead>
            <tr>
              {heads.map((head, i) => (
                <th
                  key={head}
                  scope="col"
                  className={cn(cell, "font-semibold", i === 0 ? "text-start" : "text-end")}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...values] }) => (
              <tr key={key}>
                <th scope="row" className={cn(cell, "text-start font-semibold")}>
                  {name}
                </th>
                {values.map((value, i) => (
                  <td key={heads[i + 1]} className={cn(cell, "text-end num")}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
