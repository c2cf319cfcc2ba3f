import type { Metadata } from "next";
import { GiftForm } from "@/components/donations/gift-form";
import { RefusedForm } from "@/components/forms/refused-form";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { Notice } from "@/components/ui/notice";
import { UpdateArticle } from "@/components/updates/update-article";
import { formMessages } from "@/lib/forms/messages";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { publishByLinkAction } from "@/lib/inbound/actions";
import { draftOfLink } from "@/lib/inbound/publish-by-link";
import { publishPath } from "@/lib/inbound/publish-link";
import { updatePath } from "@/lib/updates/rules";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string; token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "inbound")("publish.title"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

/** The page of the link in the reply to an e-mailed update. Opening it publishes nothing; its button does. */
export default async function PublishUpdatePage({ params }: Props) {
  const { locale: localeParam, token: raw } = await params;
  const locale = asLocale(localeParam);
  const token = pathText(raw);
  const t = translator(locale, "inbound");
  const draft = await draftOfLink(token);
  return (
    <>
      <SiteHeader
        locale={locale}
        path={publishPath(token)}
        seed={draft?.campaign.slug ?? "updates"}
      />
      <main id="main">
        <RefusedForm />
        <div className="wrap pb-section">
          <PageHeader title={t(titleOf(draft))} lead={leadOf(locale, draft)} />
          {draft ? (
            <>
              <State locale={locale} token={token} draft={draft} />
              <article className="mt-8 max-w-[48rem] border border-rule bg-surface p-[clamp(1.25rem,0.8rem+1.6vw,2rem)]">
                <h2 className="mb-6 text-h3 text-balance wrap-anywhere">
                  <bdi>{draft.update.title}</bdi>
                </h2>
                <UpdateArticle locale={locale} seed={draft.campaign.slug} update={draft.update} />
              </article>
            </>
          ) : (
            <a className={buttonVariants()} href="/dashboard">
              {t("publish.dashboard")}
            </a>
          )}
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

type Draft = NonNullable<Awaited<ReturnType<typeof draftOfLink>>>;

function titleOf(draft: Draft | null) {
  if (draft === null) return "publish.badTitle";
  return draft.update.publishedAt === null ? "publish.title" : "publish.done";
}

function leadOf(locale: Locale, draft: Draft | null): string {
  const t = translator(locale, "inbound");
  if (draft === null) return t("publish.badText");
  return draft.update.publishedAt === null
    ? t("publish.lead", { campaign: draft.campaign.title })
    : draft.campaign.title;
}

function State({ locale, token, draft }: { locale: Locale; token: string; draft: Draft }) {
  const t = translator(locale, "inbound");
  const { campaign, update, hidden, seen } = draft;
  if (hidden)
    return (
      <Notice kind="bad" role="status">
        {t("publish.hidden")}
      </Notice>
    );
  if (update.publishedAt === null)
    return (
      <GiftForm
        action={publishByLinkAction}
        messages={formMessages(locale)}
        labels={{ submit: t("publish.button"), working: t("publish.working") }}
        prefix="publish-"
        variant="primary"
        hidden={{ token, seen }}
      />
    );
  return (
    <a
      className={buttonVariants()}
      href={localePath(locale, updatePath(campaign.slug, update.number))}
    >
      {t("publish.see")}
    </a>
  );
}
