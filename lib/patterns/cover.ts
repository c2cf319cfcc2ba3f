import { strip } from "@/lib/patterns/strip";

const escape = (text: string) => text.replace(/[\u0000-\u001f]/g, "").replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** The cover of a campaign that has no picture: its strip, 6 x 3 cells filling 1200 x 630, with the cause on a paper tag. */
export function coverSvg(seed: string, cause: string): string {
  const cloth = strip(seed, { cols: 6, rows: 4 });
  const scale = 1200 / cloth.w;
  const words = escape(cause.slice(0, 60));
  const width = Math.min(1100, 64 + [...cause].length * 20);
  const tag = words ? `<path fill="#FFFDF8" d="M48 506h${width}v76H48z"/><text x="80" y="557" font-family="'Source Sans 3','Helvetica Neue',Arial,sans-serif" font-weight="700" font-size="36" fill="#151B42">${words}</text>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" aria-hidden="true"><g transform="scale(${scale})">${cloth.body}</g>${tag}</svg>`;
}
