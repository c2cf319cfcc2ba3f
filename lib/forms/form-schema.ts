import type * as z from "zod/mini";
import { messageWith, type MessageKey } from "@/lib/i18n/message-key";

/**
 * What a form's fields may hold, written in zod's small build from the same field schemas that the verb parses with, and every
 * message that it can give: the page sends those, and no others, in the person's language. Browser-safe.
 */
export type FormSchema = {
  schema: z.core.$ZodType<unknown, Record<string, unknown>>;
  messages: readonly MessageKey[];
};

/** Fetches the schema: zod and the rules come to a browser when a form is first touched, not with the page. */
export type SchemaLoader = () => Promise<FormSchema>;

/** Messages that any schema may give. */
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
