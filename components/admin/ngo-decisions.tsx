import { cn } from "@/components/ui/cn";
import { ReasonForm } from "@/components/admin/checked-forms";
import { AreaField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Notice } from "@/components/ui/notice";
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

/** The data that a decision about an organisation depends on. */
export type Decided = {
  id: string;
  name: string;
  status: string;
  complete: boolean;
  suspended: boolean;
  /** the suspension that was shown: a later one is not lifted */
  suspensionVersion: string;
  pendingName: string | null;
  renewal: boolean;
  /** version of the application that was shown: one that has changed meanwhile is neither approved nor rejected */
  version: string;
  renewalVersion: string;
};

type Props = {
  locale: Locale;
  ngo: Decided;
  back: string;
  actions: ConsoleActions;
  /** the certificate was not opened before approving: ask for confirmation */ unopened:
    string | null;
  /** the reason gets the focus */ atReason: boolean;
};
/** stacked, both as wide as the page */
const wideOnPhone = "max-sm:w-full";
const askClass = "flex flex-wrap items-center justify-end gap-3";
/** In one row if there is room: the reason grows, with its button next to it. */
const reasonFormClass = "flex flex-wrap items-end gap-3 lg:flex-1 lg:flex-nowrap";

/** The decisions that are possible now, each with its form. */
export function NgoDecisions(props: Props) {
  const { status } = props.ngo;
  if (status === "pending") return <PendingDecisions {...props} />;
  return status === "approved" ? <ApprovedDecisions {...props} /> : null;
}

function PendingDecisions({ locale, ngo, back, actions, unopened, atReason }: Props) {
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
        <input type="hidden" name="version" value={ngo.version} />
        <Reason locale={locale} label={t("dialog.reason")} first={atReason} />
        <SubmitButton variant="destructive" pendingLabel={t("rejecting")} className={wideOnPhone}>
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
          className={cn(wideOnPhone, unopened && askClass)}
        >
          <About ngo={ngo} back={back} />
          <input type="hidden" name="version" value={ngo.version} />
          <Unopened locale={locale} certificate={unopened} />
          <SubmitButton variant="confirm" pendingLabel={t("approving")} className={wideOnPhone}>
            {t(unopened ? "dialog.approveAnyway" : "approve")}
          </SubmitButton>
        </Form>
      ) : null}
    </>
  );
}

function ApprovedDecisions({ locale, ngo, back, actions, unopened }: Props) {
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
          {...(unopened ? { className: askClass } : {})}
        >
          <About ngo={ngo} back={back} />
          <input type="hidden" name="version" value={ngo.renewalVersion} />
          <Unopened locale={locale} certificate={unopened} />
          <SubmitButton variant="confirm" pendingLabel={t("working")}>
            {t(unopened ? "dialog.approveAnyway" : "approveRenewal")}
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
        {ngo.suspended ? (
          <input type="hidden" name="version" value={ngo.suspensionVersion} />
        ) : null}
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

/** Asks for confirmation when the certificate was not opened; console-actions.ts checks that again. */
function Unopened({ locale, certificate }: { locale: Locale; certificate: string | null }) {
  if (!certificate) return null;
  const t = translator(locale, "admin");
  return (
    <>
      <Notice kind="warn" role="alert" className="basis-full">
        {t("dialog.notOpened")}
      </Notice>
      <input type="hidden" name="unopened" value="yes" />
      <a
        data-focus-first
        className={buttonVariants({ variant: "outline" })}
        href={`/documents/${certificate}`}
        target="_blank"
        rel="noopener"
      >
        {t("dialog.openFirst")}
      </a>
    </>
  );
}

function Reason({
  locale,
  label,
  first = false,
}: {
  locale: Locale;
  label: string;
  first?: boolean;
}) {
  return (
    <AreaField
      name="reason"
      label={label}
      optional={translator(locale, "admin")("dialog.reasonHelp")}
      rows={1}
      maxLength={2000}
      fieldClass="basis-full lg:basis-auto lg:flex-1"
      className="min-h-13"
      {...(first ? { "data-focus-first": "" } : {})}
    />
  );
}
