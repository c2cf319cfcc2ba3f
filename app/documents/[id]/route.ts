import { z } from "zod";
import { recordSecurity } from "@/lib/audit/security-log";
import { isAdmin } from "@/lib/auth/actor";
import { notFound } from "@/lib/errors";
import { handler } from "@/lib/http/handler";
import { documentFor } from "@/lib/ngos/queries";
import { readFile } from "@/lib/storage/store";

export const dynamic = "force-dynamic";

/** A private document, for the organisation's own members and for admins; 404 for everyone else (NGO-030..036). */
export const GET = handler(
  {
    access: "public",
    params: z.object({ id: z.string() }),
    locale: () => "en",
    // 404 for another organisation's document, but the attempt is logged
    failure: async ({ status }, { actor }) => {
      if (actor.kind === "user" && status === 404)
        await recordSecurity(actor, { kind: "refused", detail: "404 GET /documents/:id" });
      return null;
    },
  },
  async ({ actor, params: { id }, request }) => {
    // may only be framed by the reviewer's page, whose policy allows it
    if (request.headers.get("sec-fetch-dest") === "iframe" && !isAdmin(actor)) throw notFound();
    const document = await documentFor(actor, id);
    const stored = await readFile(document.storageKey);
    if (!stored) throw notFound();
    await recordSecurity(actor, { kind: "document_opened", detail: `${document.ngoId} ${id}` });
    return {
      body: stored.bytes,
      type: document.contentType,
      file: { name: document.fileName, inline: true },
    };
  },
);
