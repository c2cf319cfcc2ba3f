"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { idle } from "@/lib/http/action-state";
import { chooseUpdatesAction } from "@/lib/updates/donor-actions";

type Props = {
  /** the donation's own page; its address ends with the link's token */
  giftHref: string;
  asked: boolean;
  labels: Record<"tell" | "tellText" | "subscribed", string>;
};

/**
 * "Tell me what my gift does", after paying. Leads to the donation's page, which confirms it; works without a script.
 */
export function TellMe({ giftHref, asked, labels }: Props) {
  const [state, post, pending] = useActionState(chooseUpdatesAction, idle);
  if (asked) return <p className="mt-6 text-soft">{labels.subscribed}</p>;
  return (
    <form action={post} className="mt-6">
      <input type="hidden" name="token" value={giftHref.split("/").at(-1)} />
      <input type="hidden" name="wants" value="true" />
      {state.status === "error" ? <p role="alert">{state.error}</p> : null}
      <p className="mb-3 max-w-[34em] text-soft">{labels.tellText}</p>
      <Button type="submit" variant="outline" disabled={pending}>
        {labels.tell}
      </Button>
    </form>
  );
}
