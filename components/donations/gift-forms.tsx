"use client";

import { useRouter } from "next/navigation";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/fields";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";

/** One deed of a donor's page: a button, with an amount where it needs one. */
export function GiftForm({ action, token, act, label, amountLabel, amount, words, look = "line" }: { action: FormAction; token: string; act: string; label: string; amountLabel?: string; amount?: string; words: { working: string; unreachable: string }; look?: "line" | "stop" | "go" }) {
  const router = useRouter();
  const form = useActionForm(action, { unreachable: words.unreachable, prefix: `${act}-`, onOk: () => router.refresh() });
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="act" value={act} />
      {amountLabel ? <TextField label={amountLabel} inputMode="decimal" {...form.field("amount", amount)} /> : null}
      <SubmitButton look={look} pendingLabel={words.working} pending={form.pending} style={amountLabel ? { marginTop: ".75rem" } : undefined}>{label}</SubmitButton>
    </form>
  );
}
