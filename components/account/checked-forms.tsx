"use client";

import { Form, type FormProps } from "@/components/forms/form";

const addressForm = async () => (await import("@/lib/users/form-schemas")).addressForm;
const nameForm = async () => (await import("@/lib/users/form-schemas")).nameForm;

/**
 * Forms whose fields are in a page of the server: a schema cannot be sent along as a prop, so each
 * is bound here.
 */
type Props = Omit<FormProps, "schema">;

export const AddressForm = (props: Props) => <Form {...props} schema={addressForm} />;
export const NameForm = (props: Props) => <Form {...props} schema={nameForm} />;
