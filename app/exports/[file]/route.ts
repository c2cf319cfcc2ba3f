import { z } from "zod";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { isoDay } from "@/lib/format";
import { recordSecurity } from "@/lib/audit/security-log";
import type { Actor } from "@/lib/auth/actor";
import { pageDecision } from "@/lib/auth/page-access";
import { handler } from "@/lib/http/handler";
import { streamOf } from "@/lib/http/stream";
import { donationsCsv, donorsCsv } from "@/lib/donations/csv";
import { exportFilter } from "@/lib/donations/donation-filter";
import { allGiftsCsv } from "@/lib/recorded-gifts/csv";
import { volunteersCsv } from "@/lib/volunteers/csv";
import { offerFilter } from "@/lib/volunteers/offer-filter";

export const dynamic = "force-dynamic";

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
      donationsCsv(actor, exportFilter(params)),
  },
  "donations-full": {
    from: "/dashboard?tab=donations",
    pieces: (actor: Actor, params: Record<string, string>) =>
      allGiftsCsv(actor, exportFilter(params)),
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
export const GET = handler(
  {
    access: "public",
    params: z.object({ file: z.string().regex(/^[a-z-]+-\d{4}-\d{2}-\d{2}\.csv$/) }),
    query: z.record(z.string(), z.string()),
  },
  async ({ actor, params: { file }, query }) => {
    const kind = kinds.find((known) => known === file.slice(0, -"-2026-11-21.csv".length));
    if (kind === undefined) throw notFound();
    const decision = pageDecision("dashboard", actor, files[kind].from);
    if (!decision.allow) return { status: 307, location: decision.to };
    const pieces = files[kind].pieces(actor, query);
    const first = await pieces.next();
    await recordSecurity(actor, { kind: "exported", detail: `${kind}.csv` });
    return {
      body: streamOf(pieces, first.done ? "" : first.value),
      type: "text/csv; charset=utf-8",
      file: { name: `${kind}-${isoDay(now())}.csv` },
    };
  },
);
