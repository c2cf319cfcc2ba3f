import { Search } from "lucide-react";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

type Sort = { label: string; value: string; choices: { value: string; label: string }[] };

/** A search as a GET form; `keep` holds what else stands in the address. */
export function SearchBox({ locale, action, value, label, keep = {}, sort }: { locale: Locale; action: string; value: string; label: string; keep?: Record<string, string>; sort?: Sort }) {
  return (
    <form method="get" action={action} role="search" className="row" style={{ margin: "0 0 1rem", flex: "1 1 24rem", flexWrap: sort ? "wrap" : "nowrap" }}>
      {Object.entries(keep).map(([name, kept]) => <input key={name} type="hidden" name={name} value={kept} />)}
      <span className="in-wrap" style={{ flex: "1 1 14rem", maxWidth: "26rem" }}><Search aria-hidden="true" /><input className="in" style={{ minHeight: "2.75rem" }} type="search" name="search" defaultValue={value} placeholder={label} aria-label={label} maxLength={200} /></span>
      {sort ? <select className="in in--sel" style={{ minHeight: "2.75rem", width: "auto", flex: "0 1 12rem" }} name="sort" aria-label={sort.label} defaultValue={sort.value}>{sort.choices.map((c) => <option key={c.value} value={c.value}>{c.label}</option>)}</select> : null}
      <button className="btn btn--ink btn--sm" style={{ minHeight: "2.75rem" }} type="submit">{translator(locale, "admin")("searchButton")}</button>
    </form>
  );
}
