"use client";

import { Form, type FormProps } from "@/components/forms/form";

const loadAnswerForm = async () => (await import("@/lib/volunteers/form-schemas")).answerForm;
const loadCallForm = async () => (await import("@/lib/volunteers/form-schemas")).callForm;
const loadStopForm = async () => (await import("@/lib/volunteers/form-schemas")).stopForm;

/**
 * Forms whose fields are in a server page: a schema cannot be passed as a prop, so each form is bound to its schema
 * here.
 */
type Props = Omit<FormProps, "schema">;

export const CallForm = (props: Props) => <Form {...props} schema={loadCallForm} />;
export const AnswerForm = (props: Props) => <Form {...props} schema={loadAnswerForm} />;
export const StopForm = (props: Props) => <Form {...props} schema={loadStopForm} />;
