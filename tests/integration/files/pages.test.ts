import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { check, draw } from "@/lib/files/decode";
import { decoderLimits } from "@/lib/files/decoder/limits.mjs";

/** Red above, blue below, rotated as a camera with this `orientation` stores it. */
async function photographed(orientation: number): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 120, height: 80, channels: 3, background } })
      .png()
      .toBuffer();
  const upright = sharp({ create: { width: 120, height: 160, channels: 3, background: "#fff" } })
    .composite([
      { input: await half("#ff0000"), left: 0, top: 0 },
      { input: await half("#0000ff"), left: 0, top: 80 },
      {
        input: await sharp({
          create: { width: 30, height: 30, channels: 3, background: "#00ff00" },
        })
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .png();
  const raw = sharp(await upright.toBuffer());
  // rotated separately from mirroring: in one call sharp mirrors first
  const quarter = sharp(await raw.clone().rotate(90).png().toBuffer());
  // the stored image: the inverse of the rotation that a reader applies
  const turned: Record<number, () => Sharp> = {
    1: () => raw,
    2: () => raw.flop(),
    3: () => raw.rotate(180),
    4: () => raw.flip(),
    5: () => quarter.flop(),
    6: () => raw.rotate(270),
    7: () => quarter.flip(),
    8: () => raw.rotate(90),
  };
  const seen = await turned[orientation]!().png().toBuffer();
  return sharp(seen).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
  if (g > 150) return "green";
  return r > b ? "red" : "blue";
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "[OP-124] a page photographed in position %i comes out upright, without the camera's notes",
  async (orientation) => {
    const page = await check("page", { bytes: await photographed(orientation) });
    if ("refused" in page) throw new Error(page.refused);
    expect([page.width, page.height]).toEqual([120, 160]);
    expect(await colourAt(page.bytes, 0.1, 0.05)).toBe("green");
    expect(await colourAt(page.bytes, 0.9, 0.05)).toBe("red");
    expect(await colourAt(page.bytes, 0.5, 0.9)).toBe("blue");
    expect((await sharp(page.bytes).metadata()).exif).toBeUndefined();
  },
);

test("[OP-124] a page that hardly compresses is made small enough for ten of them", async () => {
  const size = 3_600 * 2_700 * 3;
  let seed = 7;
  const noise = Buffer.alloc(size);
  for (let i = 0; i < size; i++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    noise[i] = seed >> 16;
  }
  const bytes = await sharp(noise, { raw: { width: 3_600, height: 2_700, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
  const page = await check("page", { bytes });
  if ("refused" in page) throw new Error(page.refused);
  expect(page.bytes.byteLength).toBeLessThanOrEqual(decoderLimits.pageBytes);
}, 60_000);

test("[OP-124] bound pages are a PDF that our own check takes, a page each", async () => {
  const page = await check("page", { bytes: await photographed(6) });
  if ("refused" in page) throw new Error(page.refused);
  const { bytes } = await draw("bind", { pages: [page.bytes, page.bytes, page.bytes], madeAt: 0 });
  expect(await check("pdf", { bytes })).toMatchObject({ pages: 3 });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a cover photographed in position %i stands upright in every width, without the camera's notes",
  async (orientation) => {
    const cover = await check("picture", {
      bytes: await photographed(orientation),
      widths: [60, 120],
      square: false,
    });
    if ("refused" in cover) throw new Error(cover.refused);
    expect([cover.width, cover.height]).toEqual([120, 160]);
    for (const { bytes } of cover.files) {
      expect(await colourAt(bytes, 0.1, 0.05)).toBe("green");
      expect(await colourAt(bytes, 0.9, 0.05)).toBe("red");
      expect(await colourAt(bytes, 0.5, 0.9)).toBe("blue");
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  },
);
