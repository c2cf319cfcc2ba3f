import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { storedImage } from "../../support/pictures";

vi.mock("server-only", () => ({}));

it("where the eye goes is kept with a picture, whatever its shape; a logo has its middle", async () => {
  const spot = await sharp({
    create: { width: 160, height: 160, channels: 3, background: "#d8402a" },
  })
    .png()
    .toBuffer();
  const at = async (width: number, height: number, left: number, top: number) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: "#b9b9b4" } })
      .composite([{ input: spot, left, top }])
      .png()
      .toBuffer();
    return (await storedImage(bytes, { prefix: "test", widths: [400], allow: ["png"] })).focal;
  };
  expect((await at(800, 1400, 300, 100)).y).toBeLessThan(0.4);
  expect((await at(800, 1400, 300, 1150)).y).toBeGreaterThan(0.6);
  expect((await at(1600, 700, 1350, 250)).x).toBeGreaterThan(0.6);
  const plain = await sharp({ create: { width: 3, height: 2, channels: 3, background: "#b9b9b4" } })
    .png()
    .toBuffer();
  const tiny = (await storedImage(plain, { prefix: "test", widths: [400], allow: ["png"] })).focal;
  for (const part of [tiny.x, tiny.y]) expect(part).toBeGreaterThanOrEqual(0.1);
  expect(
    (await storedImage(plain, { prefix: "test", widths: [64], allow: ["png"], square: true }))
      .focal,
  ).toEqual({ x: 0.5, y: 0.5 });
});
