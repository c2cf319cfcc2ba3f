import { CopyButtons } from "@/components/campaigns/share-row";
import { timeWords } from "@/components/campaigns/campaign-words";
import { DonateLink } from "@/components/donations/donate-link";
import { NgoLogo } from "@/components/ngos/ngo-logo";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { iconButtonClass } from "@/components/ui/icon-button";
import { Notice } from "@/components/ui/notice";
import { panelClass } from "@/components/ui/panel";
import { ProgressBar } from "@/components/ui/progress-bar";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { countryName } from "@/lib/countries";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatDate, formatPercent, formatUsd } from "@/lib/money/money";
import { site } from "@/lib/site";

type Props = {
  locale: Locale;
  campaign: CampaignDetail;
  /** bare, without the language */
  path: string;
  /** whole, for what is shared */
  url: string;
};

/** Share links that need no script; the text is the specification's (OP-014). */
function shareLinks(title: string, url: string, text: string) {
  const q = encodeURIComponent;
  return [
    {
      name: "X",
      short: "X",
      href: `https://twitter.com/intent/tweet?text=${q(text)}&url=${q(url)}`,
    },
    {
      name: "LinkedIn",
      short: "in",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${q(url)}`,
    },
    { name: "Telegram", short: "Tg", href: `https://t.me/share/url?url=${q(url)}&text=${q(text)}` },
    { name: "WhatsApp", short: "Wa", href: `https://wa.me/?text=${q(`${text} ${url}`)}` },
  ];
}

function ShareLinks({ locale, campaign, url }: Omit<Props, "path">) {
  const t = translator(locale, "campaigns");
  const embed = `<iframe src="${url}/embed" width="100%" height="500" style="border:0" title="${campaign.title.replace(/[&"<>]/g, (c) => `&#${c.charCodeAt(0)};`)}"></iframe>`;
  return (
    <div className="mt-5 border-t border-rule pt-[1.1rem] print:hidden">
      <h2 className="mb-[0.6rem] font-text text-small leading-[1.3] font-bold tracking-normal">
        {t("shareTitle")}
      </h2>
      <div className="grid grid-cols-4 gap-2 max-xs:grid-cols-[repeat(auto-fit,minmax(max(3rem,20%),1fr))] [&>button]:min-h-12">
        {shareLinks(campaign.title, url, t("shareText", { title: campaign.title })).map(
          ({ name, short, href }) => (
            <a
              key={name}
              className={cn(iconButtonClass, "w-full text-note font-bold")}
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={t("shareOn", { name })}
            >
              {short}
            </a>
          ),
        )}
        <CopyButtons
          embed={embed}
          words={{
            copyLink: t("copyLink"),
            linkCopied: t("linkCopied"),
            embedCode: t("embedCode"),
            embedCopied: t("embedCopied"),
            failed: t("copyFailed"),
          }}
        />
      </div>
    </div>
  );
}

function DonateCard({ locale, campaign, path, url, sandbox }: Props & { sandbox: boolean }) {
  const t = translator(locale, "campaigns");
  const perpetual = campaign.deadlineMs === null;
  return (
    <div
      data-slot="donate-card"
      className={cn(
        panelClass,
        "border-t-5 border-t-ink max-lg:mt-6 short:sticky short:top-6 short:col-start-2 short:row-span-2 short:row-start-1 short:m-0 short:self-start",
      )}
    >
      {sandbox ? <SandboxBar locale={locale} /> : null}
      <p
        className={cn(
          "font-display text-[min(3.25rem,15vw)] leading-[0.9] font-bold tracking-[-0.02em]",
          sandbox && "mt-4",
        )}
      >
        {formatUsd(campaign.raisedCents, locale)}
      </p>
      <p className="mt-[0.35rem] mb-4 text-soft">
        {perpetual
          ? t("raisedBy")
          : t("raisedOf", { goal: formatUsd(campaign.fundingGoalCents, locale) })}{" "}
        <b className="text-fg">{t("donors", { n: campaign.donors })}</b>
      </p>
      <ProgressBar
        large
        percent={perpetual ? null : campaign.percent}
        label={
          perpetual
            ? `${formatUsd(campaign.raisedCents, locale)} ${t("raisedSoFar")}`
            : t("percentRaised", { n: String(campaign.percent) })
        }
      />
      <div className="mt-[0.7rem] flex flex-wrap items-center justify-between gap-3 font-bold">
        <span>{perpetual ? "" : formatPercent(campaign.percent, locale)}</span>
        <span>{timeWords(locale, campaign.timeLeft)}</span>
      </div>
      {campaign.takesGifts ? (
        <DonateLink
          className={cn(buttonVariants({ size: "lg", full: true }), "mt-[1.35rem]")}
          href={localePath(locale, `${path}/donate`)}
          loading={t("loadingDonate")}
        >
          {t("donateNow")}
        </DonateLink>
      ) : (
        <Notice kind="warn" className="mt-[1.35rem]">
          {campaign.ngo.suspended ? t("suspended") : t("notTaking")}
        </Notice>
      )}
      <ul className="mt-[1.1rem] space-y-[0.45rem] text-small wrap-anywhere text-soft">
        {[t("noFee"), site.taxExempt ? t("receiptTax") : t("receipt")].map((line) => (
          <li key={line} className="flex items-center gap-[0.6rem] wrap-anywhere hyphens-auto">
            <VerifiedBadge /> {line}
          </li>
        ))}
      </ul>
      <ShareLinks locale={locale} campaign={campaign} url={url} />
    </div>
  );
}

type Standing = "verified" | "suspended" | "expired";
const panelLooks: Record<Standing, { panel: string; head: string }> = {
  verified: { panel: "border-leaf", head: "bg-leaf text-white" },
  suspended: { panel: "border-gold", head: "bg-gold-tint" },
  expired: { panel: "border-gold", head: "bg-gold-tint" },
};

function standingOf({ verified, suspended }: Props["campaign"]["ngo"]): Standing {
  if (verified) return "verified";
  return suspended ? "suspended" : "expired";
}

/** Who is behind the campaign. Green, and with what was checked, only while the organisation is verified. */
function VerifiedPanel({ locale, campaign }: Pick<Props, "locale" | "campaign">) {
  const t = translator(locale, "campaigns");
  const standing = standingOf(campaign.ngo);
  const look = panelLooks[standing];
  const titles: Record<Standing, string> = {
    verified: t("verifiedOrganisation"),
    suspended: translator(locale, "dashboard")("verification.suspended"),
    expired: translator(locale, "ngos")("expired"),
  };
  return (
    <section
      data-slot="verified-panel"
      data-state={standing}
      className={cn(
        "border-2 bg-surface max-lg:order-4 max-lg:mt-12 short:col-start-1 short:mt-12",
        look.panel,
      )}
      aria-labelledby="verified"
    >
      <h2
        id="verified"
        className={cn(
          "flex items-center gap-[0.6rem] px-5 py-[0.7rem] font-text text-dense leading-[1.3] tracking-normal",
          look.head,
        )}
      >
        {standing === "verified" ? (
          <VerifiedBadge className="text-white [--check:var(--color-leaf)]" />
        ) : null}{" "}
        {titles[standing]}
      </h2>
      <div className="p-5">
        <div className="flex items-center gap-[0.9rem]">
          <NgoLogo
            name={campaign.ngo.name}
            seed={campaign.ngo.id}
            imageKey={campaign.ngoImageKey}
          />
          <div>
            <p className="leading-[1.25] font-bold">{campaign.ngo.name}</p>
            <p className="text-small text-soft">
              {campaign.ngoCountry ? countryName(campaign.ngoCountry, locale) : ""}
            </p>
          </div>
        </div>
        {standing === "verified" ? (
          <DetailList className="mt-[0.9rem]">
            <DetailRow label={t("certificate")}>{t("checked")}</DetailRow>
            {campaign.ngoVerifiedUntil ? (
              <DetailRow label={t("verifiedUntil")}>
                {formatDate(campaign.ngoVerifiedUntil, locale)}
              </DetailRow>
            ) : null}
          </DetailList>
        ) : null}
        <p className="mt-[0.6rem]">
          <a href={localePath(locale, `/ngo-campaigns/${campaign.ngo.id}`)} className="font-bold">
            {t("organisationPage")}
          </a>
        </p>
      </div>
    </section>
  );
}

/** Beside the story: how far the campaign is, the way to give, and who stands behind it. On a phone they part: the first comes before the story, the second after it. */
export function CampaignSide({ sandbox, ...props }: Props & { sandbox: boolean }) {
  const t = translator(props.locale, "campaigns");
  return (
    <aside
      data-slot="campaign-side"
      className="max-lg:contents lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:space-y-6 lg:self-start short:contents"
      aria-label={t("donateNow")}
    >
      <DonateCard {...props} sandbox={sandbox} />
      <VerifiedPanel locale={props.locale} campaign={props.campaign} />
    </aside>
  );
}
