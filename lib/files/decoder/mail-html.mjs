// The text of an HTML-only mail, as lines, without the quoted mail below it. One pass over the text.
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const breaks = /^\/?(?:p|div|br|tr|li|ul|ol|h[1-6]|table|section|article|header|footer)$/;
const hidden = /^(?:script|style|head|title|template)$/;
/** How mail programs mark the start of the quoted mail. */
const quoteMark =
  /\b(?:gmail_quote|gmail_attr|moz-cite-prefix|divRplyFwdMsg|appendonsend|yahoo_quoted|OutlookMessageHeader)\b/;

function character(name) {
  const number = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))$/i.exec(name);
  const known = name.toLowerCase();
  if (!number) return Object.hasOwn(entities, known) ? entities[known] : null;
  const code = number[1] ? parseInt(number[1], 16) : Number(number[2]);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "\ufffd";
}

const decoded = (text) =>
  text.replace(/&(#?[0-9a-z]{1,8});/gi, (whole, name) => character(name) ?? whole);

/** @param {string} html @returns {string} */
export function textOfHtml(html) {
  let out = "";
  // keeps the text's length, which toLowerCase() alone need not
  const folded = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  for (let at = 0; at < html.length;) {
    const open = html.indexOf("<", at);
    out += decoded(html.slice(at, open < 0 ? html.length : open).replace(/\s+/g, " "));
    if (open < 0) break;
    if (html.startsWith("<!--", open)) {
      const end = html.indexOf("-->", open);
      if (end < 0) break;
      at = end + 3;
      continue;
    }
    const close = html.indexOf(">", open);
    if (close < 0) break;
    const tag = html.slice(open + 1, Math.min(close, open + 600));
    const name = (/^\/?[a-z][a-z0-9]*/i.exec(tag)?.[0] ?? "").toLowerCase();
    if (name === "blockquote" || quoteMark.test(tag)) break;
    at = close + 1;
    if (hidden.test(name)) {
      const end = folded.indexOf(`</${name}`, at);
      at = end < 0 ? html.length : end;
    }
    if (name === "li") out += "\n- ";
    else if (breaks.test(name)) out += /^\/(?:p|h[1-6]|ul|ol|table)$/.test(name) ? "\n\n" : "\n";
  }
  const lines = out.split("\n").map((line) => line.trim());
  return lines
    .filter((line, i) => line !== "" || lines[i - 1] !== "")
    .join("\n")
    .trim();
}
