import { csvPieces } from "@/lib/csv";
import type { Answer } from "@/lib/http/handler";
import { streamOf } from "@/lib/http/stream";
import type { Table } from "@/lib/table";
import { workbookPieces, workbookType } from "@/lib/workbook";

const formats = {
  csv: { type: "text/csv; charset=utf-8", pieces: csvPieces },
  xlsx: { type: workbookType, pieces: workbookPieces },
};

/**
 * A table as a streamed download.
 * @throws what its first rows throw, before the first byte
 */
export async function tableFile(
  name: string,
  format: keyof typeof formats,
  table: Table,
): Promise<Answer> {
  const { type, pieces } = formats[format];
  const file: AsyncGenerator<string | Uint8Array> = pieces(table);
  const first = await file.next();
  return {
    body: streamOf(file, first.done ? "" : first.value),
    type,
    file: { name: `${name}.${format}` },
  };
}
