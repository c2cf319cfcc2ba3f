import { ReasonForm } from "@/components/admin/checked-forms";
import { AreaField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { formMessages, signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { reasonForm } from "@/lib/ngos/form-schemas";

export type ConsoleActions = {
  approve: FormAction;
  reject: FormAction;
  suspend: FormAction;
  reinstate: FormAction;
  approveRenewal: FormAction;
  acceptName: FormAction;
  scanAgain: FormAction;
};

/** What a decision about an organisation depends on. */
export type Decided = {
  id: string;
  name: string;
  status: string;
  complete: boolean;
  suspended: boolean;
  pendingName: string | null;
  renewal: boolean;
  /** of what was looked at: an application that changed meanwhile is not approved */
  version: string;
  renewalVersion: string;
};

type Props = { locale: Locale; ngo: Decided; back: string; actions: ConsoleActions };
const reasonFormClass = "flex flex-wrap items-center gap-3";

/** What can be decided about an organisation now, each with its form. */
export function NgoDecisions(props: Props) {
  const { status } = props.ngo;
  if (status === "pending") return <PendingDecisions {...props} />;
  return status === "approved" ? <ApprovedDecisions {...props} /> : null;
}

function PendingDecisions({ locale, ngo, back, actions }: Props) {
  const t = translator(locale, "admin");
  return (
    <>
      <ReasonForm
        compact
        action={actions.reject}
        messages={formMessages(locale, reasonForm, {
          unreachable: "rejectUnreachable",
          failed: "rejectFailed",
        })}
        className={reasonFormClass}
        label={`${t("reject")} ${ngo.name}`}
      >
        <About ngo={ngo} back={back} />
        <Reason locale={locale} label={t("dialog.reason")} />
        <SubmitButton variant="destructive" pendingLabel={t("rejecting")}>
          {t("reject")}
        </SubmitButton>
      </ReasonForm>
      {ngo.complete ? (
        <Form
          compact
          action={actions.approve}
          messages={formMessages(locale, null, {
            unreachable: "approveUnreachable",
            failed: "approveFailed",
          })}
          label={`${t("approve")} ${ngo.name}`}
        >
          <About ngo={ngo} back={back} />
          <input type="hidden" name="version" value={ngo.version} />
          <SubmitButton variant="confirm" pendingLabel={t("approving")}>
            {t("approve")}
          </SubmitButton>
        </Form>
      ) : null}
    </>
  );
}

function ApprovedDecisions({ locale, ngo, back, actions }: Props) {
  const t = translator(locale, "admin");
  const messages = signedInMessages(locale);
  return (
    <>
      {ngo.renewal ? (
        <Form
          compact
          action={actions.approveRenewal}
          messages={messages}
          label={t("approveRenewal")}
        >
          <About ngo={ngo} back={back} />
          <input type="hidden" name="version" value={ngo.renewalVersion} />
          <SubmitButton variant="confirm" pendingLabel={t("working")}>
            {t("approveRenewal")}
          </SubmitButton>
        </Form>
      ) : null}
      {ngo.pendingName ? (
        <Form compact action={actions.acceptName} messages={messages} label={t("acceptName")}>
          <About ngo={ngo} back={back} />
          <input type="hidden" name="name" value={ngo.pendingName} />
          <SubmitButton variant="confirm" pendingLabel={t("working")}>
            {t("acceptName")}
          </SubmitButton>
        </Form>
      ) : null}
      <ReasonForm
        compact
        action={ngo.suspended ? actions.reinstate : actions.suspend}
        messages={signedInMessages(locale, reasonForm)}
        className={reasonFormClass}
        label={`${t(ngo.suspended ? "reinstate" : "suspend")} ${ngo.name}`}
      >
        <About ngo={ngo} back={back} />
        <Reason locale={locale} label={t("dialog.suspendReason")} />
        <SubmitButton
          variant={ngo.suspended ? "outline" : "destructive"}
          pendingLabel={t(ngo.suspended ? "reinstating" : "suspending")}
        >
          {t(ngo.suspended ? "reinstate" : "suspend")}
        </SubmitButton>
      </ReasonForm>
    </>
  );
}

function About({ ngo, back }: Pick<Props, "ngo" | "back">) {
  return (
    <>
      <input type="hidden" name="id" value={ngo.id} />
      <input type="hidden" name="back" value={back} />
    </>
  );
}

function Reason({ locale, label }: { locale: Locale; label: string }) {
  return (
    <AreaField
      name="reason"
      label={label}
      optional={translator(locale, "admin")("dialog.reasonHelp")}
      rows={2}
      maxLength={2000}
      fieldClass="basis-full"
      className="min-h-16"
    />
  );
}
