import { z } from "zod";
import { newId } from "@/lib/ids";
import { currentActor } from "@/lib/auth/current-actor";
import { assertOwnOrigin } from "@/lib/auth/origin";
import { toFailure } from "@/lib/http/failure";
import { asLocale, locales } from "@/lib/i18n/locales";
import { outreachKinds, type DraftEvent } from "@/lib/outreach/kinds";
import { writeDraft } from "@/lib/outreach/write-draft";

export const dynamic = "force-dynamic";

const wanted = z.object({ kind: z.enum(outreachKinds), lang: z.enum(locales) });
const headers = { "cache-control": "private, no-store, no-transform" };

function stream(events: AsyncGenerator<DraftEvent>): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const next = await events.next();
        if (next.done) controller.close();
        else controller.enqueue(bytes.encode(`${JSON.stringify(next.value)}\n`));
      } catch (error) {
        controller.error(error);
      }
    },
    // whoever leaves the page needs no draft: the service is left, too
    async cancel() {
      await events.return(undefined);
    },
  });
}

/** A draft for a campaign of the person's own organisation, piece by piece, a JSON each line. A POST: it may cost money. */
export async function POST(
  request: Request,
  context: { params: Promise<{ campaignId: string }> },
): Promise<Response> {
  const { actor } = await currentActor(request.headers);
  try {
    assertOwnOrigin(request.headers, true);
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const { kind, lang } = z.parse(wanted, query);
    const { campaignId } = await context.params;
    const events = await writeDraft(actor, { campaignId, kind, locale: asLocale(lang) });
    return new Response(stream(events), {
      headers: { ...headers, "content-type": "application/x-ndjson; charset=utf-8" },
    });
  } catch (error) {
    const failure = toFailure(error, actor.locale, newId("request"));
    return Response.json({ error: failure.error }, { status: failure.status, headers });
  }
}
