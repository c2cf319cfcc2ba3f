import { cn } from "@/components/ui/cn";
import { documentsForm, registrationForm } from "@/lib/ngos/form-schemas";
import { formMessages } from "@/lib/forms/messages";
import { certificateLabels } from "@/components/ngos/certificate-labels";
import { formLabels } from "@/components/forms/form-labels";
import { AuthSplit } from "@/components/layout/auth-split";
import { SiteHeader } from "@/components/layout/site-header";
import { DocumentsForm, InfoForm } from "@/components/ngos/registration-forms";
import { Notice } from "@/components/ui/notice";
import { countries } from "@/lib/countries";
import { countryName } from "@/lib/country-name";
import { guardState, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { fileSize, inRow } from "@/lib/i18n/marks";
import { registrationValues } from "@/lib/ngos/queries";
import {
  continueRegistration,
  removeApplicationDocument,
  submitApplication,
} from "@/lib/ngos/registration-actions";

export const generateMetadata = titled((locale) => translator(locale, "registration")("title"));

export default async function RegistrationPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const actor = await guardState("registration");
  const step = (await searchParams)["step"] === "documents" ? "documents" : "info";
  const { values, documents, status, rejectionReason, infected } = await registrationValues(actor);
  const { locale } = actor;
  const t = translator(locale, "registration");
  const labels = formLabels(locale);
  const current = Object.fromEntries(
    documents.map((d) => [
      d.kind,
      {
        name: d.fileName,
        note: inRow([fileSize(d.byteSize, locale), t("uploaded")], locale),
        href: `/documents/${d.id}`,
      },
    ]),
  );
  return (
    <>
      <SiteHeader locale={locale} path={null} />
      <AuthSplit seeds={["school", "edge", "many-hands", "rain", "warp"]}>
        <ol className="mb-8 grid grid-cols-2 gap-2 [counter-reset:step]">
          <Step
            state={step === "info" ? "now" : "done"}
            href="/registration"
            label={t("tabInfo")}
          />
          <Step
            state={step === "documents" ? "now" : "open"}
            href="/registration?step=documents"
            label={t("tabDocuments")}
          />
        </ol>
        {status === "rejected" && rejectionReason ? (
          <Notice kind="bad" title={t("reviewer")} className="mb-6">
            {rejectionReason}
          </Notice>
        ) : null}
        {infected.map((file) => (
          <Notice key={file} kind="bad" className="mb-6">
            {t("infected", { file })}
          </Notice>
        ))}
        {step === "info" ? (
          <>
            <h1 className="mb-7 text-h2">{t("infoTitle")}</h1>
            <InfoForm
              action={continueRegistration}
              messages={formMessages(locale, registrationForm, {
                failed: "completeProfileFailed",
              })}
              values={values}
              countries={countries.map((c) => ({
                value: c.code,
                label: countryName(c.code, locale),
              }))}
              labels={{
                name: t("name"),
                email: t("email"),
                country: t("country"),
                chooseCountry: t("chooseCountry"),
                phone: t("phone"),
                phoneHint: t("phoneHint"),
                website: t("website"),
                optional: labels.optional,
                description: t("description"),
                descriptionHint: t("descriptionHint"),
                kept: t("kept"),
                submit: t("continue"),
                pending: t("saving"),
              }}
            />
          </>
        ) : (
          <>
            <h1 className="mb-3 text-h2">{t("docsTitle")}</h1>
            <p className="mb-7 text-soft">{t("docsLead")}</p>
            <DocumentsForm
              action={submitApplication}
              messages={formMessages(locale, documentsForm, {
                failed: "registrationUnexpected",
              })}
              current={current}
              remove={removeApplicationDocument}
              file={labels.file}
              pages={certificateLabels(locale)}
              labels={{
                certificate: t("certificate"),
                certificateHint: t("certificateHint"),
                leadership: t("leadership"),
                leadershipHint: t("leadershipHint"),
                additional: t("additional"),
                additionalHint: t("additionalHint"),
                optional: labels.optional,
                open: t("open"),
                remove: t("remove"),
                back: t("back"),
                submit: t("submit"),
                pending: t("submitting"),
              }}
            />
          </>
        )}
      </AuthSplit>
    </>
  );
}

const steps = {
  now: "border-clay font-bold text-fg",
  done: "border-leaf font-semibold text-fg",
  // bare threads: not woven yet
  open: "border-sunk font-semibold text-soft [border-image:repeating-linear-gradient(90deg,#b7af9f_0_1px,transparent_1px_6px)_6]",
};

/** A step of the application, under a band that shows the progress. */
function Step({ state, href, label }: { state: keyof typeof steps; href: string; label: string }) {
  return (
    <li
      className={cn(
        "border-t-6 pt-[0.6rem] leading-[1.25] [counter-increment:step] before:content-[counter(step)_'._']",
        steps[state],
      )}
      {...(state === "now" ? { "aria-current": "step" as const } : {})}
    >
      <a className="no-underline hover:underline hover:decoration-2" href={href}>
        {label}
      </a>
    </li>
  );
}
