"use client";

import { NewKey, type NewKeyWords } from "@/components/api-keys/new-key";
import { CheckField, TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormMessages } from "@/lib/forms/messages";

const loadNew = async () => (await import("@/lib/webhooks/form-schemas")).endpointForm;
const loadChange = async () => (await import("@/lib/webhooks/form-schemas")).changeForm;

type Made = { key: string };
type EventBox = { field: string; type: string; label: string; checked: boolean };
type FieldWords = Record<
  "address" | "addressHelp" | "eventsLegend" | "withDonors" | "withDonorsHelp",
  string
>;

function EndpointFields({
  words,
  events,
  url = "",
  withDonors = false,
}: {
  words: FieldWords;
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
        label={words.address}
        help={words.addressHelp}
        maxLength={500}
        defaultValue={url}
        required
      />
      <fieldset className="mt-5">
        <legend className="mb-1 font-bold">{words.eventsLegend}</legend>
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
          label={words.withDonors}
          help={words.withDonorsHelp}
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
  words,
  events,
}: {
  action: FormAction<Made>;
  messages: FormMessages;
  words: FieldWords & NewKeyWords & Record<"create" | "creating", string>;
  events: EventBox[];
}) {
  return (
    <Form<Made>
      action={action}
      messages={messages}
      schema={loadNew}
      label={words.create}
      prefix="webhook-"
      done={({ message, data }) =>
        data ? <NewKey message={message ?? ""} value={data.key} words={words} /> : null
      }
    >
      <EndpointFields words={words} events={events} />
      <div className="mt-[1.35rem]">
        <SubmitButton pendingLabel={words.creating}>{words.create}</SubmitButton>
      </div>
    </Form>
  );
}

export function ChangeEndpointForm({
  action,
  messages,
  words,
  endpoint,
  events,
}: {
  action: FormAction;
  messages: FormMessages;
  words: FieldWords & Record<"settings" | "save" | "saving", string>;
  endpoint: { id: string; url: string; withDonors: boolean };
  events: EventBox[];
}) {
  return (
    <Form
      action={action}
      messages={messages}
      schema={loadChange}
      label={words.settings}
      prefix="webhook-"
    >
      <input type="hidden" name="endpointId" value={endpoint.id} />
      <EndpointFields
        words={words}
        events={events}
        url={endpoint.url}
        withDonors={endpoint.withDonors}
      />
      <div className="mt-[1.35rem]">
        <SubmitButton pendingLabel={words.saving}>{words.save}</SubmitButton>
      </div>
    </Form>
  );
}

/** Replaces the secret; the new one then replaces the button. */
export function RotateSecretForm({
  action,
  messages,
  endpointId,
  words,
}: {
  action: FormAction<Made>;
  messages: FormMessages;
  endpointId: string;
  words: NewKeyWords & Record<"rotate" | "working", string>;
}) {
  return (
    <Form<Made>
      compact
      action={action}
      messages={messages}
      prefix="rotate-"
      label={words.rotate}
      done={({ message, data }) =>
        data ? <NewKey message={message ?? ""} value={data.key} words={words} /> : null
      }
    >
      <input type="hidden" name="endpointId" value={endpointId} />
      <SubmitButton variant="outline" size="sm" pendingLabel={words.working}>
        {words.rotate}
      </SubmitButton>
    </Form>
  );
}
