import { Form, type FormAction } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { FormMessages } from "@/lib/forms/messages";

const removeId = (kind: string) => `remove-${kind}`;

/** A stored document with a link to view it; with a `kind` it can also be removed, by its RemoveForm. */
export function KeptActions({
  kind,
  name,
  href,
  labels,
}: {
  kind: string | null;
  name: string;
  href: string;
  labels: Record<"open" | "remove", string>;
}) {
  const look = buttonVariants({ variant: "link", size: "sm" });
  return (
    <>
      <a
        className={look}
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={`${labels.open}: ${name}`}
      >
        {labels.open}
      </a>
      {kind ? (
        <Button
          type="submit"
          variant="link"
          size="sm"
          form={removeId(kind)}
          aria-label={`${labels.remove}: ${name}`}
        >
          {labels.remove}
        </Button>
      ) : null}
    </>
  );
}

/**
 * Removes a stored document from the application. Outside the form that contains its button, because forms cannot be
 * nested.
 */
export function RemoveForm({
  kind,
  ...form
}: {
  kind: string;
  action: FormAction;
  messages: FormMessages;
}) {
  return (
    <Form {...form} id={removeId(kind)} prefix={`remove-${kind}-`}>
      <input type="hidden" name="kind" value={kind} />
    </Form>
  );
}
