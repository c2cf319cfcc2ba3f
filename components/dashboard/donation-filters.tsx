"use client";

import { CalendarDays } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { DayButton, type DayButtonProps } from "react-day-picker";
import { Button } from "@/components/ui/button";
import { Calendar } from "@/components/ui/calendar";
import { cn } from "@/components/ui/cn";
import { inputClass } from "@/components/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { selectClass } from "@/components/ui/select";
import { toolbarBoxClass, toolbarClass, toolbarLabelClass } from "@/components/ui/toolbar";

type Words = {
  campaign: string;
  all: string;
  timeframe: string;
  dates: string;
  from: string;
  to: string;
  anyDate: string;
  chooseRange: string;
  previousMonth: string;
  nextMonth: string;
  apply: string;
  clear: string;
  show: string;
  joined: string;
};
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
/** Days as 2026-11-22; "" for none. */
type Range = { from: string; to: string };

/** The calendar's days lie in the browser's time zone; what is asked for and kept is a day without one. */
const dayOf = (iso: string) =>
  new Date(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8, 10)));
const isoOf = (date: Date) =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
    .toISOString()
    .slice(0, 10);

/** A range that is being chosen: the second day ends it, whichever of the two is earlier; a third begins anew. */
function extend(range: Range, day: string): Range {
  if (!range.from || range.to) return { from: day, to: "" };
  return day < range.from ? { from: day, to: range.from } : { from: range.from, to: day };
}

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

/** A button that says the range and opens the calendar. */
function DateRange({
  words,
  locale,
  start,
  today,
  onApply,
  onClear,
}: {
  words: Words;
  locale: string;
  start: Range;
  today: string;
  onApply: (range: Range) => void;
  onClear: () => void;
}) {
  const [range, setRange] = useState(start);
  const last = dayOf(start.to || today);
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => formatter.format(date);
  };
  const short = format({ day: "numeric", month: "short", year: "numeric" });
  const caption = format({ month: "long", year: "numeric" });
  const name = (iso: string) => (iso ? short(dayOf(iso)) : "…");
  const shown =
    range.from || range.to
      ? words.joined.replace("{from}", name(range.from)).replace("{to}", name(range.to))
      : words.anyDate;
  return (
    <div>
      <label className={toolbarLabelClass} id="dates-label" htmlFor="dates">
        {words.dates}
      </label>
      <Popover>
        <PopoverTrigger
          id="dates"
          className={cn(
            inputClass,
            toolbarBoxClass,
            "flex cursor-pointer items-center gap-[0.6rem] whitespace-nowrap md:w-auto",
          )}
          aria-labelledby="dates-label dates"
        >
          <CalendarDays aria-hidden="true" /> {shown}
        </PopoverTrigger>
        <PopoverContent align="start" className="p-5" aria-label={words.chooseRange}>
          <Calendar
            mode="range"
            weekStartsOn={1}
            defaultMonth={new Date(last.getFullYear(), last.getMonth() - 1, 1)}
            selected={
              range.from
                ? { from: dayOf(range.from), to: range.to ? dayOf(range.to) : undefined }
                : undefined
            }
            onSelect={(_range, day) => setRange((before) => extend(before, isoOf(day)))}
            formatters={{
              formatCaption: caption,
              formatWeekdayName: (date) => format({ weekday: "short" })(date).slice(0, 2),
            }}
            labels={{
              labelDayButton: format({ day: "numeric", month: "long", year: "numeric" }),
              labelGrid: caption,
              labelWeekday: format({ weekday: "long" }),
              labelPrevious: () => words.previousMonth,
              labelNext: () => words.nextMonth,
            }}
            components={{ DayButton: PressedDay }}
          />
          <div className="mt-6 flex flex-wrap items-center justify-end gap-[0.6rem] border-t border-rule pt-4">
            <span className="mr-auto text-small font-semibold" aria-live="polite">
              {shown}
            </span>
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                setRange({ from: "", to: "" });
                onClear();
              }}
            >
              {words.clear}
            </Button>
            <Button
              variant="ink"
              size="sm"
              disabled={!range.from}
              onClick={() => onApply({ from: range.from, to: range.to || range.from })}
            >
              {words.apply}
            </Button>
          </div>
        </PopoverContent>
      </Popover>
    </div>
  );
}

/** A chosen day says so by itself too, not only its cell in the grid. */
function PressedDay(props: DayButtonProps) {
  return <DayButton {...props} aria-pressed={Boolean(props.modifiers["selected"])} />;
}
