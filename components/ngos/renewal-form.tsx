"use client";

import { FileField } from "@/components/forms/file-field";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { CertificateField } from "@/components/ngos/certificate-field";
import type { FileDropWords, PagesWords } from "@/components/ui/file-drop";
import type { FormMessages } from "@/lib/forms/messages";
import { documentOrPictureFault } from "@/lib/ngos/document-fault";

const firstDocumentsForm = async () => (await import("@/lib/ngos/form-schemas")).firstDocumentsForm;

type Words = Record<
  | "heading"
  | "certificate"
  | "certificateHelp"
  | "leadership"
  | "additional"
  | "otherHelp"
  | "submit"
  | "pending",
  string
>;
type Props = {
  action: FormAction;
  words: Words;
  messages: FormMessages;
  file: FileDropWords;
  pages: PagesWords;
};
const pdfOrPicture = "application/pdf,image/jpeg,image/png";

/** Uploads new documents before or after the verification has expired. */
export function RenewalForm({ action, words, messages, file, pages }: Props) {
  return (
    <Form
      id="renewal"
      action={action}
      schema={firstDocumentsForm}
      messages={messages}
      label={words.heading}
      className="mt-6"
    >
      <h3 className="mb-[0.8rem] text-h4">{words.heading}</h3>
      <CertificateField
        label={words.certificate}
        help={words.certificateHelp}
        file={file}
        pages={pages}
      />
      <FileField
        name="leadershipProof"
        label={words.leadership}
        help={words.otherHelp}
        words={file}
        accept={pdfOrPicture}
        fault={documentOrPictureFault}
      />
      <FileField
        name="additionalDocument"
        label={words.additional}
        help={words.otherHelp}
        words={file}
        accept={pdfOrPicture}
        fault={documentOrPictureFault}
      />
      <SubmitButton variant="primary" pendingLabel={words.pending} className="mt-4">
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
