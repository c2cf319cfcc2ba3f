"use client";

import { Decoy } from "@/components/forms/decoy";
import { panelClass } from "@/components/ui/panel";
import { cn } from "@/components/ui/cn";
import { buttonVariants } from "@/components/ui/button-variants";
import { useState } from "react";
import { AreaField, TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormMessages } from "@/lib/forms/messages";
import { Held } from "@/components/ui/held";

const contactForm = async () => (await import("@/lib/contact/schema")).contactForm;

type ContactLabels = Record<
  "name" | "email" | "subject" | "message" | "send" | "sending" | "sent" | "sentText" | "another",
  string
>;
type Props = {
  action: FormAction<{ held: string }>;
  page: string;
  labels: ContactLabels;
  messages: FormMessages;
};

/** States: idle, "Sending...", "Message Sent!", or an alert, which keeps the typed text. Works without a script too. */
export function ContactForm({ action, page, labels, messages }: Props) {
  const [turn, setTurn] = useState(0);
  const { name, email, subject, message } = labels;
  return (
    <Form<{ held: string }>
      key={turn}
      id="write"
      action={action}
      schema={contactForm}
      messages={messages}
      labels={{ name, email, subject, message }}
      done={({ data }) => (
        <Sent page={page} labels={labels} held={data?.held} onAgain={() => setTurn((n) => n + 1)} />
      )}
    >
      <TextField name="name" label={name} autoComplete="name" required maxLength={120} />
      <TextField
        name="email"
        label={email}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <TextField name="subject" label={subject} required maxLength={200} />
      <AreaField name="message" label={message} required rows={7} maxLength={5000} />
      <Decoy />
      <SubmitButton size="lg" pendingLabel={labels.sending} className="mt-7">
        {labels.send}
      </SubmitButton>
    </Form>
  );
}

/** @param held shown instead of "Message Sent!" when somebody reviews the message first */
function Sent({
  page,
  labels,
  held,
  onAgain,
}: Pick<Props, "page" | "labels"> & { held: string | undefined; onAgain: () => void }) {
  return (
    <div className={cn(panelClass, "border-t-5 border-t-ink")} role="status">
      <h2 className="text-h3">
        <Held>{held ?? labels.sent}</Held>
      </h2>
      <p className="mt-[0.9rem] mb-6">{held === undefined ? labels.sentText : null}</p>
      {/* without a script, this requests the page again, with an empty form */}
      <form
        action={page}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        <button className={buttonVariants({ variant: "outline" })} type="submit">
          {labels.another}
        </button>
      </form>
    </div>
  );
}
