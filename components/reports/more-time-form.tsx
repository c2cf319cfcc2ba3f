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
  words,
  campaignId,
  back,
}: {
  action: FormAction;
  messages: FormMessages;
  words: Record<"reason" | "give" | "working" | "label", string>;
  campaignId: string;
  back: string;
}) {
  return (
    <Form
      action={action}
      schema={loadMoreTimeForm}
      messages={messages}
      label={words.label}
      back={back}
      prefix={`time-${campaignId}-`}
    >
      <input type="hidden" name="campaignId" value={campaignId} />
      <AreaField name="reason" label={words.reason} rows={2} maxLength={500} required />
      <SubmitButton
        variant="outline"
        size="sm"
        className="mt-3"
        pendingLabel={words.working}
        aria-label={words.label}
      >
        {words.give}
      </SubmitButton>
    </Form>
  );
}
