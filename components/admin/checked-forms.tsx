"use client";

import { Form, type FormProps } from "@/components/forms/form";
import { reasonForm } from "@/lib/ngos/form-schemas";
import { finishPayoutForm, grantForm } from "@/lib/payouts/form-schemas";
import { confirmPledgeForm, recordForm } from "@/lib/pledges/form-schemas";
import { refundForm } from "@/lib/refunds/form-schemas";
import { suspenseForm } from "@/lib/suspense/form-schemas";

/** Forms whose fields stand in a page of the server: a schema cannot be sent along as a prop, so each is bound here. */
type Props = Omit<FormProps, "schema">;

export const ReasonForm = (props: Props) => <Form {...props} schema={reasonForm} />;
export const FinishPayoutForm = (props: Props) => <Form {...props} schema={finishPayoutForm} />;
export const GrantForm = (props: Props) => <Form {...props} schema={grantForm} />;
export const ConfirmPledgeForm = (props: Props) => <Form {...props} schema={confirmPledgeForm} />;
export const RecordForm = (props: Props) => <Form {...props} schema={recordForm} />;
export const RefundForm = (props: Props) => <Form {...props} schema={refundForm} />;
export const SuspenseForm = (props: Props) => <Form {...props} schema={suspenseForm} />;
