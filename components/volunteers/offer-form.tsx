"use client";

import { AreaField, CheckField, SelectField, TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { panelClass } from "@/components/ui/panel";
import type { Option } from "@/components/ui/select";
import type { FormMessages } from "@/lib/forms/messages";
import { maxOffer } from "@/lib/volunteers/rules";

const loadOfferForm = async () => (await import("@/lib/volunteers/offer-schema")).offerForm;

type OfferLabels = Record<
  | "call"
  | "name"
  | "email"
  | "offer"
  | "consent"
  | "consentHelp"
  | "send"
  | "sending"
  | "sent"
  | "sentText"
  | "another",
  string
>;

type Props = {
  action: FormAction;
  messages: FormMessages;
  labels: OfferLabels;
  calls: Option[];
  /** the call that the visitor came from */
  chosen: string;
  /** the page's address */
  page: string;
};

/** A visitor's offer to help a campaign. Works without a script too. */
export function OfferForm({ action, messages, labels, calls, chosen, page }: Props) {
  const { call, name, email, offer, consent } = labels;
  return (
    <Form
      id="volunteer-offer"
      action={action}
      schema={loadOfferForm}
      messages={messages}
      labels={{ callId: call, name, email, offer, consent }}
      done={() => (
        <div className={cn(panelClass, "border-t-5 border-t-ink")} role="status">
          <h2 className="text-h3">{labels.sent}</h2>
          <p className="mt-[0.9rem] mb-6">{labels.sentText}</p>
          <a className={buttonVariants({ variant: "outline" })} href={page}>
            {labels.another}
          </a>
        </div>
      )}
    >
      {calls.length > 1 ? (
        <SelectField name="callId" label={call} options={calls} defaultValue={chosen} required />
      ) : (
        <input type="hidden" name="callId" value={chosen} />
      )}
      <TextField name="name" label={name} autoComplete="name" required maxLength={120} />
      <TextField
        name="email"
        label={email}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <AreaField name="offer" label={offer} required rows={6} maxLength={maxOffer} />
      <div className="mt-6">
        <CheckField name="consent" label={consent} help={labels.consentHelp} required />
      </div>
      <SubmitButton size="lg" pendingLabel={labels.sending} className="mt-7">
        {labels.send}
      </SubmitButton>
    </Form>
  );
}
