"use client";

import { useContext } from "react";
import { FormContext } from "@/components/forms/form-context";
import { Button } from "@/components/ui/button";

type Props = Omit<React.ComponentProps<typeof Button>, "type" | "asChild"> & {
  /** its label while the server works: "Processing..." */
  pendingLabel: string;
};

/** Submits its form; disabled while the server works, when the pressed button shows its pending label. */
export function SubmitButton({ children, pendingLabel, disabled, value = "", ...rest }: Props) {
  const form = useContext(FormContext);
  const pending = form?.pending ?? false;
  return (
    <Button type="submit" disabled={disabled || pending} {...(value ? { value } : {})} {...rest}>
      {pending && form?.pressed === value ? pendingLabel : children}
    </Button>
  );
}
