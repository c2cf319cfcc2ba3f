"use client";

import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { RecoveryCodes } from "@/components/account/second-factor/recovery-codes";
import { Notice } from "@/components/ui/notice";
import type { FormMessages } from "@/lib/forms/messages";

const appCodeForm = async () => (await import("@/lib/second-factor/form-schemas")).appCodeForm;

type Labels = Record<"submit" | "pending" | "codesTitle" | "codesText", string>;
type Codes = { codes: string[] | null };
type Props = {
  action: FormAction<Codes>;
  /** asks for the first six digits from an authenticator app */
  code?: { label: string; help: string };
  /** false: shows only the answer, never the form */ show: boolean;
  children?: React.ReactNode;
  labels: Labels;
  messages: FormMessages;
};

/**
 * A form whose answer may contain recovery codes, shown only once: for the first code of an authenticator app, or for
 * new recovery codes. Works without a script: the response to the post is the page with the codes. `children` disappear
 * once it has succeeded.
 */
export function CodesForm({ action, code, show, children, labels, messages }: Props) {
  return (
    <Form<Codes>
      action={action}
      messages={messages}
      prefix={code ? "app-" : "codes-"}
      hidden={!show}
      {...(code ? { schema: appCodeForm } : {})}
      done={({ message, data }) => (
        <>
          {message ? (
            <Notice kind="good" role="status" className="mb-4">
              {message}
            </Notice>
          ) : null}
          {data?.codes ? (
            <RecoveryCodes codes={data.codes} title={labels.codesTitle} text={labels.codesText} />
          ) : null}
        </>
      )}
    >
      {show ? (
        <>
          {children}
          {code ? (
            <TextField
              name="code"
              label={code.label}
              help={code.help}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={12}
            />
          ) : null}
          <SubmitButton
            variant={code ? "primary" : "outline"}
            pendingLabel={labels.pending}
            className="mt-4"
          >
            {labels.submit}
          </SubmitButton>
        </>
      ) : null}
    </Form>
  );
}
