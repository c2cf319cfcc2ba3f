"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayPicker, type DayPickerProps } from "react-day-picker";
import { iconButtonClass } from "@/components/ui/icon-button";

/** Two months side by side, one below 700 px: the range on gold, its ends on ink. */
export function Calendar(props: DayPickerProps) {
  return (
    <DayPicker
      data-slot="calendar"
      dir={document.dir} // rendered only in the browser, when its button is pressed
      numberOfMonths={2}
      showOutsideDays={false}
      classNames={{
        months: "relative flex flex-wrap gap-x-8 gap-y-6 max-stack:[&>*:nth-child(n+3)]:hidden",
        month: "grid content-start gap-3",
        month_caption:
          "flex min-h-10 items-center px-12 font-display text-body font-bold leading-none",
        nav: "absolute inset-x-0 top-0 flex justify-between",
        button_previous: `${iconButtonClass} size-10`,
        button_next: `${iconButtonClass} size-10`,
        month_grid: "w-auto border-collapse",
        weekday: "pb-1 text-micro font-semibold text-soft",
        day: "p-0 text-center",
        day_button:
          "size-10 cursor-pointer text-small hover:shadow-[inset_0_0_0_2px_var(--color-ink)] disabled:cursor-not-allowed disabled:text-mute",
        today: "font-bold",
        range_middle: "bg-gold-tint",
        range_start: "bg-ink font-bold text-paper",
        range_end: "bg-ink font-bold text-paper",
        selected: "",
        disabled: "text-mute",
      }}
      components={{
        Chevron: ({ orientation }) =>
          orientation === "left" ? (
            <ChevronLeft aria-hidden="true" />
          ) : (
            <ChevronRight aria-hidden="true" />
          ),
      }}
      {...props}
    />
  );
}
