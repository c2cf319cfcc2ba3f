"use client";

import { useEffect, useRef, useState } from "react";
import { DateRange, type DateRangeWords } from "@/components/dashboard/date-range";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { inputClass } from "@/components/ui/input";
import { selectClass } from "@/components/ui/select";
import { toolbarBoxClass, toolbarClass, toolbarLabelClass } from "@/components/ui/toolbar";

type Words = DateRangeWords &
  Record<"campaign" | "all" | "timeframe" | "from" | "to" | "show", string>;
type Props = {
  words: Words;
  locale: string;
  campaigns: { id: string; title: string }[];
  timeframes: { value: string; label: string }[];
  campaignId: string;
  timeframe: string;
  from: string;
  to: string;
  today: string;
};
/**
 * Filters of the donations: a plain GET form, so it works without JavaScript; with it a choice shows at once, and the two
 * date boxes become a calendar of two months. A range sets the timeframe to all time and the other way round (OP-109).
 */
export function DonationFilters({
  words,
  locale,
  campaigns,
  timeframes,
  campaignId,
  timeframe,
  from,
  to,
  today,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [scripted, setScripted] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- without a script two plain date fields stand here
  useEffect(() => setScripted(true), []);

  function go(changes: Record<string, string>) {
    for (const [name, value] of Object.entries(changes)) {
      const field = form.current?.elements.namedItem(name) as
        HTMLInputElement | HTMLSelectElement | null;
      if (field) field.value = value;
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
      className={cn(toolbarClass, "mb-[1.1rem] flex-1")}
    >
      <input type="hidden" name="tab" value="donations" />
      <label className={toolbarLabelClass}>
        {words.campaign}
        <select
          className={cn(selectClass, toolbarBoxClass, "md:w-60")}
          name="campaign"
          defaultValue={campaignId}
          onChange={() => go({})}
        >
          <option value="">{words.all}</option>
          {campaigns.map((c) => (
            <option key={c.id} value={c.id}>
              {c.title}
            </option>
          ))}
        </select>
      </label>
      <label className={toolbarLabelClass}>
        {words.timeframe}
        <select
          className={cn(selectClass, toolbarBoxClass, "md:w-44")}
          name="timeframe"
          defaultValue={timeframe}
          onChange={() => go({ from: "", to: "" })}
        >
          {timeframes.map((f) => (
            <option key={f.value} value={f.value}>
              {f.label}
            </option>
          ))}
        </select>
      </label>
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
        <DateRange
          words={words}
          locale={locale}
          start={{ from, to }}
          today={today}
          onApply={(range) => go({ ...range, timeframe: "all" })}
          onClear={() => go({ from: "", to: "" })}
        />
      ) : null}
    </form>
  );
}
