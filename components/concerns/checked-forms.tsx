"use client";

import { Form, type FormProps } from "@/components/forms/form";

const loadEndForm = async () => (await import("@/lib/concerns/schema")).endForm;
const loadNoteForm = async () => (await import("@/lib/concerns/schema")).noteForm;

/**
 * Forms whose fields are in a server page: a schema cannot be passed as a prop, so each form is bound to its schema
 * here.
 */
type Props = Omit<FormProps, "schema">;

export const EndForm = (props: Props) => <Form {...props} schema={loadEndForm} />;
export const NoteForm = (props: Props) => <Form {...props} schema={loadNoteForm} />;
