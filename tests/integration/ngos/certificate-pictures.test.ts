import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { check } from "@/lib/files/decode";
import { readFile } from "@/lib/storage/store";
import { POST as uploadHandler } from "@/app/api/v1/ngos/upload-documents/route";
import { POST as register } from "@/app/api/v1/ngos/register/route";
import { randomEmail, randomText } from "@/tests/support/factories";
import { call, sessionOf } from "@/tests/support/call";
import { plainPdf } from "@/tests/support/pdf";

const picture = (kind: "jpeg" | "png" | "webp", width = 300) =>
  sharp({ create: { width, height: 200, channels: 3, background: "#b8431d" } })
    .toFormat(kind)
    .toBuffer();
const heic = Buffer.from(
  "\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000heicmif1",
  "latin1",
);
const sent = (files: [Buffer, string][]) => {
  const form = new FormData();
  for (const [bytes, name] of files)
    form.append("registrationCertificate", new Blob([new Uint8Array(bytes)]), name);
  return form;
};
async function fresh() {
  const answer = await call(register, {
    body: { name: `Maji ${randomText(2)}`, email: randomEmail(), password: "pull the rope" },
  });
  const { ngo } = answer.body.data as unknown as { ngo: { id: string } };
  return { ngoId: ngo.id, cookie: sessionOf(answer) };
}
const current = (ngoId: string) =>
  db.ngoDocument.findMany({ where: { ngoId, replacedAt: null }, orderBy: { createdAt: "asc" } });

describe("[OP-124] a certificate by camera", () => {
  test("ten pictures of three kinds become one PDF of ten pages in their order", async () => {
    const { ngoId, cookie } = await fresh();
    const kinds = ["jpeg", "png", "webp"] as const;
    const files: [Buffer, string][] = [];
    for (let i = 0; i < 10; i++)
      files.push([await picture(kinds[i % 3]!, 200 + 10 * i), `IMG_${i}.JPG`]);
    const answer = await call(uploadHandler, { cookie, form: sent(files) });
    expect(answer.status).toBe(200);
    const [row, ...more] = await current(ngoId);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      kind: "registrationCertificate",
      contentType: "application/pdf",
      fileName: "IMG_0.pdf",
    });
    const stored = await readFile(row!.storageKey);
    expect(stored?.bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    expect(await check("pdf", { bytes: stored!.bytes })).toEqual({ pages: 10 });
  });

  test("one picture alone is taken as well", async () => {
    const { ngoId, cookie } = await fresh();
    const answer = await call(uploadHandler, {
      cookie,
      form: sent([[await picture("webp"), "paper.webp"]]),
    });
    expect(answer.status).toBe(200);
    expect(await current(ngoId)).toMatchObject([
      { contentType: "application/pdf", fileName: "paper.pdf" },
    ]);
  });

  test("one broken of ten is named, and what was stored before stays", async () => {
    const { ngoId, cookie } = await fresh();
    expect(
      (await call(uploadHandler, { cookie, form: sent([[plainPdf(300), "first.pdf"]]) })).status,
    ).toBe(200);
    const good = await picture("jpeg");
    const files = Array.from({ length: 10 }, (_, i): [Buffer, string] => [
      i === 6 ? good.subarray(0, 200) : good,
      `page-${i + 1}.jpg`,
    ]);
    expect(await call(uploadHandler, { cookie, form: sent(files) })).toMatchObject({
      status: 400,
      body: {
        error: expect.stringMatching(/^page-7\.jpg could not be read, as a picture or as a PDF/),
        issues: [{ path: "registrationCertificate" }],
      },
    });
    expect((await current(ngoId)).map((d) => d.fileName)).toEqual(["first.pdf"]);
  });

  test.each([
    [
      "a PDF among pictures",
      async () => [[await picture("png"), "a.png"] as const, [plainPdf(300), "b.pdf"] as const],
      "b.pdf is a PDF among pictures. Please send one PDF, or pictures only",
    ],
    [
      "eleven",
      async () => {
        const one = await picture("png");
        return Array.from({ length: 11 }, (_, i) => [one, `${i}.png`] as const);
      },
      "At most 10 pictures. Please send a longer certificate as one PDF",
    ],
    [
      "a HEIC that cannot be read",
      async () => [[heic, "IMG_1.heic"] as const],
      /^IMG_1\.heic is a HEIC picture, which cannot be read here/,
    ],
    [
      "what is no picture",
      async () => [[Buffer.from("GIF89a0000"), "anim.jpg"] as const],
      "anim.jpg is not a PDF",
    ],
  ])("%s is refused in words that help", async (_, files, words) => {
    const { ngoId, cookie } = await fresh();
    const form = sent((await files()).map(([bytes, name]) => [bytes, name]));
    expect(await call(uploadHandler, { cookie, form })).toMatchObject({
      status: 400,
      body: {
        error: typeof words === "string" ? words : expect.stringMatching(words),
        issues: [{ path: "registrationCertificate" }],
      },
    });
    expect(await current(ngoId)).toEqual([]);
  });
});
