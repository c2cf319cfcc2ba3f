import "server-only";
import { db } from "@/lib/db";
import { hours, nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import type { Actor } from "@/lib/auth/actor";
import { blockOf, shortNetwork } from "@/lib/auth/network";
import { count } from "@/lib/auth/rate-limit";

/** `login_waits`: a login that was not checked because of earlier attempts. */
export const securityKinds = [
  "login_failed",
  "login_waits",
  "factor_failed",
  "refused",
  "document_opened",
  "exported",
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/**
 * `detail` is short and never a secret: a route, a document's id, a file's name without the search text. `subject` is
 * the person concerned where that is not the actor: an account's address, or a short hash where there is no such
 * account.
 */
export type SecurityFact = { kind: SecurityKind; detail: string; subject?: string };

/** Replaces the values of rows that are aggregated. */
const severalMark = "(several)";

type Row = {
  hour: Date;
  kind: string;
  actorId: string | null;
  subject: string;
  network: string;
  detail: string;
};

async function addTo(row: Row): Promise<boolean> {
  const time = new Date(nowMs());
  const { count: known } = await db.securityEvent.updateMany({
    where: {
      hour: row.hour,
      kind: row.kind,
      subject: row.subject,
      network: row.network,
      detail: row.detail,
    },
    data: { times: { increment: 1 }, lastAt: time },
  });
  return known > 0;
}

async function insert(row: Row): Promise<void> {
  const time = new Date(nowMs());
  await db.$executeRaw`
    insert into security_event (hour, kind, actor_id, subject, network, detail, first_at, last_at)
    values (${row.hour}, ${row.kind}, ${row.actorId}, ${row.subject}, ${row.network}, ${row.detail}, ${time}, ${time})
    on conflict (hour, kind, subject, network, detail) do update set times = security_event.times + 1, last_at = excluded.last_at`;
}

/**
 * Keeps strangers from filling the log: rows per hour are limited for each network and in total; further ones are
 * aggregated by network, and finally by kind. Signed-in people have a limit of their own.
 */
async function bounded(actor: Actor, row: Row): Promise<Row> {
  if (actor.kind === "system") return row;
  if (actor.kind === "user") {
    return (await count("security.person", actor.userId)).over
      ? { ...row, detail: severalMark }
      : row;
  }
  if ((await count("security.all", "all")).over)
    return { ...row, subject: severalMark, network: severalMark, detail: severalMark };
  if ((await count("security.network", blockOf(actor.address))).over)
    return { ...row, subject: severalMark, detail: severalMark };
  return row;
}

/**
 * Writes one fact to the security log; identical facts within an hour (UTC) are one row with a count. Never throws: a
 * log that cannot be written must not change a decision, so the failure goes to the program's own log.
 */
export async function recordSecurity(actor: Actor, fact: SecurityFact): Promise<void> {
  try {
    const row: Row = {
      hour: new Date(Math.floor(nowMs() / hours(1)) * hours(1)),
      kind: fact.kind,
      actorId: actor.kind === "user" ? actor.userId : null,
      subject: (fact.subject ?? (actor.kind === "user" ? actor.email : "visitor")).slice(0, 254),
      network: shortNetwork(actor.address),
      detail: fact.detail.slice(0, 160),
    };
    log.info("security", {
      requestId: actor.requestId,
      kind: row.kind,
      actorId: row.actorId,
      network: row.network,
      detail: row.detail,
    });
    if (!(await addTo(row))) await insert(await bounded(actor, row));
  } catch (error) {
    log.error("security_log.failed", { requestId: actor.requestId, kind: fact.kind, error });
  }
}

/** A route for the log: method and path without query, each id, token or other long part as ":id". */
export function routeName(method: string, url: string): string {
  const { pathname } = new URL(url, "http://localhost");
  const parts = pathname
    .slice(0, 400)
    .split("/")
    .map((part) => (part.length > 24 || /_|%/.test(part) ? ":id" : part));
  return `${method} ${parts.join("/")}`;
}

/** Records a refusal if it belongs in the log: of somebody signed in, or of an invalid credential. */
export async function recordRefusal(
  actor: Actor,
  status: number,
  failedCredential: boolean,
  route: string,
): Promise<void> {
  if (status !== 401 && status !== 403) return;
  if (actor.kind !== "user" && !failedCredential) return;
  await recordSecurity(actor, { kind: "refused", detail: `${status} ${route}` });
}
