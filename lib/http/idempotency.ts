import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";
import { Prisma } from "@/prisma/generated/client";
import { hours, now, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { actorId, type Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/encryption";
import type { RouteResult } from "@/lib/http/route";

const lifeMs = hours(24);
/** A first request that died leaves its row unanswered; after this long another may take the key over. */
const stuckMs = 60_000;

/** JSON with sorted keys: the same body in another order is the same body. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`)
    .join(",")}}`;
}

/** The scoped key of a request, or null without the header. @throws 400 when it is not 1 to 255 printable characters */
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
 * Optional header, scope credential or address and call and key, 24 hours (OP-104). The same key and body give the same
 * answer; another body 409 key_reused; while the first runs 409 in_progress. A refusal (4xx thrown) frees the key again,
 * so that a corrected request may use it.
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
  try {
    const result = await run();
    const stored = {
      data: result.data,
      ...(result.message === undefined ? {} : { message: result.message }),
      ...(result.extra ? { extra: result.extra } : {}),
    };
    await db.idempotency.update({
      where: { scope_key: { scope, key } },
      data: { status: result.status, body: stored as Prisma.InputJsonValue },
    });
    return result;
  } catch (error) {
    await db.idempotency.deleteMany({ where: { scope, key, status: null } }).catch(() => undefined);
    throw error;
  }
}
