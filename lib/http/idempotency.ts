import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";
import { Prisma } from "@/prisma/generated/client";
import { hours, now, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { actorId, type Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/encryption";
import type { RouteResult } from "@/lib/http/route";

const lifeMs = hours(24);
/** If the first request died, its row stays unanswered; after this long another request may take over the key. */
const stuckMs = 60_000;

/** JSON with sorted keys: the same body in another key order is the same body. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`)
    .join(",")}}`;
}

/**
 * The scoped idempotency key of a request, or null without the header.
 * @throws 400 when it is not 1 to 255 printable characters
 */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (!/^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(key))
    throw new AppError("invalid", "idempotencyKeyInvalid", {
      issues: [{ path: "Idempotency-Key", message: "idempotencyKeyInvalid" }],
    });
  return key;
}

const storedResult = z.object({
  data: z.unknown(),
  message: z.string().exactOptional(),
  extra: z.record(z.string(), z.unknown()).exactOptional(),
});

/**
 * Optional header, scoped by credential or address, by call and by key, for 24 hours (OP-104). The same key and body
 * return the same response; another body gets 409 key_reused; while the first request runs, 409 in_progress. A refusal
 * (a thrown 4xx) frees the key again, so that a corrected request may use it.
 */
export async function withIdempotency(
  request: Request,
  actor: Actor,
  body: unknown,
  run: () => Promise<RouteResult & { status: number }>,
): Promise<RouteResult & { status: number }> {
  const key = idempotencyKey(request);
  if (key === null) return run();
  const scope = sha256(
    `${actorId(actor) ?? actor.address}\n${request.method} ${new URL(request.url).pathname}`,
  );
  const requestHash = sha256(canonical(body));
  const taken = await db.$queryRaw<{ fresh: boolean }[]>`
    insert into api_idempotency (scope, key, request_hash, created_at) values (${scope}, ${key}, ${requestHash}, ${now()})
    on conflict (scope, key) do update set request_hash = excluded.request_hash, status = null, body = null, created_at = excluded.created_at
      where api_idempotency.created_at < ${new Date(nowMs() - lifeMs)}
         or (api_idempotency.status is null and api_idempotency.created_at < ${new Date(nowMs() - stuckMs)} and api_idempotency.request_hash = excluded.request_hash)
    returning true as fresh`;
  if (taken.length === 0) {
    const row = await db.idempotency.findUnique({ where: { scope_key: { scope, key } } });
    if (row && row.requestHash !== requestHash)
      throw new AppError("key_reused", "idempotencyKeyReused");
    if (!row || row.status === null)
      throw new AppError("in_progress", "idempotencyInProgress", { retryAfter: 1 });
    return { ...storedResult.parse(row.body), status: row.status };
  }
  let result: RouteResult & { status: number };
  try {
    result = await run();
  } catch (error) {
    await db.idempotency.deleteMany({ where: { scope, key, status: null } }).catch(() => undefined);
    throw error;
  }
  await keep({ scope, key }, result);
  return result;
}

/**
 * Stores the response of what is done. If that fails, the key stays taken, so that a repeated call does not do it again
 * at once, and the caller gets the response all the same.
 */
async function keep(
  at: { scope: string; key: string },
  result: RouteResult & { status: number },
): Promise<void> {
  const stored = {
    data: result.data,
    ...(result.message === undefined ? {} : { message: result.message }),
    ...(result.extra ? { extra: result.extra } : {}),
  };
  try {
    await db.idempotency.update({
      where: { scope_key: at },
      data: { status: result.status, body: stored as Prisma.InputJsonValue },
    });
  } catch (error) {
    log.error("idempotency.not_stored", { error });
  }
}
