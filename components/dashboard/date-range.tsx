"use client";

import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { DayButton, type DayButtonProps } from "react-day-picker";
import { Button } from "@/components/ui/button";
import { Calendar } from "@/components/ui/calendar";
import { cn } from "@/components/ui/cn";
import { inputClass } from "@/components/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { toolbarBoxClass, toolbarLabelClass } from "@/components/ui/toolbar";

export type DateRangeLabels = Record<
  | "dates"
  | "anyDate"
  | "chooseRange"
  | "previousMonth"
  | "nextMonth"
  | "apply"
  | "clear"
  | "joined",
  string
>;
/** Days as 2026-11-22; "" for none. */
type Range = { from: string; to: string };

/** The calendar's dates are in the browser's time zone; what is submitted is a plain day without a time zone. */
const dayOf = (iso: string) =>
  new Date(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8, 10)));
const isoOf = (date: Date) =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
    .toISOString()
    .slice(0, 10);

/** Adds a picked day to the range: the second day completes it, in either order; a third starts a new range. */
function extend(range: Range, day: string): Range {
  if (!range.from || range.to) return { from: day, to: "" };
  return day < range.from ? { from: day, to: range.from } : { from: range.from, to: day };
}

/** Two letters; one letter in languages without short day names (all Arabic names begin alike). */
function weekday(locale: string, date: Date): string {
  const short = date.toLocaleDateString(locale, { weekday: "short" });
  return short.length > 4
    ? date.toLocaleDateString(locale, { weekday: "narrow" })
    : short.slice(0, 2);
}

/** A button that shows the range and opens the calendar. */
export function DateRange({
  labels,
  locale,
  start,
  range: startInWords,
  today,
  onApply,
  onClear,
}: {
  labels: DateRangeLabels;
  locale: string;
  start: Range;
  /** the range, or that there is none, as the server formats it: a browser's own formatting can differ slightly */
  range: string;
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
  const isStart = range.from === start.from && range.to === start.to;
  const chosen = range.from
    ? labels.joined.replace("{from}", name(range.from)).replace("{to}", name(range.to))
    : labels.anyDate;
  const shown = isStart ? startInWords : chosen;
  return (
    <div>
      <label className={toolbarLabelClass} id="dates-label" htmlFor="dates">
        {labels.dates}
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
          <CalendarDays aria-hidden="true" /> <span>{shown}</span>
        </PopoverTrigger>
        <PopoverContent align="start" className="p-5" aria-label={labels.chooseRange}>
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
              formatWeekdayName: (date) => weekday(locale, date),
            }}
            labels={{
              labelDayButton: format({ day: "numeric", month: "long", year: "numeric" }),
              labelGrid: caption,
              labelWeekday: format({ weekday: "long" }),
              labelPrevious: () => labels.previousMonth,
              labelNext: () => labels.nextMonth,
            }}
            components={{ DayButton: PressedDay }}
          />
          <div className="mt-6 flex flex-wrap items-center justify-end gap-[0.6rem] border-t border-rule pt-4">
            <span className="me-auto text-small font-semibold" aria-live="polite">
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
              {labels.clear}
            </Button>
            <Button
              variant="ink"
              size="sm"
              disabled={!range.from}
              onClick={() => onApply({ from: range.from, to: range.to || range.from })}
            >
              {labels.apply}
            </Button>
          </div>
        </PopoverContent>
      </Popover>
    </div>
  );
}

/** Marks the chosen day's button too, not only its grid cell. */
function PressedDay(props: DayButtonProps) {
  return <DayButton {...props} aria-pressed={Boolean(props.modifiers["selected"])} />;
}
