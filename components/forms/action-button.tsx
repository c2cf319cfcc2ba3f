import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";

type Props = Pick<React.ComponentProps<typeof Form>, "messages" | "back" | "className"> & {
  action: FormAction;
  /** hidden fields that identify what the action is about */
  fields: Record<string, string>;
  variant?: React.ComponentProps<typeof SubmitButton>["variant"];
  pending: string;
  /** the form's name for assistive technology */
  label?: string;
  /** the button's accessible name, if its text alone does not identify the row */
  buttonLabel?: string;
  /** rendered before the button */
  intro?: React.ReactNode;
  children: React.ReactNode;
};

/** A form that consists of one button: an action on a row of a list. */
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
