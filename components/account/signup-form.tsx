"use client";

import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { NewPasswordFields } from "@/components/account/new-password-fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { useMiniToast } from "@/components/ui/mini-toast";
import type { FormMessages } from "@/lib/forms/messages";

const signupForm = async () => (await import("@/lib/users/form-schemas")).signupForm;

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
      <NewPasswordFields words={{ ...words, hint: words.passwordHint }} />
      <SubmitButton variant="primary" size="lg" full pendingLabel={words.pending} className="mt-7">
        {words.submit}
      </SubmitButton>
      {toast}
    </Form>
  );
}
