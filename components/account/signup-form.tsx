"use client";

import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useMiniToast } from "@/components/ui/mini-toast";
import type { FormMessages } from "@/lib/forms/messages";
import { signupForm } from "@/lib/users/form-schemas";

type Words = Record<
  | "name"
  | "person"
  | "personHelp"
  | "optional"
  | "email"
  | "emailHint"
  | "password"
  | "passwordHint"
  | "confirm"
  | "submit"
  | "pending"
  | "show"
  | "hide",
  string
>;
type Props = { action: FormAction; email: string; words: Words; messages: FormMessages };

export function SignupForm({ action, email, words, messages }: Props) {
  const [toast, say] = useMiniToast();
  const eye = { show: words.show, hide: words.hide };
  return (
    <Form
      id="signup"
      action={action}
      schema={signupForm}
      messages={messages}
      onError={({ error }) => say(error, "bad")}
    >
      <TextField
        name="name"
        label={words.name}
        autoComplete="organization"
        maxLength={120}
        required
      />
      <TextField
        name="personName"
        label={words.person}
        optional={words.optional}
        help={words.personHelp}
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        name="email"
        label={words.email}
        help={words.emailHint}
        type="email"
        autoComplete="email"
        defaultValue={email}
        required
      />
      <PasswordField
        name="password"
        label={words.password}
        help={words.passwordHint}
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
      {toast}
    </Form>
  );
}
