import { createFormControl } from "react-hook-form";
import { issuesOf, resolverOf, type Issue, type KnownIssue } from "@/components/forms/resolver";
import type { SchemaLoader } from "@/lib/forms/form-schema";

type Options = {
  schema: () => ReturnType<SchemaLoader> | undefined;
  /** what would be posted now */
  read: () => FormData;
  onIssues: (issues: KnownIssue[]) => void;
};

/**
 * Says what is wrong with which field, and when. Fetched when a form is first touched (use-field-checks.ts): a reader does not
 * pay for it. It is told of events and asks for the fields' values; it never writes to a box, so that what was typed before
 * it came, or while it came, stays.
 */
export function fieldChecks({ schema, read, onIssues }: Options) {
  const { register, handleSubmit, setError, subscribe, trigger } = createFormControl({
    mode: "onTouched",
    shouldFocusError: false,
    resolver: resolverOf(schema, read),
  });
  let current: KnownIssue[] = [];
  subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      current = issuesOf(errors ?? {});
      onIssues(current);
    },
  });
  const event = (type: "change" | "blur", name: string, value: string) => ({
    type,
    target: { name, value },
  });
  return {
    async changed(name: string, value: string) {
      await register(name).onChange(event("change", name, value));
      // what was found elsewhere may be about this field too, e.g. two passwords that differ
      const others = current.filter((issue) => issue.path !== name && issue.type !== "server");
      if (others.length > 0) await trigger(others.map((issue) => issue.path));
    },
    async left(name: string, value: string) {
      await register(name).onBlur(event("blur", name, value));
    },
    async look(name: string) {
      register(name);
      await trigger(name);
    },
    /** @returns what is wrong with what `read` gives; nothing: it may be sent */
    async submitted(): Promise<Issue[]> {
      let found: Issue[] = [];
      await handleSubmit(
        () => undefined,
        (errors) => {
          found = issuesOf(errors);
        },
      )();
      return found;
    },
    /** Takes over what the server said, until it is mended. */
    say(issues: readonly Issue[]) {
      for (const { path, message } of issues) setError(path, { type: "server", message });
    },
  };
}

export type FieldChecks = ReturnType<typeof fieldChecks>;
