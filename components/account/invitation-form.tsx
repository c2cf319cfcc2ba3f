"use client";

import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { FormMessages } from "@/lib/forms/messages";
import { invitationForm } from "@/lib/users/form-schemas";

type Words = Record<
  "name" | "email" | "password" | "hint" | "confirm" | "submit" | "pending" | "show" | "hide",
  string
>;
type Props = {
  action: FormAction;
  token: string;
  email: string;
  words: Words;
  messages: FormMessages;
};

/** The account of a person who was invited; the address is the one that the mail went to. */
export function InvitationForm({ action, token, email, words, messages }: Props) {
  const eye = { show: words.show, hide: words.hide };
  return (
    <Form id="accept" action={action} schema={invitationForm} messages={messages}>
      <input type="hidden" name="token" value={token} />
      <Field id="invited" label={words.email}>
        {(wiring) => (
          <Input type="email" autoComplete="username" defaultValue={email} readOnly {...wiring} />
        )}
      </Field>
      <TextField name="name" label={words.name} autoComplete="name" maxLength={120} required />
      <PasswordField
        name="password"
        label={words.password}
        help={words.hint}
        words={eye}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirmPassword"
        label={words.confirm}
        words={eye}
        autoComplete="new-password"
        required
      />
      <SubmitButton variant="primary" size="lg" full pendingLabel={words.pending} className="mt-7">
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
