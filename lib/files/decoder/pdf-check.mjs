// Refuses a PDF with active content, embedded files or hidden text, or that is also another format. Two checks: our own
// reading of every object (pdf-scan.mjs), and pdf.js, which must be able to open it and find nothing either.
import { decoderLimits } from "./limits.mjs";
import { PdfRefused } from "./pdf-lexer.mjs";
import { frameOf, scanPdf } from "./pdf-scan.mjs";

let parser;
async function pdfjs() {
  if (!parser) {
    // it warns about parts it lacks for rendering; nothing is rendered here
    const { warn, log } = console;
    Object.assign(console, { warn: () => {}, log: () => {} });
    parser = await import("pdfjs-dist/legacy/build/pdf.mjs");
    await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
    Object.assign(console, { warn, log });
  }
  return parser;
}

/** @throws {PdfRefused} */
async function openWith(bytes) {
  const { getDocument, VerbosityLevel } = await pdfjs();
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: 1,
  });
  let needsPassword = false;
  task.onPassword = () => {
    needsPassword = true;
    throw new Error("password");
  };
  try {
    const file = await task.promise;
    if (file.numPages < 1) throw new PdfRefused("broken");
    if (file.numPages > decoderLimits.pages) throw new PdfRefused("tooMany");
    const [actions, attachments, opening] = [
      await file.getJSActions(),
      await file.getAttachments(),
      await file.getOpenAction(),
    ];
    if (actions || attachments || opening?.action || file.isPureXfa) throw new PdfRefused("active");
    for (let number = 1; number <= Math.min(file.numPages, 20); number++) {
      const page = await file.getPage(number);
      if (await page.getJSActions()) throw new PdfRefused("active");
      page.cleanup();
    }
    return file.numPages;
  } catch (error) {
    if (error instanceof PdfRefused) throw error;
    throw new PdfRefused(
      needsPassword || error?.name === "PasswordException" ? "encrypted" : "broken",
    );
  } finally {
    await task.destroy().catch(() => {});
  }
}

/**
 * @param {{ bytes: Uint8Array }} input
 * @returns {Promise<{ pages: number, from: number, to: number } | { refused: string }>} pdf faults as in lib/files/decode.ts
 */
export async function checkPdf({ bytes }) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { from, to } = frameOf(buffer);
    const pdf = buffer.subarray(from, to);
    scanPdf(pdf);
    return { pages: await openWith(pdf), from, to };
  } catch (error) {
    if (error instanceof PdfRefused) return { refused: error.fault };
    throw error;
  }
}
