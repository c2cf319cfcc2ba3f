// Binds photographed pages into one PDF. The pictures were re-encoded before (makePage), so nothing of the sender's
// file is in it.
import { PDFDocument } from "pdf-lib";

/** Points of a page's longer side, as in A4. */
const longer = 841.89;

/**
 * @param {{ pages: Uint8Array[], madeAt: number }} input JPEGs in order; ms since 1970, UTC
 * @returns {Promise<{ bytes: Uint8Array }>} one page per picture, in the picture's proportions
 */
export async function bindPages({ pages, madeAt }) {
  const file = await PDFDocument.create({ updateMetadata: false });
  file.setCreationDate(new Date(madeAt));
  for (const jpeg of pages) {
    // a copy: pdf-lib reads from the start of the underlying buffer
    const picture = await file.embedJpg(Uint8Array.from(jpeg));
    const scale = longer / Math.max(picture.width, picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    file.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  }
  return { bytes: await file.save() };
}
