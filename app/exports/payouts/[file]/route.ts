import { recordRefusal, recordSecurity } from "@/lib/audit/security-log";
import { clientAddress } from "@/lib/auth/client-address";
import { currentActor } from "@/lib/auth/current-actor";
import { limit } from "@/lib/auth/rate-limit";
import { plainFailure } from "@/lib/http/plain-failure";
import { statementCsv, statementPdf } from "@/lib/payouts/statement-files";

export const dynamic = "force-dynamic";

const privately = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

/** /exports/payouts/{id}.csv and .pdf: the statement of one payout, for its organisation and for administrators (GIVE-092). */
export async function GET(
  request: Request,
  context: { params: Promise<{ file: string }> },
): Promise<Response> {
  const [, id, kind] = /^([A-Za-z0-9_-]{1,64})\.(csv|pdf)$/.exec((await context.params).file) ?? [];
  const { actor, failed } = await currentActor(request.headers);
  try {
    if (kind === "pdf") {
      await limit("sheet.address", clientAddress(request.headers));
      const { fileName, bytes } = await statementPdf(actor, id!, actor.locale);
      await recordSecurity(actor, { kind: "exported", detail: `payout ${id}.pdf` });
      return new Response(new Uint8Array(bytes), {
        headers: {
          ...privately,
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="${fileName}"`,
        },
      });
    }
    const { fileName, body } = await statementCsv(actor, id ?? "");
    await recordSecurity(actor, { kind: "exported", detail: `payout ${id}.csv` });
    return new Response(body, {
      headers: {
        ...privately,
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${fileName}"`,
      },
    });
  } catch (error) {
    const answer = plainFailure(error, actor.locale, privately);
    await recordRefusal(actor, answer.status, failed, "GET /exports/payouts/:id");
    return answer;
  }
}
