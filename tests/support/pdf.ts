const objects = [
  "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
  "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
  "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj",
];

/**
 * The smallest PDF that every reader opens: one empty page.
 * @param more objects, or anything else, before its end
 */
export const pdfWith = (more = ""): Buffer =>
  Buffer.from(`%PDF-1.4\n${objects.join("\n")}\n${more}trailer<</Root 1 0 R>>\n%%EOF\n`, "latin1");

/** The same, with exactly this many bytes. */
export function plainPdf(bytes = 0): Buffer {
  const missing = bytes - pdfWith().byteLength;
  return missing < 3 ? pdfWith() : pdfWith(`%${"x".repeat(missing - 2)}\n`);
}

/** The text of a document of ours, as a PDF reader extracts it from the first page. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const page = await (await getDocument({ data: Uint8Array.from(bytes) }).promise).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ("str" in item ? [item.str] : [])).join("");
}

type Read = {
  /** role and text of what screen readers read, in their order */
  read: [role: string, text: string][];
  /** what they skip */
  seen: string[];
  /** points, from the left and from the foot */
  places: { x: number; y: number; width: number }[];
};
type Node = { role?: string; id?: string; children?: Node[] };

/** What is read, only seen, and where it stands, page by page. */
export async function pagesOf(bytes: Uint8Array): Promise<Read[]> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const file = await getDocument({ data: Uint8Array.from(bytes) }).promise;
  const pages: Read[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const words = new Map<string, string[]>();
    const one: Read = { read: [], seen: [], places: [] };
    let open = "";
    for (const item of items)
      if ("type" in item) open = item.type === "endMarkedContent" ? "" : (item.id ?? "");
      else if (item.str.trim() !== "") {
        one.places.push({ x: item.transform[4], y: item.transform[5], width: item.width });
        if (open === "") one.seen.push(item.str);
        else words.set(open, [...(words.get(open) ?? []), item.str]);
      }
    const walk = (node: Node, role: string) => {
      const text = node.id ? words.get(node.id)?.join("") : undefined;
      if (text !== undefined) one.read.push([role, text]);
      for (const child of node.children ?? []) {
        const from = one.read.length;
        walk(child, node.role ?? role);
        // the lines of one element are one text
        if (node.role === undefined || node.children!.some((c) => c.role)) continue;
        const lines = one.read.splice(from);
        if (lines.length > 0 && child !== node.children![0] && one.read.length > 0)
          one.read.at(-1)![1] += ` ${lines.map(([, t]) => t).join(" ")}`;
        else one.read.push(...lines);
      }
    };
    walk((await page.getStructTree()) as Node, "");
    pages.push(one);
  }
  return pages;
}
