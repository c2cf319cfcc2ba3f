import { reasonForm } from "@/lib/ngos/form-schemas";
import { AreaField } from "@/components/forms/fields";
import { ReasonForm } from "@/components/admin/checked-forms";
import { formMessages, signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import { FileText } from "lucide-react";
import { AddressDialog } from "@/components/dashboard/address-dialog";
import { moment } from "@/components/admin/moment";
import { formatDate } from "@/lib/money/money";
import { stripUrl } from "@/lib/patterns/urls";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import { fileSize } from "@/lib/i18n/marks";
import { typedTextClass } from "@/components/admin/console-parts";
import { cn } from "@/components/ui/cn";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { dialogClass } from "@/components/ui/dialog-class";
import { Disclosure } from "@/components/ui/disclosure";
import { Notice } from "@/components/ui/notice";
import { CellNote, cellNoteClass } from "@/components/ui/table";

const documentsHead = "mt-[1.1rem] mb-1 font-text text-small leading-[1.3] tracking-normal";

type Kind = "registrationCertificate" | "leadershipProof" | "additionalDocument";
type Documents = {
  kind: Kind;
  document: {
    id: string;
    fileName: string;
    contentType: string;
    byteSize: number;
    scanState: string;
    scanFinding: string | null;
    mayScanAgain: boolean;
  } | null;
}[];
type Details = {
  id: string;
  name: string;
  email: string;
  emailConfirmed: boolean;
  country: string | null;
  phone: string | null;
  website: string | null;
  mission: string | null;
  createdAt: Date;
  status: string;
  complete: boolean;
  suspended: boolean;
  suspensionReason: string | null;
  pendingName: string | null;
  renewal: boolean;
  documents: Documents;
  renewalDocuments: Documents | null;
  looksLike: string[];
  version: string;
  renewalVersion: string;
  withdrawn: boolean;
  history: { kind: string; at: Date; by: string; reason: string | null }[];
};
export type ConsoleActions = {
  approve: FormAction;
  reject: FormAction;
  suspend: FormAction;
  reinstate: FormAction;
  approveRenewal: FormAction;
  acceptName: FormAction;
  scanAgain: FormAction;
};

/** What the virus scanner said, in words. */
function scanned(
  { scanState, scanFinding }: { scanState: string; scanFinding: string | null },
  t: ReturnType<typeof translator<"admin">>,
): string {
  const words: Record<string, string> = {
    clean: t("dialog.scan.clean"),
    waiting: t("dialog.scan.waiting"),
    infected: t("dialog.scan.infected", { finding: scanFinding ?? "–" }),
    failed: t("dialog.scan.failed", { finding: scanFinding ?? "–" }),
  };
  return words[scanState] ?? t("dialog.scan.not_scanned");
}

function DocumentList({
  locale,
  documents,
  here,
  scanAgain,
}: {
  locale: Locale;
  documents: Documents;
  here: string;
  scanAgain: FormAction;
}) {
  const t = translator(locale, "admin");
  return (
    <ul>
      {documents.map(({ kind, document }) => (
        <li
          key={kind}
          className={cn(
            "grid grid-cols-[auto_1fr_auto] items-center gap-[0.9rem] border-b border-rule py-3 leading-[1.3]",
            document ? "" : "text-mute",
          )}
        >
          <FileText className="size-[1.6rem] text-ink-2" aria-hidden="true" />
          <span>
            <b>{t(`dialog.${kind}`)}</b>
            {document ? (
              <small className="block text-small leading-[inherit] text-soft">
                {document.fileName}, {fileSize(document.byteSize, locale)}, {scanned(document, t)}
              </small>
            ) : null}
            {document?.mayScanAgain ? (
              <Form
                compact
                action={scanAgain}
                messages={signedInMessages(locale)}
                label={`${t("dialog.scanAgain")}: ${t(`dialog.${kind}`)}`}
              >
                <input type="hidden" name="documentId" value={document.id} />
                <input type="hidden" name="back" value={here} />
                <SubmitButton
                  variant="link"
                  size="sm"
                  pendingLabel={t("working")}
                  aria-label={`${t("dialog.scanAgain")}: ${t(`dialog.${kind}`)}`}
                >
                  {t("dialog.scanAgain")}
                </SubmitButton>
              </Form>
            ) : null}
          </span>
          {document ? (
            <a
              href={`/documents/${document.id}`}
              target="_blank"
              rel="noopener"
              className="py-[0.6rem] font-bold"
            >
              {t("dialog.open")}{" "}
              <span className="sr-only">
                {t("dialog.newWindow", { name: t(`dialog.${kind}`) })}
              </span>
            </a>
          ) : (
            <span>{t("dialog.noDocument")}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "NGO Verification Details": what was sent, and the decision with its reason (ADM-014..024, ADM-041). */
export function DetailsDialog({
  locale,
  ngo,
  back,
  here,
  actions,
  children,
}: {
  locale: Locale;
  ngo: Details;
  back: string;
  /** the address of this dialog */ here: string;
  actions: ConsoleActions;
  /** what else the page knows of it */ children?: React.ReactNode;
}) {
  const t = translator(locale, "admin");
  const rows: [string, string | null][] = [
    [t("dialog.name"), ngo.name],
    [t("dialog.email"), ngo.email],
    [t("dialog.emailConfirmed"), t(ngo.emailConfirmed ? "dialog.yes" : "dialog.no")],
    [t("dialog.country"), ngo.country],
    [t("dialog.registered"), formatDate(ngo.createdAt, locale)],
    [t("dialog.phone"), ngo.phone],
    [t("dialog.website"), ngo.website],
  ];
  const hidden = (
    <>
      <input type="hidden" name="id" value={ngo.id} />
      <input type="hidden" name="back" value={back} />
    </>
  );
  const reason = (label: string) => (
    <AreaField
      name="reason"
      label={label}
      optional={t("dialog.reasonHelp")}
      rows={2}
      maxLength={2000}
      fieldClass="basis-full"
      className="min-h-16"
    />
  );
  const messages = signedInMessages(locale);
  return (
    <AddressDialog
      title={t("dialog.title")}
      closeHref={back}
      closeLabel={t("close")}
      strip={stripUrl(ngo.id, { cols: 12 })}
    >
      <div className={dialogClass.body}>
        <DetailList>
          {rows.map(([label, value]) =>
            value ? (
              <DetailRow key={label} label={<span className="whitespace-nowrap">{label}</span>}>
                <span className="wrap-anywhere">{value}</span>
              </DetailRow>
            ) : null,
          )}
        </DetailList>
        {ngo.mission ? (
          <details className={cellNoteClass}>
            <summary>{t("dialog.mission")}</summary>
            <p className={typedTextClass}>{ngo.mission}</p>
          </details>
        ) : null}
        {ngo.status === "pending" && !ngo.complete ? (
          <Notice kind="warn" className="mt-4">
            {t(ngo.withdrawn ? "dialog.withdrawn" : "dialog.incomplete")}
          </Notice>
        ) : null}
        {ngo.suspended ? (
          <Notice kind="bad" className="mt-4">
            {t("dialog.suspendedFor", { reason: ngo.suspensionReason ?? "–" })}
          </Notice>
        ) : null}
        {ngo.pendingName ? (
          <Notice className="mt-4">{t("dialog.wantsName", { name: ngo.pendingName })}</Notice>
        ) : null}
        {ngo.looksLike.length > 0 ? (
          <Notice kind="warn" className="mt-4">
            {t("dialog.looksLike", { names: ngo.looksLike.join(", ") })}
          </Notice>
        ) : null}
        <h3 className={documentsHead}>{t("dialog.documents")}</h3>
        <DocumentList
          locale={locale}
          documents={ngo.documents}
          here={here}
          scanAgain={actions.scanAgain}
        />
        {ngo.renewalDocuments ? (
          <>
            <h3 className={documentsHead}>{t("dialog.renewalDocuments")}</h3>
            <DocumentList
              locale={locale}
              documents={ngo.renewalDocuments}
              here={here}
              scanAgain={actions.scanAgain}
            />
          </>
        ) : null}
        {ngo.history.length > 0 ? (
          <Disclosure className="mt-4" title={t("dialog.history")}>
            <ul className="*:border-b *:border-rule *:py-[0.7rem]">
              {ngo.history.map((h, i) => (
                <li key={i}>
                  <b>{h.kind}</b>{" "}
                  <span className="text-soft">
                    {t("dialog.by", { who: h.by, when: moment(h.at, locale) })}
                  </span>
                  {h.reason ? <CellNote>{h.reason}</CellNote> : null}
                </li>
              ))}
            </ul>
          </Disclosure>
        ) : null}
        {children}
      </div>
      <div className={dialogClass.foot} data-slot="dialog-foot">
        {ngo.status === "pending" ? (
          <>
            <ReasonForm
              compact
              action={actions.reject}
              messages={formMessages(locale, reasonForm, {
                unreachable: "rejectUnreachable",
                failed: "rejectFailed",
              })}
              className="flex flex-wrap items-center gap-3"
              label={`${t("reject")} ${ngo.name}`}
            >
              {hidden}
              {reason(t("dialog.reason"))}
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
                {hidden}
                <input type="hidden" name="version" value={ngo.version} />
                <SubmitButton variant="confirm" pendingLabel={t("approving")}>
                  {t("approve")}
                </SubmitButton>
              </Form>
            ) : null}
          </>
        ) : null}
        {ngo.status === "approved" ? (
          <>
            {ngo.renewal ? (
              <Form
                compact
                action={actions.approveRenewal}
                messages={messages}
                label={t("approveRenewal")}
              >
                {hidden}
                <input type="hidden" name="version" value={ngo.renewalVersion} />
                <SubmitButton variant="confirm" pendingLabel={t("working")}>
                  {t("approveRenewal")}
                </SubmitButton>
              </Form>
            ) : null}
            {ngo.pendingName ? (
              <Form compact action={actions.acceptName} messages={messages} label={t("acceptName")}>
                {hidden}
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
              className="flex flex-wrap items-center gap-3"
              label={`${t(ngo.suspended ? "reinstate" : "suspend")} ${ngo.name}`}
            >
              {hidden}
              {reason(t("dialog.suspendReason"))}
              <SubmitButton
                variant={ngo.suspended ? "outline" : "destructive"}
                pendingLabel={t(ngo.suspended ? "reinstating" : "suspending")}
              >
                {t(ngo.suspended ? "reinstate" : "suspend")}
              </SubmitButton>
            </ReasonForm>
          </>
        ) : null}
      </div>
    </AddressDialog>
  );
}
