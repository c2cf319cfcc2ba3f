"use client";

import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { NewPasswordFields } from "@/components/account/new-password-fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { useMiniToast } from "@/components/ui/mini-toast";
import type { FormMessages } from "@/lib/forms/messages";

const signupForm = async () => (await import("@/lib/users/form-schemas")).signupForm;

type Labels = Record<
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
type Props = { action: FormAction; email: string; labels: Labels; messages: FormMessages };

export function SignupForm({ action, email, labels, messages }: Props) {
  const [toast, showToast] = useMiniToast();
  return (
    <Form
      id="signup"
      action={action}
      schema={signupForm}
      messages={messages}
      onError={({ error }) => showToast(error, "bad")}
    >
      <TextField
        name="name"
        label={labels.name}
        autoComplete="organization"
        maxLength={120}
        required
      />
      <TextField
        name="personName"
        label={labels.person}
        optional={labels.optional}
        help={labels.personHelp}
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        name="email"
        label={labels.email}
        help={labels.emailHint}
        type="email"
        autoComplete="email"
        defaultValue={email}
        required
      />
      <NewPasswordFields labels={{ ...labels, hint: labels.passwordHint }} />
      <SubmitButton variant="primary" size="lg" full pendingLabel={labels.pending} className="mt-7">
        {labels.submit}
      </SubmitButton>
      {toast}
    </Form>
  );
}
