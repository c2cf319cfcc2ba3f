"use client";

import { useRef, useState, useSyncExternalStore } from "react";
import {
  browserSupportsWebAuthn,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { TextField } from "@/components/forms/fields";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { idle } from "@/lib/http/action-state";
import type { FormMessages } from "@/lib/forms/messages";

const factorForm = async () => (await import("@/lib/second-factor/form-schemas")).factorForm;
const passwordAgainForm = async () =>
  (await import("@/lib/second-factor/form-schemas")).passwordAgainForm;

type Labels = {
  usePasskey: string;
  or: string;
  code: string;
  codeHelp: string;
  password: string;
  submit: string;
  pending: string;
  passkeyNotUsed: string;
  noScript: string;
  show: string;
  hide: string;
};

type Props = {
  action: FormAction;
  /** returns the options of a passkey challenge */
  ask: FormAction<PublicKeyCredentialRequestOptionsJSON>;
  /** the account's factors: offers a passkey, asks for a code, or asks for the password if there is no factor */
  has: { passkey: boolean; factor: boolean };
  next?: string;
  labels: Labels;
  messages: FormMessages;
};

const unchanging = () => () => undefined;
/** Whether this browser supports passkeys; false on the server, so that there is no dead button without a script. */
export const usePasskeysHere = (): boolean =>
  useSyncExternalStore(unchanging, browserSupportsWebAuthn, () => false);

/**
 * Asks for a second factor: a passkey (needs a script) or a code. Used for the second step of a login and for step-up.
 */
export function FactorForm({ action, ask, has, next, labels, messages }: Props) {
  const answer = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState("");
  const supported = usePasskeysHere();

  async function passkey() {
    setWaiting(true);
    setError("");
    try {
      const asked = await ask(idle, new FormData());
      if (asked.status !== "ok")
        return setError(asked.status === "error" ? asked.error : messages.unreachable);
      const result = await startAuthentication({ optionsJSON: asked.data! });
      answer.current!.value = JSON.stringify(result);
      answer.current!.form!.requestSubmit();
      // a challenge can be answered only once: the next attempt requests a new one
      answer.current!.value = "";
    } catch {
      setError(labels.passkeyNotUsed);
    } finally {
      setWaiting(false);
    }
  }

  return (
    <Form
      id="factor"
      action={action}
      schema={has.factor ? factorForm : passwordAgainForm}
      messages={messages}
    >
      {error ? (
        <Notice kind="bad" role="alert" className="mb-5">
          {error}
        </Notice>
      ) : null}
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <input ref={answer} type="hidden" name="passkey" defaultValue="" />
      {has.passkey && supported ? (
        <>
          <Button
            type="button"
            variant="primary"
            size="lg"
            full
            disabled={waiting}
            onClick={() => void passkey()}
          >
            {waiting ? labels.pending : labels.usePasskey}
          </Button>
          <p className="my-5 text-center text-soft">{labels.or}</p>
        </>
      ) : null}
      {has.passkey ? (
        <noscript>
          <p className="text-soft">{labels.noScript}</p>
        </noscript>
      ) : null}
      {has.factor ? (
        <TextField
          name="code"
          label={labels.code}
          help={labels.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
      ) : (
        <PasswordField
          name="currentPassword"
          label={labels.password}
          labels={{ show: labels.show, hide: labels.hide }}
        />
      )}
      <SubmitButton
        variant={has.passkey && supported ? "outline" : "primary"}
        size="lg"
        full
        pendingLabel={labels.pending}
        className="mt-7"
      >
        {labels.submit}
      </SubmitButton>
    </Form>
  );
}
