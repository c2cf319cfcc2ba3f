import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

export type DeadJob = { id: string; kind: string; key: string; attempts: number; error: string | null; createdAt: Date };

/** Jobs and provider's events that were given up, and how many wait. @throws 401, 403 */
export async function deadWork(actor: Actor, input: { page: number; limit: number }): Promise<{ jobs: DeadJob[]; dead: number; waiting: number; events: DeadJob[] }> {
  requireAdmin(actor);
  const [jobs, dead, waiting, events] = await Promise.all([
    db.job.findMany({ where: { status: "dead" }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], skip: (input.page - 1) * input.limit, take: input.limit }),
    db.job.count({ where: { status: "dead" } }),
    db.job.count({ where: { status: "new" } }),
    db.providerEvent.findMany({ where: { status: "dead" }, select: { id: true, type: true, objectId: true, attempts: true, lastError: true, receivedAt: true }, orderBy: { receivedAt: "desc" }, take: 100 }),
  ]);
  return {
    jobs: jobs.map((j) => ({ id: String(j.id), kind: j.kind, key: j.dedupeKey, attempts: j.attempts, error: j.lastError, createdAt: j.createdAt })),
    dead,
    waiting,
    events: events.map((e) => ({ id: e.id, kind: e.type, key: e.objectId ?? "", attempts: e.attempts, error: e.lastError, createdAt: e.receivedAt })),
  };
}
