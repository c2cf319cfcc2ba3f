import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { NeedTable } from "@/components/needs/need-table";
import { UpdateList } from "@/components/updates/update-list";
import { VolunteerSection } from "@/components/volunteers/volunteer-section";
import { languageOf, textProps } from "@/lib/i18n/text-language";

const texts = {
  en: "The pumps at the school and at the market gave water again on Thursday. Both had the same worn seal.",
  fr: "Les pompes de l’école et du marché donnent de nouveau de l’eau depuis jeudi, et la commune en est heureuse.",
  af: "Die pompe by die skool en by die mark gee weer water, en ons het vir elke pomp 'n komitee gekies.",
  sw: "Pampu za shule na za soko zinatoa maji tena tangu Alhamisi, kwa sababu ya mpira wa kuzuia maji.",
  pt: "As bombas da escola e do mercado voltaram a dar água na quinta-feira, com uma nova vedação em cada uma.",
  ar: "عادت المضخات في المدرسة وفي السوق إلى العمل منذ الخميس، وكل مضخة لها لجنة من سبعة أشخاص.",
} as const;

describe("the language of a text whose language nobody wrote down", () => {
  test.each(Object.entries(texts))("is told by its little words: %s", (language, text) => {
    expect(languageOf(text)).toBe(language);
    // a name from another language does not change the result
    expect(languageOf(`${text} Maji ya Loima`)).toBe(language);
  });

  test.each([
    ["too short", "A well"],
    ["a name", "Harambee"],
    ["nothing", ""],
    ["not of the site", "El agua de la escuela y del mercado, que es para los niños y las niñas."],
    ["two languages at once", `${texts.en} ${texts.fr}`],
    ["letters that no list has", "水泵又开始工作了，学校和市场都有水。"],
  ])("is left open where there is doubt: %s", (_what, text) => {
    expect(languageOf(text)).toBeNull();
    expect(textProps(text, "en")).toEqual({ dir: "auto" });
  });

  test("is said where it is not the page's; the direction always", () => {
    expect(textProps(texts.en, "ar")).toEqual({ lang: "en", dir: "ltr" });
    expect(textProps(texts.ar, "en")).toEqual({ lang: "ar", dir: "rtl" });
    expect(textProps(texts.ar, "ar")).toEqual({ dir: "rtl" });
    expect(textProps(texts.sw, "sw")).toEqual({ dir: "ltr" });
  });

  test("is looked for in the beginning of a text alone, however long it is", () => {
    const lowered = vi.spyOn(String.prototype, "toLowerCase");
    const found = [
      languageOf(`${texts.sw} ${"the and of to ".repeat(500_000)}`),
      languageOf("x".repeat(5_000_000)),
    ];
    const lengths = lowered.mock.contexts.map((text) => String(text).length);
    lowered.mockRestore();
    expect(found).toEqual(["en", null]);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(3_000);
  });
});

test("an Arabic page says that updates, needs and calls are English where they are", () => {
  const update = {
    number: 1,
    title: "The first two pumps run",
    text: texts.en,
    publishedAt: new Date("2026-03-01T00:00:00Z"),
    editedAt: null,
    isDemo: false,
    figures: [],
    pictures: [],
  };
  const list = renderToStaticMarkup(
    <UpdateList
      locale="ar"
      slug="pumps"
      updates={[update as unknown as React.ComponentProps<typeof UpdateList>["updates"][number]]}
    />,
  );
  expect(list).toContain('<bdi lang="en" dir="ltr">The first two pumps run</bdi>');
  expect(list).toMatch(/<p [^>]*lang="en" dir="ltr"[^>]*>The pumps at the school/);

  const call = {
    id: "one",
    role: "Mechanic for the pumps",
    needs: "You have repaired pumps and can stay with us for the two weeks of the course.",
    country: "KE",
    left: 2,
    until: new Date("2026-03-01T00:00:00Z"),
    state: "open",
  };
  const calls = renderToStaticMarkup(
    <VolunteerSection
      locale="ar"
      path="/campaigns/pumps"
      calls={[call as unknown as React.ComponentProps<typeof VolunteerSection>["calls"][number]]}
    />,
  );
  expect(calls).toContain('<bdi lang="en" dir="ltr">Mechanic for the pumps</bdi>');
  expect(calls).toMatch(/<p [^>]*lang="en" dir="ltr"[^>]*>You have repaired/);

  const needs = ["A seal for the pump", "The rod of a pump and its nuts", "Fuel for the mechanic"];
  const table = renderToStaticMarkup(
    <NeedTable
      locale="ar"
      path={null}
      needs={needs.map(
        (title, i) =>
          ({
            id: String(i),
            title,
            unitCents: 900,
            wanted: 10,
            funded: 3,
            closed: false,
            image: null,
          }) as unknown as React.ComponentProps<typeof NeedTable>["needs"][number],
      )}
    />,
  );
  for (const title of needs) expect(table).toContain(`<bdi lang="en" dir="ltr">${title}</bdi>`);
});
