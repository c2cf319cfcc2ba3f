"use client";

import { Form, type FormProps } from "@/components/forms/form";

const loadEndForm = async () => (await import("@/lib/concerns/schema")).endForm;
const loadNoteForm = async () => (await import("@/lib/concerns/schema")).noteForm;

/** Forms whose fields stand in a page of the server: a schema cannot be sent along as a prop, so each is bound here. */
type Props = Omit<FormProps, "schema">;

export const EndForm = (props: Props) => <Form {...props} schema={loadEndForm} />;
export const NoteForm = (props: Props) => <Form {...props} schema={loadNoteForm} />;
