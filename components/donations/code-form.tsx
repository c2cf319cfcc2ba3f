"use client";

import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormMessages } from "@/lib/forms/messages";

const codeForm = async () => (await import("@/lib/donors/form-schemas")).codeForm;

type Labels = Record<"email" | "code" | "submit" | "working", string>;
type Props = { action: FormAction; labels: Labels; messages: FormMessages };

/** Email address and mailed code: opens the donor's donations when the mail's links cannot be used. */
export function CodeForm({ action, labels, messages }: Props) {
  return (
    <Form id="enter-code" action={action} schema={codeForm} messages={messages} prefix="code-">
      <TextField name="email" label={labels.email} type="email" autoComplete="email" required />
      <TextField
        name="code"
        label={labels.code}
        autoComplete="one-time-code"
        required
        maxLength={60}
        autoCapitalize="characters"
      />
      <SubmitButton variant="outline" pendingLabel={labels.working} className="mt-4">
        {labels.submit}
      </SubmitButton>
    </Form>
  );
}
