"use client";

import { noticeVariants } from "@/components/ui/notice-variants";
import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { MoneyField } from "@/components/forms/money-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { linksForm } from "@/lib/donors/form-schemas";
import type { Locale } from "@/lib/i18n/locales";
import type { FormMessages } from "@/lib/forms/messages";
import { amountForm, pauseForm } from "@/lib/monthly-gifts/form-schemas";

type GiftField = {
  kind: "money" | "date" | "email";
  name: string;
  /** of an amount: the page's language */
  locale?: Locale;
  label: string;
  help?: string;
  optional?: string;
  value?: string;
  min?: string;
};
type Props = {
  action: FormAction;
  words: { submit: string; working: string };
  messages: FormMessages;
  /** on a page that is drawn beforehand: React's own id is another one when the form comes back posted, and its errors are lost */
  id?: string;
  prefix: string;
  variant?: "primary" | "outline" | "destructive" | "link";
  /** what goes along unseen: the link's token, a payment's id */
  hidden: Record<string, string>;
  field?: GiftField;
};

const schemas = { money: amountForm, date: pauseForm, email: linksForm };

/** One action of the giver's page: a button, perhaps with one field. Works as a plain form too. */
export function GiftForm({
  action,
  words,
  messages,
  id,
  prefix,
  hidden,
  variant = "outline",
  field,
}: Props) {
  return (
    <Form
      action={action}
      messages={messages}
      id={id}
      prefix={prefix}
      {...(field ? { schema: schemas[field.kind] } : {})}
      done={({ message }) =>
        message ? (
          <p className={noticeVariants({ kind: "good" })} role="status">
            {message}
          </p>
        ) : null
      }
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {field ? <OneField {...field} /> : null}
      <SubmitButton
        variant={variant}
        pendingLabel={words.working}
        className={field ? "mt-4" : undefined}
      >
        {words.submit}
      </SubmitButton>
    </Form>
  );
}

function OneField({ kind, value, optional, min, locale = "en", ...field }: GiftField) {
  if (kind === "money") return <MoneyField {...field} locale={locale} defaultValue={value} />;
  if (kind === "date")
    return <TextField type="date" {...field} optional={optional} min={min} defaultValue={value} />;
  return <TextField type="email" autoComplete="email" required {...field} defaultValue={value} />;
}
