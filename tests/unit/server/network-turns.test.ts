import { expect, test, vi } from "vitest";
import { capacity } from "@/lib/capacity";
import { NetworkTurns } from "@/server/network-turns";

const limits = { atOnce: 2, waiting: 3, waitingInAll: 4, patienceMs: 1_000 };

test("[T3-4] a network has so many turns at once and waits behind itself, never behind another", async () => {
  const turns = new NetworkTurns(limits);
  const order: string[] = [];
  const come = (network: string, name: string) =>
    turns.enter(network).then((end) => {
      order.push(name);
      return end;
    });
  const [first, second] = [await come("a", "a1"), await come("a", "a2")];
  const third = come("a", "a3");
  const fourth = come("a", "a4");
  (await come("b", "b1"))?.();
  expect(order).toEqual(["a1", "a2", "b1"]);
  first?.();
  first?.(); // a second call releases nothing
  const end = await third;
  expect(order).toEqual(["a1", "a2", "b1", "a3"]);
  second?.();
  (await fourth)?.();
  end?.();
  expect(order.at(-1)).toBe("a4");
  expect(turns.state).toEqual({ networks: 0, waiting: 0 });
});

test("[T3-4] who waits too long is told, and whoever comes when too many of a network or of all wait", async () => {
  vi.useFakeTimers();
  try {
    const turns = new NetworkTurns(limits);
    for (const network of ["a", "a", "b", "b"]) await turns.enter(network);
    const waiting = [1, 2, 3].map(() => turns.enter("a"));
    expect(await turns.enter("a"), "of one").toBeNull();
    const other = turns.enter("b");
    expect(await turns.enter("b"), "of all").toBeNull();
    await vi.advanceTimersByTimeAsync(limits.patienceMs + 1);
    expect(await Promise.all([...waiting, other])).toEqual([null, null, null, null]);
    expect(turns.refused).toBe(6);
    expect(turns.state).toEqual({ networks: 2, waiting: 0 });
  } finally {
    vi.useRealTimers();
  }
});

test("[T3-4] six for a network, sixteen in all, and connections to the database left for payments", () => {
  const { lanes, networkTurns, database } = capacity;
  expect(networkTurns).toMatchObject({ atOnce: 6, patienceMs: 10_000 });
  const { giving, page, drawing, extra } = lanes; // renewals count as renderings
  expect(giving.atOnce + page.atOnce + drawing.atOnce + extra.atOnce).toBe(16);
  expect(database.all - database.drawing).toBeGreaterThanOrEqual(6);
});
