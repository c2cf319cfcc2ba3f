"use client";

import { FormError } from "@/components/forms/form-error";
import { TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";

/** Address and code of the mail: opens the donor's gifts where the mail's links do not. */
export function CodeForm({
  action,
  words,
}: {
  action: FormAction;
  words: Record<"email" | "code" | "submit" | "working" | "unreachable", string>;
}) {
  const form = useActionForm(action, { unreachable: words.unreachable, prefix: "code-" });
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        required
        {...form.field("email")}
      />
      <TextField
        label={words.code}
        autoComplete="one-time-code"
        required
        maxLength={20}
        autoCapitalize="characters"
        {...form.field("code")}
      />
      <SubmitButton
        variant="outline"
        pendingLabel={words.working}
        pending={form.pending}
        style={{ marginTop: "1rem" }}
      >
        {words.submit}
      </SubmitButton>
    </form>
  );
}
