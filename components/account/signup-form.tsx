"use client";

import { useEffect } from "react";
import { FormError } from "@/components/forms/form-error";
import { TextField } from "@/components/forms/fields";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";
import { useMiniToast } from "@/components/ui/mini-toast";

type Words = {
  name: string;
  email: string;
  emailHint: string;
  password: string;
  passwordHint: string;
  confirm: string;
  submit: string;
  pending: string;
  failed: string;
  unreachable: string;
  show: string;
  hide: string;
};

export function SignupForm({
  action,
  email,
  words,
}: {
  action: FormAction;
  email: string;
  words: Words;
}) {
  const form = useActionForm(action, { unreachable: words.unreachable, failed: words.failed });
  const [toast, say] = useMiniToast();
  const failed = form.state.status === "error" ? form.state : null;
  useEffect(() => {
    if (failed) say(failed.error, "bad");
  }, [failed, say]);
  const eye = { show: words.show, hide: words.hide };
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      <TextField
        label={words.name}
        autoComplete="organization"
        maxLength={120}
        required
        {...form.field("name")}
      />
      <TextField
        label={words.email}
        help={words.emailHint}
        type="email"
        autoComplete="email"
        required
        {...form.field("email", email)}
      />
      <PasswordField
        label={words.password}
        help={words.passwordHint}
        words={eye}
        autoComplete="new-password"
        required
        {...form.field("password")}
      />
      <PasswordField
        label={words.confirm}
        words={eye}
        autoComplete="new-password"
        required
        {...form.field("confirmPassword")}
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
