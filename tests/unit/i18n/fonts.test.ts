import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import fontkit from "@pdf-lib/fontkit";
import { describe, expect, test } from "vitest";
import languages from "@/lib/i18n/languages.json";

const root = path.join(import.meta.dirname, "../../..");
const css = readFileSync(path.join(root, "app/styles/fonts.css"), "utf8");

type Face = { family: string; file: string; ranges: [number, number][] };
/** The fonts that pages can use, each with the character range for which a browser loads it. No range: any text. */
const faces: Face[] = [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, rule = ""]) => {
  const file = /url\("\/fonts\/([^"]+)"\)/.exec(rule)?.[1];
  if (!file) return [];
  const ranges = [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = "", to = from]): [number, number] => [parseInt(from, 16), parseInt(to, 16)],
  );
  return [{ family: /font-family: "([^"]+)"/.exec(rule)![1]!, file, ranges }];
});
const fetchedFor = (text: string): Set<string> =>
  new Set(
    faces
      .filter(
        ({ ranges }) =>
          ranges.length === 0 ||
          [...text].some((letter) =>
            ranges.some(
              ([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to,
            ),
          ),
      )
      .map(({ file }) => file),
  );

const mostBytes = 60_000;
const bytesOf = (file: string): number => statSync(path.join(root, "public/fonts", file)).size;
const arabic = "noto-sans-arabic-text.woff2";
/** of one weight */
const display = "harambee-display-700.woff2";

/** Every sentence of a language's catalogue, as in its files. */
async function textsOf(locale: string): Promise<string> {
  const { default: catalogues } = await import("@/lib/i18n/index/catalogue");
  return JSON.stringify((catalogues as Record<string, unknown>)[locale]);
}

/** @pdf-lib/fontkit, of which only what is read here has a type */
type Varying = {
  HVAR?: {
    itemVariationStore: {
      variationRegionList: {
        variationRegions: { startCoord: number; peakCoord: number; endCoord: number }[][];
      };
    };
  };
};

// Firefox drops all weights of a font in which one region leaves the axis, and its bold text is as thin as the rest
test.each([...new Set(faces.map(({ file }) => file))].filter((file) => file !== display))(
  "%s: each weight lies on the axis, in order",
  (file) => {
    const font = fontkit.create(readFileSync(path.join(root, "public/fonts", file))) as Varying;
    const regions = font.HVAR!.itemVariationStore.variationRegionList.variationRegions.flat();
    expect(regions.length).toBeGreaterThan(0);
    for (const { startCoord, peakCoord, endCoord } of regions) {
      const places = [-1, startCoord, peakCoord, endCoord, 1];
      expect(places.toSorted((a, b) => a - b)).toEqual(places);
    }
  },
);

describe("a language adds a font only where its letters need it", () => {
  test("Arabic letters are one file of at most 60 KB", () => {
    expect(fetchedFor("مرحبًا").has(arabic)).toBe(true);
    expect(
      faces.filter(({ file }) => /arabic/.test(file)).every((face) => face.file === arabic),
    ).toBe(true);
    expect(bytesOf(arabic)).toBeLessThanOrEqual(mostBytes);
  });

  test.each(Object.keys(languages))("%s asks for what its own words need", async (locale) => {
    // in every language names may be surrounded by marks that isolate their direction
    const words = (await textsOf(locale)).replace(/[\u2066-\u2069]/g, "");
    expect(fetchedFor(words).has(arabic)).toBe(locale === "ar");
  });
});
