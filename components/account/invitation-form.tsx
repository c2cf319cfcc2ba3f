"use client";

import { FormError } from "@/components/forms/form-error";
import { TextField } from "@/components/forms/fields";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";

type Words = Record<
  | "name"
  | "email"
  | "password"
  | "hint"
  | "confirm"
  | "submit"
  | "pending"
  | "unreachable"
  | "show"
  | "hide",
  string
>;

/** The account of a person who was invited; the address is the one that the mail went to. */
export function InvitationForm({
  action,
  token,
  email,
  words,
}: {
  action: FormAction;
  token: string;
  email: string;
  words: Words;
}) {
  const form = useActionForm(action, { unreachable: words.unreachable });
  const eye = { show: words.show, hide: words.hide };
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      <input type="hidden" name="token" value={token} />
      <TextField
        id="invited"
        name=""
        label={words.email}
        type="email"
        autoComplete="username"
        defaultValue={email}
        readOnly
      />
      <TextField
        label={words.name}
        autoComplete="name"
        maxLength={120}
        required
        {...form.field("name")}
      />
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
