import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { containing, pageOfRows } from "@/lib/listing/sql";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

export type FailedJob = {
  id: string;
  kind: string;
  key: string;
  attempts: number;
  error: string | null;
  createdAt: Date;
};

export const jobSorts = ["new", "old", "kind", "tries"] as const;
export type JobSort = (typeof jobSorts)[number];
const orders: Record<JobSort, Prisma.Sql> = {
  new: Prisma.sql`j.created_at desc, j.id desc`,
  old: Prisma.sql`j.created_at, j.id`,
  kind: Prisma.sql`j.kind, j.id desc`,
  tries: Prisma.sql`j.attempts desc, j.id desc`,
};

/**
 * Failed jobs and provider events, searched by kind, key or error, and how many are waiting.
 * @throws 401, 403
 */
export async function failedJobs(
  actor: Actor,
  input: { search?: string; sort?: JobSort; page: number; limit: number },
): Promise<{
  jobs: FailedJob[];
  found: number;
  dead: number;
  waiting: number;
  events: FailedJob[];
}> {
  requireAdmin(actor);
  const pattern = input.search ? containing(input.search) : null;
  const result =
    pattern === null
      ? Prisma.empty
      : Prisma.sql`and fold_text(j.kind || ' ' || j.dedupe_key || ' ' || coalesce(j.last_error, '')) like ${pattern}`;
  const foundEvents =
    pattern === null
      ? Prisma.empty
      : Prisma.sql`and fold_text(e.type || ' ' || coalesce(e.object_id, '') || ' ' || coalesce(e.last_error, '')) like ${pattern}`;
  const [jobs, counts, dead, waiting, events] = await Promise.all([
    db.$queryRaw<
      FailedJob[]
    >`select j.id::text as id, j.kind, j.dedupe_key as key, j.attempts, j.last_error as error, j.created_at as "createdAt" from job j where j.status = 'dead' ${result}
      order by ${orders[input.sort ?? "new"]} ${pageOfRows(input)}`,
    db.$queryRaw<
      { n: number }[]
    >`select count(*)::int as n from job j where j.status = 'dead' ${result}`,
    db.job.count({ where: { status: "dead" } }),
    db.job.count({ where: { status: "new" } }),
    db.$queryRaw<
      FailedJob[]
    >`select e.id, e.type as kind, coalesce(e.object_id, '') as key, e.attempts, e.last_error as error, e.received_at as "createdAt" from provider_event e where e.status = 'dead' ${foundEvents}
      order by e.received_at desc limit 100`,
  ]);
  return { jobs, found: counts[0]?.n ?? 0, dead, waiting, events };
}
