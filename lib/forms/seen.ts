import "server-only";
import { createHash } from "node:crypto";
import { AppError, fieldError } from "@/lib/errors";

/** A row's fields as its edit form shows them; "" and null are the same. */
export type SeenFields = Record<string, string | number | bigint | boolean | Date | null>;

const digest = (value: SeenFields[string]): string =>
  createHash("sha256")
    .update(value instanceof Date ? value.toISOString() : String(value ?? ""))
    .digest("base64url")
    .slice(0, 12);

/**
 * For an edit form's hidden field `seen`: a digest of each field that it shows, so that saving it cannot overwrite what
 * somebody else changed while it was open.
 */
export const seenOf = (fields: SeenFields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}:${digest(value)}`)
    .join(" ");

/** @returns names of the fields that are as the form showed them, and of those that are not; of no others */
export function comparedWithSeen(
  seen: string,
  fields: SeenFields,
): { same: Set<string>; changed: Set<string> } {
  const shown = new Map(seen.split(" ").map((part) => part.split(":", 2) as [string, string]));
  const same = new Set<string>();
  const changed = new Set<string>();
  for (const [name, value] of Object.entries(fields))
    if (shown.has(name)) (shown.get(name) === digest(value) ? same : changed).add(name);
  return { same, changed };
}

/**
 * @param sent the fields of a change, without those that were sent back as they were shown
 * @param now the same fields of the row, locked
 * @throws 409 changedMeanwhile at the first field that somebody else changed too, to something else
 */
export function assertNoClash(seen: string, sent: SeenFields, now: SeenFields): void {
  const { changed } = comparedWithSeen(seen, now);
  for (const [name, value] of Object.entries(sent))
    if (changed.has(name) && digest(value) !== digest(now[name] ?? null))
      throw fieldError(name, "changedMeanwhile", {}, "conflict");
}

/**
 * @param seen what the form showed; undefined for a call that showed nothing, which changes what it names
 * @param now the row's fields, read after it was locked
 * @param sent the same fields as this form leaves them: one that is sent again because its answer was lost, on a slow
 * line, finds its own change, which is none of somebody else's
 * @throws 409 changedMeanwhile
 */
export function assertAsSeen(seen: string | undefined, now: SeenFields, sent: SeenFields): void {
  if (seen === undefined) return;
  for (const name of comparedWithSeen(seen, now).changed)
    if (digest(sent[name] ?? null) !== digest(now[name] ?? null))
      throw new AppError("conflict", "changedMeanwhile");
}
