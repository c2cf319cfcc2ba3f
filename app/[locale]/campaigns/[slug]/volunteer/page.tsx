import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Notice } from "@/components/ui/notice";
import { OfferForm } from "@/components/volunteers/offer-form";
import { CallFacts } from "@/components/volunteers/volunteer-section";
import { publicCampaign } from "@/lib/campaigns/queries";
import { campaignPath } from "@/lib/fund";
import { formMessages } from "@/lib/forms/messages";
import { readOrFail } from "@/lib/http/page-read";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { param, type SearchParams } from "@/lib/listing/address";
import { publicMetadata } from "@/lib/share/page-metadata";
import { campaignShareUrl } from "@/lib/share/urls";
import { site } from "@/lib/site";
import { offerHelpAction } from "@/lib/volunteers/actions";
import { offerForm } from "@/lib/volunteers/offer-schema";
import { publicCalls, type PublicCall } from "@/lib/volunteers/public-queries";
import { keptDays } from "@/lib/volunteers/rules";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
};

const read = cache((slug: string, locale: Locale) =>
  readOrFail("campaignFetchFailed", locale, () => publicCampaign(slug, locale)),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: localeParam, slug } = await params;
  const locale = asLocale(localeParam);
  const campaign = await read(pathText(slug), locale);
  if (!campaign) return { title: "404" };
  const t = translator(locale, "volunteers");
  return publicMetadata(locale, `/campaigns/${campaign.slug}/volunteer`, {
    title: t("form.title", { title: campaign.title }),
    description: t("form.lead", { ngo: campaign.ngo.name }),
    image: campaignShareUrl(locale, campaign.slug),
  });
}

/** The form to offer a campaign help: no account, confirmed by mail. */
export default async function VolunteerPage({ params, searchParams }: Props) {
  const { locale: localeParam, slug } = await params;
  const locale = asLocale(localeParam);
  const asked = pathText(slug);
  const campaign = await read(asked, locale);
  if (!campaign) notFound();
  const path = `/campaigns/${campaign.slug}/volunteer`;
  if (campaign.slug !== asked) permanentRedirect(localePath(locale, path));
  const calls = await readOrFail("campaignFetchFailed", locale, () => publicCalls(campaign.id));
  const t = translator(locale, "volunteers");
  const wanted = param(await searchParams, "call");
  return (
    <>
      <SiteHeader locale={locale} path={path} seed={campaign.slug} />
      <main id="main">
        <div className="wrap pt-6 pb-section">
          <a
            className="inline-flex items-center gap-2 font-semibold no-underline hover:underline hover:decoration-2"
            href={localePath(locale, campaignPath(campaign.slug))}
          >
            <ArrowLeft className="size-5 shrink-0" aria-hidden="true" />{" "}
            <span>{t("form.back")}</span>
          </a>
          <header className="pt-6 pb-8">
            <h1 className="max-w-[16em] text-h1 wrap-anywhere">
              {t("form.title", { title: campaign.title })}
            </h1>
            {calls.some(({ state }) => state === "open") ? (
              <p className="mt-[0.9rem] text-lead text-pretty text-soft">
                {t("form.lead", { ngo: campaign.ngo.name })}
              </p>
            ) : null}
          </header>
          <Calls
            locale={locale}
            calls={calls}
            ngo={campaign.ngo.name}
            page={path}
            wanted={wanted}
          />
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

function Calls({
  locale,
  calls,
  ngo,
  page,
  wanted,
}: {
  locale: Locale;
  calls: PublicCall[];
  ngo: string;
  page: string;
  wanted: string;
}) {
  const t = translator(locale, "volunteers");
  const open = calls.filter((call) => call.state === "open");
  const labels = messagesOf(locale, "volunteers").form;
  const { call, name, email, offer, consentHelp, send, sending, sent, sentText } = labels;
  const first = open.find(({ id }) => id === wanted) ?? open[0];
  return (
    <div className="grid gap-x-12 gap-y-10 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="max-w-[44rem] max-lg:order-2">
        {first ? (
          <OfferForm
            action={offerHelpAction}
            messages={formMessages(locale, offerForm)}
            labels={{
              ...{ call, name, email, offer, consentHelp, send, sending, sent },
              ...{ sentText, another: labels.another },
              consent: t("form.consent", { ngo, site: site.name, n: keptDays }),
            }}
            calls={open.map(({ id, role }) => ({ value: id, label: role }))}
            chosen={first.id}
            page={localePath(locale, page)}
          />
        ) : (
          <Notice kind="warn">{t(calls.length > 0 ? "form.full" : "form.none")}</Notice>
        )}
      </div>
      {calls.length > 0 ? (
        <section aria-labelledby="calls">
          <h2 id="calls" className="text-h3">
            {t("section.heading")}
          </h2>
          <ul className="mt-4 divide-y divide-rule border-y border-rule">
            {calls.map((item) => (
              <li key={item.id} className="py-4">
                <h3 className="text-h4 wrap-anywhere">
                  <bdi>{item.role}</bdi>
                </h3>
                <CallFacts locale={locale} call={item} />
                <p className="mt-2 wrap-anywhere whitespace-pre-line" dir="auto">
                  {item.needs}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
