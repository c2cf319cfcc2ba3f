import { z } from "zod";
import { handler } from "@/lib/http/handler";
import { streamOf } from "@/lib/http/stream";
import { locales } from "@/lib/i18n/locales";
import { outreachKinds } from "@/lib/outreach/kinds";
import { writeDraft } from "@/lib/outreach/write-draft";

export const dynamic = "force-dynamic";

async function* lines(events: AsyncGenerator<unknown>): AsyncGenerator<string> {
  // if the person leaves the page, the request to the service is ended too
  for await (const event of events) yield `${JSON.stringify(event)}\n`;
}

/** Streams a draft for a campaign of the person's organisation, one JSON value per line. A POST, as it may cost money. */
export const POST = handler(
  {
    access: "ngo",
    origin: "always",
    params: z.object({ campaignId: z.string() }),
    query: z.object({ kind: z.enum(outreachKinds), lang: z.enum(locales) }),
    failure: "json",
  },
  async ({ actor, params: { campaignId }, query: { kind, lang } }) => ({
    body: streamOf(lines(await writeDraft(actor, { campaignId, kind, locale: lang }))),
    type: "application/x-ndjson; charset=utf-8",
    cache: "private, no-store, no-transform",
  }),
);
