"use client";

import { Form, type FormProps } from "@/components/forms/form";

const loadHideForm = async () => (await import("@/lib/supporters/form-schemas")).hideForm;

/** Its fields stand in a page of the server: a schema cannot be sent along as a prop, so it is bound here. */
export const HideForm = (props: Omit<FormProps, "schema">) => (
  <Form {...props} schema={loadHideForm} />
);
