"use client";

import { Form, type FormProps } from "@/components/forms/form";

const loadAnswerForm = async () => (await import("@/lib/volunteers/form-schemas")).answerForm;
const loadCallForm = async () => (await import("@/lib/volunteers/form-schemas")).callForm;
const loadStopForm = async () => (await import("@/lib/volunteers/form-schemas")).stopForm;

/** Forms whose fields stand in a page of the server: a schema cannot be sent along as a prop, so each is bound here. */
type Props = Omit<FormProps, "schema">;

export const CallForm = (props: Props) => <Form {...props} schema={loadCallForm} />;
export const AnswerForm = (props: Props) => <Form {...props} schema={loadAnswerForm} />;
export const StopForm = (props: Props) => <Form {...props} schema={loadStopForm} />;
