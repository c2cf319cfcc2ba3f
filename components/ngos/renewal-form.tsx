"use client";

import { FileField } from "@/components/forms/file-field";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { CertificateField } from "@/components/ngos/certificate-field";
import type { FileDropLabels, PagesLabels } from "@/components/ui/file-drop";
import type { FormMessages } from "@/lib/forms/messages";
import { documentOrPictureFault } from "@/lib/ngos/document-fault";

const firstDocumentsForm = async () => (await import("@/lib/ngos/form-schemas")).firstDocumentsForm;

type Labels = Record<
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
  labels: Labels;
  messages: FormMessages;
  file: FileDropLabels;
  pages: PagesLabels;
};
const pdfOrPicture = "application/pdf,image/jpeg,image/png";

/** Uploads new documents before or after the verification has expired. */
export function RenewalForm({ action, labels, messages, file, pages }: Props) {
  return (
    <Form
      id="renewal"
      action={action}
      schema={firstDocumentsForm}
      messages={messages}
      label={labels.heading}
      className="mt-6"
    >
      <h3 className="mb-[0.8rem] text-h4">{labels.heading}</h3>
      <CertificateField
        label={labels.certificate}
        help={labels.certificateHelp}
        file={file}
        pages={pages}
      />
      <FileField
        name="leadershipProof"
        label={labels.leadership}
        help={labels.otherHelp}
        labels={file}
        accept={pdfOrPicture}
        problemOf={documentOrPictureFault}
      />
      <FileField
        name="additionalDocument"
        label={labels.additional}
        help={labels.otherHelp}
        labels={file}
        accept={pdfOrPicture}
        problemOf={documentOrPictureFault}
      />
      <SubmitButton variant="primary" pendingLabel={labels.pending} className="mt-4">
        {labels.submit}
      </SubmitButton>
    </Form>
  );
}
