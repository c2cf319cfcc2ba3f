import { CampaignCard } from "@/components/campaigns/campaign-card";
import { coverOf } from "@/components/campaigns/campaign-labels";
import { Supporters, type NamedSupporter } from "@/components/campaigns/supporters";
import { ShareKit } from "@/components/share/share-kit";
import { raisedText } from "@/components/supporters/page-list";
import { buttonVariants } from "@/components/ui/button-variants";
import { CoverImage } from "@/components/ui/cover-image";
import { Notice } from "@/components/ui/notice";
import { panelClass } from "@/components/ui/panel";
import { PatternBand } from "@/components/ui/pattern-band";
import { ProgressBar } from "@/components/ui/progress-bar";
import { cn } from "@/components/ui/cn";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { causeLabel } from "@/lib/cause-label";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatPercent } from "@/lib/format";
import { supporterQrUrl } from "@/lib/share/urls";
import { percentRaised, supportersPath, type SupporterView } from "@/lib/supporters/rules";

type Props = {
  locale: Locale;
  campaign: CampaignDetail;
  page: SupporterView;
  /** donors who gave through the page and chose to be named */
  named: NamedSupporter[];
  /** full address, for sharing */
  url: string;
};

/** Whether the page currently takes donations. */
export const takesGifts = ({ campaign, page }: Pick<Props, "campaign" | "page">): boolean =>
  campaign.takesGifts && !page.ended;

/** A supporter's page above its form: their text, the amount raised, the donors, and the campaign. */
export function SupporterPage(props: Props) {
  const { locale, campaign, page, named } = props;
  const t = translator(locale, "supporters");
  const image = page.image ?? campaign.image;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div>
        <CoverImage
          className="aspect-[1200/630] w-full object-cover"
          seed={campaign.slug}
          cause={causeLabel(campaign.cause, locale)}
          {...coverOf(image)}
          alt={page.image ? page.name : campaign.title}
          none={translator(locale, "campaigns")("noImage")}
          eager
          sizes="(min-width: 1024px) 800px, calc(100vw - 2.5rem)"
        />
        <PatternBand seed={page.id} className="h-7 woven-x" />
        {page.words ? (
          <p className="mt-8 max-w-measure text-story wrap-anywhere whitespace-pre-line" dir="auto">
            {page.words}
          </p>
        ) : null}
        {page.isDemo ? <p className="mt-6 text-micro text-mute">{t("page.demo")}</p> : null}
        <section className="mt-12" aria-labelledby="latest">
          <h2 id="latest" className="text-h3">
            {t("page.latest")}
          </h2>
          <Supporters locale={locale} supporters={named} none={t("page.none")} />
        </section>
      </div>
      <aside className="space-y-6 max-lg:order-first" aria-label={t("page.share")}>
        <Standing {...props} />
        <section className="max-lg:hidden" aria-labelledby="the-campaign">
          <h2 id="the-campaign" className="mb-3 text-h4">
            {t("page.campaign")}
          </h2>
          <CampaignCard locale={locale} campaign={campaign} />
        </section>
      </aside>
    </div>
  );
}

/** The amount raised, a link to donate, and sharing. */
function Standing({ locale, campaign, page, url }: Props) {
  const t = translator(locale, "supporters");
  const percent = percentRaised(page);
  const raised = raisedText(locale, page);
  const amount = formatUsd(page.raisedCents, locale);
  return (
    <div data-slot="supporter-standing" className={cn(panelClass, "border-t-5 border-t-ink")}>
      <p className="font-display text-[min(3.25rem,15vw)] leading-[0.9] font-bold tracking-[-0.02em] wrap-anywhere">
        {amount}
      </p>
      <p className="mt-[0.35rem] mb-4 text-soft">
        <span className="sr-only">{raised}. </span>
        {page.goalCents === null ? null : (
          <span aria-hidden="true">
            {translator(locale, "campaigns")("of", { goal: formatUsd(page.goalCents, locale) })}{" "}
            ·{" "}
          </span>
        )}
        <b className="text-fg">{t("gifts", { n: page.gifts })}</b>
      </p>
      <ProgressBar
        large
        enter
        percent={percent}
        label={percent === null ? raised : t("progress", { n: String(percent) })}
      />
      {percent === null ? null : (
        <p className="mt-[0.7rem] font-bold">{formatPercent(percent, locale)}</p>
      )}
      <p className="mt-3 text-small text-soft">
        {t("page.whole", { amount: formatUsd(campaign.raisedCents, locale) })}
      </p>
      {takesGifts({ campaign, page }) ? (
        <a
          className={cn(buttonVariants({ size: "lg", full: true }), "mt-5 print:hidden")}
          href="#give"
        >
          {t("page.giveNow")}
        </a>
      ) : (
        <Closed locale={locale} campaign={campaign} page={page} />
      )}
      <Share locale={locale} campaign={campaign} page={page} url={url} />
    </div>
  );
}

/** Why the page takes no donations. */
function Closed({ locale, campaign, page }: Pick<Props, "locale" | "campaign" | "page">) {
  const t = translator(locale, "supporters");
  const ofCampaign = campaign.status === "completed" ? "page.completed" : "page.closed";
  const isOpen = campaign.takesGifts;
  return (
    <>
      <Notice kind="warn" className="mt-5">
        {t(page.ended && isOpen ? "page.ended" : ofCampaign)}
      </Notice>
      <a
        className={cn(buttonVariants({ variant: "outline", full: true }), "mt-4")}
        href={localePath(locale, `/campaigns/${campaign.slug}`)}
      >
        {t("page.toCampaign")}
      </a>
    </>
  );
}

function Share({ locale, campaign, page, url }: Omit<Props, "named">) {
  const t = translator(locale, "supporters");
  const shared = translator(locale, "success");
  const ofCampaign = translator(locale, "campaigns");
  return (
    <div className="mt-5 border-t border-rule pt-[1.1rem] print:hidden">
      <h2 className="mb-[0.6rem] font-text text-small leading-[1.3] font-bold tracking-normal">
        {t("page.share")}
      </h2>
      <ShareKit
        url={url}
        text={t("page.shareText", { name: page.name, campaign: campaign.title })}
        qr={supporterQrUrl(locale, campaign.slug, page.address)}
        labels={{
          share: shared("share"),
          shareOn: ofCampaign("shareOn", { name: "{name}" }),
          byEmail: shared("byEmail"),
          shareByEmail: shared("shareByEmail"),
          copyLink: ofCampaign("copyLink"),
          linkCopied: ofCampaign("linkCopied"),
          copyFailed: ofCampaign("copyFailed"),
          qr: shared("qr"),
          qrNote: shared("qrNote"),
          qrSave: shared("qrSave"),
        }}
      />
      <p className="mt-4 text-small">
        <a href={localePath(locale, supportersPath(campaign.slug))}>{t("page.all")}</a>
      </p>
    </div>
  );
}
