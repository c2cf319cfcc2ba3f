"use client";

import { useState } from "react";
import { AreaField, TextField } from "@/components/forms/fields";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";

type ContactWords = Record<
  | "name"
  | "email"
  | "subject"
  | "message"
  | "send"
  | "sending"
  | "sent"
  | "sentText"
  | "another"
  | "needed"
  | "leaveEmpty"
  | "fillAll"
  | "unreachable",
  string
>;
type Props = { action: FormAction; page: string; words: ContactWords };

/** idle, "Sending...", "Message Sent!" or an alert; what was typed stays. Works as a plain form too. */
export function ContactForm(props: Props) {
  const [turn, setTurn] = useState(0);
  return <OneMessage key={turn} {...props} onAgain={() => setTurn((n) => n + 1)} />;
}

function OneMessage({ action, page, words, onAgain }: Props & { onAgain: () => void }) {
  const form = useActionForm(action, { unreachable: words.unreachable });
  if (form.state.status === "ok") {
    return (
      <div className="panel panel--top" role="status">
        <h2 className="h3">{words.sent}</h2>
        <p style={{ marginBlock: ".9rem 1.5rem" }}>{words.sentText}</p>
        {/* without a script this asks for the page anew, which is the empty form */}
        <form
          action={page}
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            onAgain();
          }}
        >
          <button className="btn btn--line" type="submit">
            {words.another}
          </button>
        </form>
      </div>
    );
  }
  // one sentence for all that is blank; the fields themselves say that they are
  const blanks = form.summary?.title === words.fillAll;
  const labels: Record<string, string> = {
    "#name": words.name,
    "#email": words.email,
    "#subject": words.subject,
    "#message": words.message,
  };
  const summary =
    form.summary && blanks
      ? {
          ...form.summary,
          issues: form.summary.issues.map((i) =>
            i.message === words.fillAll ? { ...i, message: labels[i.href] ?? i.message } : i,
          ),
        }
      : form.summary;
  const field = (path: string) => {
    const { error, ...rest } = form.field(path);
    return { ...rest, ...(error ? { error: error === words.fillAll ? words.needed : error } : {}) };
  };
  return (
    <form {...form.formProps}>
      <FormError summary={summary} />
      <TextField
        label={words.name}
        autoComplete="name"
        required
        maxLength={120}
        {...field("name")}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        {...field("email")}
      />
      <TextField label={words.subject} required maxLength={200} {...field("subject")} />
      <AreaField label={words.message} required rows={7} maxLength={5000} {...field("message")} />
      <div className="vh" aria-hidden="true">
        <label>
          {words.leaveEmpty}{" "}
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <SubmitButton
        size="lg"
        pendingLabel={words.sending}
        pending={form.pending}
        style={{ marginTop: "1.75rem" }}
      >
        {words.send}
      </SubmitButton>
    </form>
  );
}
