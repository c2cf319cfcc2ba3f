import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { coverStyle, liesOnCloth, positionOf, pressedAt } from "@/lib/patterns/framed";
import { drawShare } from "@/lib/share/picture";

vi.mock("server-only", () => ({}));

describe("uneven pictures", () => {
  it("what cannot fill the box lies whole on its campaign's cloth", () => {
    for (const [w, h] of [
      [120, 90],
      [479, 900],
      [1200, 200],
      [3000, 420],
      [900, 2200],
    ] as const)
      expect(liesOnCloth(w, h), `${w} x ${h}`).toBe(true);
    for (const [w, h] of [
      [1200, 630],
      [1080, 1920],
      [1200, 1200],
      [4000, 1500],
      [640, 360],
    ] as const)
      expect(liesOnCloth(w, h), `${w} x ${h}`).toBe(false);
    expect(coverStyle("wells", { x: 0.5, y: 0.5, size: { width: 90, height: 60 } })).toMatchObject({
      objectFit: "contain",
      background: expect.stringContaining("/patterns/cover/wells.svg") as string,
    });
  });
  it("a cut picture shows its focal point in the middle, as far as the picture reaches", () => {
    expect(positionOf({ x: 0.5, y: 0.5 }, 900, 1500)).toEqual({ x: 50, y: 50 });
    expect(positionOf({ x: 0.9, y: 0 }, 900, 1500)).toEqual({ x: 50, y: 0 });
    expect(positionOf({ x: 1, y: 0.2 }, 2400, 1000)).toEqual({ x: 100, y: 50 });
    const [w, h, y] = [900, 1500, 0.4];
    const seen = (w * 630) / 1200 / h;
    const top = (positionOf({ x: 0.5, y }, w, h).y / 100) * (1 - seen);
    expect(top + seen / 2).toBeCloseTo(y, 2);
    expect(pressedAt({ x: 0.5, y: 0.5 }, { x: 0.5, y }, w, h)).toEqual({ x: 0.5, y });
  });
  it("no letter of an Arabic title's line touches one of the next in a share picture", async () => {
    const png = await drawShare({
      title: "ادعم من يعملون في القرى على الأرض.",
      seed: "wells",
      direction: "rtl",
    });
    const { data, info } = await sharp(png)
      .extract({ left: 64, top: 120, width: 528, height: 440 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const left = new Set<number>();
    for (const [at, shade] of data.entries()) if (shade < 128) left.add(at);
    const tall: number[] = [];
    for (const first of left) {
      const next = [first];
      let [top, bottom] = [info.height, 0];
      while (next.length > 0) {
        const at = next.pop()!;
        if (!left.delete(at)) continue;
        const y = Math.floor(at / info.width);
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
        next.push(at - 1, at + 1, at - info.width, at + info.width);
      }
      tall.push(bottom - top);
    }
    expect(tall.length).toBeGreaterThan(20); // strokes and dots of three lines
    expect(Math.max(...tall)).toBeLessThan(100);
  });
  it.each([
    [60, 40],
    [1400, 180],
    [300, 1500],
    [1200, 630],
  ])("a share picture of %d x %d is 1200 x 630, the picture in it", async (width, height) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: "#ff00ff" } })
      .webp()
      .toBuffer();
    const png = await drawShare({
      title: "Wells",
      seed: "wells",
      picture: { bytes, focal: { x: 0.5, y: 0.5 } },
    });
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const at = (x: number, y: number) => [
      ...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3),
    ];
    const [r, g, b] = at(920, 291);
    expect(r! > 200 && g! < 80 && b! > 200, `${at(920, 291)}`).toBe(true);
    const corner = at(660, 20);
    expect(corner[0]! > 200 && corner[1]! < 80 && corner[2]! > 200).toBe(width === 1200); // else cloth
  });
});
