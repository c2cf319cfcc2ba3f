import { notFound } from "next/navigation";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { ActionButton } from "@/components/forms/action-button";
import { RefusedForm } from "@/components/forms/refused-form";
import { PageHeader } from "@/components/layout/page-header";
import { StatementRows } from "@/components/recorded-gifts/statement-rows";
import { Disclosure } from "@/components/ui/disclosure";
import { Notice } from "@/components/ui/notice";
import { Pagination } from "@/components/ui/pagination";
import { Section } from "@/components/ui/section";
import { AppError } from "@/lib/errors";
import { signedInMessages } from "@/lib/forms/messages";
import { guardDashboard, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { pageOf, type SearchParams } from "@/lib/listing/address";
import { formatUsd } from "@/lib/money/money";
import { rateShown } from "@/lib/recorded-gifts/amount-text";
import { dollar } from "@/lib/money/currencies";
import { site } from "@/lib/site";
import { discardStatementAction } from "@/lib/statements/actions";
import { statementPage, type StatementPage as Data } from "@/lib/statements/queries";

export const generateMetadata = titled((locale) => translator(locale, "statements")("title"));

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

/**
 * A statement's rows before they are recorded: which can become gifts, which are recorded already, and which cannot be read and
 * why.
 */
export default async function StatementPage({ params, searchParams }: Props) {
  const { id } = await params;
  const list = "/dashboard/recorded-gifts";
  const path = `${list}/statements/${encodeURIComponent(id)}`;
  const actor = await guardDashboard(path);
  const { locale, ngo } = actor;
  const data = await statementPage(actor, { id, page: pageOf(await searchParams) }).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") notFound();
      throw error;
    },
  );
  const t = translator(locale, "statements");
  const { counts, rows, page, pages } = data;
  const mayWrite = !ngo.suspended;
  return (
    <DashboardShell actor={actor} current="recorded-gifts">
      <RefusedForm />
      <PageHeader
        title={data.statement.fileName}
        lead={leadOf(locale, data)}
        look="tool"
        back={{ href: list, label: t("back") }}
      />
      {mayWrite ? null : (
        <Notice kind="bad" role="status">
          {translator(locale, "dashboard")("suspendedText", { email: site.supportEmail })}
        </Notice>
      )}
      <p className="font-bold">
        {t("counts", {
          open: String(counts.open),
          known: String(counts.known),
          unread: String(counts.unread),
        })}
      </p>
      <p className="mt-1 text-soft">
        {counts.paidOut > 0 ? `${t("paidOut", { n: counts.paidOut })} ` : ""}
        {counts.openCents > 0n
          ? t("openSum", { amount: formatUsd(counts.openCents, locale, { exact: true }) })
          : ""}
      </p>
      <Section
        id="rows"
        title={t("rows", {
          from: String(rows[0]?.line ?? 0),
          until: String(rows.at(-1)?.line ?? 0),
        })}
        intro={t("rowsIntro")}
      >
        <StatementRows locale={locale} data={data} mayWrite={mayWrite} />
        <div className="mt-4">
          <Pagination locale={locale} page={page} pages={pages} href={(n) => `${path}?page=${n}`} />
        </div>
      </Section>
      {mayWrite ? (
        <Disclosure className="mt-10 max-w-[34rem]" look="box" title={t("discard")}>
          <ActionButton
            action={discardStatementAction}
            messages={signedInMessages(locale)}
            fields={{ id }}
            variant="destructive"
            pending={t("discarding")}
            label={t("discardYes")}
            intro={<p className="mb-4">{t("discardText")}</p>}
          >
            {t("discardYes")}
          </ActionButton>
        </Disclosure>
      ) : null}
    </DashboardShell>
  );
}

function leadOf(locale: Locale, { statement }: Data): string {
  const t = translator(locale, "statements");
  const { currency, campaign, rateMicros } = statement;
  const method = translator(locale, "recordedGifts")(`methods.${statement.method}`);
  return currency === dollar
    ? t("leadDollars", { method, campaign })
    : t("lead", { method, campaign, currency, rate: rateShown(rateMicros, locale) });
}
