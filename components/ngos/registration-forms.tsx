"use client";

import { FormError } from "@/components/forms/form-error";
import { AreaField, SelectField, TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";
import { Field } from "@/components/ui/field";
import { FileDrop, type FileDropWords } from "@/components/ui/file-drop";

type InfoWords = Record<
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
  | "pending"
  | "failed"
  | "unreachable",
  string
>;
type Values = Record<
  "orgName" | "officialEmail" | "country" | "phoneNumber" | "website" | "description",
  string
>;

/** Step one: NGO Information. Continue keeps what was typed, whatever is missing. */
export function InfoForm({
  action,
  values,
  countries,
  words,
}: {
  action: FormAction;
  values: Values;
  countries: { value: string; label: string }[];
  words: InfoWords;
}) {
  const form = useActionForm(action, { unreachable: words.unreachable, failed: words.failed });
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      <TextField
        label={words.name}
        autoComplete="organization"
        maxLength={120}
        required
        {...form.field("orgName", values.orgName)}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        required
        {...form.field("officialEmail", values.officialEmail)}
      />
      <SelectField
        label={words.country}
        empty={words.chooseCountry}
        options={countries}
        autoComplete="country"
        required
        {...form.field("country", values.country)}
      />
      <TextField
        label={words.phone}
        help={words.phoneHint}
        type="tel"
        autoComplete="tel"
        required
        {...form.field("phoneNumber", values.phoneNumber)}
      />
      <TextField
        label={words.website}
        optional={words.optional}
        inputMode="url"
        autoComplete="url"
        {...form.field("website", values.website)}
      />
      <AreaField
        label={words.description}
        help={words.descriptionHint}
        rows={6}
        maxLength={20000}
        required
        {...form.field("description", values.description)}
      />
      <div className="row between rev-s" style={{ marginTop: "1.75rem" }}>
        <p className="small soft">{words.kept}</p>
        <SubmitButton
          variant="primary"
          size="lg"
          pendingLabel={words.pending}
          pending={form.pending}
        >
          {words.submit}
        </SubmitButton>
      </div>
    </form>
  );
}

type Kept = { name: string; note: string };
type DocWords = Record<
  | "certificate"
  | "certificateHint"
  | "leadership"
  | "leadershipHint"
  | "additional"
  | "additionalHint"
  | "optional"
  | "back"
  | "submit"
  | "pending"
  | "failed"
  | "unreachable",
  string
>;

/** Step two: Documents. Plain file inputs that improve; sizes and types are checked by the server, by the bytes. */
export function DocumentsForm({
  action,
  kept,
  words,
  file,
}: {
  action: FormAction;
  kept: Partial<Record<string, Kept>>;
  words: DocWords;
  file: FileDropWords;
}) {
  const form = useActionForm(action, { unreachable: words.unreachable, failed: words.failed });
  const drop = (
    name: "registrationCertificate" | "leadershipProof" | "additionalDocument",
    label: string,
    help: string,
    accept: string,
    optional?: string,
  ) => {
    const { id, error } = form.field(name);
    return (
      <Field id={id} label={label} help={help} error={error} optional={optional}>
        {(wiring) => (
          <FileDrop
            id={id}
            name={name}
            words={file}
            accept={accept}
            kept={kept[name]}
            describedBy={wiring["aria-describedby"]}
            invalid={Boolean(error)}
          />
        )}
      </Field>
    );
  };
  return (
    <form {...form.formProps} encType="multipart/form-data">
      <FormError summary={form.summary} />
      {drop(
        "registrationCertificate",
        words.certificate,
        words.certificateHint,
        "application/pdf,.pdf",
      )}
      {drop(
        "leadershipProof",
        words.leadership,
        words.leadershipHint,
        "application/pdf,image/jpeg,image/png",
        words.optional,
      )}
      {drop(
        "additionalDocument",
        words.additional,
        words.additionalHint,
        "application/pdf,image/jpeg,image/png",
        words.optional,
      )}
      <div className="row between rev-s" style={{ marginTop: "2rem" }}>
        <a className="btn btn--line btn--lg" href="/registration">
          {words.back}
        </a>
        <SubmitButton
          variant="primary"
          size="lg"
          pendingLabel={words.pending}
          pending={form.pending}
        >
          {words.submit}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Takes a stored optional document out of the application. */
export function RemoveDocument({
  action,
  kind,
  label,
  unreachable,
}: {
  action: FormAction;
  kind: string;
  label: string;
  unreachable: string;
}) {
  const form = useActionForm(action, { unreachable, prefix: `remove-${kind}-` });
  return (
    <form {...form.formProps} style={{ display: "inline" }}>
      <input type="hidden" name="kind" value={kind} />
      <SubmitButton variant="link" size="sm" pendingLabel={label} pending={form.pending}>
        {label}
      </SubmitButton>
    </form>
  );
}
