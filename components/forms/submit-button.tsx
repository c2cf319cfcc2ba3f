"use client";

import { useContext } from "react";
import { FormContext } from "@/components/forms/form-context";
import { Button } from "@/components/ui/button";

type Props = Omit<React.ComponentProps<typeof Button>, "type" | "asChild"> & {
  /** its label while the server works: "Processing..." */
  pendingLabel: string;
};

/**
 * Sends the form it is in; disabled while the server works, and the one that was pressed says so.
 */
export function SubmitButton({ children, pendingLabel, disabled, value = "", ...rest }: Props) {
  const form = useContext(FormContext);
  const pending = form?.pending ?? false;
  return (
    <Button type="submit" disabled={disabled || pending} {...(value ? { value } : {})} {...rest}>
      {pending && form?.pressed === value ? pendingLabel : children}
    </Button>
  );
}
