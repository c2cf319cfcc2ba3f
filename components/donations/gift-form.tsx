"use client";

import { foldClass } from "@/components/donations/fold-class";
import { noticeVariants } from "@/components/ui/notice-variants";
import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { MoneyField } from "@/components/forms/money-field";
import { SubmitButton } from "@/components/forms/submit-button";
import type { Locale } from "@/lib/i18n/locales";
import type { FormMessages } from "@/lib/forms/messages";

type GiftField = {
  kind: "money" | "date" | "email";
  name: string;
  /** for an amount: the page's language */
  locale?: Locale;
  label: string;
  help?: string;
  optional?: string;
  value?: string;
  min?: string;
};
type Props = {
  action: FormAction;
  labels: { submit: string; working: string };
  messages: FormMessages;
  /**
   * needed on a statically rendered page: there React's generated id differs when the posted form comes back, and its
   * errors would be lost
   */
  id?: string;
  prefix: string;
  variant?: "primary" | "outline" | "confirm" | "destructive" | "link";
  /** hidden fields: the link's token, a payment's id */
  hidden: Record<string, string>;
  field?: GiftField;
  /** puts the form into a disclosure, with an explanation */
  fold?: { title: string; now?: string; text?: string; open?: boolean };
  /** a link next to the button, to leave everything as it is; needs no script */
  keep?: { label: string; href: string };
};

const schemas = {
  money: async () => (await import("@/lib/monthly-gifts/form-schemas")).amountForm,
  date: async () => (await import("@/lib/monthly-gifts/form-schemas")).pauseForm,
  email: async () => (await import("@/lib/donors/form-schemas")).linksForm,
};

/** One action on the donor's page: a button, with at most one field. Works without a script too. */
export function GiftForm({
  action,
  labels,
  messages,
  id,
  prefix,
  hidden,
  variant = "outline",
  field,
  fold,
  keep,
}: Props) {
  return (
    <Form
      action={action}
      messages={messages}
      id={id}
      prefix={prefix}
      {...(field ? { schema: schemas[field.kind] } : {})}
      {...(fold
        ? {
            frame: (form: React.ReactNode, answered: boolean) => (
              <Fold {...fold} open={answered || fold.open === true}>
                {form}
              </Fold>
            ),
          }
        : {})}
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
        pendingLabel={labels.working}
        className={field ? "mt-4" : undefined}
      >
        {labels.submit}
      </SubmitButton>
      {keep ? (
        <a className="ms-4 inline-block py-3 font-bold" href={keep.href}>
          {keep.label}
        </a>
      ) : null}
    </Form>
  );
}

function OneField({ kind, value, optional, min, locale = "en", ...field }: GiftField) {
  if (kind === "money") return <MoneyField {...field} locale={locale} defaultValue={value} />;
  if (kind === "date")
    return <TextField type="date" {...field} optional={optional} min={min} defaultValue={value} />;
  return <TextField type="email" autoComplete="email" required {...field} defaultValue={value} />;
}

/** One row of a list of possible changes; the browser itself expands it. */
function Fold({
  title,
  now,
  text,
  open,
  children,
}: NonNullable<Props["fold"]> & { children: React.ReactNode }) {
  return (
    <details className={foldClass.item} open={open}>
      <summary className={foldClass.summary}>
        <span>{title}</span>
        <span className="text-small font-normal text-soft">{now}</span>
      </summary>
      <div className={foldClass.body}>
        {text ? <p className="mb-4 text-small text-soft">{text}</p> : null}
        {children}
      </div>
    </details>
  );
}
