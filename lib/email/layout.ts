import "server-only";
import { env } from "@/lib/env";
import { escapeHtml } from "@/lib/email/escape";
import { directionOf, type Locale } from "@/lib/i18n/locales";
import { labelled } from "@/lib/i18n/marks";
import { site } from "@/lib/site";

/** The parts of a mail. Text is plain: it is escaped here, never before. Links are full URLs (https://…). */
export type MailBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "button"; label: string; url: string }
  | { kind: "link"; before?: string; label: string; url: string }
  | { kind: "rows"; rows: [label: string, value: string][] }
  | { kind: "quote"; text: string }
  | {
      kind: "picture";
      url: string;
      /** shown where pictures are blocked */ alt: string;
      width: number;
      height: number;
    }
  | { kind: "progress"; /** an integer, 0 to 100 */ percent: number; text: string }
  | { kind: "note"; text: string };

/** `strip`: the cloth at the top, where it is a gift's own instead of the product's (lib/patterns/cells). */
export type MailParts = {
  locale: Locale;
  heading: string;
  preview?: string;
  strip?: string[][];
  blocks: MailBlock[];
};

const ink = "#151B42";
const soft = "#474C6B";
const sans = "Arial,Helvetica,sans-serif";
const narrow = "'Arial Narrow','Helvetica Neue',Arial,sans-serif";

/** px: the width of a mail's column */
const pictureWidth = 512;

const lines = (text: string): string => escapeHtml(text).replace(/\n/g, "<br>");

/** Left and right explicitly: old mail programs do not support logical directions. */
type Sides = { start: "left" | "right"; end: "left" | "right" };
const sidesIn = (direction: "ltr" | "rtl"): Sides =>
  direction === "rtl" ? { start: "right", end: "left" } : { start: "left", end: "right" };
const sidesOf = (locale: Locale): Sides => sidesIn(directionOf(locale));
/** The direction of a person's text, by its first letter: old mail programs do not support dir="auto". */
const directionIn = (text: string): "ltr" | "rtl" =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Adlam}]/u.test(text)
    ? "rtl"
    : "ltr";
/** A line that may contain what a person typed: aligned with the mail, but in its own direction where that differs. */
function ownDirection(line: string, page: "ltr" | "rtl"): string {
  const direction = directionIn(line);
  return direction === page || !/\p{L}/u.test(line)
    ? lines(line)
    : `<span dir="${direction}">${lines(line)}</span>`;
}
/**
 * Whether a value fits on one line of a phone; long enough for a date in verbose languages ("24 de novembro de 2026").
 */
const inOneLine = (value: string): boolean =>
  value.length <= 18 || (value.length <= 24 && /^\d{1,2}\s.*\s\d{4}$/u.test(value));

function html(block: MailBlock, { start, end }: Sides): string {
  const page = start === "left" ? "ltr" : "rtl";
  switch (block.kind) {
    case "paragraph":
      return cell("16px", `font:400 18px/27px ${sans};color:${ink}`, lines(block.text));
    case "quote": {
      const direction = directionIn(block.text);
      const side = sidesIn(direction).start;
      return cell(
        "18px",
        `font:400 18px/27px ${sans};color:${ink}`,
        `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td dir="${direction}" align="${side}" style="border-${side}:5px solid #F0B03A;padding:2px 0;padding-${side}:16px;font:400 18px/27px ${sans};color:${ink}">${lines(block.text)}</td></tr></table>`,
      );
    }
    case "note":
      return cell("24px", `font:400 14px/21px ${sans};color:${soft}`, lines(block.text));
    case "link":
      return cell(
        "18px",
        `font:400 16px/24px ${sans};color:${ink}`,
        `${block.before ? `${lines(block.before)} ` : ""}<a href="${escapeHtml(block.url)}" style="color:${ink};font-weight:700">${escapeHtml(block.label)}</a>`,
      );
    case "button":
      return cell(
        "26px",
        "",
        `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="#B8431D" style="background:#B8431D;border-bottom:4px solid #8A2F12"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 26px 12px;font:700 18px/22px ${sans};color:#FFFFFF;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`,
      );
    case "picture":
      return cell(
        "22px",
        `font:400 14px/21px ${sans};color:${soft}`,
        `<img src="${escapeHtml(block.url)}" width="${pictureWidth}" height="${Math.round((pictureWidth * block.height) / block.width)}" alt="${escapeHtml(block.alt)}" style="display:block;width:100%;max-width:${pictureWidth}px;height:auto;border:0">`,
      );
    case "progress":
      return cell(
        "24px",
        `font:400 16px/24px ${sans};color:${ink}`,
        `${bar(block.percent)}${lines(block.text)}`,
      );
    case "rows": {
      const line = "padding:10px 0;border-bottom:1px solid #DDD6C7;";
      const rows = block.rows
        .map(
          ([label, value]) =>
            `<tr><td valign="top" style="${line}font:400 16px/22px ${sans};color:${soft}">${escapeHtml(label)}</td><td valign="top" align="${end}" style="${line}padding-${start}:14px;font:700 16px/22px ${sans};color:${ink};${inOneLine(value) ? "white-space:nowrap" : "word-break:break-word"}">${ownDirection(value, page)}</td></tr>`,
        )
        .join("");
      return cell(
        "22px",
        "",
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:3px solid ${ink}">${rows}</table>`,
      );
    }
  }
}

