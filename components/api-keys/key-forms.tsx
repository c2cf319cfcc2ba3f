"use client";

import { NewKey, type NewKeyLabels } from "@/components/api-keys/new-key";
import { CheckField, SelectField, TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormMessages } from "@/lib/forms/messages";

const loadKeyForm = async () => (await import("@/lib/api-keys/form-schemas")).keyForm;

type Made = { key: string };
type Labels = NewKeyLabels &
  Record<"name" | "nameHelp" | "scopesLegend" | "lasts" | "create" | "creating", string>;

/** Creates a key, which then replaces the form. Works without a script. */
export function CreateKeyForm({
  action,
  messages,
  labels,
  scopes,
  lifetimes,
}: {
  action: FormAction<Made>;
  messages: FormMessages;
  labels: Labels;
  scopes: { name: string; label: string; help: string }[];
  lifetimes: { value: string; label: string }[];
}) {
  return (
    <Form<Made>
      action={action}
      messages={messages}
      schema={loadKeyForm}
      label={labels.create}
      prefix="key-"
      done={({ message, data }) =>
        data ? <NewKey message={message ?? ""} value={data.key} labels={labels} /> : null
      }
    >
      <TextField name="name" label={labels.name} help={labels.nameHelp} maxLength={60} required />
      <fieldset className="mt-5">
        <legend className="mb-1 font-bold">{labels.scopesLegend}</legend>
        <div className="grid gap-x-8 sm:grid-cols-2">
          {scopes.map(({ name, label, help }) => (
            <CheckField key={name} name={name} value="on" label={label} help={help} />
          ))}
        </div>
      </fieldset>
      <SelectField
        name="days"
        label={labels.lasts}
        options={lifetimes}
        defaultValue="365"
        fieldClass="mt-5"
      />
      <div className="mt-[1.35rem]">
        <SubmitButton pendingLabel={labels.creating}>{labels.create}</SubmitButton>
      </div>
    </Form>
  );
}

/** Replaces a key; the new one then replaces the button. */
export function RotateKeyForm({
  action,
  messages,
  keyId,
  label,
  who,
  pending,
  labels,
}: {
  action: FormAction<Made>;
  messages: FormMessages;
  keyId: string;
  label: string;
  /** the button's label with the key's name, for those who cannot see the row */ who: string;
  pending: string;
  labels: NewKeyLabels;
}) {
  return (
    <Form<Made>
      compact
      action={action}
      messages={messages}
      prefix={`rotate-${keyId}-`}
      label={who}
      done={({ message, data }) =>
        data ? <NewKey message={message ?? ""} value={data.key} labels={labels} /> : null
      }
    >
      <input type="hidden" name="keyId" value={keyId} />
      <SubmitButton variant="outline" size="sm" pendingLabel={pending} aria-label={who}>
        {label}
      </SubmitButton>
    </Form>
  );
}
