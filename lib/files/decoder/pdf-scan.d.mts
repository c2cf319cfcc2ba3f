export declare class PdfRefused extends Error {
  fault: "active" | "encrypted" | "broken" | "tooMany" | "twoFormats";
}
/** @throws PdfRefused */
export declare function frameOf(bytes: Buffer): { from: number; to: number };
/** @throws PdfRefused */
export declare function scanPdf(bytes: Buffer): void;
