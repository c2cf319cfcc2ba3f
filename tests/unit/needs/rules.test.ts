import { parse, safeParse } from "zod/mini";
import { describe, expect, it, test } from "vitest";
import { giveInput } from "@/lib/checkout/form-schemas";
import {
  isOpen,
  leftOf,
  needValue,
  openFrom,
  percentFunded,
  readNeedValue,
  readQuantity,
  type NeedView,
} from "@/lib/needs/rules";

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

describe("a need", () => {
  test.each([
    [need(1), 15, true, 25],
    [need(1, { funded: 20 }), 0, false, 100],
    [need(1, { closed: true }), 15, false, 25],
    [need(1, { wanted: 3, funded: 2 }), 1, true, 66],
  ])("%o: %i left, open %s, %i percent", (one, left, open, percent) => {
    expect([leftOf(one), isOpen(one), percentFunded(one)]).toEqual([left, open, percent]);
  });

  it("that is paid for or closed leads to the next open one, from the last to the first", () => {
    const full = { funded: 20 };
    const list = [need(1), need(2, full), need(3, { closed: true }), need(4), need(5, full)];
    expect([1, 2, 3, 4, 5].map((n) => openFrom(list, id(n))?.id)).toEqual([1, 4, 4, 4, 1].map(id));
    expect(openFrom(list, id(9))).toBeNull();
    expect(openFrom([need(1, full)], id(1))).toBeNull();
  });
});

describe("a need in the donation form", () => {
  const posted = (more: Record<string, string>) => ({
    campaign: "desks",
    amount: "10",
    amountLanguage: "en",
    donorName: "Ada",
    donorEmail: "ada@test.example",
    method: "card",
    ...more,
  });

  it("says its price with it, and is read back", () => {
    expect(readNeedValue(needValue(need(7)))).toEqual({ id: id(7), unitCents: 35_00 });
    for (const odd of ["", "nee_1:35", `${id(7)}:-5`, `${id(7)}:1.5`, `${id(7)}`, 7, null])
      expect(readNeedValue(odd)).toBeNull();
  });

  test.each([
    ["1", 1],
    [" 12 ", 12],
    ["1000", 1000],
    ["1001", null],
    ["0", null],
    ["-1", null],
    ["1.5", null],
    ["two", null],
    ["", null],
  ])("%j units are %j", (text, units) => expect(readQuantity(text)).toBe(units));

  it("counts over tile and box, whatever the language of the page", () => {
    const give = parse(
      giveInput,
      posted({ preset: "200", amountLanguage: "fr", need: needValue(need(7)), needQuantity: "3" }),
    );
    expect(give).toMatchObject({ amountCents: 105_00, need: { id: id(7), quantity: 3 } });
    expect(parse(giveInput, posted({ need: "", needQuantity: "3" }))).toMatchObject({
      amountCents: 10_00,
      need: null,
    });
  });

  it("is refused with no clear number of it, or as nothing that the page offered", () => {
    const faults = (more: Record<string, string>) =>
      safeParse(giveInput, posted(more)).error?.issues.map((i) => [i.path[0], i.message]);
    expect(faults({ need: needValue(need(7)), needQuantity: "0" })).toEqual([
      ["needQuantity", "needQuantity"],
    ]);
    expect(faults({ need: "nee_x", needQuantity: "1" })).toEqual([["need", "needUnknown"]]);
    expect(faults({ need: `${id(7)}:99999999`, needQuantity: "1000" })).toEqual([
      ["amount", "validAmount"],
    ]);
  });
});