/**
 * A gift's cloth, made of table cells: it shows where pictures are blocked, and nothing is fetched for it. The address of a
 * picture of one gift would tell us when its donor reads the mail.
 */
function cloth(cells: string[][]): string {
  const rows = cells.map(
    (row) =>
      `<tr>${row.map((c) => `<td bgcolor="${c}" height="8" style="background:${c}"></td>`).join("")}</tr>`,
  );
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;height:24px;line-height:0;font-size:0">${rows.join("")}</table>`;
}

/** A progress bar: two cells side by side, in the mail's direction. */
function bar(percent: number): string {
  const part = (width: number, colour: string) =>
    width > 0
      ? `<td width="${width}%" height="12" bgcolor="${colour}" style="background:${colour}"></td>`
      : "";
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" style="margin-bottom:8px;height:12px;line-height:0;font-size:0"><tr>${part(percent, "#2B7A4B")}${part(100 - percent, "#DDD6C7")}</tr></table>`;
}

const cell = (top: string, style: string, inner: string): string =>
  `<tr><td class="pad" style="padding:${top} 44px 0;${style}">${inner}</td></tr>\n`;

function text(block: MailBlock, locale: Locale): string {
  switch (block.kind) {
    case "button":
      return `${labelled(block.label, "", locale).trimEnd()}\n${block.url}`;
    case "link":
      return `${block.before ? `${block.before} ` : ""}${labelled(block.label, block.url, locale)}`;
    case "rows":
      return block.rows.map(([label, value]) => labelled(label, value, locale)).join("\n");
    case "picture":
      return block.alt;
    case "quote":
      return block.text
        .split("\n")
        .map((l) => `> ${l}`)
        .join("\n");
    default:
      return block.text;
  }
}

/**
 * A mail as HTML and as plain text, with the same content. The HTML uses only tables and inline styles, for old mail
 * programs; 600 wide, readable at any width and without pictures.
 */
export function mailLayout({ locale, heading, preview, strip, blocks }: MailParts): {
  html: string;
  text: string;
} {
  const picture = (name: string) => `${env.appUrl}/images/${name}`;
  const direction = directionOf(locale);
  const joined = direction === "rtl"; // no letter spacing for scripts with joined letters
  const sides = sidesOf(locale);
  const foot = `${site.name}, ${site.address.join(", ")}`;
  const page = `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light only"><title>${escapeHtml(heading)}</title><style>@media (max-width:619px){.card{width:100%!important;table-layout:fixed!important}.pad{padding-left:22px!important;padding-right:22px!important}.h{font-size:32px!important;line-height:${joined ? 44 : 34}px!important}}</style></head>
<body dir="${direction}" style="margin:0;padding:0;background:#EBE3D3">${preview ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` : ""}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#EBE3D3"><tr><td align="center" style="padding:28px 0"><table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" style="width:600px;background:#FFFDF8">
<tr><td bgcolor="#B8431D" style="background:#B8431D;height:24px;line-height:0;font-size:0">${strip ? cloth(strip) : `<img src="${picture("email-band.png")}" width="600" height="24" alt="" style="display:block;width:100%;height:24px">`}</td></tr>
<tr><td class="pad" style="padding:30px 44px 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-${sides.end}:10px"><img src="${picture("email-mark.png")}" width="32" height="28" alt="" style="display:block"></td><td style="font:700 24px/28px 'Arial Narrow',Arial,sans-serif;letter-spacing:-.4px;color:${ink}">${site.name}</td></tr></table></td></tr>
<tr><td class="pad" style="padding:26px 44px 0"><h1 class="h" style="margin:0;font:700 40px/${joined ? 54 : 42}px ${narrow};${joined ? "" : "letter-spacing:-.6px;"}color:${ink}">${ownDirection(heading, direction)}</h1></td></tr>
${blocks.map((block) => html(block, sides)).join("")}<tr><td style="height:34px;line-height:34px;font-size:0">&nbsp;</td></tr>
<tr><td bgcolor="#10163A" class="pad" style="background:#10163A;padding:22px 44px;font:400 14px/21px ${sans};color:#CDD3EC"><span dir="ltr">${escapeHtml(foot)}</span><br><a href="mailto:${site.supportEmail}" style="color:#F0B03A">${site.supportEmail}</a></td></tr>
</table></td></tr></table></body></html>`;
  return {
    html: page,
    text: `${[heading, ...blocks.map((block) => text(block, locale)).filter(Boolean)].join("\n\n")}\n\n-- \n${foot}\n${site.supportEmail}\n`,
  };
}
