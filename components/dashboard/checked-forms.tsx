"use client";

import { Form, type FormProps } from "@/components/forms/form";
import { Disclosure } from "@/components/ui/disclosure";

const bankForm = async () => (await import("@/lib/ngos/form-schemas")).bankForm;
const mobileForm = async () => (await import("@/lib/ngos/form-schemas")).mobileForm;
const profileForm = async () => (await import("@/lib/ngos/form-schemas")).profileForm;
const requestRefundForm = async () =>
  (await import("@/lib/refunds/form-schemas")).requestRefundForm;
const changePasswordForm = async () =>
  (await import("@/lib/users/form-schemas")).changePasswordForm;
const emailForm = async () => (await import("@/lib/users/form-schemas")).emailForm;
const noteForm = async () => (await import("@/lib/donor-notes/form-schemas")).noteForm;
const tagForm = async () => (await import("@/lib/donor-notes/form-schemas")).tagForm;
const languageForm = async () => (await import("@/lib/campaigns/version-schema")).languageForm;
const needForm = async () => (await import("@/lib/needs/form-schemas")).needForm;

/**
 * Forms whose fields are in a server page: a schema cannot be passed as a prop, so each form is bound to its schema
 * here.
 */
type Props = Omit<FormProps, "schema">;

/** A form in a disclosure, which opens after a refusal, so that its errors are visible without a script. */
type Folded = Props & { title: string };
const folded = (title: string) =>
  function frame(form: React.ReactNode, answered: boolean) {
    return (
      <Disclosure look="box" className="mt-[1.1rem]" title={title} open={answered}>
        {form}
      </Disclosure>
    );
  };
export const BankForm = ({ title, ...props }: Folded) => (
  <Form {...props} schema={bankForm} frame={folded(title)} />
);
export const MobileForm = ({ title, ...props }: Folded) => (
  <Form {...props} schema={mobileForm} frame={folded(title)} />
);
export const ProfileForm = (props: Props) => <Form {...props} schema={profileForm} />;
export const RefundRequestForm = (props: Props) => <Form {...props} schema={requestRefundForm} />;
export const ChangePasswordForm = (props: Props) => <Form {...props} schema={changePasswordForm} />;
export const InviteForm = (props: Props) => <Form {...props} schema={emailForm} />;
export const DonorNoteForm = (props: Props) => <Form {...props} schema={noteForm} />;
export const NeedForm = (props: Props) => <Form {...props} schema={needForm} />;
export const LanguageForm = (props: Props) => <Form {...props} schema={languageForm} />;
export const DonorTagForm = (props: Props) => <Form {...props} schema={tagForm} />;
