"use client";

import { FormError } from "@/components/forms/form-error";
import { TextField } from "@/components/forms/fields";
import { MoneyField } from "@/components/forms/money-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";

type Words = { submit: string; working: string; unreachable: string };
type Props = {
  action: FormAction;
  words: Words;
  prefix: string;
  variant?: "primary" | "outline" | "destructive" | "link";
  /** what goes along unseen: the link's token, a payment's id */
  hidden: Record<string, string>;
  field?: {
    kind: "money" | "date" | "email";
    name: string;
    label: string;
    help?: string;
    optional?: string;
    value?: string;
    min?: string;
  };
};

/** One deed of the giver's page: a button, perhaps with one field. Works as a plain form too. */
export function GiftForm({ action, words, prefix, hidden, variant = "outline", field }: Props) {
  const form = useActionForm(action, { unreachable: words.unreachable, prefix });
  if (form.state.status === "ok" && form.state.message)
    return (
      <p className="note note--good" role="status">
        {form.state.message}
      </p>
    );
  const shared = field
    ? {
        label: field.label,
        ...(field.help ? { help: field.help } : {}),
        ...(field.optional ? { optional: field.optional } : {}),
        ...form.field(field.name, field.value),
      }
    : null;
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {shared && field?.kind === "money" ? <MoneyField {...shared} /> : null}
      {shared && field?.kind === "date" ? (
        <TextField type="date" {...(field.min ? { min: field.min } : {})} {...shared} />
      ) : null}
      {shared && field?.kind === "email" ? (
        <TextField type="email" autoComplete="email" required {...shared} />
      ) : null}
      <SubmitButton
        variant={variant}
        pendingLabel={words.working}
        pending={form.pending}
        style={shared ? { marginTop: "1rem" } : {}}
      >
        {words.submit}
      </SubmitButton>
    </form>
  );
}
