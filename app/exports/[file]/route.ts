import { z } from "zod";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { isoDay } from "@/lib/format";
import { recordSecurity } from "@/lib/audit/security-log";
import type { Actor } from "@/lib/auth/actor";
import { pageDecision } from "@/lib/auth/page-access";
import { handler } from "@/lib/http/handler";
import { donationsTable, donorsTable } from "@/lib/donations/exports";
import { exportFilter } from "@/lib/donations/donation-filter";
import { tableFile } from "@/lib/http/table-file";
import { allGiftsTable } from "@/lib/recorded-gifts/all-gifts";
import { volunteersTable } from "@/lib/volunteers/export";
import { offerFilter } from "@/lib/volunteers/offer-filter";

export const dynamic = "force-dynamic";

const text = (params: Record<string, string>, name: string): string =>
  (params[name] ?? "").trim().slice(0, 200);

/** Each file, by the beginning of its name: the page of the dashboard that links to it, and its rows. */
const files = {
  donors: {
    from: "/dashboard?tab=donors",
    table: (actor: Actor, params: Record<string, string>) =>
      donorsTable(actor, text(params, "search"), text(params, "tag")),
  },
  donations: {
    from: "/dashboard?tab=donations",
    table: (actor: Actor, params: Record<string, string>) =>
      donationsTable(actor, exportFilter(params)),
  },
  "donations-full": {
    from: "/dashboard?tab=donations",
    table: (actor: Actor, params: Record<string, string>) =>
      allGiftsTable(actor, exportFilter(params)),
  },
  volunteers: {
    from: "/dashboard/volunteers",
    table: (actor: Actor, params: Record<string, string>) =>
      volunteersTable(actor, offerFilter(params)),
  },
} as const;
const kinds = Object.keys(files) as (keyof typeof files)[];

/**
 * /exports/donors-2026-11-21.csv, /exports/donations-…, …/donations-full-… and …/volunteers-…: an NGO's own rows,
 * filtered as on its page (DASH-052..073), and the same as .xlsx (OP-139). The date in the name is today's (UTC).
 */
export const GET = handler(
  {
    access: "public",
    params: z.object({ file: z.string().regex(/^[a-z-]+-\d{4}-\d{2}-\d{2}\.(?:csv|xlsx)$/) }),
    query: z.record(z.string(), z.string()),
  },
  async ({ actor, params: { file }, query }) => {
    const format = file.endsWith(".csv") ? "csv" : "xlsx";
    const kind = kinds.find((known) => known === file.slice(0, -`-2026-11-21.${format}`.length));
    if (kind === undefined) throw notFound();
    const decision = pageDecision("dashboard", actor, files[kind].from);
    if (!decision.allow) return { status: 307, location: decision.to };
    const answer = await tableFile(
      `${kind}-${isoDay(now())}`,
      format,
      files[kind].table(actor, query),
    );
    await recordSecurity(actor, { kind: "exported", detail: `${kind}.${format}` });
    return answer;
  },
);
