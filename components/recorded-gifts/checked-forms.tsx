"use client";

import { Form, type FormProps } from "@/components/forms/form";

const recordedForm = async () => (await import("@/lib/recorded-gifts/form-schemas")).recordedForm;
const statementForm = async () => (await import("@/lib/statements/form-schemas")).statementForm;

/** Forms whose fields stand in a page of the server: a schema cannot be sent along as a prop, so each is bound here. */
type Props = Omit<FormProps, "schema">;

export const RecordedForm = (props: Props) => <Form {...props} schema={recordedForm} />;
export const StatementForm = (props: Props) => <Form {...props} schema={statementForm} />;
