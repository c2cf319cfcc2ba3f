import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { ApproveAll } from "@/components/payouts/payout-run";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { locales } from "@/lib/i18n/locales";
import { listPayouts } from "@/lib/payouts/queries";
import { actorOf, makeAdmin, makeNgo } from "@/tests/support/factories";

afterAll(() => db.$disconnect());

const text = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

test("payouts of one run are listed by their numbers", async () => {
  const { ngo } = await makeNgo();
  const createdAt = new Date("2031-05-01T02:00:00Z");
  const numbers: number[] = [];
  for (let i = 0; i < 6; i++) {
    const made = await db.payout.create({
      data: {
        id: newId("payout"),
        ngoId: ngo.id,
        amountCents: 100_00n,
        status: "canceled",
        reason: "monthly",
        period: "2031-05",
        createdAt,
      },
    });
    numbers.push(made.number);
  }
  const admin = await actorOf(await makeAdmin());
  const listed = async (sort: "new" | "old") => {
    const { payouts } = await listPayouts(admin, { search: ngo.name, sort, page: 1, limit: 20 });
    return payouts.map((p) => p.number);
  };
  expect(await listed("old")).toEqual(numbers);
  expect(await listed("new")).toEqual([...numbers].reverse());
});

test("approving all says which they are and what they come to, and asks before it does", () => {
  const payouts = [
    { id: "pay_one", number: 44, amountCents: 1_000_50n },
    { id: "pay_two", number: 47, amountCents: 20_041_03n },
  ];
  const drawn = (of = payouts, locale = locales[0]) =>
    renderToStaticMarkup(<ApproveAll locale={locale} payouts={of} back="/admin/payouts" />);
  const shown = drawn();
  expect(text(shown)).toContain("Approve the 2 payouts on this page: $21,041.53");
  expect(text(shown)).toContain("#44, #47 come to $21,041.53.");
  // collapsed at first: the button is inside
  expect(shown).toMatch(/^<details(?! open)/);
  expect(shown.split("</summary>")[1]).toContain("Approve $21,041.53");
  expect(drawn(payouts.slice(0, 1))).toBe("");
  for (const locale of locales)
    expect(text(drawn(payouts, locale))).not.toMatch(/secondPerson\.|undefined|\{/);
});
