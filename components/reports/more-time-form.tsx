"use client";

import { AreaField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormMessages } from "@/lib/forms/messages";

const loadMoreTimeForm = async () => (await import("@/lib/reports/form-schema")).moreTimeForm;

/** Grants more time for a report, with a reason for the audit log. */
export function MoreTimeForm({
  action,
  messages,
  labels,
  campaignId,
  back,
}: {
  action: FormAction;
  messages: FormMessages;
  labels: Record<"reason" | "give" | "working" | "label", string>;
  campaignId: string;
  back: string;
}) {
  return (
    <Form
      action={action}
      schema={loadMoreTimeForm}
      messages={messages}
      label={labels.label}
      back={back}
      prefix={`time-${campaignId}-`}
    >
      <input type="hidden" name="campaignId" value={campaignId} />
      <AreaField name="reason" label={labels.reason} rows={2} maxLength={500} required />
      <SubmitButton
        variant="outline"
        size="sm"
        className="mt-3"
        pendingLabel={labels.working}
        aria-label={labels.label}
      >
        {labels.give}
      </SubmitButton>
    </Form>
  );
}
