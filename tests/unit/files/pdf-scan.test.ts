import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PDFDocument } from "pdf-lib";
import { fileType } from "@/lib/files/file-type";
import { checkPdf } from "@/lib/files/decoder/pdf-check.mjs";
import { frameOf, scanPdf } from "@/lib/files/decoder/pdf-scan.mjs";
import { pdfWith, plainPdf } from "../../support/pdf";

/** The reason for refusing it, or "taken". */
function verdict(bytes: Buffer): string {
  try {
    const { from, to } = frameOf(bytes);
    scanPdf(bytes.subarray(from, to));
    return "taken";
  } catch (error) {
    return (error as { fault: string }).fault;
  }
}

const act = "4 0 obj<</S/JavaScript/JS(x)>>endobj\n";
const objectStream = (head: string, content: string) => {
  const folded = deflateSync(Buffer.from(content, "latin1"));
  return pdfWith(
    `9 0 obj<<${head}/Length ${folded.length}>>\nstream\n${folded.toString("latin1")}\nendstream endobj\n`,
  );
};
const plain = plainPdf().toString("latin1");
const changed = (from: string, to: string) => Buffer.from(plain.replace(from, to), "latin1");

describe("the objects of a PDF [NGO-022]", () => {
  test.each<[string, Buffer]>([
    ["plain", plainPdf()],
    ["of a size", plainPdf(5_000)],
    ["opens at a place", changed("/Catalog", "/Catalog/OpenAction[3 0 R/Fit]")],
    [
      "a link whose address spells a word",
      changed(
        "/MediaBox",
        "/Annots[<</Subtype/Link/A<</S/URI/URI(https://a.example/JS/AA/x)>>>>]/MediaBox",
      ),
    ],
    ["names that only begin alike", changed("/Catalog", "/Catalog/JSFont 1/AAPL 2/XFAx 3")],
    ["a comment that spells a word", changed("trailer", "%/JS /AA\ntrailer")],
    [
      "a picture whose bytes spell a word",
      pdfWith("9 0 obj<</Length 20>>\nstream\n\u0001/JS /AA /Launch \u0002\nendstream endobj\n"),
    ],
    [
      "objects in a stream",
      objectStream("/Type/ObjStm/N 2/First 8/Filter[/FlateDecode]", "5 0 6 3 1 (x)"),
    ],
    ["NUL behind its end", Buffer.concat([plainPdf(), Buffer.from("\0\n")])],
  ])("%s is taken", (_name, bytes) => expect(verdict(bytes)).toBe("taken"));

  test.each<[string, Buffer, string]>([
    ["an act", pdfWith(act), "active"],
    [
      "with names in hexadecimal",
      pdfWith("4 0 obj<</S/Java#53cript/#4A#53(x)>>endobj\n"),
      "active",
    ],
    ["behind a comment that says stream", pdfWith(`%stream\n${act}%endstream\n`), "active"],
    ["in a comment", pdfWith(`%${act}`), "active"],
    ["in a string", pdfWith(`8 0 obj(\n${act})endobj\n`), "active"],
    ["in a stream", pdfWith(`8 0 obj<</Length 60>>\nstream\n${act}\nendstream endobj\n`), "active"],
    ["behind a comment in its head", pdfWith("4 %a\n0 %b\nobj<</JS(x)>>endobj\n"), "active"],
    ["without an end", pdfWith("4 0 obj<</A endobj /JS(x)\n"), "active"],
    [
      "behind closing signs that close nothing",
      pdfWith("4 0 obj<< [ >> /JS(x) ]>>endobj\n"),
      "active",
    ],
    ["an opening act", pdfWith("4 0 obj<</OpenAction 5 0 R>>endobj\n"), "active"],
    [
      "in an object stream",
      objectStream("/Type/ObjStm/N 1/First 4/Filter/FlateDecode", "5 0 <</JS(x)>>"),
      "active",
    ],
    [
      "in one that does not say its type",
      objectStream("/N 1/First 4/Filter/FlateDecode", "5 0 <</JS(x)>>"),
      "active",
    ],
    [
      "whose keys are in hexadecimal",
      objectStream("/#4E 1/Fir#73t 4/Filter/Flate#44ecode", "5 0 <</JS(x)>>"),
      "active",
    ],
    [
      "in one that begins in a string",
      objectStream("/N 1/First 4/Filter/FlateDecode", "5 3 ( (<</JS(x)>>"),
      "active",
    ],
    [
      "in one behind four hundred keys",
      objectStream(`${"/A 1".repeat(400)}/N 1/First 4/Filter/FlateDecode`, "5 0 <</JS(x)>>"),
      "broken",
    ],
    [
      "an object stream packed twice",
      objectStream("/N 1/First 4/Filter[/FlateDecode/FlateDecode]", "5 0 <</A 1>>"),
      "broken",
    ],
    [
      "one whose number is named twice",
      objectStream("/N 0/N 1/First 4/Filter/FlateDecode", "5 0 <</A 1>>"),
      "broken",
    ],
    [
      "one that is damaged",
      Buffer.from(
        objectStream("/N 1/First 4/Filter/FlateDecode", "5 0 <</A 1>>")
          .toString("latin1")
          .replace("stream\nx", "stream\ny"),
        "latin1",
      ),
      "broken",
    ],
    [
      "one that unfolds to 100 MB",
      objectStream("/N 1/First 4/Filter/FlateDecode", `5 0 ${" ".repeat(100_000_000)}`),
      "tooMany",
    ],
    ["100,000 objects", pdfWith("4 0 obj 1 endobj\n".repeat(100_000)), "tooMany"],
    ["locked", changed("trailer<<", "trailer<</Encrypt 3 0 R"), "encrypted"],
    ["an archive too", changed("trailer", "%PK\u0005\u0006\ntrailer"), "twoFormats"],
    ["a page too", changed("1 0 obj", "%<HTML>\n1 0 obj"), "twoFormats"],
    ["no end", plainPdf().subarray(0, -7), "broken"],
    ["much behind the end", Buffer.concat([plainPdf(), Buffer.alloc(1_100, "x")]), "broken"],
    ["a page behind the end", Buffer.concat([plainPdf(), Buffer.from("<html>")]), "twoFormats"],
    [
      "an archive behind the end",
      Buffer.concat([plainPdf(), Buffer.from("PK\u0003\u0004xxxx")]),
      "twoFormats",
    ],
    ["a word before the beginning", Buffer.concat([Buffer.from("x"), plainPdf()]), "broken"],
    [
      "many blanks before the beginning",
      Buffer.concat([Buffer.alloc(1_100, " "), plainPdf()]),
      "broken",
    ],
    ["an end alone, before the beginning", Buffer.from("\n%%EOF %PDF-1.4\n"), "broken"],
  ])("%s is refused", (_name, bytes, fault) => expect(verdict(bytes)).toBe(fault));

  test.each<[string, string, string]>([
    ["a mark of UTF-8", "\u00ef\u00bb\u00bf", ""],
    ["blank lines", "\r\n\r\n \t", ""],
    ["both, and a line of a server behind its end", "\u00ef\u00bb\u00bf\n", "\n<!-- 0.1 s -->\n"],
    ["the end of a form", "", "\r\n------WebKitFormBoundary--\r\n"],
  ])("[RI-22] %s is left out of what is kept", async (_name, before, behind) => {
    const pdf = plainPdf();
    const around = [before, pdf.toString("latin1").trimEnd(), behind].join("");
    const bytes = Buffer.from(around, "latin1");
    const { from, to } = frameOf(bytes);
    expect(bytes.subarray(from, to).toString("latin1")).toBe(pdf.toString("latin1").trimEnd());
    expect(await checkPdf({ bytes })).toEqual({ pages: 1, from, to });
    expect(fileType(bytes)).toBe("pdf");
  });

  test("[RI-22] an act behind its end is not kept", async () => {
    const bytes = Buffer.concat([plainPdf(), Buffer.from(`\n${act}`)]);
    const { from, to } = frameOf(bytes);
    expect(bytes.subarray(from, to).includes("JavaScript")).toBe(false);
    const ended = Buffer.concat([bytes, Buffer.from("%%EOF")]);
    expect(verdict(ended)).toBe("active");
  });

  test("what other programs write is taken, what they hide in it is not", async () => {
    for (const useObjectStreams of [true, false]) {
      const made = await PDFDocument.create();
      made.addPage().drawText("A certificate");
      made.setTitle("(/JS /AA)");
      expect(verdict(Buffer.from(await made.save({ useObjectStreams })))).toBe("taken");
      made.addJavaScript("a", "app.alert(1)");
      expect(verdict(Buffer.from(await made.save({ useObjectStreams })))).toBe("active");
      const carrying = await PDFDocument.create();
      carrying.addPage();
      await carrying.attach(Buffer.from("MZ"), "a.exe");
      expect(verdict(Buffer.from(await carrying.save({ useObjectStreams })))).toBe("active");
    }
  });

  test("ten times as many bytes of the worst take about ten times as long, not a hundred times", () => {
    const took = (word: string, bytes: number) => {
      const file = Buffer.concat([
        Buffer.from("%PDF-1.4\n"),
        Buffer.alloc(bytes, word),
        Buffer.from("\n%%EOF"),
      ]);
      const began = process.cpuUsage().user;
      verdict(file);
      return (process.cpuUsage().user - began) / 1000;
    };
    for (const word of [
      "stream\n",
      "1 0 obj(",
      "1 0 obj<<",
      "obj",
      "endstream",
      "%",
      "#41",
      "/",
      "(",
      "[",
      "trailer<<>>",
      "1 0 obj<</N 1/First 1>>\nstream\n",
    ]) {
      // if it were quadratic, the second would take a hundred times as long as the first; a few ms are noise, and the
      // first run is slower
      let ratio = Infinity;
      for (let n = 0; n < 3 && ratio >= 40; n++)
        ratio = took(word, 1_000_000) / Math.max(took(word, 100_000), 10);
      expect(ratio, word).toBeLessThan(40);
    }
  });

  test("whatever it is, there is a verdict", () => {
    const parts = fc.constantFrom(
      "obj",
      "endobj",
      "1 0 obj",
      "<<",
      ">>",
      "[",
      "]",
      "(",
      ")",
      "<",
      ">",
      "/",
      "/N 1",
      "/First 4",
      "/Filter/FlateDecode",
      "stream\n",
      "endstream",
      "%",
      "\\",
      "#4",
      "#",
      "trailer",
      "\0",
      "\r",
      "5 0 R",
      "/OpenAction",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 60 }), (words) => {
        expect(["taken", "active", "encrypted", "broken", "tooMany", "twoFormats"]).toContain(
          verdict(pdfWith(words.join(" "))),
        );
      }),
      { numRuns: 300 },
    );
  });
});
