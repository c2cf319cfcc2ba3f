import { createFormControl } from "react-hook-form";
import { issuesOf, resolverOf, type Issue, type KnownIssue } from "@/components/forms/resolver";
import type { SchemaLoader } from "@/lib/forms/form-schema";

type Options = {
  schema: () => ReturnType<SchemaLoader> | undefined;
  /** the data that would be posted now */
  read: () => FormData;
  onIssues: (issues: KnownIssue[]) => void;
};

/**
 * Decides which errors to show at which field, and when. Loaded when a form is first touched (use-field-checks.ts), so
 * that readers do not download it. It listens to events and reads the fields' values; it never writes to a field, so
 * that text typed before or while it loads is kept.
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
      // an error elsewhere may concern this field too, e.g. when two passwords differ
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
    /** @returns the errors in the data that `read` returns; none means that it may be sent */
    async submitted(): Promise<Issue[]> {
      let openIssues: Issue[] = [];
      await handleSubmit(
        () => undefined,
        (errors) => {
          openIssues = issuesOf(errors);
        },
      )();
      return openIssues;
    },
    /** Shows the server's errors until they are corrected. */
    report(issues: readonly Issue[]) {
      for (const { path, message } of issues) setError(path, { type: "server", message });
    },
  };
}

export type FieldChecks = ReturnType<typeof fieldChecks>;
