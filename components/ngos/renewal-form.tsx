"use client";

import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";
import { Field } from "@/components/ui/field";
import { FileDrop, type FileDropWords } from "@/components/ui/file-drop";

type Words = Record<
  | "heading"
  | "certificate"
  | "certificateHelp"
  | "leadership"
  | "additional"
  | "otherHelp"
  | "submit"
  | "pending"
  | "failed"
  | "unreachable",
  string
>;

/** New documents before or after the verification's end. */
export function RenewalForm({
  action,
  words,
  file,
}: {
  action: FormAction;
  words: Words;
  file: FileDropWords;
}) {
  const form = useActionForm(action, { unreachable: words.unreachable, failed: words.failed });
  const drop = (name: string, label: string, help: string, accept: string) => {
    const { id, error } = form.field(name);
    return (
      <Field id={id} label={label} help={help} error={error}>
        {(wiring) => (
          <FileDrop
            id={id}
            name={name}
            words={file}
            accept={accept}
            describedBy={wiring["aria-describedby"]}
            invalid={Boolean(error)}
          />
        )}
      </Field>
    );
  };
  return (
    <form
      {...form.formProps}
      encType="multipart/form-data"
      style={{ marginTop: "1.5rem" }}
      aria-label={words.heading}
    >
      <h3 className="h5" style={{ marginBottom: ".8rem" }}>
        {words.heading}
      </h3>
      <FormError summary={form.summary} />
      {drop(
        "registrationCertificate",
        words.certificate,
        words.certificateHelp,
        "application/pdf,.pdf",
      )}
      {drop(
        "leadershipProof",
        words.leadership,
        words.otherHelp,
        "application/pdf,image/jpeg,image/png",
      )}
      {drop(
        "additionalDocument",
        words.additional,
        words.otherHelp,
        "application/pdf,image/jpeg,image/png",
      )}
      <SubmitButton
        variant="primary"
        pendingLabel={words.pending}
        pending={form.pending}
        style={{ marginTop: "1rem" }}
      >
        {words.submit}
      </SubmitButton>
    </form>
  );
}
