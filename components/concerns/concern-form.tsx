"use client";

import { Decoy } from "@/components/forms/decoy";
import { AreaField, TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormMessages } from "@/lib/forms/messages";
import { maxConcern } from "@/lib/concerns/rules";

const loadConcernForm = async () => (await import("@/lib/concerns/schema")).concernForm;

type ConcernLabels = Record<
  "text" | "textHelp" | "email" | "emailHelp" | "optional" | "send" | "sending",
  string
>;

/** A visitor's concern; giving an address is optional. Works without a script too. */
export function ConcernForm({
  action,
  messages,
  labels,
  ngoId,
  campaign,
}: {
  action: FormAction;
  messages: FormMessages;
  labels: ConcernLabels;
  ngoId: string;
  /** the campaign's slug; "" for the whole organisation */
  campaign: string;
}) {
  const { text, email } = labels;
  return (
    <Form
      id="concern"
      action={action}
      schema={loadConcernForm}
      messages={messages}
      labels={{ text, email }}
    >
      <input type="hidden" name="ngoId" value={ngoId} />
      <input type="hidden" name="campaign" value={campaign} />
      <AreaField
        name="text"
        label={text}
        help={labels.textHelp}
        required
        rows={8}
        maxLength={maxConcern}
      />
      <TextField
        name="email"
        label={email}
        help={labels.emailHelp}
        optional={labels.optional}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Decoy />
      <SubmitButton size="lg" pendingLabel={labels.sending} className="mt-7">
        {labels.send}
      </SubmitButton>
    </Form>
  );
}
