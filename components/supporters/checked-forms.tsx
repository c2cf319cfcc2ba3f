"use client";

import { Form, type FormProps } from "@/components/forms/form";

const loadHideForm = async () => (await import("@/lib/supporters/form-schemas")).hideForm;

/** Its fields are in a server page: a schema cannot be passed as a prop, so the form is bound to its schema here. */
export const HideForm = (props: Omit<FormProps, "schema">) => (
  <Form {...props} schema={loadHideForm} />
);
