import { ListPages } from "@/components/admin/console-parts";
import { SearchBox, type Order } from "@/components/admin/search-box";
import { DataTable, type DataTableProps } from "@/components/ui/table";
import type { Locale } from "@/lib/i18n/locales";

type Props<Row, Sort extends Order> = Omit<DataTableProps<Row>, "order"> & {
  locale: Locale;
  /** the page's address */
  path: string;
  list: {
    search: string;
    sort: Sort;
    page: number;
    keep: Record<string, string>;
    href: (change?: Record<string, string>) => string;
  };
  sorts: readonly Sort[];
  searchLabel: string;
  count: string;
  total: number;
};

/** A list of the console: search, table and pagination. Search, order and page are in the address. */
export function ListTable<Row, Sort extends Order>({
  locale,
  path,
  list,
  sorts,
  searchLabel,
  count,
  total,
  ...table
}: Props<Row, Sort>) {
  const byOrder = (sort: string) => list.href({ sort, page: "1" });
  return (
    <>
      <SearchBox
        locale={locale}
        action={path}
        list={list}
        sorts={sorts}
        label={searchLabel}
        count={count}
      />
      <DataTable wide {...table} bodyId="list" order={{ sort: list.sort, href: byOrder }} />
      <ListPages locale={locale} list={list} total={total} />
    </>
  );
}
