"use client";

import { Form, type FormProps } from "@/components/forms/form";
import { noteForm, tagForm } from "@/lib/donor-notes/form-schemas";
import { bankForm, profileForm } from "@/lib/ngos/form-schemas";
import { requestRefundForm } from "@/lib/refunds/form-schemas";
import { changePasswordForm, emailForm } from "@/lib/users/form-schemas";

/** Forms whose fields stand in a page of the server: a schema cannot be sent along as a prop, so each is bound here. */
type Props = Omit<FormProps, "schema">;

export const BankForm = (props: Props) => <Form {...props} schema={bankForm} />;
export const ProfileForm = (props: Props) => <Form {...props} schema={profileForm} />;
export const RefundRequestForm = (props: Props) => <Form {...props} schema={requestRefundForm} />;
export const ChangePasswordForm = (props: Props) => <Form {...props} schema={changePasswordForm} />;
export const InviteForm = (props: Props) => <Form {...props} schema={emailForm} />;
export const DonorNoteForm = (props: Props) => <Form {...props} schema={noteForm} />;
export const DonorTagForm = (props: Props) => <Form {...props} schema={tagForm} />;
