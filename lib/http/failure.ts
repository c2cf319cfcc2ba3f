import "server-only";
import { z } from "zod";
import { clientGone, databaseAway } from "@/lib/http/database-away";
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

/**
 * zod's issues as ours. If the first one's message is from the catalogue, it becomes the message of the whole error.
 */
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

/** A schema's message is a key of the catalogue, possibly with parameters (`messageWith`), or zod's own English. */
function messageAndParams(text: string): Pick<Issue, "message" | "params"> {
  const bare = text.split("?", 1)[0] ?? "";
  if (!isMessageKey(bare)) return { message: "invalidField" };
  const { params } = messageOf(text);
  return Object.keys(params).length > 0 ? { message: bare, params } : { message: bare };
}

/** PostgreSQL's class 22 (data it cannot store: NUL, out of range): a client error, never a 500. */
const badData = (error: unknown): boolean =>
  /\b22(?:021|P02|P05|003|007|008)\b|invalid byte sequence|out of range/i.test(
    String((error as Error | null)?.message ?? ""),
  );

/** An error that was thrown on purpose, as a failure: status and text come from the code and the catalogue. */
export const failureOf = (error: AppError, locale: Locale): Failure => ({
  status: statusOfCode[error.code],
  error: errorText(error.key, locale, error.params),
  code: error.code,
  issues: error.issues.map((i) => ({
    path: i.path,
    message: issueText(i.message, locale, i.params),
  })),
  ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
});

/**
 * Turns whatever a verb threw into one failure, in a language. Unknown errors are logged with the request's id; the
 * response reveals nothing about them.
 */
export function toFailure(error: unknown, locale: Locale, requestId: string): Failure {
  if (error instanceof z.core.$ZodError) return toFailure(fromZod(error), locale, requestId);
  if (isFull(error)) return toFailure(storageFull(error), locale, requestId);
  if (error instanceof AppError) {
    if (error.code === "internal") log.error("request.failed", { requestId, error });
    if (error.code === "storage_full") log.error("storage.full", { requestId, error: error.cause });
    return failureOf(error, locale);
  }
  if (clientGone(error)) {
    log.info("request.aborted", { requestId });
    return failureOf(new AppError("invalid", "invalidInput"), locale);
  }
  if (databaseAway(error)) {
    log.error("database.away", { requestId, error });
    return failureOf(new AppError("unavailable", "databaseAway", { retryAfter: 5 }), locale);
  }
  if (badData(error)) {
    log.warn("request.bad_data", { requestId, error });
    return failureOf(new AppError("invalid", "invalidText"), locale);
  }
  log.error("request.failed", { requestId, error });
  return { ...failureOf(new AppError("internal", "unexpected"), locale), requestId };
}
