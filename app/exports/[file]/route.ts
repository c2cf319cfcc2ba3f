import { headers } from "next/headers";
import { newId } from "@/lib/ids";
import { now } from "@/lib/clock";
import { log } from "@/lib/log";
import { isoDay } from "@/lib/format";
import { recordSecurity } from "@/lib/audit/security-log";
import type { Actor } from "@/lib/auth/actor";
import { currentActor } from "@/lib/auth/current-actor";
import { pageDecision } from "@/lib/auth/page-access";
import { toFailure } from "@/lib/http/failure";
import { donationsCsv, donorsCsv } from "@/lib/donations/csv";
import { donationFilter } from "@/lib/donations/donation-filter";
import { allGiftsCsv } from "@/lib/recorded-gifts/csv";
import { volunteersCsv } from "@/lib/volunteers/csv";
import { offerFilter } from "@/lib/volunteers/offer-filter";

export const dynamic = "force-dynamic";

const privately = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };
const words = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { ...privately, "content-type": "text/plain; charset=utf-8" },
  });

/** The body is pulled piece by piece, so a large file is never whole in memory and stops when the reader leaves. */
function stream(first: string, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.encode(first));
    },
    async pull(controller) {
      try {
        const next = await rest.next();
        if (next.done) controller.close();
        else controller.enqueue(bytes.encode(next.value));
      } catch (error) {
        log.error("export.cut", { error });
        controller.error(error);
      }
    },
    async cancel() {
      await rest.return(undefined);
    },
  });
}

const text = (params: Record<string, string>, name: string): string =>
  (params[name] ?? "").trim().slice(0, 200);

/** Each file, by the beginning of its name: the page of the dashboard that links to it, and its pieces. */
const files = {
  donors: {
    from: "/dashboard?tab=donors",
    pieces: (actor: Actor, params: Record<string, string>) =>
      donorsCsv(actor, text(params, "search"), text(params, "tag")),
  },
  donations: {
    from: "/dashboard?tab=donations",
    pieces: (actor: Actor, params: Record<string, string>) =>
      donationsCsv(actor, donationFilter(params)),
  },
  "donations-full": {
    from: "/dashboard?tab=donations",
    pieces: (actor: Actor, params: Record<string, string>) =>
      allGiftsCsv(actor, donationFilter(params)),
  },
  volunteers: {
    from: "/dashboard/volunteers",
    pieces: (actor: Actor, params: Record<string, string>) =>
      volunteersCsv(actor, offerFilter(params)),
  },
} as const;
const kinds = Object.keys(files) as (keyof typeof files)[];

/**
 * /exports/donors-2026-11-21.csv, /exports/donations-…csv, …/donations-full-…csv and …/volunteers-…csv: an NGO's own rows, as its filters
 * show them (DASH-052..073). The file's day is today's (UTC).
 */
export async function GET(
  request: Request,
  context: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await context.params;
  const name = /^([a-z-]+)-\d{4}-\d{2}-\d{2}\.csv$/.exec(file)?.[1];
  const kind = kinds.find((known) => known === name);
  if (kind === undefined) return words(404, "Not found");
  const url = new URL(request.url);
  const { actor } = await currentActor(await headers());
  const decision = pageDecision("dashboard", actor, files[kind].from);
  if (!decision.allow)
    return new Response(null, { status: 307, headers: { ...privately, location: decision.to } });
  try {
    const params = Object.fromEntries(url.searchParams);
    const pieces = files[kind].pieces(actor, params);
    const first = await pieces.next(); // a failure shows before the first byte
    await recordSecurity(actor, { kind: "exported", detail: `${kind}.csv` });
    return new Response(stream(first.done ? "" : first.value, pieces), {
      headers: {
        ...privately,
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${kind}-${isoDay(now())}.csv"`,
      },
    });
  } catch (error) {
    const failure = toFailure(error, actor.locale, newId("request"));
    return words(failure.status, failure.error);
  }
}
