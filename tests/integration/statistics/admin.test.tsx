import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { setClockForTests } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { locales, type Locale } from "@/lib/i18n/locales";
import { alarmOnViolations } from "@/lib/ledger/check-invariants";
import { AdminBar } from "@/components/admin/admin-menu";
import { AdminOverview } from "@/components/admin/overview";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { adminOverview, businessDaysBetween } from "@/lib/statistics/admin-queries";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  recountGiving,
  visitor,
} from "@/tests/support/factories";

afterEach(() => setClockForTests(null));
afterAll(() => db.$disconnect());

const text = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
// a Friday, in a month in which no other test donates
const today = "2033-03-18T12:00:00Z";

test.each([
  ["2033-03-18T00:00:00Z", 0],
  ["2033-03-17T23:59:59Z", 1],
  ["2033-03-14T00:00:00Z", 4],
  ["2033-03-13T00:00:00Z", 5],
  ["2033-03-12T00:00:00Z", 5],
  ["2033-03-11T00:00:00Z", 5],
  ["2033-03-10T00:00:00Z", 6],
])("an application of %s has waited %i business days on a Friday", (sent, waited) => {
  expect(businessDaysBetween(new Date(sent), new Date(today))).toBe(waited);
});

test("thirty days of gifts and failures of all organisations, and payouts by state", async () => {
  const admin = await actorOf(await makeAdmin());
  for (const [settledAt, amountCents] of [
    ["2033-03-18T01:00:00Z", 50_00n],
    ["2033-02-17T00:00:00Z", 30_00n],
    ["2033-02-16T23:59:59Z", 90_00n], // the day before the thirty
    ["2033-03-18T02:00:00Z", 20_00n],
  ] as const) {
    const { ngo } = await makeNgo();
    await makeDonationRow(await makeCampaign(ngo.id), {
      settledAt: new Date(settledAt),
      amountCents,
    });
    await recountGiving(ngo.id);
  }
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  for (const createdAt of ["2033-03-17T00:00:00Z", "2033-03-17T23:00:00Z", "2033-02-16T20:00:00Z"])
    await makeDonationRow(campaign, { status: "failed", createdAt: new Date(createdAt) });
  setClockForTests(new Date(today));
  const shown = await adminOverview(admin);
  expect(shown.days).toHaveLength(30);
  expect(shown.days.filter((d) => d.gifts > 0 || d.failed > 0)).toEqual([
    { day: new Date("2033-02-17"), cents: 30_00n, gifts: 1, failed: 0 },
    { day: new Date("2033-03-17"), cents: 0n, gifts: 0, failed: 2 },
    { day: new Date("2033-03-18"), cents: 70_00n, gifts: 2, failed: 0 },
  ]);
  const markup = renderToStaticMarkup(<AdminOverview locale="en" overview={shown} />);
  expect(text(markup)).toContain("$100 in 30 days, 2 gifts failed");
  expect(text(markup)).toContain("Mar 17, 2033 $0 0 2");
  for (const locale of locales)
    expect(
      text(renderToStaticMarkup(<AdminOverview locale={locale} overview={shown} />)),
    ).not.toMatch(/statistics\.|undefined|NaN|\{/);
});

test("the queue by business days, the oldest by name; an application that is not complete does not wait", async () => {
  const admin = await actorOf(await makeAdmin());
  setClockForTests(new Date(today));
  const before = (await adminOverview(admin)).queue.groups;
  const apply = (submittedAt: string, fields: Record<string, unknown> = {}) =>
    makeNgo({ status: "pending", submittedAt: new Date(submittedAt), ...fields });
  await apply("2033-03-18T08:00:00Z");
  await apply("2033-03-17T08:00:00Z");
  await apply("2033-03-15T08:00:00Z");
  await apply("2033-03-11T08:00:00Z");
  await apply("2001-01-01T08:00:00Z", { name: "Amahoro Twese" });
  await apply("2001-01-01T07:00:00Z", { profileComplete: false });
  const { groups, oldest } = (await adminOverview(admin)).queue;
  expect(groups.map((n, i) => n - (before[i] ?? 0))).toEqual([2, 1, 1, 1]);
  expect(oldest?.name).toBe("Amahoro Twese");
});

test("the books as the daily check left them", async () => {
  const admin = await actorOf(await makeAdmin());
  await alarmOnViolations();
  const { books } = await adminOverview(admin);
  const stored = await db.setting.findUniqueOrThrow({ where: { key: "ledger.alarm" } });
  expect(books?.broken).toEqual(
    (stored.value as { broken: { name: string }[] }).broken.map((b) => b.name),
  );
  const drawn = (broken: string[]) =>
    renderToStaticMarkup(
      <AdminOverview
        locale="en"
        overview={{
          days: [{ day: new Date("2033-03-18"), cents: 0n, gifts: 0, failed: 0 }],
          queue: { groups: [0, 0, 0, 0], oldest: null },
          payouts: [],
          books: { at: new Date(today), all: 27, broken },
        }}
      />,
    );
  expect(text(drawn([]))).toContain("The books agree: 27 of 27 rules hold");
  expect(drawn([]).match(/data-slot="verified-badge"/g)).toHaveLength(27);
  expect(text(drawn(["L01", "C02"]))).toContain("2 rules of the books do not hold");
  expect(drawn(["L01", "C02"]).match(/data-slot="book-cross"/g)).toHaveLength(2);
});

test("the oldest application has its button; an empty queue has none", async () => {
  const queue = (oldest: { id: string; name: string; businessDays: number } | null) =>
    renderToStaticMarkup(
      <AdminOverview
        locale="en"
        overview={{
          days: [{ day: new Date("2033-03-18"), cents: 0n, gifts: 0, failed: 0 }],
          queue: { groups: [0, 0, 0, oldest ? 1 : 0], oldest },
          payouts: [],
          books: null,
        }}
      />,
    );
  expect(queue({ id: "ngo_one", name: "Sahel Bees", businessDays: 6 })).toContain(
    'href="/admin/dashboard?show=ready&amp;view=ngo_one"',
  );
  expect(queue(null)).not.toContain("view=");
  expect(text(queue(null))).toContain("The queue is empty");
});

test("the menu counts what waits, by the page on which it is done", async () => {
  const admin = await actorOf(await makeAdmin());
  const before = await consoleWaiting(admin);
  await makeNgo({ status: "pending" });
  await makeNgo({ status: "pending", profileComplete: false });
  const { ngo } = await makeNgo({ renewalSubmittedAt: new Date() });
  const gift = await makeDonationRow(await makeCampaign(ngo.id));
  await db.refundWish.create({
    data: {
      id: newId("refund"),
      donationId: gift.id,
      ngoId: ngo.id,
      reason: "Twice",
      askedBy: admin.userId,
    },
  });
  const message = { name: "Ada", email: "ada@test.example", subject: "Hi", message: "Hello" };
  for (const more of [{}, { isSpam: true }, { answeredAt: new Date() }])
    await db.contactMessage.create({
      data: { id: newId("message"), ...message, ...more } as never,
    });
  const waiting = await consoleWaiting(admin);
  expect(waiting).toEqual({
    dashboard: before.dashboard + 2,
    gifts: before.gifts + 1,
    payouts: before.payouts,
    messages: before.messages + 1,
  });
  const menu = (locale: Locale) =>
    renderToStaticMarkup(
      <AdminBar
        locale={locale}
        label="Staff"
        menu={[
          { group: null, pages: [{ href: "/a", label: "Queue", current: true, waiting: 3 }] },
          {
            group: "Money",
            pages: [
              { href: "/b", label: "Gifts", current: false, waiting: 2 },
              { href: "/c", label: "Ledger", current: false, waiting: 0 },
            ],
          },
        ]}
      />,
    );
  expect(text(menu("en"))).toContain("Queue 3 3 wait Money 2 2 wait Gifts 2 2 wait Ledger");
  for (const locale of locales) expect(menu(locale)).not.toMatch(/layout\.|undefined|\{/);
});

test("only an administrator may look", async () => {
  const { owner } = await makeNgo();
  for (const actor of [visitor, await ngoActorOf(owner)]) {
    await expect(adminOverview(actor)).rejects.toThrow();
    await expect(consoleWaiting(actor)).rejects.toThrow();
  }
});
