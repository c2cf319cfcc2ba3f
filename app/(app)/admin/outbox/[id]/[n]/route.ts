import { newId } from "@/lib/ids";
import { notFound } from "@/lib/errors";
import { currentActor } from "@/lib/auth/current-actor";
import { outboxMail } from "@/lib/email/outbox-queries";
import { toFailure } from "@/lib/http/failure";
import { readFile } from "@/lib/storage/store";
import { filePolicy } from "@/lib/http/page-policy";

export const dynamic = "force-dynamic";

const guarded = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": filePolicy,
};

/** An attachment of a mail in the outbox, for admins (ADM-037). */
export async function GET(
  request: Request,
  context: { params: Promise<{ id: string; n: string }> },
): Promise<Response> {
  const { id, n } = await context.params;
  const { actor } = await currentActor(request.headers);
  try {
    const attachment = (await outboxMail(actor, id)).attachments[
      /^\d{1,3}$/.test(n) ? Number(n) : -1
    ];
    const file = attachment ? await readFile(attachment.storageKey) : null;
    if (!attachment || !file) throw notFound();
    const name = attachment.fileName.replace(/[^\w.-]/g, "_");
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        ...guarded,
        "content-type": attachment.contentType,
        "content-disposition": `attachment; filename="${name}"`,
      },
    });
  } catch (error) {
    const failure = toFailure(error, actor.locale, newId("request"));
    return new Response(`${failure.error}\n`, {
      status: failure.status,
      headers: { ...guarded, "content-type": "text/plain; charset=utf-8" },
    });
  }
}
