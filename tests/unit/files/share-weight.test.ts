import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { compose, mostShareBytes } from "@/lib/files/decoder/drawing.mjs";

const art = { width: 560, height: 582 };
/** Text and cloth as in a share picture, which need bytes too. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path fill="#F5F0E6" d="M0 0h1200v630H0z"/>${Array.from(
  { length: 600 },
  (_, i) =>
    `<circle cx="${(i * 37) % 620}" cy="${(i * 53) % 630}" r="${4 + (i % 9)}" fill="hsl(${i % 360} 60% 40%)"/>`,
).join("")}</svg>`;

const png = (data: Buffer, width: number, height: number, channels: 1 | 3) =>
  sharp(data, { raw: { width, height, channels } })
    .toColourspace("srgb")
    .resize(art.width, art.height)
    .png()
    .toBuffer();
const noise = (scale: number, channels: 1 | 3 = 3) => {
  const [width, height] = [Math.round(art.width / scale), Math.round(art.height / scale)];
  return png(randomBytes(width * height * channels), width, height, channels);
};

test("a share picture stays under what messengers show, however busy its cover is", async () => {
  const covers = [await noise(1), await noise(2), await noise(4), await noise(1, 1)];
  for (const bytes of covers)
    for (const width of [1200, 600, 300]) {
      const made = await compose({ svg, photo: { bytes, left: 640, top: 0 }, width });
      expect(made.bytes.length).toBeLessThan(mostShareBytes);
      expect(await sharp(made.bytes).metadata()).toMatchObject({ format: "png", width });
    }
  expect(mostShareBytes).toBeLessThanOrEqual(300_000);
});

test("a calm cover keeps all its shades", async () => {
  const { width, height } = art;
  const ramp = Buffer.alloc(width * height * 3, 120);
  for (let i = 0; i < ramp.length; i += 3) ramp[i] = Math.floor((i / ramp.length) * 256);
  const made = await compose({
    svg,
    photo: { bytes: await png(ramp, width, height, 3), left: 640, top: 0 },
    width: 1200,
  });
  const { data } = await sharp(made.bytes)
    .extract({ left: 700, top: 0, width: 1, height: 580 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(new Set(data.filter((_, i) => i % 3 === 0)).size).toBeGreaterThan(30);
});
