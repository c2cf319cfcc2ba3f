import * as z from "zod/mini";
import { messageWith, type MessageKey } from "@/lib/i18n/message-key";

/**
 * The schema of a form's fields, written in zod's small build from the same field schemas that the verb uses, and every
 * message that it can produce: the page sends those, and no others, in the person's language. Browser-safe.
 */
export type FormSchema = {
  schema: z.core.$ZodType<unknown, Record<string, unknown>>;
  messages: readonly MessageKey[];
};

/** Loads the schema: a browser gets zod and the rules when a form is first touched, not with the page. */
export type SchemaLoader = () => Promise<FormSchema>;

/** Of a form that makes something: the same form sent again makes it once. */
export const requestKeyField = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,80}$/)));

/** Of a form that edits something: what it showed (lib/forms/seen.ts). */
export const seenField = z.optional(z.string().check(z.maxLength(2_000)));

/** Messages that any schema may produce. */
export const commonMessages = [
  "invalidInput",
  "invalidField",
  "invalidText",
  "tooLong",
] as const satisfies readonly MessageKey[];

/** For zod's `parse`: the message of an issue that has none of its own. */
export const messageOfIssue = (issue: z.core.$ZodRawIssue): string =>
  issue.code === "too_big" && issue.origin === "string"
    ? messageWith("tooLong", { max: Number(issue.maximum) })
    : ("invalidField" satisfies MessageKey);
