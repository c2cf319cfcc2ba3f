"use client";

import { Form, type FormProps } from "@/components/forms/form";

const recordedForm = async () => (await import("@/lib/recorded-gifts/form-schemas")).recordedForm;
const statementForm = async () => (await import("@/lib/statements/form-schemas")).statementForm;

/**
 * Forms whose fields are in a server page: a schema cannot be passed as a prop, so each form is bound to its schema
 * here.
 */
type Props = Omit<FormProps, "schema">;

export const RecordedForm = (props: Props) => <Form {...props} schema={recordedForm} />;
export const StatementForm = (props: Props) => <Form {...props} schema={statementForm} />;
