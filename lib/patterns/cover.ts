import { strip } from "@/lib/patterns/strip";
import { fit, typeFor } from "@/lib/patterns/typeset";
import { searchText } from "@/lib/text";

const escape = (text: string) =>
  text
    .replace(/[\u0000-\u001f]/g, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

/**
 * The cover of a campaign that has no picture: its strip, 6 x 3 cells filling 1200 x 630, with the cause on a paper tag.
 * The words are outlines of the site's own letters: a picture inside a page is given none of the page's fonts.
 */
export async function coverSvg(seed: string, cause: string): Promise<string> {
  const cloth = strip(seed, { cols: 6, rows: 4 });
  const scale = 1200 / cloth.w;
  const text = [...searchText(cause)].slice(0, 60).join("");
  let tag = "";
  if (text) {
    const type = await typeFor(text, "bold");
    const set = fit(type, text, 1080, [
      [56, 1],
      [48, 1],
    ]); // a 350 px card still shows the words at 15 px
    const line = set.lines[0] ?? "";
    tag = `<path fill="#FFFDF8" d="M0 518h${Math.ceil(type.width(line, set.size)) + 120}v112H0z"/>${type.outline(line, set.size, 56, 593, "#151B42")}`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" aria-hidden="true">${text ? `<title>${escape(text)}</title>` : ""}<g transform="scale(${scale})">${cloth.body}</g>${tag}</svg>`;
}
