import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "@/components/ui/cn";
import { headClass, SortHead, type SortProps } from "@/components/ui/sort-head";

/** Under 700 px each row becomes an entry; `place` says where a cell goes in it. */
const cellVariants = cva(
  "border-b border-rule px-[1.1rem] py-[0.85rem] align-middle group-last/row:border-b-0 max-stack:block max-stack:border-0 max-stack:p-0 max-stack:empty:hidden max-stack:has-[>[data-slot=disclosure][open]]:col-span-full max-stack:has-[>[data-slot=disclosure][open]]:row-auto max-stack:has-[>[data-slot=disclosure][open]]:justify-self-stretch max-stack:[&[data-label]:not(:empty)]:before:font-normal max-stack:[&[data-label]:not(:empty)]:before:content-[attr(data-label)_':_']",
  {
    variants: {
      place: {
        none: "",
        main: "max-stack:col-start-1 max-stack:row-start-1 max-stack:min-w-0 max-stack:group-not-has-[>[data-place=amt]]/row:nth-last-[5]:col-span-full",
        amt: "max-stack:col-start-2 max-stack:row-start-1 max-stack:text-right max-stack:text-story max-stack:leading-[1.35] max-stack:before:block max-stack:before:text-small max-stack:before:text-soft",
        sub: "max-stack:col-span-2 max-stack:col-start-1 max-stack:row-start-2 max-stack:text-small max-stack:leading-[1.35] max-stack:text-soft",
        meta: "max-stack:col-start-1 max-stack:text-small max-stack:leading-[1.35] max-stack:text-soft",
        end: "max-stack:col-start-2 max-stack:row-start-3 max-stack:justify-self-end max-stack:has-[>[data-slot=cell-note]]:col-span-full max-stack:has-[>[data-slot=cell-note]]:row-auto max-stack:has-[>[data-slot=cell-note]]:justify-self-start",
        wide: "max-stack:col-span-full max-stack:min-w-0 max-stack:wrap-anywhere",
        acts: "max-stack:col-span-full",
        id: "text-small tracking-[0.01em] text-soft max-stack:hidden",
      },
      right: { true: "text-right max-stack:data-[place=meta]:text-left", false: "" },
    },
    defaultVariants: { place: "none", right: false },
  },
);
type CellPlace = NonNullable<VariantProps<typeof cellVariants>["place"]>;

/** A table with hairlines in a box that scrolls by itself. The caption is said, not shown. */
export function Table({
  caption,
  className,
  children,
  ...rest
}: React.ComponentProps<"table"> & { caption: string }) {
  return (
    <div
      data-slot="table-box"
      className="relative overflow-x-auto border border-rule bg-surface"
      tabIndex={0}
      role="group"
      aria-label={caption}
    >
      <table
        data-slot="table"
        className={cn("w-full text-dense max-stack:block", className)}
        {...rest}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** Said, not shown, where rows are entries. */
export function TableHeader(props: React.ComponentProps<"thead">) {
  return <thead data-slot="table-header" className="max-stack:sr-only" {...props} />;
}

export function TableBody(props: React.ComponentProps<"tbody">) {
  return <tbody data-slot="table-body" className="max-stack:block" {...props} />;
}

export function TableRow({ className, ...rest }: React.ComponentProps<"tr">) {
  return (
    <tr
      data-slot="table-row"
      className={cn(
        "group/row max-stack:grid max-stack:grid-cols-[minmax(0,1fr)_auto] max-stack:items-center max-stack:gap-x-4 max-stack:gap-y-[0.2rem] max-stack:border-b max-stack:border-rule max-stack:px-4 max-stack:py-[0.9rem] max-stack:last:border-b-0 print:break-inside-avoid [tbody>&]:hover:bg-[#f7f2e8]",
        className,
      )}
      {...rest}
    />
  );
}

export function TableHead({
  right = false,
  className,
  ...rest
}: React.ComponentProps<"th"> & { right?: boolean }) {
  return (
    <th
      data-slot="table-head"
      scope="col"
      className={cn(headClass, right && "text-right", className)}
      {...rest}
    />
  );
}

export function TableCell({
  place,
  right,
  className,
  ...rest
}: React.ComponentProps<"td"> & VariantProps<typeof cellVariants>) {
  return (
    <td
      data-slot="table-cell"
      data-place={place ?? undefined}
      className={cn(cellVariants({ place, right }), className)}
      {...rest}
    />
  );
}

/** A second, quieter line in a cell. Also for a `details` of that look: cellNoteClass. */
export const cellNoteClass = "block text-small leading-[inherit] text-soft wrap-anywhere";
export function CellNote({ className, ...rest }: React.ComponentProps<"span">) {
  return <span data-slot="cell-note" className={cn(cellNoteClass, className)} {...rest} />;
}

/** The one row of a table that has none. */
export function EmptyRow({ span, children }: { span: number; children: React.ReactNode }) {
  return (
    <TableRow>
      <TableCell colSpan={span} className="max-stack:col-span-full">
        {children}
      </TableCell>
    </TableRow>
  );
}

export type Column<Row> = {
  key: string;
  head: React.ReactNode;
  cell: (row: Row) => React.ReactNode;
  /** numbers stand right */
  right?: boolean;
  place?: CellPlace;
  /** said before the value where rows are entries */
  label?: string;
  /** of its cells */
  className?: string;
  /** the orders this column stands for, in a table that has an order */
  sort?: Omit<SortProps, "sort" | "href">;
};

export type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** the one row of a table without rows */
  none?: React.ReactNode;
  /** of its body, for a link that leads past everything before the rows */
  bodyId?: string;
  /** the order it stands in, and the address of another */
  order?: Pick<SortProps, "sort" | "href">;
};

/** A table of rows and columns said as data. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  none,
  bodyId,
  order,
}: DataTableProps<Row>) {
  return (
    <Table caption={caption}>
      <TableHeader>
        <TableRow>
          {columns.map((c) =>
            c.sort && order ? (
              <SortHead key={c.key} label={c.head} right={c.right} {...order} {...c.sort} />
            ) : (
              <TableHead key={c.key} right={c.right}>
                {c.head}
              </TableHead>
            ),
          )}
        </TableRow>
      </TableHeader>
      <TableBody {...(bodyId ? { id: bodyId, tabIndex: -1 } : {})}>
        {rows.map((row, index) => (
          <TableRow key={rowKey(row, index)}>
            {columns.map((c) => (
              <TableCell
                key={c.key}
                place={c.place}
                right={c.right}
                className={c.className}
                data-label={c.label}
              >
                {c.cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
        {rows.length === 0 && none ? <EmptyRow span={columns.length}>{none}</EmptyRow> : null}
      </TableBody>
    </Table>
  );
}
