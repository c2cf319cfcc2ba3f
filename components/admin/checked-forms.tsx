"use client";

import { Form, type FormProps } from "@/components/forms/form";

const reasonForm = async () => (await import("@/lib/ngos/form-schemas")).reasonForm;
const finishPayoutForm = async () => (await import("@/lib/payouts/form-schemas")).finishPayoutForm;
const grantForm = async () => (await import("@/lib/payouts/form-schemas")).grantForm;
const confirmPledgeForm = async () =>
  (await import("@/lib/pledges/form-schemas")).confirmPledgeForm;
const recordForm = async () => (await import("@/lib/pledges/form-schemas")).recordForm;
const refundForm = async () => (await import("@/lib/refunds/form-schemas")).refundForm;
const replyForm = async () => (await import("@/lib/contact/schema")).replyForm;
const suspenseForm = async () => (await import("@/lib/suspense/form-schemas")).suspenseForm;

/**
 * Forms whose fields are in a server page: a schema cannot be passed as a prop, so each form is bound to its schema
 * here.
 */
type Props = Omit<FormProps, "schema">;

export const ReasonForm = (props: Props) => <Form {...props} schema={reasonForm} />;
export const FinishPayoutForm = (props: Props) => <Form {...props} schema={finishPayoutForm} />;
export const GrantForm = (props: Props) => <Form {...props} schema={grantForm} />;
export const ConfirmPledgeForm = (props: Props) => <Form {...props} schema={confirmPledgeForm} />;
export const RecordForm = (props: Props) => <Form {...props} schema={recordForm} />;
export const RefundForm = (props: Props) => <Form {...props} schema={refundForm} />;
export const ReplyForm = (props: Props) => <Form {...props} schema={replyForm} />;
export const SuspenseForm = (props: Props) => <Form {...props} schema={suspenseForm} />;
