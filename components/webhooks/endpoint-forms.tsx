"use client";

import { NewKey, type NewKeyLabels } from "@/components/api-keys/new-key";
import { CheckField, TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormMessages } from "@/lib/forms/messages";

const loadNew = async () => (await import("@/lib/webhooks/form-schemas")).endpointForm;
const loadChange = async () => (await import("@/lib/webhooks/form-schemas")).changeForm;

type Made = { key: string };
type EventBox = { field: string; type: string; label: string; checked: boolean };
type FieldLabels = Record<
  "address" | "addressHelp" | "eventsLegend" | "withDonors" | "withDonorsHelp",
  string
>;

function EndpointFields({
  labels,
  events,
  url = "",
  withDonors = false,
}: {
  labels: FieldLabels;
  events: EventBox[];
  url?: string;
  withDonors?: boolean;
}) {
  return (
    <>
      <TextField
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        label={labels.address}
        help={labels.addressHelp}
        maxLength={500}
        defaultValue={url}
        required
      />
      <fieldset className="mt-5">
        <legend className="mb-1 font-bold">{labels.eventsLegend}</legend>
        <div className="grid gap-x-8 sm:grid-cols-2">
          {events.map(({ field, type, label, checked }) => (
            <CheckField
              key={field}
              name={field}
              value="on"
              label={label}
              help={type}
              defaultChecked={checked}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-5">
        <CheckField
          name="withDonors"
          value="on"
          label={labels.withDonors}
          help={labels.withDonorsHelp}
          defaultChecked={withDonors}
        />
      </div>
    </>
  );
}

/** Adds an endpoint; its secret then replaces the form. Works without a script. */
export function CreateEndpointForm({
  action,
  messages,
  labels,
  events,
}: {
  action: FormAction<Made>;
  messages: FormMessages;
  labels: FieldLabels & NewKeyLabels & Record<"create" | "creating", string>;
  events: EventBox[];
}) {
  return (
    <Form<Made>
      action={action}
      messages={messages}
      schema={loadNew}
      label={labels.create}
      prefix="webhook-"
      done={({ message, data }) =>
        data ? <NewKey message={message ?? ""} value={data.key} labels={labels} /> : null
      }
    >
      <EndpointFields labels={labels} events={events} />
      <div className="mt-[1.35rem]">
        <SubmitButton pendingLabel={labels.creating}>{labels.create}</SubmitButton>
      </div>
    </Form>
  );
}

export function ChangeEndpointForm({
  action,
  messages,
  labels,
  endpoint,
  events,
}: {
  action: FormAction;
  messages: FormMessages;
  labels: FieldLabels & Record<"settings" | "save" | "saving", string>;
  endpoint: { id: string; url: string; withDonors: boolean };
  events: EventBox[];
}) {
  return (
    <Form
      action={action}
      messages={messages}
      schema={loadChange}
      label={labels.settings}
      prefix="webhook-"
    >
      <input type="hidden" name="endpointId" value={endpoint.id} />
      <EndpointFields
        labels={labels}
        events={events}
        url={endpoint.url}
        withDonors={endpoint.withDonors}
      />
      <div className="mt-[1.35rem]">
        <SubmitButton pendingLabel={labels.saving}>{labels.save}</SubmitButton>
      </div>
    </Form>
  );
}

/** Replaces the secret; the new one then replaces the button. */
export function RotateSecretForm({
  action,
  messages,
  endpointId,
  labels,
}: {
  action: FormAction<Made>;
  messages: FormMessages;
  endpointId: string;
  labels: NewKeyLabels & Record<"rotate" | "working", string>;
}) {
  return (
    <Form<Made>
      compact
      action={action}
      messages={messages}
      prefix="rotate-"
      label={labels.rotate}
      done={({ message, data }) =>
        data ? <NewKey message={message ?? ""} value={data.key} labels={labels} /> : null
      }
    >
      <input type="hidden" name="endpointId" value={endpointId} />
      <SubmitButton variant="outline" size="sm" pendingLabel={labels.working}>
        {labels.rotate}
      </SubmitButton>
    </Form>
  );
}
