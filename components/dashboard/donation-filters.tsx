"use client";

import { clsx } from "clsx";
import { CalendarDays } from "lucide-react";
import { useEffect, useRef, useState } from "react";

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

const day = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

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
  const [open, setOpen] = useState(false);
  const [range, setRange] = useState({ from, to });
  const [shown, setShown] = useState(() => {
    const end = to || today;
    return { year: Number(end.slice(0, 4)), month: Number(end.slice(5, 7)) - 2 };
  });
  // eslint-disable-next-line react-hooks/set-state-in-effect -- without a script two plain date fields stand here
  useEffect(() => setScripted(true), []);

  const said = (d: string) =>
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    }).format(new Date(`${d}T00:00:00Z`));
  const spoken =
    range.from || range.to
      ? words.joined
          .replace("{from}", range.from ? said(range.from) : "…")
          .replace("{to}", range.to ? said(range.to) : "…")
      : words.anyDate;

  function go(changes: Record<string, string>) {
    for (const [name, value] of Object.entries(changes)) {
      const field = form.current?.elements.namedItem(name) as
        HTMLInputElement | HTMLSelectElement | null;
      if (field) field.value = value;
    }
    form.current?.requestSubmit();
  }
  function pick(d: string) {
    setRange((r) =>
      !r.from || r.to
        ? { from: d, to: "" }
        : d < r.from
          ? { from: d, to: r.from }
          : { from: r.from, to: d },
    );
  }

  return (
    <form
      ref={form}
      method="get"
      action="/dashboard"
      className={clsx("tools", scripted && "scripted")}
      style={{ marginBottom: "1.1rem", flex: 1 }}
    >
      <input type="hidden" name="tab" value="donations" />
      <label>
        {words.campaign}
        <select
          className="in in--sel"
          style={{ width: "15rem" }}
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
      <label>
        {words.timeframe}
        <select
          className="in in--sel"
          style={{ width: "11rem" }}
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
      <label className="without-script">
        {words.from}
        <input className="in" type="date" name="from" defaultValue={from} />
      </label>
      <label className="without-script">
        {words.to}
        <input className="in" type="date" name="to" defaultValue={to} />
      </label>
      <button
        className="btn btn--ink btn--sm without-script"
        style={{ minHeight: "2.75rem" }}
        type="submit"
      >
        {words.show}
      </button>
      <div
        className="with-script"
        style={{ position: "relative" }}
        onKeyDown={(e) => {
          if (e.key === "Escape") setOpen(false);
        }}
      >
        <label id="dates-label" htmlFor="dates">
          {words.dates}
        </label>
        <button
          id="dates"
          type="button"
          className="in"
          style={{
            display: "flex",
            gap: ".6rem",
            alignItems: "center",
            width: "auto",
            cursor: "pointer",
            whiteSpace: "nowrap",
          }}
          aria-expanded={open}
          aria-haspopup="dialog"
          aria-labelledby="dates-label dates"
          onClick={() => setOpen((o) => !o)}
        >
          <CalendarDays aria-hidden="true" /> {spoken}
        </button>
        {open ? (
          <div className="cal cal-pop" role="dialog" aria-label={words.chooseRange}>
            <div className="cal-nav">
              <button
                type="button"
                className="btn btn--text btn--sm"
                onClick={() => setShown((s) => ({ ...s, month: s.month - 1 }))}
              >
                ← {words.previousMonth}
              </button>
              <button
                type="button"
                className="btn btn--text btn--sm"
                onClick={() => setShown((s) => ({ ...s, month: s.month + 1 }))}
              >
                {words.nextMonth} →
              </button>
            </div>
            {[0, 1].map((n) => (
              <Month
                key={n}
                year={shown.year}
                month={shown.month + n}
                range={range}
                locale={locale}
                onPick={pick}
              />
            ))}
            <div className="cal__foot">
              <span
                className="small"
                style={{ marginRight: "auto", fontWeight: 600 }}
                aria-live="polite"
              >
                {spoken}
              </span>
              <button
                type="button"
                className="btn btn--text btn--sm"
                onClick={() => {
                  setRange({ from: "", to: "" });
                  go({ from: "", to: "" });
                }}
              >
                {words.clear}
              </button>
              <button
                type="button"
                className="btn btn--ink btn--sm"
                disabled={!range.from}
                onClick={() =>
                  go({ from: range.from, to: range.to || range.from, timeframe: "all" })
                }
              >
                {words.apply}
              </button>
            </div>
          </div>
        ) : null}
      </div>
    </form>
  );
}

function Month({
  year,
  month,
  range,
  locale,
  onPick,
}: {
  year: number;
  month: number;
  range: { from: string; to: string };
  locale: string;
  onPick: (day: string) => void;
}) {
  const first = new Date(Date.UTC(year, month, 1));
  const y = first.getUTCFullYear();
  const m = first.getUTCMonth();
  const length = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  const lead = (first.getUTCDay() + 6) % 7; // weeks begin on Monday
  const cells = [...Array<null>(lead).fill(null), ...Array.from({ length }, (_, i) => i + 1)];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, w) =>
    Array.from({ length: 7 }, (_, i) => cells[w * 7 + i] ?? null),
  );
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  return (
    <table>
      <caption>{format({ month: "long", year: "numeric" }).format(first)}</caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, i) => (
            <th key={i} scope="col">
              {format({ weekday: "short" })
                .format(new Date(Date.UTC(2024, 0, 1 + i)))
                .slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, w) => (
          <tr key={w}>
            {week.map((date, i) => {
              if (date === null) return <td key={i} />;
              const d = day(y, m, date);
              const end = d === range.from || d === range.to;
              const inside = range.from !== "" && range.to !== "" && d > range.from && d < range.to;
              return (
                <td key={i} className={inside ? "in-range" : ""}>
                  <button
                    type="button"
                    className={end ? "end-range" : ""}
                    aria-pressed={end || inside}
                    aria-label={format({ day: "numeric", month: "long", year: "numeric" }).format(
                      new Date(`${d}T00:00:00Z`),
                    )}
                    onClick={() => onPick(d)}
                  >
                    {date}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
