import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { GET as media } from "@/app/media/[...key]/route";
import { imageWidths } from "@/lib/campaigns/limits";
import { draw } from "@/lib/files/decode";
import { imageKeys } from "@/lib/files/images";
import { decoders } from "@/lib/files/pool";
import { storedImage } from "../../support/pictures";
import { deleteFiles, readFile } from "@/lib/storage/store";

const ask = (address: string) =>
  media(new Request("http://localhost"), { params: Promise.resolve({ key: address.split("/") }) });

test("[FORM-026] a picture is served in its widths as WebP, AVIF and JPEG, kept for ever, and nothing else is", async () => {
  const noise = await sharp({
    create: {
      width: 900,
      height: 500,
      channels: 3,
      background: "#b8431d",
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  })
    .png()
    .toBuffer();
  const stored = await storedImage(noise, {
    prefix: "campaigns",
    widths: imageWidths,
    allow: ["png"],
  });
  expect(stored.widths).toEqual([400, 640, 800, 900]);
  for (const width of stored.widths) {
    for (const [form, type, format] of [
      ["webp", "image/webp", "webp"],
      ["avif", "image/avif", "heif"],
      ["jpg", "image/jpeg", "jpeg"],
    ] as const) {
      // several concurrent first requests get the same bytes
      const answers = await Promise.all(
        [1, 2, 3].map(() => ask(`${stored.storageKey}/${width}.${form}`)),
      );
      const bodies = await Promise.all(
        answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
      );
      for (const answer of answers)
        expect([
          answer.status,
          answer.headers.get("content-type"),
          answer.headers.get("cache-control"),
        ]).toEqual([200, type, "public, max-age=31536000, immutable"]);
      expect(new Set(bodies.map((body) => body.toString("base64"))).size).toBe(1);
      expect(await sharp(bodies[0]!).metadata()).toMatchObject({
        format,
        width,
        height: Math.round((width * 500) / 900),
      });
    }
  }
  for (const other of ["900.gif", "901.avif", "900.avif.type", "9000.jpg", "900.png"])
    expect((await ask(`${stored.storageKey}/${other}`)).status, other).toBe(404);
  expect((await ask(`${stored.storageKey}/900.avif`.replace("images/", "documents/"))).status).toBe(
    404,
  );
  const keys = imageKeys(stored.storageKey, stored.widths);
  expect(keys).toHaveLength(12);
  await deleteFiles(keys);
  for (const key of keys) expect(await readFile(key), key).toBeNull();
});

test("a picture that is removed while another form of it is made leaves none at its old address", async () => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 20 };
  const made = (width: number) =>
    sharp({ create: { width, height: width, channels: 3, background: "#b8431d", noise } })
      .png()
      .toBuffer();
  const stored = await storedImage(await made(500), {
    ...{ prefix: "supporters", widths: imageWidths, allow: ["png"] },
  });
  const keys = imageKeys(stored.storageKey, stored.widths);
  const jobs = () => Number(Reflect.get(decoders().draw, "counter"));
  // the process that draws is busy, so that the picture is read and waits for it
  const bytes = await made(1_000);
  const others = Array.from({ length: 3 }, () => draw("convert", { bytes, form: "avif" }));
  const before = jobs();
  const asked = ask(`${stored.storageKey}/${stored.widths[0]}.avif`);
  await vi.waitUntil(() => jobs() > before);
  await deleteFiles(keys);
  expect((await asked).status).toBe(404);
  for (const key of keys) expect(await readFile(key), key).toBeNull();
  await Promise.all(others);
});
