// Limits for one uploaded file. Read by the decoding process and by the application that starts it.

export const decoderLimits = {
  /** pixels of one picture as stated in its header, whatever its format; refused before anything is decoded */
  pixels: 40_000_000,
  /** frames of an animation: only the first is stored, but all have to be read */
  frames: 500,
  /** longest side in pixels of a stored public picture */
  longestSide: 2560,
  /** longest side in pixels of a stored photographed document: small print stays readable */
  documentSide: 3500,
  /** longest side in pixels of a photographed page, 210 dots an inch on A4 */
  pageSide: 2480,
  /** bytes of one such page: ten of them fit within the limit of a document */
  pageBytes: 1_000_000,
  /** bytes that one job may return */
  output: 24 * 1024 * 1024,
  /** ms of processor time for one job on an uploaded file; waiting on a busy machine does not count */
  cpuMs: 5_000,
  /** the same for rendering our own data: a statement may have thousands of lines */
  drawCpuMs: 20_000,
  /** ms of wall-clock time for one job; the last resort when the process hangs */
  wallMs: 40_000,
  drawWallMs: 60_000,
  /** bytes of memory for the whole process, including pictures outside the JavaScript heap */
  memory: 512 * 1024 * 1024,
  /** MB of JavaScript's heap */
  heapMb: 192,
  /** pages and objects of a PDF */
  pages: 300,
  objects: 50_000,
  /** parts of a mail, and how deeply they may be nested */
  mailParts: 50,
  mailDepth: 10,
  /** bytes of the headers of all its parts */
  mailHeaders: 256 * 1024,
  /** characters read of its text, and pictures taken from it */
  mailText: 400_000,
  mailPictures: 4,
  /** bytes that the object streams of one PDF may decompress to, in total */
  unfolded: 32 * 1024 * 1024,
};
