import { newId } from "@/lib/ids";
import { recordRefusal, recordSecurity } from "@/lib/audit/security-log";
import { currentActor } from "@/lib/auth/current-actor";
import { toFailure } from "@/lib/http/failure";
import { statementCsv, statementPdf } from "@/lib/payouts/statement-files";

export const dynamic = "force-dynamic";

const privately = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

/** /exports/payouts/{id}.csv and .pdf: the statement of one payout, for its organisation and for administrators (GIVE-092). */
export async function GET(request: Request, context: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, id, kind] = /^([A-Za-z0-9_-]{1,64})\.(csv|pdf)$/.exec((await context.params).file) ?? [];
  const { actor, failed } = await currentActor(request.headers);
  try {
    if (kind === "pdf") {
      const { fileName, bytes } = await statementPdf(actor, id!, actor.locale);
      await recordSecurity(actor, { kind: "exported", detail: `payout ${id}.pdf` });
      return new Response(new Uint8Array(bytes), { headers: { ...privately, "content-type": "application/pdf", "content-disposition": `attachment; filename="${fileName}"` } });
    }
    const { fileName, body } = await statementCsv(actor, id ?? "");
    await recordSecurity(actor, { kind: "exported", detail: `payout ${id}.csv` });
    return new Response(body, { headers: { ...privately, "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${fileName}"` } });
  } catch (error) {
    const failure = toFailure(error, actor.locale, newId("request"));
    await recordRefusal(actor, failure.status, failed, "GET /exports/payouts/:id");
    return new Response(`${failure.error}\n`, { status: failure.status, headers: { ...privately, "content-type": "text/plain; charset=utf-8" } });
  }
}
