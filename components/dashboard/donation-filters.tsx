"use client";

import { useEffect, useRef, useState } from "react";
import { ChevronDown, Search } from "lucide-react";
import { DateRange, type DateRangeLabels } from "@/components/dashboard/date-range";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";
import { Input, inputClass } from "@/components/ui/input";
import { Select, type Option } from "@/components/ui/select";
import { toolbarBoxClass, toolbarLabelClass } from "@/components/ui/toolbar";

type Labels = DateRangeLabels &
  Record<"search" | "searchButton" | "filters" | "from" | "to" | "show", string>;
type Props = {
  labels: Labels;
  locale: string;
  search: string;
  lists: { name: string; label: string; value: string; options: Option[] }[];
  from: string;
  to: string;
  /** invalid dates that were sent, by field, and the message about them */
  noDay: { names: { from?: string; to?: string }; text: string } | null;
  /** the date range, or that there is none, as the server formats it */
  range: string;
  today: string;
};
/** Values with which a list is neither filtered nor reordered. */
const unchosen = new Set(["", "all", "new"]);

/** Connects a date field to the error above it. */
const wrongDay = (name: "from" | "to", noDay: Props["noDay"]) =>
  noDay?.names[name] === undefined
    ? {}
    : ({ "aria-invalid": true, "aria-describedby": `no-day-${name}` } as const);

/** Names the invalid date in a message, since a date field cannot show one. */
function NoDay({ labels, noDay }: Pick<Props, "labels" | "noDay">) {
  if (noDay === null) return null;
  return (
    <div role="alert" className="col-span-full">
      {(["from", "to"] as const).map((name) =>
        noDay.names[name] === undefined ? null : (
          <FieldError key={name} id={`no-day-${name}`}>
            <span>
              {labels[name]}: <bdi>{noDay.names[name]}</bdi>. {noDay.text}
            </span>
          </FieldError>
        ),
      )}
    </div>
  );
}

/**
 * Search and filters of the donations: a plain GET form, so it works without JavaScript; with it, a choice applies at
 * once, and the two date fields become a calendar of two months. Choosing a range resets the timeframe to all time, and
 * choosing a timeframe clears the range (OP-109).
 */
export function DonationFilters(props: Props) {
  const { labels, locale, search, lists, from, to, noDay, range, today } = props;
  const form = useRef<HTMLFormElement>(null);
  const [scripted, setScripted] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- without a script there are two plain date fields
  useEffect(() => setScripted(true), []);

  function go(changes: Record<string, string>) {
    for (const [name, value] of Object.entries(changes)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value;
    }
    form.current?.requestSubmit();
  }

  // On a phone the fields are behind one button, expanded if any of them filters the list.
  const folded = "max-sm:group-not-has-[[data-slot=filters-fold]:checked]/filters:hidden";
  const chosen =
    from !== "" || to !== "" || noDay !== null || lists.some((list) => !unchosen.has(list.value));
  // Browsers that support `@media (scripting)` show the right version from the start, so that nothing moves when the
  // script arrives; others switch then.
  const isPlain = cn(scripted && "hidden", "[@media(scripting:enabled)]:hidden");
  const plain = cn(toolbarLabelClass, isPlain, folded);
  const date = cn(inputClass, toolbarBoxClass);
  return (
    <form
      ref={form}
      method="get"
      action="/dashboard"
      role="search"
      className="group/filters mb-5 grid grid-cols-2 items-end gap-3 *:min-w-0 sm:grid-cols-3 xl:grid-cols-4"
    >
      <input type="hidden" name="tab" value="donations" />
      <div className="col-span-full flex items-end gap-3">
        <span className="relative min-w-0 flex-[0_1_32rem]">
          <Search
            className="pointer-events-none absolute start-[0.95rem] top-1/2 size-5 -translate-y-1/2"
            aria-hidden="true"
          />
          <Input
            className={cn(toolbarBoxClass, "mt-0 ps-[2.9rem]")}
            type="search"
            name="search"
            defaultValue={search}
            placeholder={labels.search}
            aria-label={labels.search}
            maxLength={200}
          />
        </span>
        <Button variant="ink" size="sm" className="min-h-11" type="submit">
          {labels.searchButton}
        </Button>
      </div>
      <label
        className={cn(
          buttonVariants({ variant: "outline", size: "sm" }),
          "col-span-full min-h-11 cursor-pointer has-focus-visible:outline-3 sm:hidden",
        )}
      >
        <input
          type="checkbox"
          data-slot="filters-fold"
          className="peer sr-only"
          defaultChecked={chosen}
          autoComplete="off"
        />
        {labels.filters}
        <ChevronDown aria-hidden="true" className="size-5 peer-checked:rotate-180" />
      </label>
      {lists.map((list) => (
        <label key={list.name} className={cn(toolbarLabelClass, folded)}>
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
      <NoDay labels={labels} noDay={noDay} />
      <label className={plain}>
        {labels.from}
        <input
          className={date}
          type="date"
          name="from"
          defaultValue={from}
          {...wrongDay("from", noDay)}
        />
      </label>
      <label className={plain}>
        {labels.to}
        <input
          className={date}
          type="date"
          name="to"
          defaultValue={to}
          {...wrongDay("to", noDay)}
        />
      </label>
      <Button variant="ink" size="sm" type="submit" className={cn("min-h-11", isPlain, folded)}>
        {labels.show}
      </Button>
      <div
        className={cn(
          "max-sm:col-span-full",
          folded,
          !scripted && "hidden [@media(scripting:enabled)]:block",
        )}
      >
        <DateRange
          labels={labels}
          locale={locale}
          start={{ from, to }}
          range={range}
          today={today}
          onApply={(chosen) => go({ ...chosen, timeframe: "all" })}
          onClear={() => go({ from: "", to: "" })}
        />
      </div>
    </form>
  );
}
