"use client";

import { useEffect, useRef, useState } from "react";
import { Search } from "lucide-react";
import { DateRange, type DateRangeWords } from "@/components/dashboard/date-range";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input, inputClass } from "@/components/ui/input";
import { Select, type Option } from "@/components/ui/select";
import { toolbarBoxClass, toolbarLabelClass } from "@/components/ui/toolbar";

type Words = DateRangeWords & Record<"search" | "searchButton" | "from" | "to" | "show", string>;
type Props = {
  words: Words;
  locale: string;
  search: string;
  lists: { name: string; label: string; value: string; options: Option[] }[];
  from: string;
  to: string;
  today: string;
};
/**
 * Search and filters of the donations: a plain GET form, so it works without JavaScript; with it a choice shows at once, and
 * the two date boxes become a calendar of two months. A range sets the timeframe to all time and the other way round (OP-109).
 */
export function DonationFilters({ words, locale, search, lists, from, to, today }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [scripted, setScripted] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- without a script two plain date fields stand here
  useEffect(() => setScripted(true), []);

  function go(changes: Record<string, string>) {
    for (const [name, value] of Object.entries(changes)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value;
    }
    form.current?.requestSubmit();
  }

  const plain = cn(toolbarLabelClass, scripted && "hidden");
  const date = cn(inputClass, toolbarBoxClass);
  return (
    <form
      ref={form}
      method="get"
      action="/dashboard"
      role="search"
      className="mb-5 grid grid-cols-2 items-end gap-3 *:min-w-0 sm:grid-cols-3 xl:grid-cols-4"
    >
      <input type="hidden" name="tab" value="donations" />
      <div className="col-span-full flex items-end gap-3">
        <span className="relative min-w-0 flex-[0_1_32rem]">
          <Search
            className="pointer-events-none absolute top-1/2 left-[0.95rem] size-5 -translate-y-1/2"
            aria-hidden="true"
          />
          <Input
            className={cn(toolbarBoxClass, "mt-0 pl-[2.9rem]")}
            type="search"
            name="search"
            defaultValue={search}
            placeholder={words.search}
            aria-label={words.search}
            maxLength={200}
          />
        </span>
        <Button variant="ink" size="sm" className="min-h-11" type="submit">
          {words.searchButton}
        </Button>
      </div>
      {lists.map((list) => (
        <label key={list.name} className={toolbarLabelClass}>
          {list.label}
          <Select
            className={toolbarBoxClass}
            name={list.name}
            defaultValue={list.value}
            options={list.options}
            onChange={() => go(list.name === "timeframe" ? { from: "", to: "" } : {})}
          />
        </label>
      ))}
      <label className={plain}>
        {words.from}
        <input className={date} type="date" name="from" defaultValue={from} />
      </label>
      <label className={plain}>
        {words.to}
        <input className={date} type="date" name="to" defaultValue={to} />
      </label>
      <Button
        variant="ink"
        size="sm"
        type="submit"
        className={cn("min-h-11", scripted && "hidden")}
      >
        {words.show}
      </Button>
      {scripted ? (
        <div className="max-sm:col-span-full">
          <DateRange
            words={words}
            locale={locale}
            start={{ from, to }}
            today={today}
            onApply={(range) => go({ ...range, timeframe: "all" })}
            onClear={() => go({ from: "", to: "" })}
          />
        </div>
      ) : null}
    </form>
  );
}
