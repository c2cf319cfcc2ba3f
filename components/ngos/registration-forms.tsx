"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { AreaField, SelectField, TextField } from "@/components/forms/fields";
import { FileField } from "@/components/forms/file-field";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { CertificateField } from "@/components/ngos/certificate-field";
import { KeptActions, RemoveForm } from "@/components/ngos/kept-document";
import type { FileDropLabels, PagesLabels } from "@/components/ui/file-drop";
import type { FormMessages } from "@/lib/forms/messages";
import { documentOrPictureFault } from "@/lib/ngos/document-fault";

const registrationForm = async () => (await import("@/lib/ngos/form-schemas")).registrationForm;
const documentsForm = async () => (await import("@/lib/ngos/form-schemas")).documentsForm;
const firstDocumentsForm = async () => (await import("@/lib/ngos/form-schemas")).firstDocumentsForm;

type InfoLabels = Record<
  | "name"
  | "email"
  | "country"
  | "chooseCountry"
  | "phone"
  | "phoneHint"
  | "website"
  | "optional"
  | "description"
  | "descriptionHint"
  | "kept"
  | "submit"
  | "pending",
  string
>;
type Values = Record<
  "orgName" | "officialEmail" | "country" | "phoneNumber" | "website" | "description",
  string
>;
type Common = { action: FormAction; messages: FormMessages };

/** The buttons below a step: the last one comes first on a phone, across the full width. */
const footClass =
  "flex flex-wrap items-center justify-between gap-3 max-sm:flex-col-reverse max-sm:items-stretch";

/** Step one: NGO Information. Continue saves the values even if some are missing, so the form is always sent. */
export function InfoForm({
  values,
  countries,
  labels,
  ...form
}: Common & {
  values: Values;
  countries: { value: string; label: string }[];
  labels: InfoLabels;
}) {
  return (
    <Form {...form} id="information" schema={registrationForm} sendInvalid>
      <TextField
        name="orgName"
        label={labels.name}
        autoComplete="organization"
        maxLength={120}
        required
        defaultValue={values.orgName}
      />
      <TextField
        name="officialEmail"
        label={labels.email}
        type="email"
        autoComplete="email"
        required
        defaultValue={values.officialEmail}
      />
      <SelectField
        name="country"
        label={labels.country}
        empty={labels.chooseCountry}
        options={countries}
        autoComplete="country"
        required
        defaultValue={values.country}
      />
      <TextField
        name="phoneNumber"
        label={labels.phone}
        help={labels.phoneHint}
        type="tel"
        autoComplete="tel"
        required
        defaultValue={values.phoneNumber}
      />
      <TextField
        name="website"
        label={labels.website}
        optional={labels.optional}
        inputMode="url"
        autoComplete="url"
        defaultValue={values.website}
      />
      <AreaField
        name="description"
        label={labels.description}
        help={labels.descriptionHint}
        rows={6}
        maxLength={20000}
        required
        defaultValue={values.description}
      />
      <div className={cn(footClass, "mt-7")}>
        <p className="text-small text-soft">{labels.kept}</p>
        <SubmitButton variant="primary" size="lg" pendingLabel={labels.pending}>
          {labels.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

type Kept = { name: string; note: string; href: string };
const optionalDocuments = ["leadershipProof", "additionalDocument"] as const;
type DocLabels = Record<
  | "open"
  | "remove"
  | "certificate"
  | "certificateHint"
  | "leadership"
  | "leadershipHint"
  | "additional"
  | "additionalHint"
  | "optional"
  | "back"
  | "submit"
  | "pending",
  string
>;
const pdfOrPicture = "application/pdf,image/jpeg,image/png";

/** Step two: Documents. Plain file inputs, enhanced by a script; the server checks the files' bytes. */
export function DocumentsForm({
  current,
  remove,
  labels,
  file,
  pages,
  ...form
}: Common & {
  current: Partial<Record<string, Kept>>;
  /** removes an optional document */
  remove: FormAction;
  labels: DocLabels;
  file: FileDropLabels;
  pages: PagesLabels;
}) {
  const shown = (kind: string, optional: boolean) => {
    const document = current[kind];
    if (!document) return undefined;
    const { name, note, href } = document;
    const actions = <KeptActions kind={optional ? kind : null} {...{ name, href, labels }} />;
    return { name, note, actions };
  };
  const removable = optionalDocuments.filter((kind) => current[kind]);
  return (
    <>
      <Form
        {...form}
        id="documents"
        schema={current["registrationCertificate"] ? documentsForm : firstDocumentsForm}
      >
        <CertificateField
          label={labels.certificate}
          help={labels.certificateHint}
          file={file}
          pages={pages}
          current={shown("registrationCertificate", false)}
        />
        <FileField
          name="leadershipProof"
          label={labels.leadership}
          help={labels.leadershipHint}
          optional={labels.optional}
          labels={file}
          accept={pdfOrPicture}
          problemOf={documentOrPictureFault}
          current={shown("leadershipProof", true)}
        />
        <FileField
          name="additionalDocument"
          label={labels.additional}
          help={labels.additionalHint}
          optional={labels.optional}
          labels={file}
          accept={pdfOrPicture}
          problemOf={documentOrPictureFault}
          current={shown("additionalDocument", true)}
        />
        <div className={cn(footClass, "mt-8")}>
          <a className={buttonVariants({ variant: "outline", size: "lg" })} href="/registration">
            {labels.back}
          </a>
          <SubmitButton variant="primary" size="lg" pendingLabel={labels.pending}>
            {labels.submit}
          </SubmitButton>
        </div>
      </Form>
      {removable.map((kind) => (
        <RemoveForm key={kind} kind={kind} action={remove} messages={form.messages} />
      ))}
    </>
  );
}
