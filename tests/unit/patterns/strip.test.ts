import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { causeLabel } from "@/lib/cause-label";
import { causes } from "@/lib/causes";
import { locales } from "@/lib/i18n/locales";
import { coverSvg } from "@/lib/patterns/cover";
import { hash, random } from "@/lib/patterns/hash";
import { FAMILIES, type Family } from "@/lib/patterns/inks";
import { strip, stripSvg } from "@/lib/patterns/strip";
import { coverUrl, stripUrl } from "@/lib/patterns/urls";

const sha = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

describe("a strip is drawn from its seed and stays somebody's", () => {
  it.each([
    ["harambee", 86637159, "kente", "indigo", "a414945f9b69"],
    ["a-working-pump-for-every-ward-in-loima", 105761921, "ndebele", "cotton", "7a3ee51af25b"],
    ["Ọláyínká Adéṣọlá", 2009938293, "ndebele", "cotton", "066f5d47c097"],
    ["DN-7F3A88", 1686249080, "kuba", "clay", "2056821540c3"],
  ])("%s", (seed, h, family, way, digest) => {
    expect(hash(seed)).toBe(h);
    expect(strip(seed, { cols: 12 })).toMatchObject({ family, way, w: 576, h: 48 });
    expect(sha(stripSvg(seed, { cols: 12 }))).toBe(digest);
  });

  it("does not mind case, outer blanks or how accents are composed", () => {
    expect(hash("  HARAMBEE ")).toBe(hash("harambee"));
    expect(hash("Ọláyínká".normalize("NFD"))).toBe(hash("Ọláyínká".normalize("NFC")));
  });

  it("overriding one of family and colourway leaves the rest of the stream alone", () => {
    const free = strip("DN-7F3A88", { cols: 4 });
    expect(strip("DN-7F3A88", { cols: 4, family: free.family, way: free.way }).body).toBe(
      free.body,
    );
  });

  it("wears only its family's colours, and every family comes up", () => {
    const seen = new Map<Family, Set<string>>();
    for (let i = 0; i < 300; i++) {
      const s = strip(`seed-${i}`, { cols: 1 });
      seen.set(s.family, (seen.get(s.family) ?? new Set()).add(s.way));
    }
    expect([...seen.keys()].sort()).toEqual(Object.keys(FAMILIES).sort());
    for (const [family, ways] of seen)
      for (const way of ways) expect(FAMILIES[family]).toContain(way);
  });

  it("stays light: twelve cells of any seed are under 8 KB", () => {
    for (let i = 0; i < 60; i++)
      expect(stripSvg(`light-${i}`, { cols: 12 }).length).toBeLessThan(8192);
  });

  it("numbers lie in [0, 1)", () => {
    const r = random("x");
    for (let i = 0; i < 1000; i++) expect(r.next()).toSatisfy((v: number) => v >= 0 && v < 1);
  });
});

describe("covers and addresses", () => {
  it("[CAMP-066] the cover of a campaign without a picture carries its cause as outlines, escaped and cut", async () => {
    const [water, wells] = [await coverSvg("x", "Water"), await coverSvg("x", "Wells")];
    expect(water).toContain("<title>Water</title>");
    expect(water.replace("Water", "")).not.toBe(wells.replace("Wells", "")); // the letters themselves are drawn
    expect(water).not.toContain("<text");
    const svg = await coverSvg("x", `</title><script>alert("1")</script>${"ɛ".repeat(500)}`);
    expect(svg).not.toContain("<script");
    expect(svg.length).toBeLessThan(60_000);
    expect(await coverSvg("x", "")).not.toMatch(/<title|V630/);
  });
  it("escapes the seed in its address", () => {
    expect(stripUrl("Ọlá/á?b#c", { cols: 12 })).toBe(
      "/patterns/strip/%E1%BB%8Cl%C3%A1%2F%C3%A1%3Fb%23c.svg?cols=12",
    );
    expect(coverUrl("a-b", "Food & Water")).toBe("/patterns/cover/a-b.svg?cause=Food+%26+Water");
  });
});

it.each(locales)(
  "a cover's words stay in the part that the tallest card shows: %s",
  async (locale) => {
    for (const cause of causes) {
      const label = causeLabel(cause, locale);
      const [, top = "", width = ""] = /d="M0 (\d+)h(\d+)V630/.exec(await coverSvg("seed", label))!;
      expect(Number(width), label).toBeLessThanOrEqual(760);
      // at most three lines, so that the cloth remains visible
      expect(Number(top), label).toBeGreaterThan(400);
    }
  },
);
