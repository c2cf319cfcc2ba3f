"use client";

import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useMiniToast } from "@/components/ui/mini-toast";
import type { FormMessages } from "@/lib/forms/messages";

const loginForm = async () => (await import("@/lib/users/form-schemas")).loginForm;

type Labels = Record<
  "email" | "password" | "submit" | "pending" | "toast" | "show" | "hide",
  string
>;
type Props = { action: FormAction; next: string; labels: Labels; messages: FormMessages };

/** Login for one kind of account. Works without a script too. */
export function LoginForm({ action, next, labels, messages }: Props) {
  const [toast, showToast] = useMiniToast();
  return (
    <Form
      id="login"
      action={action}
      schema={loginForm}
      messages={messages}
      // a blank field has its own message: no login was attempted, so do not say that one failed
      onError={({ code }) => {
        if (code !== "invalid") showToast(labels.toast, "bad");
      }}
    >
      <input type="hidden" name="next" value={next} />
      <TextField name="email" label={labels.email} type="email" autoComplete="username" required />
      <PasswordField
        name="password"
        label={labels.password}
        labels={{ show: labels.show, hide: labels.hide }}
        required
      />
      <SubmitButton variant="primary" size="lg" full pendingLabel={labels.pending} className="mt-7">
        {labels.submit}
      </SubmitButton>
      {toast}
    </Form>
  );
}
