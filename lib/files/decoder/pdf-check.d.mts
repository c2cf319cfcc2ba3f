import type { PdfFault } from "@/lib/files/decode";

export declare function checkPdf(input: {
  bytes: Uint8Array;
}): Promise<{ pages: number; from: number; to: number } | { refused: PdfFault }>;
