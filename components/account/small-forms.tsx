"use client";

import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { NewPasswordFields } from "@/components/account/new-password-fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { Notice } from "@/components/ui/notice";
import type { FormMessages } from "@/lib/forms/messages";

const emailForm = async () => (await import("@/lib/users/form-schemas")).emailForm;
const newPasswordForm = async () => (await import("@/lib/users/form-schemas")).newPasswordForm;

type Common = { action: FormAction; messages: FormMessages };
type Button = { submit: string; pending: string };

export function ResetRequestForm({
  labels,
  ...form
}: Common & { labels: Button & { email: string } }) {
  return (
    <Form
      {...form}
      id="reset"
      schema={emailForm}
      done={({ message }) => (
        <Notice kind="good" role="status">
          {message}
        </Notice>
      )}
    >
      <TextField name="email" label={labels.email} type="email" autoComplete="email" required />
      <SubmitButton variant="primary" size="lg" full pendingLabel={labels.pending} className="mt-7">
        {labels.submit}
      </SubmitButton>
    </Form>
  );
}

export function NewPasswordForm({
  token,
  labels,
  ...form
}: Common & {
  token: string;
  labels: Button & Record<"password" | "hint" | "confirm" | "show" | "hide", string>;
}) {
  return (
    <Form {...form} id="new-password" schema={newPasswordForm}>
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields labels={labels} />
      <SubmitButton variant="primary" size="lg" full pendingLabel={labels.pending} className="mt-7">
        {labels.submit}
      </SubmitButton>
    </Form>
  );
}

/** Opening a mailed link only shows this button; pressing it acts, because mail scanners follow links. */
export function ConfirmForm({
  token,
  labels,
  ...form
}: Common & { token: string; labels: Button }) {
  return (
    <Form {...form} id="confirm">
      <input type="hidden" name="token" value={token} />
      <SubmitButton variant="primary" size="lg" pendingLabel={labels.pending}>
        {labels.submit}
      </SubmitButton>
    </Form>
  );
}
