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
    expect(await check("pdf", { bytes: stored!.bytes })).toMatchObject({ pages: 10 });
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

  test("[RI-22] a PDF with blank lines before it and a server's line behind it is kept without them", async () => {
    const { ngoId, cookie } = await fresh();
    const pdf = plainPdf(300);
    const around = Buffer.concat([Buffer.from("\ufeff\r\n"), pdf, Buffer.from("<!-- ok -->")]);
    const answer = await call(uploadHandler, { cookie, form: sent([[around, "scan.pdf"]]) });
    expect(answer.status).toBe(200);
    const [kept] = await current(ngoId);
    expect(kept).toMatchObject({ contentType: "application/pdf", fileName: "scan.pdf" });
    expect(kept!.byteSize).toBe(pdf.toString("latin1").trimEnd().length);
  });

  test.each([
    [
      "locked against changes",
      () =>
        Buffer.from(
          plainPdf(300).toString("latin1").replace("trailer<<", "trailer<</Encrypt 3 0 R"),
          "latin1",
        ),
      /^a\.pdf is password-protected, or locked against changes\. Please open it and print it to a new PDF, or photograph its pages$/,
    ],
    [
      "cut off",
      () => plainPdf(3_000).subarray(0, 1_000),
      /^a\.pdf is not a PDF that can be read\. Please open it and print it to a new PDF, or photograph its pages$/,
    ],
  ])("[RI-22] a PDF that is %s is refused with a way on", async (_, made, words) => {
    const { ngoId, cookie } = await fresh();
    expect(await call(uploadHandler, { cookie, form: sent([[made(), "a.pdf"]]) })).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(words) },
    });
    expect(await current(ngoId)).toEqual([]);
  });

  test("[RI-23] a photo that is cut off is named as such; one that lacks its last two bytes alone is whole", async () => {
    const good = await picture("jpeg");
    const { ngoId, cookie } = await fresh();
    const cut = good.subarray(0, Math.floor(good.length * 0.7));
    expect(await call(uploadHandler, { cookie, form: sent([[cut, "a.jpg"]]) })).toMatchObject({
      status: 400,
      body: {
        error:
          "a.jpg is damaged: a part of it is missing. Please send it again, or take a new photo",
      },
    });
    expect(await current(ngoId)).toEqual([]);
    const unended = good.subarray(0, -2);
    expect((await call(uploadHandler, { cookie, form: sent([[unended, "a.jpg"]]) })).status).toBe(
      200,
    );
    expect(await current(ngoId)).toHaveLength(1);
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
