import { xml } from "@/lib/http/xml";
import type { EmbedTheme } from "@/lib/embeds/kinds";

/**
 * The colours on a dark device. Firefox judges a picture's style element by the policy of its response, which has the
 * hash of exactly this text (lib/http/page-policy.ts).
 */
export const badgeStyle =
  "@media(prefers-color-scheme:dark){.a{fill:#f5f0e6}.b{fill:#151b42}.c{fill:#1b2356}.d{fill:#f5f0e6}.e{fill:#8fcb9f}.f{stroke:#8e98c8}}";

const themes = {
  light: { a: "#151b42", b: "#f5f0e6", c: "#fffdf8", d: "#151b42", e: "#2b7a4b", f: "#8b8579" },
  dark: { a: "#f5f0e6", b: "#151b42", c: "#1b2356", d: "#f5f0e6", e: "#8fcb9f", f: "#8e98c8" },
};

const height = 28;
const padding = 10;
const narrow = /[\s.,:;'’·()|ijl1-]/;
const wide = /[A-Z%$MWmw€£]/;

/** Approximate width of a text in px at 13 px; `textLength` then forces it whatever font is used. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (narrow.test(letter)) width += 4.5;
    else width += wide.test(letter) ? 9.5 : 7.5;
  }
  return Math.round(width);
}

type Badge = {
  /** a short label: "Raised" */
  label: string;
  /** "$18,402 · 77%" */
  value: string;
  /** 0 to 100; null for a campaign without an end, which has no progress bar */
  percent: number | null;
  /** one sentence for screen readers */
  title: string;
  theme: EmbedTheme;
  locale: string;
};

/** A campaign's badge for a README or a page without frames: a label, a value and a progress bar. */
export function badgeSvg({ label, value, percent, title, theme, locale }: Badge): string {
  const look = themes[theme === "dark" ? "dark" : "light"];
  const [first, second] = [widthOf(label), widthOf(value)];
  const left = first + 2 * padding;
  const right = second + 2 * padding;
  const width = left + right;
  const text = (name: "b" | "d", x: number, length: number, words: string) =>
    `<text class="${name}" fill="${look[name]}" x="${x}" y="18" textLength="${length}" lengthAdjust="spacingAndGlyphs">${xml(words)}</text>`;
  const done = Math.round((right * Math.min(100, Math.max(0, percent ?? 0))) / 100);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${xml(title)}" xml:lang="${locale}">`,
    theme === "auto" ? `<style>${badgeStyle}</style>` : "",
    `<title>${xml(title)}</title>`,
    `<path class="c" fill="${look.c}" d="M${left} 0h${right}v${height}h-${right}z"/>`,
    `<path class="a" fill="${look.a}" d="M0 0h${left}v${height}h-${left}z"/>`,
    done > 0
      ? `<path class="e" fill="${look.e}" d="M${left} ${height - 4}h${done}v4h-${done}z"/>`
      : "",
    `<path class="f" fill="none" stroke="${look.f}" d="M.5.5h${width - 1}v${height - 1}h-${width - 1}z"/>`,
    `<g font-family="system-ui,-apple-system,Segoe UI,Noto Sans,sans-serif" font-size="13" font-weight="600">`,
    text("b", padding, first, label),
    text("d", left + padding, second, value),
    "</g></svg>",
  ].join("");
}
