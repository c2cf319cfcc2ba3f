import type { Answer } from "@/lib/http/handler";

/** Text inside an XML element or attribute; characters that XML 1.0 does not allow are dropped. */
export function xml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

/** @param seconds how long a shared cache may store it */
export const xmlAnswer = (body: string, seconds: number, type = "application/xml"): Answer => ({
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
  type: `${type}; charset=utf-8`,
  cache: `public, max-age=0, s-maxage=${seconds}`,
});
