import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";

type Props = Pick<React.ComponentProps<typeof Form>, "messages" | "back" | "className"> & {
  action: FormAction;
  /** what the action is about: hidden fields */
  fields: Record<string, string>;
  variant?: React.ComponentProps<typeof SubmitButton>["variant"];
  pending: string;
  /** the form's name for assistive technology */
  label?: string;
  /** the button's name where its text alone does not say which row it is about */
  buttonLabel?: string;
  /** what is before the button */
  intro?: React.ReactNode;
  children: React.ReactNode;
};

/** A form that is one button: what can be done with a row of a list. */
export function ActionButton({
  fields,
  variant = "outline",
  pending,
  buttonLabel,
  intro,
  children,
  ...form
}: Props) {
  return (
    <Form compact {...form}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {intro}
      <SubmitButton variant={variant} size="sm" pendingLabel={pending} aria-label={buttonLabel}>
        {children}
      </SubmitButton>
    </Form>
  );
}
