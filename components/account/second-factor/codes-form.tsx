"use client";

import { FormError } from "@/components/forms/form-error";
import { TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";
import { RecoveryCodes } from "@/components/account/second-factor/recovery-codes";
import { Notice } from "@/components/ui/notice";

type Words = {
  submit: string;
  pending: string;
  unreachable: string;
  codesTitle: string;
  codesText: string;
};
type Props = {
  action: FormAction<{ codes: string[] | null }>;
  /** asks for the first six digits of an app */ code?: { label: string; help: string };
  /** false: only an answer is shown, never the form */ show: boolean;
  children?: React.ReactNode;
  words: Words;
};

/**
 * A form whose answer may be recovery codes, shown this once: the first code of an authenticator app, or new recovery codes.
 * Works without a script: the answer of the post is the page with the codes. `children` go once it is done.
 */
export function CodesForm({ action, code, show, children, words }: Props) {
  const form = useActionForm<{ codes: string[] | null }>(action, {
    unreachable: words.unreachable,
    prefix: code ? "app-" : "codes-",
  });
  const { state } = form;
  if (state.status === "ok") {
    return (
      <>
        {state.message ? (
          <Notice kind="good" role="status" style={{ marginBottom: "1rem" }}>
            {state.message}
          </Notice>
        ) : null}
        {state.data?.codes ? (
          <RecoveryCodes codes={state.data.codes} title={words.codesTitle} text={words.codesText} />
        ) : null}
      </>
    );
  }
  if (!show) return null;
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      {children}
      {code ? (
        <TextField
          label={code.label}
          help={code.help}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          {...form.field("code")}
        />
      ) : null}
      <SubmitButton
        variant={code ? "primary" : "outline"}
        pendingLabel={words.pending}
        pending={form.pending}
        style={{ marginTop: "1rem" }}
      >
        {words.submit}
      </SubmitButton>
    </form>
  );
}
