"use client";

import { AreaField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormMessages } from "@/lib/forms/messages";

const loadHideReasonForm = async () => (await import("@/lib/updates/form-schema")).hideReasonForm;

/** The reason for hiding an update, which its organisation can read. */
export function HideUpdate({
  action,
  messages,
  labels,
  hidden,
}: {
  action: FormAction;
  messages: FormMessages;
  labels: Record<"reason" | "hide" | "working" | "label", string>;
  hidden: Record<string, string>;
}) {
  return (
    <Form
      action={action}
      schema={loadHideReasonForm}
      messages={messages}
      label={labels.label}
      prefix={`hide-${hidden["updateId"]}-`}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <AreaField name="reason" label={labels.reason} rows={2} maxLength={500} required />
      <SubmitButton
        variant="destructive"
        size="sm"
        className="mt-3"
        pendingLabel={labels.working}
        aria-label={labels.label}
      >
        {labels.hide}
      </SubmitButton>
    </Form>
  );
}
