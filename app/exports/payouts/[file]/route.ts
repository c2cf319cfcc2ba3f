import { z } from "zod";
import { recordSecurity } from "@/lib/audit/security-log";
import { limit } from "@/lib/auth/rate-limit";
import { handler } from "@/lib/http/handler";
import { tableFile } from "@/lib/http/table-file";
import { statementPdf, statementTable } from "@/lib/payouts/statement-files";

export const dynamic = "force-dynamic";

/** /exports/payouts/{id}.csv, .xlsx and .pdf: the statement of one payout, for its organisation and for administrators (GIVE-092). */
export const GET = handler(
  {
    access: "user",
    params: z.object({ file: z.string().regex(/^[A-Za-z0-9_-]{1,64}\.(?:csv|xlsx|pdf)$/) }),
  },
  async ({ actor, params: { file } }) => {
    const [id = "", kind] = file.split(".");
    if (kind === "csv" || kind === "xlsx") {
      const { name, table } = await statementTable(actor, id);
      const answer = await tableFile(name, kind, table);
      await recordSecurity(actor, { kind: "exported", detail: `payout ${file}` });
      return answer;
    }
    await limit("sheet.address", actor.address);
    const { fileName, bytes } = await statementPdf(actor, id, actor.locale);
    await recordSecurity(actor, { kind: "exported", detail: `payout ${file}` });
    return { body: bytes, type: "application/pdf", file: { name: fileName } };
  },
);
