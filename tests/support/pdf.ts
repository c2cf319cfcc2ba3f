const objects = [
  "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
  "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
  "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj",
];

/**
 * The smallest PDF that every reader opens: one empty page.
 * @param more objects, or anything else, before its end
 */
export const pdfWith = (more = ""): Buffer =>
  Buffer.from(`%PDF-1.4\n${objects.join("\n")}\n${more}trailer<</Root 1 0 R>>\n%%EOF\n`, "latin1");

/** The same, with exactly this many bytes. */
export function plainPdf(bytes = 0): Buffer {
  const missing = bytes - pdfWith().byteLength;
  return missing < 3 ? pdfWith() : pdfWith(`%${"x".repeat(missing - 2)}\n`);
}

/** The text of a document of ours, as a PDF reader extracts it from the first page. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const page = await (await getDocument({ data: Uint8Array.from(bytes) }).promise).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ("str" in item ? [item.str] : [])).join("");
}
