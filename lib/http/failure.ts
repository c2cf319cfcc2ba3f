import "server-only";
import { z } from "zod";
import { Prisma } from "@/prisma/generated/client";
import { AppError, isFull, statusOfCode, storageFull, type Issue } from "@/lib/errors";
import { errorText, isMessageKey, issueText } from "@/lib/i18n/errors";
import { messageOf } from "@/lib/i18n/message-key";
import type { Locale } from "@/lib/i18n/locales";
import { log } from "@/lib/log";

export type Failure = {
  status: number;
  error: string;
  code: string;
  issues: { path: string; message: string }[];
  retryAfter?: number;
  requestId?: string;
};

/** zod's issues as ours. The first one's words become the whole message where they are the catalogue's. */
export function fromZod(error: z.core.$ZodError): AppError {
  const issues: Issue[] = error.issues.flatMap((issue): Issue[] => {
    const path = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        path: path ? `${path}.${key}` : key,
        message: "unknownField",
      }));
    if (issue.code !== "too_big" || issue.origin !== "string")
      return [{ path, ...messageAndParams(issue.message) }];
    const message = isMessageKey(issue.message) ? issue.message : "tooLong";
    return [{ path, message, params: { max: Number(issue.maximum) } }];
  });
  const first = issues[0]?.message;
  const key =
    first &&
    isMessageKey(first) &&
    first !== "invalidField" &&
    first !== "unknownField" &&
    first !== "tooLong"
      ? first
      : "invalidInput";
  const params = key === first ? issues[0]?.params : undefined;
  return new AppError("invalid", key, { issues, ...(params ? { params } : {}) });
}

/** A schema's message is a key of the catalogue, perhaps with what stands in it (`messageWith`), or zod's own English. */
function messageAndParams(text: string): Pick<Issue, "message" | "params"> {
  const bare = text.split("?", 1)[0] ?? "";
  if (!isMessageKey(bare)) return { message: "invalidField" };
  const { params } = messageOf(text);
  return Object.keys(params).length > 0 ? { message: bare, params } : { message: bare };
}

/** What the driver and PostgreSQL say when a statement could not be done now: away, starting, ending, full, read-only, waited too long. A raw query carries it as words only. */
const awayPatterns =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|Code: .(?:57P0[123]|57014|55P03|53[123]00|25006)\b|read-only transaction|can't reach database server|server has closed the connection|too many (?:database )?(?:connections|clients)|remaining connection slots|operation has timed out|terminating connection|starting up|shutting down|timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|socket has been ended|EPIPE|due to (?:statement|lock) timeout|write conflict or a deadlock|deadlock detected/i;

const awayCodes =
  /^(?:57P0[123]|57014|55P03|53[123]00|25006|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT)$/;

/** Whether the database is away: refused, cut, starting up, too slow to answer. */
export function databaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  const code = error instanceof Prisma.PrismaClientKnownRequestError ? error.code : "";
  if (
    ["P1000", "P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2034", "P2037"].includes(code)
  )
    return true;
  return (
    awayCodes.test(String((error as { code?: unknown } | null)?.code ?? "")) ||
    awayPatterns.test(String((error as Error | null)?.message ?? ""))
  );
}

/** PostgreSQL's class 22 (data it cannot hold: NUL, out of range): the client's fault, never a 500 (money.md T18). */
const badData = (error: unknown): boolean =>
  /\b22(?:021|P02|P05|003|007|008)\b|invalid byte sequence|out of range/i.test(
    String((error as Error | null)?.message ?? ""),
  );

/** Turns whatever a verb threw into one failure, in a language. Unknown errors are logged with the request's id and say nothing. */
export function toFailure(error: unknown, locale: Locale, requestId: string): Failure {
  if (error instanceof z.core.$ZodError) return toFailure(fromZod(error), locale, requestId);
  if (isFull(error)) return toFailure(storageFull(error), locale, requestId);
  if (error instanceof AppError) {
    if (error.code === "internal") log.error("request.failed", { requestId, error });
    if (error.code === "storage_full") log.error("storage.full", { requestId, error: error.cause });
    return {
      status: statusOfCode[error.code],
      error: errorText(error.key, locale, error.params),
      code: error.code,
      issues: error.issues.map((i) => ({
        path: i.path,
        message: issueText(i.message, locale, i.params),
      })),
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    };
  }
  if (databaseAway(error)) {
    log.error("database.away", { requestId, error });
    return {
      status: 503,
      error: errorText("databaseAway", locale),
      code: "unavailable",
      issues: [],
      retryAfter: 5,
    };
  }
  if (badData(error)) {
    log.warn("request.bad_data", { requestId, error });
    return { status: 400, error: errorText("invalidText", locale), code: "invalid", issues: [] };
  }
  log.error("request.failed", { requestId, error });
  return {
    status: 500,
    error: errorText("unexpected", locale),
    code: "internal",
    issues: [],
    requestId,
  };
}
