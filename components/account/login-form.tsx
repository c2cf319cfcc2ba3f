"use client";

import { useEffect } from "react";
import { FormError } from "@/components/forms/form-error";
import { TextField } from "@/components/forms/fields";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";
import { useMiniToast } from "@/components/ui/mini-toast";

type Words = {
  email: string;
  password: string;
  submit: string;
  pending: string;
  toast: string;
  failed: string;
  unreachable: string;
  show: string;
  hide: string;
};

/** Login of one kind of account. Works as a plain form too. */
export function LoginForm({
  action,
  next,
  words,
}: {
  action: FormAction;
  next: string;
  words: Words;
}) {
  const form = useActionForm(action, { unreachable: words.unreachable, failed: words.failed });
  const [toast, say] = useMiniToast();
  // an empty field has its own words beside it: nothing was tried, so nothing failed
  const failedAt =
    form.state.status === "error" && form.state.code !== "invalid" ? form.state.at : 0;
  useEffect(() => {
    if (failedAt) say(words.toast, "bad");
  }, [failedAt, say, words.toast]);
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      <input type="hidden" name="next" value={next} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        required
        {...form.field("email")}
      />
      <PasswordField
        label={words.password}
        words={{ show: words.show, hide: words.hide }}
        required
        {...form.field("password")}
      />
      <SubmitButton
        variant="primary"
        size="lg"
        full
        pendingLabel={words.pending}
        pending={form.pending}
        style={{ marginTop: "1.75rem" }}
      >
        {words.submit}
      </SubmitButton>
      {toast}
    </form>
  );
}
