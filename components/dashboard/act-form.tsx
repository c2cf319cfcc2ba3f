"use client";

import { clsx } from "clsx";
import {
  createContext,
  useActionState,
  useContext,
  useEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { toast } from "sonner";
import { onceEach } from "@/components/forms/form-error";
import { StepUpBox } from "@/components/forms/step-up-box";
import { useTypedAgain } from "@/components/forms/typed-again";
import { leaving, lostAnswer } from "@/components/forms/lost-answer";
import { idle, type ActionState } from "@/lib/http/action-state";

type Act = (previous: ActionState<unknown>, form: FormData) => Promise<ActionState<unknown>>;
const FormState = createContext<{ state: ActionState<unknown>; busy: boolean }>({
  state: idle,
  busy: false,
});

/**
 * A form of the dashboard. Without JavaScript it is a plain post; with it, typed values stay, a failure shows in place, and
 * a server that cannot be reached has words of its own (`unreachable`), as has one that fails without words (`failed`, OP-016).
 * `back` is the address of the list it stands in, to which it leads afterwards.
 */
export function ActForm({
  action,
  unreachable,
  failed,
  back,
  children,
  className,
  label,
}: {
  action: Act;
  unreachable: string;
  failed?: string;
  back?: string;
  children: React.ReactNode;
  className?: string;
  label?: string;
}) {
  const [posted, formAction] = useActionState(action, idle as ActionState<unknown>);
  const [answered, setAnswered] = useState<ActionState<unknown> | null>(null);
  const [busy, start] = useTransition();
  const box = useRef<HTMLDivElement>(null);
  const state = answered ?? posted;
  const form = useTypedAgain(label);

  useEffect(() => {
    // a step-up box takes the focus itself, below the sentence, which is announced
    if (state.status === "error" && !state.stepUp) box.current?.focus();
    if (state.status === "ok" && state.message) toast.success(state.message);
  }, [state]);

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const sent = new FormData(event.currentTarget, submitter);
    start(async () => {
      try {
        setAnswered(await action(state, sent));
      } catch (error) {
        if (leaving(error)) throw error;
        setAnswered(lostAnswer(error, { cut: unreachable, failed }));
      }
    });
  }

  const lines =
    state.status === "error" ? onceEach(state.issues).filter((i) => i.message !== state.error) : [];
  const first = state.status === "error" && lines.length === 0 ? state.issues[0] : undefined;
  return (
    <form
      ref={form}
      action={formAction}
      onSubmit={submit}
      className={className}
      aria-label={label}
      aria-busy={busy}
    >
      {state.status === "error" ? (
        <div
          className="note note--bad"
          role="alert"
          tabIndex={-1}
          ref={box}
          style={{ marginBottom: "1rem", flexBasis: "100%" }}
        >
          <div>
            <b>{first ? <a href={`#${first.path}`}>{state.error}</a> : state.error}</b>
            {lines.length > 0 ? (
              <ul className="note__list">
                {lines.map((i) => (
                  <li key={i.path}>
                    <a href={`#${i.path}`}>{i.message}</a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
      ) : null}
      {state.status === "ok" && state.message ? (
        <p className="vh" role="status">
          {state.message}
        </p>
      ) : null}
      {state.status === "error" && state.stepUp ? (
        <StepUpBox key={state.at} stepUp={state.stepUp} />
      ) : null}
      {back ? <input type="hidden" name="back" value={back} /> : null}
      <FormState.Provider value={{ state, busy }}>{children}</FormState.Provider>
    </form>
  );
}

/** The button of an ActForm: disabled while the server works, with the words for that. */
export function ActButton({
  children,
  pending,
  className = "btn btn--go",
  name,
  value,
  label,
}: {
  children: React.ReactNode;
  pending: string;
  className?: string;
  name?: string;
  value?: string;
  label?: string;
}) {
  const { busy } = useContext(FormState);
  return (
    <button
      type="submit"
      className={className}
      disabled={busy}
      {...(name ? { name, value } : {})}
      {...(label ? { "aria-label": label } : {})}
    >
      {busy ? pending : children}
    </button>
  );
}

type FieldProps = {
  name: string;
  label: string;
  help?: string;
  defaultValue?: string;
  type?: string;
  placeholder?: string;
  readOnly?: boolean;
  rows?: number;
  autoComplete?: string;
  required?: boolean;
  accept?: string;
  maxLength?: number;
  inputMode?: "decimal" | "text";
  spellCheck?: boolean;
  list?: string;
};

/** A labelled field of an ActForm: its fault above the box, what was typed kept. */
export function ActField({
  name,
  label,
  help,
  defaultValue = "",
  rows,
  readOnly,
  ...more
}: FieldProps) {
  const { state } = useContext(FormState);
  const failed = state.status === "error" ? state : null;
  const issue = failed?.issues.find((i) => i.path === name);
  const value = failed && name in failed.values ? failed.values[name] : defaultValue;
  const described = [help ? `${name}-help` : "", issue ? `${name}-error` : ""]
    .filter(Boolean)
    .join(" ");
  const shared = {
    id: name,
    name,
    readOnly,
    className: "in",
    ...(described ? { "aria-describedby": described } : {}),
    ...(issue ? { "aria-invalid": true as const } : {}),
  };
  return (
    <div className={clsx("field", issue && "field--bad")}>
      <label className="field__l" htmlFor={name}>
        {label}
      </label>
      {help ? (
        <span className="field__h" id={`${name}-help`}>
          {help}
        </span>
      ) : null}
      {issue ? (
        <span className="field__e" id={`${name}-error`}>
          {issue.message}
        </span>
      ) : null}
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          defaultValue={value}
          maxLength={more.maxLength}
          placeholder={more.placeholder}
        />
      ) : (
        <input {...shared} {...more} {...(more.type === "file" ? {} : { defaultValue: value })} />
      )}
    </div>
  );
}

/** Bare boxes of an ActForm with their own layout: without a script, too, what was typed is there when the form is shown again. */
export function KeptInput({
  name,
  defaultValue,
  ...rest
}: React.ComponentProps<"input"> & { name: string }) {
  return <input name={name} {...rest} defaultValue={useTyped(name) ?? defaultValue} />;
}
export function KeptArea({
  name,
  defaultValue,
  ...rest
}: React.ComponentProps<"textarea"> & { name: string }) {
  return <textarea name={name} {...rest} defaultValue={useTyped(name) ?? defaultValue} />;
}
export function KeptSelect({
  name,
  defaultValue,
  ...rest
}: React.ComponentProps<"select"> & { name: string }) {
  return <select name={name} {...rest} defaultValue={useTyped(name) ?? defaultValue} />;
}
function useTyped(name: string): string | undefined {
  const { state } = useContext(FormState);
  return state.status === "error" ? state.values[name] : undefined;
}
