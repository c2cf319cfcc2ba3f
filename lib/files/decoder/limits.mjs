// The limits for one uploaded file. Read by the decoding process and by the application that starts
// it.

export const decoderLimits = {
  /** pixels of one picture as its header states them, whatever its format; refused before anything is decoded */
  pixels: 40_000_000,
  /** frames of an animation: only the first is stored, but all have to be read */
  frames: 500,
  /** longest side in pixels of a stored public picture */
  longestSide: 2560,
  /** longest side in pixels of a stored photographed document: small print stays readable */
  documentSide: 3500,
  /** longest side in pixels of a photographed page, 210 dots an inch on A4 */
  pageSide: 2480,
  /** bytes of one such page: ten of them stay under what a document may have */
  pageBytes: 1_000_000,
  /** bytes that one job may give back */
  output: 24 * 1024 * 1024,
  /**
   * ms of processor time for one job on an uploaded file; waiting on a busy machine does not count
   */
  cpuMs: 5_000,
  /** the same for what is drawn from our own data: a statement may have thousands of lines */
  drawCpuMs: 20_000,
  /** ms that one job may take by the clock; the last resort when the process does nothing at all */
  wallMs: 40_000,
  drawWallMs: 60_000,
  /** bytes of memory that the whole process may hold, pictures outside of JavaScript's heap included */
  memory: 512 * 1024 * 1024,
  /** MB of JavaScript's heap */
  heapMb: 192,
  /** pages and objects of a PDF */
  pages: 300,
  objects: 50_000,
  /** parts of a mail, and how deep they may lie within each other */
  mailParts: 50,
  mailDepth: 10,
  /** bytes of the heads of all its parts */
  mailHeaders: 256 * 1024,
  /** characters that are read of its text, and pictures that are taken from it */
  mailText: 400_000,
  mailPictures: 4,
  /** bytes that the object streams of one PDF may unfold to, together */
  unfolded: 32 * 1024 * 1024,
};
