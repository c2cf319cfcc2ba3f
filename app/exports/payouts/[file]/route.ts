import { z } from "zod";
import { recordSecurity } from "@/lib/audit/security-log";
import { limit } from "@/lib/auth/rate-limit";
import { handler } from "@/lib/http/handler";
import { statementCsv, statementPdf } from "@/lib/payouts/statement-files";

export const dynamic = "force-dynamic";

/** /exports/payouts/{id}.csv and .pdf: the statement of one payout, for its organisation and for administrators (GIVE-092). */
export const GET = handler(
  {
    access: "user",
    params: z.object({ file: z.string().regex(/^[A-Za-z0-9_-]{1,64}\.(?:csv|pdf)$/) }),
  },
  async ({ actor, params: { file } }) => {
    const [id = "", kind] = file.split(".");
    if (kind === "csv") {
      const { fileName, body } = await statementCsv(actor, id);
      await recordSecurity(actor, { kind: "exported", detail: `payout ${file}` });
      return { body, type: "text/csv; charset=utf-8", file: { name: fileName } };
    }
    await limit("sheet.address", actor.address);
    const { fileName, bytes } = await statementPdf(actor, id, actor.locale);
    await recordSecurity(actor, { kind: "exported", detail: `payout ${file}` });
    return { body: bytes, type: "application/pdf", file: { name: fileName } };
  },
);
