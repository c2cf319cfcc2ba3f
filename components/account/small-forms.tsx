"use client";

import { FormError } from "@/components/forms/form-error";
import { TextField } from "@/components/forms/fields";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";
import { Notice } from "@/components/ui/notice";

type Common = { submit: string; pending: string; unreachable: string };

export function ResetRequestForm({
  action,
  words,
}: {
  action: FormAction;
  words: Common & { email: string };
}) {
  const form = useActionForm(action, { unreachable: words.unreachable });
  if (form.state.status === "ok")
    return (
      <Notice kind="good" role="status">
        {form.state.message}
      </Notice>
    );
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
    </form>
  );
}

export function NewPasswordForm({
  action,
  token,
  words,
}: {
  action: FormAction;
  token: string;
  words: Common & { password: string; hint: string; confirm: string; show: string; hide: string };
}) {
  const form = useActionForm(action, { unreachable: words.unreachable });
  const eye = { show: words.show, hide: words.hide };
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      <input type="hidden" name="token" value={token} />
      <PasswordField
        label={words.password}
        help={words.hint}
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
    </form>
  );
}

/** A link of a mail shows; only this press acts (mail scanners follow links). */
export function ConfirmForm({
  action,
  token,
  words,
}: {
  action: FormAction;
  token: string;
  words: Common;
}) {
  const form = useActionForm(action, { unreachable: words.unreachable });
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      <input type="hidden" name="token" value={token} />
      <SubmitButton variant="primary" size="lg" pendingLabel={words.pending} pending={form.pending}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
