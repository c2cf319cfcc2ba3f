import { strip } from "@/lib/patterns/strip";

const escape = (text: string) => text.replace(/[\u0000-\u001f]/g, "").replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** The cover of a campaign that has no picture: its strip, 6 x 3 cells filling 1200 x 630, with the cause on a paper tag. */
export function coverSvg(seed: string, cause: string): string {
  const cloth = strip(seed, { cols: 6, rows: 4 });
  const scale = 1200 / cloth.w;
  const words = escape([...cause].slice(0, 38).join(""));
  const width = Math.min(1150, 120 + [...cause].length * 27); // a 350 px card still shows the words at 15 px
  const tag = words ? `<path fill="#FFFDF8" d="M0 518h${width}v112H0z"/><text x="56" y="592" font-family="'Source Sans 3','Helvetica Neue',Arial,sans-serif" font-weight="700" font-size="52" fill="#151B42">${words}</text>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" aria-hidden="true"><g transform="scale(${scale})">${cloth.body}</g>${tag}</svg>`;
}
