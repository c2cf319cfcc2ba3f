"use client";

import { Form, type FormProps } from "@/components/forms/form";

const addressForm = async () => (await import("@/lib/users/form-schemas")).addressForm;
const nameForm = async () => (await import("@/lib/users/form-schemas")).nameForm;

/**
 * Forms whose fields are in a server page: a schema cannot be passed as a prop, so each form is bound to its schema
 * here.
 */
type Props = Omit<FormProps, "schema">;

export const AddressForm = (props: Props) => <Form {...props} schema={addressForm} />;
export const NameForm = (props: Props) => <Form {...props} schema={nameForm} />;
