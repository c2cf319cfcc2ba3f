import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MatchPanel } from "@/components/matches/match-panel";
import { NeedTable } from "@/components/needs/need-table";
import { offeredNeeds, startingForNeed } from "@/components/needs/offered-needs";
import { emptyStart } from "@/components/donations/donation-labels";
import type { MatchView } from "@/lib/matches/queries";
import { matchState, owed } from "@/lib/matches/rules";
import type { NeedView } from "@/lib/needs/rules";

const id = (n: number) => `nee_${String(n).padStart(20, "0")}`;
const need = (n: number, more: Partial<NeedView> = {}): NeedView => ({
  id: id(n),
  title: `Need ${n}`,
  unitCents: 35_00,
  wanted: 20,
  funded: 5,
  closed: false,
  image: null,
  ...more,
});
/** The words of the markup. */
const text = (node: React.ReactElement) =>
  renderToStaticMarkup(node)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("the table of a campaign's needs", () => {
  const list = [
    need(1, { funded: 20 }),
    need(2),
    need(3, { closed: true }),
    need(4, { wanted: 1, funded: 1 }),
  ];
  const table = (needs: NeedView[], path: string | null = "/campaigns/x") => (
    <NeedTable locale="en" needs={needs} path={path} />
  );

  it("is nothing without needs", () => expect(renderToStaticMarkup(table([]))).toBe(""));

  it("says what is paid for; a full need leads to the next, a closed one nowhere", () => {
    const words = text(table(list));
    for (const said of ["All 20 paid for", "5 of 20 paid for", "Closed at 5 of 20", "$35"])
      expect(words).toContain(said);
    const links = [...renderToStaticMarkup(table(list)).matchAll(/href="([^"]+)"/g)].map(
      (link) => link[1],
    );
    expect(links).toEqual([2, 2, 2].map((n) => `/campaigns/x/donate?need=${id(n)}`));
  });

  it("of many shows eight, what can be given for first; the others are counted and led to", () => {
    const paid = Array.from({ length: 30 }, (_n, i) => need(i + 1, { funded: 20 }));
    const open = Array.from({ length: 10 }, (_n, i) => need(i + 41));
    const many = table([...paid, ...open]);
    const html = renderToStaticMarkup(many);
    expect(html.match(/<li/g)).toHaveLength(8);
    expect(text(many)).toContain("Need 41");
    expect(text(many)).toContain("Need 48");
    expect(text(many)).not.toContain("Need 49");
    expect(html).toContain('<a href="/campaigns/x/donate">See 2 more needs</a>');
    expect(text(many)).toContain("30 more needs are paid for or closed.");
    const few = [...paid, ...open.slice(0, 3)];
    expect(text(table(few))).toContain("Need 5 ");
    expect(text(table(few))).not.toContain("Need 6 ");
    expect(text(table(few))).toContain("25 more needs are paid for or closed.");
    expect(renderToStaticMarkup(table([...paid, ...open], null))).not.toContain("See 2 more");
  });

  it("of a campaign that takes no gifts has no links", () => {
    expect(renderToStaticMarkup(table(list, null))).not.toContain("href");
  });
});

describe("what the donation form offers", () => {
  it("is what is open, with what is still needed", () => {
    expect(offeredNeeds("en", [need(1, { funded: 20 }), need(3, { closed: true })])).toBeNull();
    const offered = offeredNeeds("en", [need(1, { funded: 20 }), need(2, { funded: 19 })]);
    expect(offered?.list).toMatchObject([
      {
        value: `${id(2)}:3500`,
        left: 1,
        leftText: "1 still needed",
        beyondText:
          "Only 1 of these is still needed: {amount} of your gift goes to the campaign as a whole.",
      },
    ]);
  });

  it("begins with the need that the address names, or with the next, and says so", () => {
    const needs = [need(1, { funded: 20 }), need(2)];
    const begin = (asked: string | undefined, start = emptyStart) =>
      startingForNeed("fr", start, needs, asked);
    expect(begin(id(2))).toMatchObject({
      start: { need: { id: id(2), quantity: 1 }, amount: "35" },
      notice: null,
    });
    const next = begin(id(1));
    expect(next.start.need?.id).toBe(id(2));
    expect(next.notice).toContain("Need 1");
    expect(begin(undefined).start.amount).toBe("10");
    // chosen before, and funded since
    const typed = { ...emptyStart, need: { id: id(1), quantity: 2 } };
    expect(begin(undefined, typed).start.need).toBeNull();
  });
});

describe("a sponsor's promise", () => {
  const day = (n: number) => new Date(Date.UTC(2026, 10, n));
  const promise = (more: Partial<MatchView> = {}): MatchView => ({
    id: "mat_1",
    kind: "match",
    state: "running",
    sponsor: "Baobab",
    percent: 100,
    per: 100,
    donorsWanted: 25,
    donors: 14,
    capCents: 1_000_00n,
    matchedCents: 740_00n,
    paidCents: 0n,
    paidAt: null,
    startsAt: day(1),
    endsAt: day(20),
    ...more,
  });
  const said = (more: Partial<MatchView>) =>
    text(<MatchPanel locale="en" matches={[promise(more)]} />);

  it("says what is promised and how far it is, in each state", () => {
    expect(said({})).toContain("Baobab matches every dollar given from");
    expect(said({})).toContain("$740 of $1,000 matched so far");
    expect(said({})).not.toContain("used up");
    expect(said({ matchedCents: 1_000_00n })).toContain("a gift now is not matched");
    expect(said({ matchedCents: 1_000_00n, state: "over" })).not.toContain("used up");
    expect(said({ sponsor: null, percent: 50 })).toContain("A sponsor adds 50 percent");
    expect(said({ percent: 1, per: 3 })).toContain("Baobab adds $1 for every $3 given from");
    expect(said({ state: "over" })).toContain("has not paid yet");
    expect(said({ state: "over", paidCents: 10_00n })).toContain(
      "$740 of $1,000 matched; the sponsor has paid $10 of it so far",
    );
    expect(said({ state: "paid", paidAt: day(21) })).toMatch(
      /\$740 of \$1,000 matched and paid by the sponsor on .*21/,
    );
    const people = { kind: "threshold", matchedCents: 0n } as const;
    expect(said(people)).toContain("14 of 25 people so far");
    expect(said({ ...people, state: "missed" })).toContain("was not released");
    expect(said({ ...people, matchedCents: 1_000_00n, donors: 25 })).toContain(
      "25 people have given: $1,000 is released",
    );
    expect(renderToStaticMarkup(<MatchPanel locale="en" matches={[]} />)).toBe("");
  });

  it("is in one state at each moment, and never owes less than nothing", () => {
    const dated = { ...promise(), status: "confirmed" };
    const at = (n: number, more: object = {}) => matchState({ ...dated, ...more }, day(n));
    expect([at(0), at(1), at(19), at(20)]).toEqual(["upcoming", "running", "running", "over"]);
    expect(at(21, { matchedCents: 0n })).toBe("missed");
    expect(at(21, { paidCents: 739_99n })).toBe("over");
    expect(at(21, { paidCents: 740_00n })).toBe("paid");
    expect(at(5, { status: "proposed" })).toBe("waiting");
    expect(at(25, { status: "canceled" })).toBe("canceled");
    expect(owed({ matchedCents: 60n, paidCents: 100n })).toEqual({ due: 0n, overpaid: 40n });
    expect(owed({ matchedCents: 100n, paidCents: 60n })).toEqual({ due: 40n, overpaid: 0n });
  });
});
