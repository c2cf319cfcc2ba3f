import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { auditRows } from "@/lib/audit/queries";
import { audit } from "@/lib/audit/record";
import { locales } from "@/lib/i18n/locales";
import { auditColumns } from "@/components/admin/audit-columns";
import { actorOf, makeAdmin } from "@/tests/support/factories";

afterAll(() => db.$disconnect());

const first = { page: 1, limit: 100 };

test("a search of the audit log finds an action by the words of the reader's language, and by its code", async () => {
  const admin = await actorOf(await makeAdmin());
  await audit(db, admin, "payout.returned", "payout", "pay_in_words");
  await audit(db, admin, "payout.sent", "payout", "pay_not_asked_for");
  const found = async (locale: (typeof locales)[number], search: string) =>
    (await auditRows({ ...admin, locale }, { ...first, search })).rows.map((row) => row.entityId);
  for (const [locale, search] of [
    ["en", "Returned by the bank"],
    ["fr", "RENVOYÉ par la banque"],
    ["en", "payout.returned"],
  ] as const) {
    expect(await found(locale, search)).toContain("pay_in_words");
    expect(await found(locale, search)).not.toContain("pay_not_asked_for");
  }
  expect(await found("en", "renvoyé par la banque")).toEqual([]);
});

test.each(locales)("in %s an entry says in words what was done, to what, and by whom", (locale) => {
  const row = {
    ...{ id: "1", at: new Date("2026-11-20T10:00:00Z"), entityId: "pay_1", data: null },
    ...{ who: "system:payouts", action: "payout.returned", entity: "payout" },
  };
  const cells = auditColumns(locale).map(({ cell }) => renderToStaticMarkup(<>{cell(row)}</>));
  const withoutCodes = cells.join(" ").replace(/<code.*?<\/code>/g, "");
  expect(cells.join(" ")).toContain(">payout.returned</code>");
  expect(withoutCodes).not.toMatch(/payout\.|system:|pay_1/);
  expect(withoutCodes.replace(/<[^>]*>/g, "").length).toBeGreaterThan(25);
});

test("an entry of an older version, whose code has no words, is shown with its code", () => {
  const row = {
    ...{ id: "1", at: new Date("2026-11-20T10:00:00Z"), entityId: null, data: null },
    ...{ who: "x@ngo.example", action: "constructor.name", entity: "toString" },
  };
  const html = auditColumns("en").map(({ cell }) => renderToStaticMarkup(<>{cell(row)}</>));
  expect(html.join(" ")).toContain("<b>constructor.name</b>");
  expect(html.join(" ")).toContain("toString");
});

test("an entry leads to what it is about where that has a page, and shows the exact moment", () => {
  const cells = (entity: string, entityId: string | null) =>
    auditColumns("en")
      .map(({ cell }) =>
        renderToStaticMarkup(
          <>
            {cell({
              ...{
                id: "1",
                at: new Date("2026-11-20T10:00:00Z"),
                data: null,
                who: "x@ngo.example",
              },
              ...{ action: "ngo.approved", entity, entityId },
            })}
          </>,
        ),
      )
      .join(" ");
  expect(cells("ngo", "ngo_1&x")).toContain('href="/admin/dashboard?tab=ngos&amp;ngo=ngo_1%26x"');
  expect(cells("contact_message", "msg_1")).toContain('href="/admin/messages?view=msg_1"');
  expect(cells("concern", "con_1")).toContain('href="/admin/concerns/con_1"');
  for (const [entity, id] of [
    ["ngo", null],
    ["session", "s_1"],
    ["constructor", "x"],
  ] as const)
    expect(cells(entity, id)).not.toContain("href");
  expect(cells("ngo", null)).toMatch(/datetime="2026-11-20T10:00:00.000Z"/i);
});
