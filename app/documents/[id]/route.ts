import { recordSecurity } from "@/lib/audit/security-log";
import { isAdmin, type Actor } from "@/lib/auth/actor";
import { currentActor } from "@/lib/auth/current-actor";
import { toFailure } from "@/lib/http/failure";
import { documentFor } from "@/lib/ngos/queries";
import { readFile } from "@/lib/storage/store";
import { notFound } from "@/lib/errors";
import { filePolicy } from "@/lib/http/page-policy";

export const dynamic = "force-dynamic";

const closed = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": filePolicy,
  "cross-origin-resource-policy": "same-origin",
};

/** A private document, for the organisation's own members and for admins; for everyone else there is none (NGO-030..036). */
export async function GET(
  request: Request,
  context: { params: Promise<{ id: string }> },
): Promise<Response> {
  let actor: Actor | undefined;
  try {
    actor = (await currentActor(request.headers)).actor;
    const { id } = await context.params;
    // in a frame only beside the fields of the reviewer; its policy is in next.config.ts
    if (request.headers.get("sec-fetch-dest") === "iframe" && !isAdmin(actor)) throw notFound();
    const document = await documentFor(actor, id);
    const stored = await readFile(document.storageKey);
    if (!stored) throw notFound();
    await recordSecurity(actor, { kind: "document_opened", detail: `${document.ngoId} ${id}` });
    const ascii = document.fileName.replace(/[^\x20-\x7e]|["\\]/g, "_");
    return new Response(new Uint8Array(stored.bytes), {
      headers: {
        ...closed,
        "content-type": document.contentType,
        "content-disposition": `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(document.fileName)}`,
      },
    });
  } catch (error) {
    const failure = toFailure(error, "en", "document");
    // another organisation's document is not found; the try is logged all the same
    if (actor?.kind === "user" && failure.status === 404)
      await recordSecurity(actor, { kind: "refused", detail: "404 GET /documents/:id" });
    return new Response(failure.error, {
      status: failure.status,
      headers: { ...closed, "content-type": "text/plain; charset=utf-8" },
    });
  }
}
