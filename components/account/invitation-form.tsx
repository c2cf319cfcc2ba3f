"use client";

import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { NewPasswordFields } from "@/components/account/new-password-fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { FormMessages } from "@/lib/forms/messages";

const invitationForm = async () => (await import("@/lib/users/form-schemas")).invitationForm;

type Labels = Record<
  "name" | "email" | "password" | "hint" | "confirm" | "submit" | "pending" | "show" | "hide",
  string
>;
type Props = {
  action: FormAction;
  token: string;
  email: string;
  labels: Labels;
  messages: FormMessages;
};

/** Creates the account of an invited person; its address is the one that the invitation was mailed to. */
export function InvitationForm({ action, token, email, labels, messages }: Props) {
  return (
    <Form id="accept" action={action} schema={invitationForm} messages={messages}>
      <input type="hidden" name="token" value={token} />
      <Field id="invited" label={labels.email}>
        {(inputProps) => (
          <Input
            type="email"
            autoComplete="username"
            defaultValue={email}
            readOnly
            {...inputProps}
          />
        )}
      </Field>
      <TextField name="name" label={labels.name} autoComplete="name" maxLength={120} required />
      <NewPasswordFields labels={labels} />
      <SubmitButton variant="primary" size="lg" full pendingLabel={labels.pending} className="mt-7">
        {labels.submit}
      </SubmitButton>
    </Form>
  );
}
