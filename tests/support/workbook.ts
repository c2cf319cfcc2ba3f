import { inflateRawSync } from "node:zlib";

/** The files of a zip archive, by its central directory. */
function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [method, size, name, extra, comment, local] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      ...[28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)),
      bytes.readUInt32LE(at + 42),
    ] as [number, number, number, number, number, number];
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(begin, begin + size);
    files.set(
      bytes.toString("utf8", at + 46, at + 46 + name),
      (method === 0 ? data : inflateRawSync(data)).toString("utf8"),
    );
    at += 46 + name + extra + comment;
  }
  return files;
}

const decode = (text: string): string =>
  text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#0*39;|&apos;/g, "'")
    .replace(/&amp;/g, "&")
    // as Excel and LibreOffice decode it
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

export type ReadCell = { kind: "text" | "number" | "formula"; text: string; format: string };

function kindOf(inside: string, type: string): ReadCell["kind"] {
  if (inside.includes("<f")) return "formula";
  return type === "n" ? "number" : "text";
}

/**
 * Reads an .xlsx of one sheet like a spreadsheet: text, numbers with their format, and formulas, of which there must be
 * none.
 */
export function readWorkbook(body: string | Uint8Array): ReadCell[][] {
  if (typeof body === "string") throw new Error("this is text, not a workbook");
  const files = unzip(Buffer.from(body));
  const part = (end: string) => [...files].find(([name]) => name.endsWith(end))?.[1] ?? "";
  const strings = [...part("sharedStrings.xml").matchAll(/<si>([\s\S]*?)<\/si>/g)].map(([, si]) =>
    decode([...si!.matchAll(/<t[^>]*>([\s\S]*?)<\/t>/g)].map(([, t]) => t).join("")),
  );
  const styles = part("styles.xml");
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [
      id!,
      decode(code!),
    ]),
  );
  const built: Record<string, string> = { "0": "General", "2": "0.00", "49": "@" };
  const used = [
    ...(/<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? "").matchAll(
      /<xf [^>]*?(?:numFmtId="(\d+)")?[^>]*?(?:\/>|>)/g,
    ),
  ].map(([xf]) => /numFmtId="(\d+)"/.exec(xf)?.[1] ?? "0");
  const sheet = part("worksheets/sheet1.xml");
  return [...sheet.matchAll(/<row [^>]*?(?:\/>|>([\s\S]*?)<\/row>)/g)].map(([, row = ""]) => {
    const cells: ReadCell[] = [];
    for (const [, attributes = "", inside = ""] of row.matchAll(
      /<c ([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g,
    )) {
      const letters = /r="([A-Z]+)/.exec(attributes)![1]!;
      const column = [...letters].reduce((n, l) => n * 26 + l.charCodeAt(0) - 64, 0) - 1;
      const value =
        /<v>([\s\S]*?)<\/v>/.exec(inside)?.[1] ?? /<t[^>]*>([\s\S]*?)<\/t>/.exec(inside)?.[1];
      const type = /t="(\w+)"/.exec(attributes)?.[1] ?? "n";
      const style = used[Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0)] ?? "0";
      cells[column] = {
        kind: kindOf(inside, type),
        text: type === "s" ? strings[Number(value)]! : decode(value ?? ""),
        format: formats.get(style) ?? built[style] ?? style,
      };
    }
    return Array.from(cells, (cell) => cell ?? { kind: "text", text: "", format: "General" });
  });
}

/** Its rows below the heading, as texts by column name. */
export function workbookRows(body: string | Uint8Array): Record<string, string>[] {
  const [head = [], ...rows] = readWorkbook(body);
  return rows.map((row) =>
    Object.fromEntries(head.map(({ text }, i) => [text, row[i]?.text ?? ""])),
  );
}

/** One line per row, with the cells as displayed. */
export const workbookText = (body: string | Uint8Array): string =>
  readWorkbook(body)
    .map((row) =>
      row.map(({ text, format }) => (format === "0.00" ? Number(text).toFixed(2) : text)).join(","),
    )
    .join("\n");
