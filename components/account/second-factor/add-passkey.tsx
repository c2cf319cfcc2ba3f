"use client";

import { useId, useRef, useState } from "react";
import {
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from "@simplewebauthn/browser";
import { useRouter } from "next/navigation";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Button } from "@/components/ui/button";
import { usePasskeysHere } from "@/components/account/second-factor/factor-form";
import { RecoveryCodes } from "@/components/account/second-factor/recovery-codes";
import type { FormAction } from "@/components/forms/form";
import { idle } from "@/lib/http/action-state";

type Labels = Record<
  | "name"
  | "nameHelp"
  | "add"
  | "pending"
  | "notUsed"
  | "unknownHere"
  | "noScript"
  | "unreachable"
  | "codesTitle"
  | "codesText",
  string
>;
type Added = { codes: string[] | null };

/** Creates a passkey on this device. Needs a script; setting up an authenticator app does not. */
export function AddPasskey({
  start,
  add,
  confirmHref,
  labels,
}: {
  start: FormAction<PublicKeyCredentialCreationOptionsJSON>;
  add: FormAction<Added>;
  /** address of the page that asks for the second factor or password again */ confirmHref: string;
  labels: Labels;
}) {
  const id = useId();
  const router = useRouter();
  const name = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [state, setState] = useState<{ error?: string; done?: string; codes?: string[] }>({});
  const supported = usePasskeysHere();

  async function make() {
    setBusy(true);
    setState({});
    try {
      const asked = await start(idle, new FormData());
      if (asked.status !== "ok") {
        if (asked.status === "error" && asked.code === "step_up_required")
          return router.push(confirmHref);
        return setState({ error: asked.status === "error" ? asked.error : labels.unreachable });
      }
      const result = await startRegistration({ optionsJSON: asked.data! });
      const form = new FormData();
      form.set("name", name.current?.value ?? "");
      form.set("passkey", JSON.stringify(result));
      const added = await add(idle, form);
      if (added.status === "error") return setState({ error: added.error });
      if (added.status === "ok")
        setState({
          ...(added.message ? { done: added.message } : {}),
          ...(added.data?.codes ? { codes: added.data.codes } : {}),
        });
      router.refresh();
    } catch {
      setState({ error: labels.notUsed });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      {state.error ? (
        <Notice kind="bad" role="alert" className="mb-4">
          {state.error}
        </Notice>
      ) : null}
      {state.done ? (
        <Notice kind="good" role="status" className="mb-4">
          {state.done}
        </Notice>
      ) : null}
      {state.codes ? (
        <RecoveryCodes codes={state.codes} title={labels.codesTitle} text={labels.codesText} />
      ) : null}
      <noscript>
        <p className="text-soft">{labels.noScript}</p>
      </noscript>
      {supported ? (
        <>
          <Field id={id} label={labels.name} help={labels.nameHelp}>
            {(inputProps) => (
              <Input
                ref={name}
                name="passkeyName"
                maxLength={60}
                autoComplete="off"
                {...inputProps}
              />
            )}
          </Field>
          <Button
            type="button"
            variant="outline"
            disabled={busy}
            onClick={() => void make()}
            className="mt-4"
          >
            {busy ? labels.pending : labels.add}
          </Button>
        </>
      ) : null}
    </div>
  );
}
