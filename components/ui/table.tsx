import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "@/components/ui/cn";
import { headClass, SortHead, type SortProps } from "@/components/ui/sort-head";

/**
 * If the table is too narrow for its columns, each row becomes a block ("entry"); `place` sets a cell's position in it.
 */
const cellVariants = cva(
  "border-b border-rule px-[1.1rem] py-[0.85rem] align-middle group-last/row:border-b-0 entries:block entries:border-0 entries:p-0 entries:empty:hidden entries:has-[>[data-slot=disclosure][open]]:col-span-full entries:has-[>[data-slot=disclosure][open]]:row-auto entries:has-[>[data-slot=disclosure][open]]:justify-self-stretch entries:[&:lang(fr)[data-label]:not(:empty)]:before:content-[attr(data-label)_'_:_'] entries:[&[data-label]:not(:empty)]:before:font-normal entries:[&[data-label]:not(:empty)]:before:content-[attr(data-label)_':_']",
  {
    variants: {
      place: {
        none: "",
        main: "entries:col-start-1 entries:row-start-1 entries:min-w-0 entries:group-not-has-[>[data-place=amt]]/row:nth-last-[5]:col-span-full",
        amt: "entries:col-start-2 entries:row-start-1 entries:text-end entries:text-story entries:leading-[1.35] entries:before:block entries:before:text-small entries:before:text-soft",
        sub: "entries:col-span-2 entries:col-start-1 entries:row-start-2 entries:text-small entries:leading-[1.35] entries:text-soft",
        meta: "entries:col-start-1 entries:text-small entries:leading-[1.35] entries:whitespace-normal entries:text-soft",
        end: "entries:col-start-2 entries:row-start-3 entries:justify-self-end entries:has-[>[data-slot=cell-note]]:col-span-full entries:has-[>[data-slot=cell-note]]:row-auto entries:has-[>[data-slot=cell-note]]:justify-self-start",
        /* several things in one line, across the full width of the entry */
        line: "entries:col-span-full entries:flex entries:flex-wrap entries:items-center entries:gap-x-4 entries:pt-1 entries:[&>details[open]]:basis-full",
        wide: "entries:col-span-full entries:min-w-0 entries:wrap-anywhere",
        acts: "entries:col-span-full",
        id: "text-small tracking-[0.01em] text-soft entries:col-start-1 entries:row-start-3 entries:whitespace-normal entries:[&>[data-slot=cell-note]]:ms-2 entries:[&>[data-slot=cell-note]]:inline",
      },
      right: { true: "text-end entries:data-[place=meta]:text-start", false: "" },
    },
    defaultVariants: { place: "none", right: false },
  },
);
type CellPlace = NonNullable<VariantProps<typeof cellVariants>["place"]>;

/**
 * A table with hairlines in a box that scrolls by itself. The caption is for screen readers only. `wide`: its rows
 * become entries at a larger width.
 */
export function Table({
  caption,
  wide = false,
  className,
  children,
  ...rest
}: React.ComponentProps<"table"> & { caption: string; wide?: boolean | undefined }) {
  return (
    // the container's width is measured inside the padding: a wide table counts as 16rem narrower than it is
    <div className={cn("@container/table", wide && "pe-64")}>
      <div
        data-slot="table-box"
        className={cn("relative overflow-x-auto border border-rule bg-surface", wide && "-me-64")}
        tabIndex={0}
        role="group"
        aria-label={caption}
      >
        <table
          data-slot="table"
          className={cn("w-full text-dense entries:block", className)}
          {...rest}
        >
          <caption className="sr-only">{caption}</caption>
          {children}
        </table>
      </div>
    </div>
  );
}

/** For screen readers only, in the narrow layout. */
export function TableHeader(props: React.ComponentProps<"thead">) {
  return <thead data-slot="table-header" className="entries:sr-only" {...props} />;
}

export function TableBody(props: React.ComponentProps<"tbody">) {
  return <tbody data-slot="table-body" className="entries:block" {...props} />;
}

export function TableRow({ className, ...rest }: React.ComponentProps<"tr">) {
  return (
    <tr
      data-slot="table-row"
      className={cn(
        "group/row print:break-inside-avoid entries:grid entries:grid-cols-[minmax(0,1fr)_auto] entries:items-center entries:gap-x-4 entries:gap-y-[0.2rem] entries:border-b entries:border-rule entries:px-4 entries:py-[0.9rem] entries:last:border-b-0 [tbody>&]:hover:bg-[#f7f2e8]",
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
      className={cn(headClass, right && "text-end", className)}
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

/** A second, less prominent line in a cell. For a `details` element use cellNoteClass. */
export const cellNoteClass = "block text-small leading-[inherit] text-soft wrap-anywhere";
export function CellNote({ className, ...rest }: React.ComponentProps<"span">) {
  return <span data-slot="cell-note" className={cn(cellNoteClass, className)} {...rest} />;
}

/** The only row of an empty table. */
export function EmptyRow({ span, children }: { span: number; children: React.ReactNode }) {
  return (
    <TableRow>
      <TableCell colSpan={span} className="entries:col-span-full">
        {children}
      </TableCell>
    </TableRow>
  );
}

export type Column<Row> = {
  key: string;
  head: React.ReactNode;
  cell: (row: Row) => React.ReactNode;
  /** numbers are aligned right */
  right?: boolean;
  place?: CellPlace;
  /** label before the value in the narrow layout */
  label?: string;
  /** classes of its cells */
  className?: string;
  /** the orders of this column, in a sortable table */
  sort?: Omit<SortProps, "sort" | "href">;
};

export type DataTableProps<Row> = {
  caption: string;
  wide?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** the only row of an empty table */
  none?: React.ReactNode;
  /** id of its body, for a skip link to the rows */
  bodyId?: string;
  /** the current order, and a function for the address of another one */
  order?: Pick<SortProps, "sort" | "href">;
};

/** A table whose rows and columns are given as data. */
export function DataTable<Row>({
  caption,
  wide,
  columns,
  rows,
  rowKey,
  none,
  bodyId,
  order,
}: DataTableProps<Row>) {
  return (
    <Table caption={caption} wide={wide}>
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
