"use client";

import { AreaField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormMessages } from "@/lib/forms/messages";
import { thanksMax } from "@/lib/thanks/rules";

const thanksForm = async () => (await import("@/lib/thanks/form-schemas")).thanksForm;

/** A single text; works with and without a script. */
export function ThanksForm({
  donationId,
  action,
  messages,
  labels,
}: {
  donationId: string;
  action: FormAction;
  messages: FormMessages;
  labels: { label: string; text: string; help: string; send: string; sending: string };
}) {
  return (
    <Form
      compact
      className="mt-6"
      action={action}
      messages={messages}
      schema={thanksForm}
      label={labels.label}
    >
      <input type="hidden" name="donationId" value={donationId} />
      <AreaField
        name="text"
        label={labels.text}
        help={labels.help}
        rows={8}
        required
        maxLength={thanksMax}
      />
      <SubmitButton className="mt-4" pendingLabel={labels.sending}>
        {labels.send}
      </SubmitButton>
    </Form>
  );
}
