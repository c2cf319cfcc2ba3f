import { Search } from "lucide-react";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

type Order = "new";
type Props<S extends string> = {
  locale: Locale;
  action: string;
  list: { search: string; sort: S; keep: Record<string, string> };
  sorts: readonly S[];
  label: string;
  count: string;
};

/** Search and order of a list as a GET form, and how many it shows; what else narrows the list stays in the address. */
export function SearchBox<S extends string>({
  locale,
  action,
  list,
  sorts,
  label,
  count,
}: Props<S>) {
  const t = translator(locale, "admin");
  return (
    <div className="row between" style={{ marginBottom: "1rem", rowGap: ".6rem" }}>
      <form
        method="get"
        action={action}
        role="search"
        className="row"
        style={{ flex: "1 1 24rem" }}
      >
        {Object.entries(list.keep).map(([name, kept]) => (
          <input key={name} type="hidden" name={name} value={kept} />
        ))}
        <span className="in-wrap" style={{ flex: "1 1 14rem", maxWidth: "26rem" }}>
          <Search aria-hidden="true" />
          <input
            className="in"
            style={{ minHeight: "2.75rem" }}
            type="search"
            name="search"
            defaultValue={list.search}
            placeholder={label}
            aria-label={label}
            maxLength={200}
          />
        </span>
        <select
          key={list.sort}
          className="in in--sel"
          style={{ minHeight: "2.75rem", width: "auto", flex: "0 1 13.5rem" }}
          name="sort"
          aria-label={t("order")}
          defaultValue={list.sort}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`orders.${sort as Order}`)}
            </option>
          ))}
        </select>
        <button className="btn btn--ink btn--sm" style={{ minHeight: "2.75rem" }} type="submit">
          {t("searchButton")}
        </button>
      </form>
      <p className="soft small">{count}</p>
    </div>
  );
}
