"use client";

import { useFormStatus } from "react-dom";
import { Button } from "@/components/ui/button";

type Props = Omit<React.ComponentProps<typeof Button>, "type" | "asChild"> & {
  /** its label while the server works: "Processing..." */
  pendingLabel: string;
  /** of useActionForm; without it the surrounding form's own state is asked */
  pending?: boolean;
};

/** Sends the form; disabled and saying so while the server works. */
export function SubmitButton({ children, pendingLabel, pending, disabled, ...rest }: Props) {
  const status = useFormStatus();
  const busy = pending ?? status.pending;
  return (
    <Button type="submit" disabled={disabled || busy} {...rest}>
      {busy ? pendingLabel : children}
    </Button>
  );
}
