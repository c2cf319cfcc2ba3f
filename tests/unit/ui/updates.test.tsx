import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { UpdateArticle } from "@/components/updates/update-article";
import { UpdateForm } from "@/components/updates/update-form";
import { emptyUpdate, updateFormParts, updateValues } from "@/components/updates/update-form-parts";
import { UpdatesSection } from "@/components/updates/update-list";
import { mailLine } from "@/components/updates/own-updates";
import { locales } from "@/lib/i18n/locales";
import type { UpdateView } from "@/lib/updates/view";

const script = "<script>alert(1)</script>";
const update = (number: number, more: Partial<UpdateView> = {}): UpdateView => ({
  number,
  title: `Update ${number} ${script}`,
  text: `Words ${script}\n\n- One\n- Two`,
  pictures: [1, 2].map((position) => ({
    id: `uim_${position}`,
    position,
    caption: script,
    storageKey: "images/updates/00000000000000000000000000000000",
    widths: [400, 800],
    width: 800,
    height: 600,
    focalX: 0.5,
    focalY: 0.5,
  })),
  figures: [{ label: script, done: 7, total: 12 }],
  publishedAt: new Date("2026-01-02T00:00:00Z"),
  editedAt: null,
  isDemo: false,
  ...more,
});

describe("updates on a campaign's page", () => {
  const section = (n: number, total = n) =>
    renderToStaticMarkup(
      <UpdatesSection
        locale="fr"
        slug="pumps"
        updates={Array.from({ length: n }, (_, i) => update(i + 1))}
        total={total}
      />,
    );
  test("none: no section; few: each with its address; many: the way to all", () => {
    expect(section(0)).toBe("");
    expect(section(2)).toContain('href="/fr/campaigns/pumps/updates/2"');
    expect(section(2)).not.toContain('href="/fr/campaigns/pumps/updates"');
    expect(section(3, 12)).toContain('href="/fr/campaigns/pumps/updates"');
    expect(section(3, 12)).toContain('href="/fr/campaigns/pumps/feed.xml"');
  });
});

test.each(locales)("what is typed is text, wherever it stands (%s)", (locale) => {
  const markup = [
    renderToStaticMarkup(<UpdateArticle locale={locale} seed="pumps" update={update(1)} />),
    renderToStaticMarkup(
      <UpdatesSection locale={locale} slug="pumps" updates={[update(1)]} total={1} />,
    ),
  ].join("");
  expect(markup).not.toContain("<script");
  expect(markup).toContain("&lt;script&gt;");
  expect(markup).toContain("<li>One</li>");
});

test("the form: four pictures and four figures with fields of their own, what is kept, and its buttons", () => {
  const parts = updateFormParts("en");
  const action = async () => ({ status: "idle" as const });
  const form = (published: boolean, values = emptyUpdate) =>
    renderToStaticMarkup(
      <UpdateForm {...{ ...parts, action, values, published }} hidden={{ campaign: "cmp_1" }} />,
    );
  const empty = form(false);
  for (const n of [1, 2, 3, 4])
    for (const name of ["picture", "caption", "figureLabel", "figureDone", "figureOf"])
      expect(empty).toContain(`name="${name}${n}"`);
  expect(empty).not.toContain('name="remove1"');
  expect(empty).toContain('value="publish"');
  const kept = form(true, updateValues("en", update(1)));
  expect(kept).toContain('name="remove2"');
  expect(kept).not.toContain('name="remove3"');
  expect(kept).not.toContain('value="publish"');
});

test("how the mails stand, without what is none", () => {
  const none = { waiting: 0, sent: 0, bounced: 0, left: 0, unsure: 0 };
  expect(mailLine("en", none)).toBe("nobody asked");
  expect(mailLine("en", { ...none, sent: 1_204, bounced: 3 })).toBe("1,204 sent, 3 bounced");
});
