import { notFound } from "next/navigation";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { PageHeader } from "@/components/layout/page-header";
import { ThanksForm } from "@/components/thanks/thanks-form";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { AppError } from "@/lib/errors";
import { signedInMessages } from "@/lib/forms/messages";
import { guardDashboard, titled } from "@/lib/http/page";
import { readOrFail } from "@/lib/http/page-read";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatCount, formatDate } from "@/lib/format";
import { sendThanksAction } from "@/lib/thanks/actions";
import { thanksForm } from "@/lib/thanks/form-schemas";
import { thanksPage, type ThanksPage } from "@/lib/thanks/queries";
import { thanksMax, thanksPath } from "@/lib/thanks/rules";

export const generateMetadata = titled((locale) => translator(locale, "thanks")("page.title"));

type Props = { params: Promise<{ donationId: string }> };

/** A thank-you to the donor of one donation: the form, or the thank-you once it is sent. */
export default async function ThanksPageOfDonation({ params }: Props) {
  const { donationId } = await params;
  const actor = await guardDashboard(thanksPath(encodeURIComponent(donationId)));
  const { locale, ngo } = actor;
  const data = await readOrFail("donationsFetchFailed", locale, () =>
    thanksPage(actor, donationId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") notFound();
      throw error;
    }),
  );
  const t = translator(locale, "thanks");
  return (
    <DashboardShell actor={actor} current="dashboard">
      <PageHeader
        title={t("page.title")}
        lead={t("page.lead", { ref: data.ref, campaign: data.campaign })}
        look="tool"
        back={{ href: "/dashboard?tab=donations", label: t("page.back") }}
      />
      <Panel className="max-w-[48rem]">
        <DetailList>
          <DetailRow label={t("page.to")}>{data.donor?.name ?? t("page.hidden")}</DetailRow>
          <DetailRow label={t("page.address")}>
            {data.donor?.email ?? t("page.noAddress")}
          </DetailRow>
        </DetailList>
        <Words locale={locale} donationId={donationId} data={data} suspended={ngo.suspended} />
      </Panel>
    </DashboardShell>
  );
}

function Words({
  locale,
  donationId,
  data: { sent, may },
  suspended,
}: {
  locale: Locale;
  donationId: string;
  data: ThanksPage;
  suspended: boolean;
}) {
  const t = translator(locale, "thanks");
  if (sent)
    return (
      <div className="mt-6">
        <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
          {sent.text}
        </p>
        <p className="mt-3 text-small text-soft">
          {t("page.by", { author: sent.author, date: formatDate(sent.at, locale) })}
        </p>
      </div>
    );
  if (suspended || !may)
    return (
      <Notice kind="bad" role="status" className="mt-6">
        {t(suspended ? "page.suspended" : "page.cannot")}
      </Notice>
    );
  return (
    <ThanksForm
      donationId={donationId}
      action={sendThanksAction}
      messages={signedInMessages(locale, thanksForm)}
      labels={{
        label: t("page.title"),
        text: t("page.text"),
        help: t("page.help", { n: formatCount(thanksMax, locale) }),
        send: t("page.send"),
        sending: t("page.sending"),
      }}
    />
  );
}
