"use client";

import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormMessages } from "@/lib/forms/messages";

const codeForm = async () => (await import("@/lib/donors/form-schemas")).codeForm;

type Words = Record<"email" | "code" | "submit" | "working", string>;
type Props = { action: FormAction; words: Words; messages: FormMessages };

/** Email address and mailed code: opens the donor's donations when the mail's links cannot be used. */
export function CodeForm({ action, words, messages }: Props) {
  return (
    <Form id="enter-code" action={action} schema={codeForm} messages={messages} prefix="code-">
      <TextField name="email" label={words.email} type="email" autoComplete="email" required />
      <TextField
        name="code"
        label={words.code}
        autoComplete="one-time-code"
        required
        maxLength={60}
        autoCapitalize="characters"
      />
      <SubmitButton variant="outline" pendingLabel={words.working} className="mt-4">
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
