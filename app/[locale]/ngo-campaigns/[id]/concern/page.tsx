import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ConcernForm } from "@/components/concerns/concern-form";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { Panel } from "@/components/ui/panel";
import { campaignsOfNgo } from "@/lib/campaigns/queries";
import { raiseConcernAction } from "@/lib/concerns/actions";
import { addressKeptDays, concernPath } from "@/lib/concerns/rules";
import { concernForm } from "@/lib/concerns/schema";
import { formMessages } from "@/lib/forms/messages";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { param, type SearchParams } from "@/lib/listing/address";
import { publicNgo } from "@/lib/ngos/public-queries";
import { publicMetadata } from "@/lib/share/page-metadata";
import { ngoShareUrl } from "@/lib/share/urls";
import { Held } from "@/components/ui/held";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<SearchParams>;
};
const read = cache(publicNgo);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: localeParam, id } = await params;
  const locale = asLocale(localeParam);
  const ngo = await read(pathText(id), locale);
  if (!ngo) return { title: "404", robots: { index: false } };
  const t = translator(locale, "concerns");
  return {
    ...publicMetadata(locale, concernPath(ngo.id), {
      title: t("title", { name: ngo.name }),
      description: t("lead", { name: ngo.name }),
      image: ngoShareUrl(locale, ngo.id),
    }),
    robots: { index: false },
  };
}

/**
 * The form to raise a concern in confidence; `?campaign=` preselects its subject, `?sent=1` shows the confirmation,
 * `?sent=held` the one for a concern that an administrator reviews first.
 */
export default async function ConcernPage({ params, searchParams }: Props) {
  const { locale: localeParam, id } = await params;
  const locale = asLocale(localeParam);
  const ngo = await read(pathText(id), locale);
  if (!ngo) notFound();
  const query = await searchParams;
  const t = translator(locale, "concerns");
  const wanted = param(query, "campaign");
  const campaign = wanted
    ? (await campaignsOfNgo(ngo.id, locale)).find(({ slug }) => slug === wanted)
    : undefined;
  const path = concernPath(ngo.id);
  const answer = param(query, "sent");
  const held = answer === "held";
  const sent = held || answer === "1";
  const sentTitle = held ? translator(locale, "common")("heldByMail") : t("sent");
  return (
    <>
      <SiteHeader locale={locale} path={path} seed={ngo.id} />
      <main id="main">
        <div className="wrap pb-section">
          <PageHeader
            title={sent ? <Held>{sentTitle}</Held> : t("title", { name: ngo.name })}
            {...(sent ? {} : { lead: t("lead", { name: ngo.name }) })}
            back={{ href: localePath(locale, `/ngo-campaigns/${ngo.id}`), label: t("back") }}
          />
          <div className="max-w-[44rem]">
            {sent ? (
              <Panel top role="status">
                {held ? null : <p className="mb-6">{t("sentText")}</p>}
                <a
                  className={buttonVariants({ variant: "outline" })}
                  href={localePath(locale, path)}
                >
                  {t("another")}
                </a>
              </Panel>
            ) : (
              <>
                {campaign ? (
                  <p className="mb-6 font-semibold">{t("about", { title: campaign.title })}</p>
                ) : null}
                <ConcernForm
                  action={raiseConcernAction}
                  messages={formMessages(locale, concernForm)}
                  labels={formLabels(locale)}
                  ngoId={ngo.id}
                  campaign={campaign?.slug ?? ""}
                />
              </>
            )}
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

function formLabels(locale: Locale) {
  const labels = messagesOf(locale, "concerns");
  const { text, textHelp, email, optional, send, sending } = labels;
  const emailHelp = translator(locale, "concerns")("emailHelp", { days: addressKeptDays });
  return { text, textHelp, email, emailHelp, optional, send, sending };
}
