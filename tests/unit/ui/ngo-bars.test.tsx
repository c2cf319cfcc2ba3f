import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NgoBars } from "@/components/ngos/ngo-bars";

const drawn = (cents: bigint[]) => {
  const months = cents.map((sum, i) => ({ month: new Date(Date.UTC(2026, i, 1)), cents: sum }));
  const html = renderToStaticMarkup(
    <NgoBars locale="en" figures={{ raisedCents: 0n, gifts: 0, donors: 0, months, years: [] }} />,
  );
  return [...html.matchAll(/<b(?: data-keep="(\w*)")?/g)].map(([, keep]) => keep);
};

test("on a phone this month's value stays where no higher bar near it lies under it", () => {
  expect(drawn([100n, 200n, 900n, 800n])).toEqual([undefined, undefined, "", "wide"]);
  expect(drawn([900n, 100n, 100n, 100n, 800n])).toEqual(["", undefined, undefined, undefined, ""]);
  expect(drawn([100n, 200n, 900n])).toEqual([undefined, undefined, ""]);
});
