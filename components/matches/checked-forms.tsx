"use client";

import { Form, type FormProps } from "@/components/forms/form";

const loadMatchForm = async () => (await import("@/lib/matches/form-schemas")).matchForm;
const loadProposedMatchForm = async () =>
  (await import("@/lib/matches/form-schemas")).proposedMatchForm;
const loadMatchPaymentForm = async () =>
  (await import("@/lib/matches/form-schemas")).matchPaymentForm;

/**
 * Forms whose fields are in a server page: a schema cannot be passed as a prop, so each form is bound to its schema
 * here.
 */
type Props = Omit<FormProps, "schema">;

export const MatchInputForm = (props: Props) => <Form {...props} schema={loadMatchForm} />;
export const ProposedMatchForm = (props: Props) => (
  <Form {...props} schema={loadProposedMatchForm} />
);
export const MatchPaymentForm = (props: Props) => <Form {...props} schema={loadMatchPaymentForm} />;
