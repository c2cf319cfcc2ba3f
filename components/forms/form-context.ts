"use client";

import { createContext, useContext } from "react";
import type { Box } from "@/components/forms/use-field-errors";

export type FormState = {
  pending: boolean;
  /** value of the button that sent the form */
  pressed: string;
  idOf: (name: string) => string;
  /** the typed value, when the page is re-rendered without a script */
  value: (name: string) => string | undefined;
  /** whether the page is re-rendered after a post: then a checkbox that is not in `value` was unchecked */
  posted: boolean;
  error: (name: string) => string | undefined;
  changed: (box: Box) => void;
  left: (box: Box) => void;
  /** checks a field at once, e.g. when a file was chosen */
  check: (name: string) => void;
  /** the text of a message by its key */
  translate: (message: string) => string;
};

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("This component must be inside a <Form>.");
  return form;
}

/** The props for a form's control; its own change handler runs after the form's. */
export function useField<E extends Box>(name: string, onChange?: React.ChangeEventHandler<E>) {
  const form = useFormState();
  const error = form.error(name);
  return {
    id: form.idOf(name),
    value: form.value(name),
    posted: form.posted,
    ...(error ? { error } : {}),
    box: {
      name,
      onBlur: (event: React.FocusEvent<E>) => form.left(event.currentTarget),
      onChange: (event: React.ChangeEvent<E>) => {
        form.changed(event.currentTarget);
        onChange?.(event);
      },
    },
  };
}
