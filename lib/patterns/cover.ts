import { strip } from "@/lib/patterns/strip";
import { fit, typeFor } from "@/lib/patterns/typeset";
import { directionIn } from "@/lib/files/decoder/script-runs.mjs";
import { searchText } from "@/lib/text";

const escape = (text: string) =>
  text
    .replace(/[\u0000-\u001f]/g, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

/** Greatest width of the text, of 1200. */
const mostWords = 640;

/**
 * The cover of a campaign that has no picture: its strip, 6 x 3 cells filling 1200 x 630, with the cause on a paper tag. The
 * text is drawn as outlines: an image inside a page has no access to the page's fonts.
 */
export async function coverSvg(seed: string, cause: string): Promise<string> {
  const cloth = strip(seed, { cols: 6, rows: 4 });
  const scale = 1200 / cloth.w;
  const text = [...searchText(cause)].slice(0, 60).join("");
  let tag = "";
  if (text) {
    const type = await typeFor(text, "bold");
    // on a 350 px card the text is still 14 px; the landing page's tall card shows only the left 740 of the 1200
    const set = fit(type, text, mostWords, [
      [56, 1],
      [48, 2],
      [48, 3],
    ]);
    const step = Math.round(set.size * 1.2);
    const top = 518 - step * (set.lines.length - 1);
    const widest = Math.max(...set.lines.map((line) => type.width(line, set.size)));
    const right = directionIn(text) === "rtl" ? 60 + widest : null;
    const words = set.lines.map((line, i) => {
      const from = right === null ? 56 : right - type.width(line, set.size);
      return type.outline(line, set.size, from, top + 75 + step * i, "#151B42");
    });
    tag = `<path fill="#FFFDF8" d="M0 ${top}h${Math.ceil(widest) + 120}V630H0z"/>${words.join("")}`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" aria-hidden="true">${text ? `<title>${escape(text)}</title>` : ""}<g transform="scale(${scale})">${cloth.body}</g>${tag}</svg>`;
}
