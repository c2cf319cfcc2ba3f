import { describe, expect, test } from "vitest";
import {
  checkoutSteps,
  next,
  pledgeSteps,
  stateOf,
  statusesBefore,
  type DonationEvent,
  type DonationState,
} from "@/lib/donations/states";
import { checkoutStates, pledgeStates, rowIn } from "@/tests/support/donation-states";

const checkoutEvents = Object.keys(checkoutSteps) as DonationEvent[];
const pledgeEvents = Object.keys(pledgeSteps) as DonationEvent[];
const answer = (row: Parameters<typeof next>[0], event: DonationEvent) => {
  const step = next(row, event);
  return typeof step === "object" ? step.to : step;
};
/** The first line has the events, the first column the states; "-" is a refused step. */
const read = (table: string) => {
  const [head, ...lines] = table.split("\n").flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    return cells.length > 1 ? [cells] : [];
  });
  return {
    events: head!.slice(1),
    rows: lines.map(
      ([state, ...cells]) =>
        [state as DonationState, cells.map((cell) => (cell === "-" ? "refused" : cell))] as const,
    ),
  };
};

const checkouts = read(`
               | opened        | replaced      | processing | scheduled | failed  | expired | misfit     | misfit_closed | paid
  created      | checkout_open | -             | processing | scheduled | failed  | expired | processing | -             | succeeded
  open_in_page | already       | checkout_open | processing | scheduled | failed  | expired | processing | failed        | succeeded
  open_hosted  | already       | checkout_open | processing | scheduled | failed  | expired | processing | failed        | succeeded
  processing   | -             | -             | already    | -         | failed  | -       | already    | failed        | succeeded
  scheduled    | -             | -             | -          | already   | -       | expired | -          | -             | succeeded
  failed       | checkout_open | -             | processing | scheduled | already | -       | -          | already       | succeeded
  expired      | -             | checkout_open | processing | scheduled | -       | already | -          | -             | succeeded
  paid         | -             | -             | -          | -         | -       | -       | -          | -             | already
`);
const pledges = read(`
                       | pledged              | held    | released             | confirmed | rejected | lapsed
  created              | pending_confirmation | held    | -                    | -         | -        | -
  held                 | -                    | already | pending_confirmation | -         | rejected | expired
  pending_confirmation | already              | -       | already              | confirmed | rejected | expired
  rejected             | -                    | -       | -                    | -         | already  | -
  expired              | -                    | -       | -                    | -         | -        | already
  paid                 | -                    | -       | -                    | already   | -        | -
`);

test("the tables here name every state and every event", () => {
  expect(checkouts.events).toEqual(checkoutEvents);
  expect(checkouts.rows.map(([state]) => state)).toEqual(checkoutStates);
  expect(pledges.events).toEqual(pledgeEvents);
  expect(pledges.rows.map(([state]) => state)).toEqual(pledgeStates);
});

describe.each(["one_off", "monthly"])("a checkout, %s", (kind) => {
  test.each(checkouts.rows)("%s: each event does what the table says", (state, expected) => {
    const row = rowIn(kind, state);
    expect(stateOf(row)).toBe(state);
    expect(checkoutEvents.map((event) => answer(row, event))).toEqual(expected);
    expect(pledgeEvents.map((event) => answer(row, event))).toEqual(
      pledgeEvents.map(() => "refused"),
    );
  });
});

describe("a pledge", () => {
  test.each(pledges.rows)("%s: each event does what the table says", (state, expected) => {
    const row = rowIn("pledge", state);
    expect(stateOf(row)).toBe(state);
    expect(pledgeEvents.map((event) => answer(row, event))).toEqual(expected);
    expect(checkoutEvents.map((event) => answer(row, event))).toEqual(
      checkoutEvents.map(() => "refused"),
    );
  });
});

test.each(["partially_refunded", "refunded", "disputed", "dispute_lost"])(
  "a paid donation that is %s is moved by no event",
  (status) => {
    const row = { ...rowIn("one_off", "paid"), status };
    expect(checkoutEvents.map((event) => answer(row, event))).toEqual([
      ...checkoutEvents.slice(1).map(() => "refused"),
      "already",
    ]);
  },
);

test("the statuses before an event name an open checkout once, wherever it is open", () => {
  expect(statusesBefore("opened")).toEqual(["created", "failed"]);
  expect(statusesBefore("failed")).toEqual(["created", "checkout_open", "processing"]);
  expect(statusesBefore("replaced")).toEqual(["checkout_open", "expired"]);
});
