"use client";

import { useState } from "react";
import { FormError } from "@/components/forms/form-error";
import { AreaField, TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";

type Words = Record<"name" | "email" | "subject" | "message" | "send" | "sending" | "sent" | "sentText" | "another" | "unreachable", string>;

function Form({ action, words, again }: { action: FormAction; words: Words; again: () => void }) {
  const form = useActionForm(action, { unreachable: words.unreachable, prefix: "contact-" });
  if (form.state.status === "ok") {
    return (
      <div className="panel panel--top" role="status" style={{ padding: "2rem" }}>
        <h2 className="h3">{words.sent}</h2>
        <p style={{ marginBlock: ".75rem 1.5rem" }}>{words.sentText}</p>
        <a className="btn btn--line" href="" role="button" onClick={(event) => { event.preventDefault(); again(); }}>{words.another}</a>
      </div>
    );
  }
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      <div className="vh" aria-hidden="true"><label>Website <input name="website" tabIndex={-1} autoComplete="off" /></label></div>
      <TextField label={words.name} autoComplete="name" maxLength={120} required {...form.field("name")} />
      <TextField label={words.email} type="email" autoComplete="email" required {...form.field("email")} />
      <TextField label={words.subject} maxLength={200} required {...form.field("subject")} />
      <AreaField label={words.message} rows={7} maxLength={5000} required {...form.field("message")} />
      <SubmitButton look="go" size="lg" pendingLabel={words.sending} pending={form.pending} style={{ marginTop: "1.5rem" }}>{words.send}</SubmitButton>
    </form>
  );
}

/** States idle, "Sending...", "Message Sent!" and an error alert (PUB-097); a fresh form for another message. */
export function ContactForm({ action, words }: { action: FormAction; words: Words }) {
  const [round, setRound] = useState(0);
  return <Form key={round} action={action} words={words} again={() => setRound((n) => n + 1)} />;
}
