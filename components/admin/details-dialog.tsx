import { foldMark } from "@/components/ui/fold-mark";
import { Address } from "@/components/ui/address";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import { stripUrl } from "@/lib/patterns/urls";
import { TypedText } from "@/components/admin/console-parts";
import { DocumentList } from "@/components/admin/document-list";
import { moment } from "@/components/admin/moment";
import { CertificateFrame } from "@/components/admin/certificate-frame";
import { NgoDecisions, type ConsoleActions, type Decided } from "@/components/admin/ngo-decisions";
import { QueueSteps } from "@/components/admin/queue-steps";
import type { ListPlace } from "@/lib/ngos/console-list";
import type { Documents } from "@/lib/ngos/console-queries";
import { AddressDialog } from "@/components/dashboard/address-dialog";
import { cn } from "@/components/ui/cn";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { dialogClass } from "@/components/ui/dialog-class";
import { Disclosure } from "@/components/ui/disclosure";
import { Notice } from "@/components/ui/notice";
import { CellNote, cellNoteClass } from "@/components/ui/table";
import { listed } from "@/lib/i18n/marks";

const documentsHead = "mt-[1.1rem] mb-1 font-text text-small leading-[1.3] tracking-normal";

type Details = Decided & {
  email: string;
  emailConfirmed: boolean;
  country: string | null;
  phone: string | null;
  website: string | null;
  mission: string | null;
  createdAt: Date;
  suspensionReason: string | null;
  documents: Documents;
  renewalDocuments: Documents | null;
  looksLike: string[];
  withdrawn: boolean;
  history: { kind: string; at: Date; by: string; reason: string | null }[];
};

/** Scan results with which a document may be opened (lib/ngos/document-scans.ts). */
const shownStates = new Set(["clean", "not_scanned"]);

/** The certificate to decide about: the application's, or the renewal's. */
function waitingCertificate(ngo: Details) {
  const documents = ngo.status === "pending" && ngo.complete ? ngo.documents : ngo.renewalDocuments;
  return documents?.find(({ kind }) => kind === "registrationCertificate")?.document ?? null;
}

/** "NGO Verification Details": the application, and its decision with the reason (ADM-014..024, ADM-041). */
export function DetailsDialog({
  locale,
  ngo,
  back,
  here,
  actions,
  place,
  placeHref,
  sure,
  atReason,
  children,
}: {
  locale: Locale;
  ngo: Details;
  back: string;
  /** address of this dialog */ here: string;
  actions: ConsoleActions;
  /** its position in the list; null when it is not in it */ place: ListPlace | null;
  placeHref: (id: string, position: number) => string;
  /** it was approved without opening the certificate: the console asks for confirmation */
  sure: boolean;
  /** opened to be rejected: the reason gets the focus */ atReason: boolean;
  /** other data that the page provides about it */ children?: React.ReactNode;
}) {
  const t = translator(locale, "admin");
  const waiting = waitingCertificate(ngo);
  const certificate = waiting && shownStates.has(waiting.scanState) ? waiting : null;
  const rows: [string, string | null][] = [
    [t("dialog.name"), ngo.name],
    [t("dialog.email"), ngo.email],
    [t("dialog.emailConfirmed"), t(ngo.emailConfirmed ? "dialog.yes" : "dialog.no")],
    [t("dialog.country"), ngo.country],
    [t("dialog.registered"), formatDate(ngo.createdAt, locale)],
    [t("dialog.phone"), ngo.phone],
    [t("dialog.website"), ngo.website],
  ];
  return (
    <AddressDialog
      title={t("dialog.title")}
      closeHref={back}
      closeLabel={t("close")}
      strip={stripUrl(ngo.id, { cols: 12 })}
      {...(certificate ? { wide: "very" as const } : {})}
      steps={place ? <QueueSteps locale={locale} place={place} hrefOf={placeHref} /> : null}
    >
      <div
        className={cn(
          dialogClass.body,
          certificate && "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8",
        )}
      >
        <div>
          <DetailList>
            {rows.map(([label, value]) =>
              value ? (
                <DetailRow key={label} label={<span className="whitespace-nowrap">{label}</span>}>
                  <Address className="wrap-anywhere">{value}</Address>
                </DetailRow>
              ) : null,
            )}
          </DetailList>
          {ngo.mission ? (
            <details className={cellNoteClass}>
              <summary className={foldMark}>{t("dialog.mission")}</summary>
              <TypedText>{ngo.mission}</TypedText>
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
              {t("dialog.looksLike", { names: listed(ngo.looksLike, locale) })}
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
                    {h.reason ? (
                      <CellNote>
                        <bdi>{h.reason}</bdi>
                      </CellNote>
                    ) : null}
                  </li>
                ))}
              </ul>
            </Disclosure>
          ) : null}
          {children}
        </div>
        {certificate ? (
          <div className="max-lg:hidden lg:sticky lg:top-0 lg:self-start">
            <CertificateFrame
              key={certificate.id}
              id={certificate.id}
              title={t("dialog.certificate")}
              picture={certificate.contentType.startsWith("image/")}
            />
          </div>
        ) : null}
      </div>
      <div
        className={cn(dialogClass.foot, "items-end bg-raised md:sticky md:bottom-0")}
        data-slot="dialog-foot"
      >
        <NgoDecisions
          locale={locale}
          ngo={ngo}
          back={back}
          actions={actions}
          unopened={sure ? (waitingCertificate(ngo)?.id ?? null) : null}
          atReason={atReason}
        />
      </div>
    </AddressDialog>
  );
}
