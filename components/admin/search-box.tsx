import { Search } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { messagesOf, translator, type Messages } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

/** typed by `Order`, so that an order without a label does not compile */
export type Order = keyof Messages["admin"]["orders"];
type Props<S extends Order> = {
  locale: Locale;
  action: string;
  list: { search: string; sort: S; keep: Record<string, string> };
  sorts: readonly S[];
  label: string;
  count: string;
};

/**
 * Search and order of a list as a GET form, and the number of results; keeps the list's other filters in the address.
 */
export function SearchBox<S extends Order>({
  locale,
  action,
  list,
  sorts,
  label,
  count,
}: Props<S>) {
  const t = translator(locale, "admin");
  const { orders } = messagesOf(locale, "admin");
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5">
      <form
        method="get"
        action={action}
        role="search"
        className="flex flex-[1_1_24rem] flex-wrap items-center gap-3 *:min-w-0"
      >
        {Object.entries(list.keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <span className="relative max-w-[26rem] flex-[1_1_14rem]">
          <Search
            className="pointer-events-none absolute start-[0.95rem] top-1/2 size-5 -translate-y-1/2"
            aria-hidden="true"
          />
          <Input
            className="min-h-11 ps-[2.9rem]"
            type="search"
            name="search"
            defaultValue={list.search}
            placeholder={label}
            aria-label={label}
            maxLength={200}
          />
        </span>
        <Select
          key={list.sort}
          className="min-h-11 w-auto flex-[0_1_13.5rem]"
          name="sort"
          aria-label={t("order")}
          defaultValue={list.sort}
          options={sorts.map((sort) => ({ value: sort, label: orders[sort] }))}
        />
        <Button variant="ink" size="sm" className="min-h-11" type="submit">
          {t("searchButton")}
        </Button>
      </form>
      <p className="text-small text-soft">{count}</p>
    </div>
  );
}
