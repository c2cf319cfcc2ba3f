import { CampaignSum } from "@/components/embeds/campaign-sum";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { inputClass } from "@/components/ui/input";
import { labelClass } from "@/components/ui/field";
import { segmentClass, tileClass, tileInputClass } from "@/components/ui/tile-classes";
import { langProps } from "@/lib/campaigns/languages";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { campaignPath, fundPath, fundSlug } from "@/lib/fund";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";

type Props = { locale: Locale; campaign: CampaignDetail };

/** The donation form as a page of its own. */
const donatePage = ({ locale, campaign: { slug } }: Props): string =>
  localePath(locale, slug === fundSlug ? `${fundPath}/donate` : `/campaigns/${slug}/donate`);

const pageOf = ({ locale, campaign }: Props): string =>
  localePath(locale, campaignPath(campaign.slug));

/** One button: leads to the donation form, or to the campaign's page if it takes no donations. */
export function EmbedButton({ locale, campaign }: Props) {
  const t = translator(locale, "embeds");
  const { takesGifts } = campaign;
  const props = { locale, campaign };
  return (
    <h1 className="p-1 font-text text-body tracking-normal">
      <a
        className={buttonVariants({ variant: takesGifts ? "primary" : "outline", full: true })}
        href={takesGifts ? donatePage(props) : pageOf(props)}
        target="_blank"
        rel="noopener"
      >
        <span className="line-clamp-2">
          {takesGifts ? t("giveTo", { title: campaign.title }) : campaign.title}
        </span>
        <span className="sr-only"> ({t("newTab")})</span>
      </a>
    </h1>
  );
}

function Title({ locale, campaign }: Props) {
  return (
    <h1 className="mb-3 line-clamp-2 text-h4 leading-[1.08]">
      <a
        className="no-underline hover:underline hover:decoration-2"
        href={pageOf({ locale, campaign })}
        target="_blank"
        rel="noopener"
      >
        <bdi {...langProps(campaign.language, locale)}>{campaign.title}</bdi>
      </a>
    </h1>
  );
}

/** The thermometer: how much of the goal is raised. */
export function EmbedThermometer({ locale, campaign }: Props) {
  const t = translator(locale, "campaigns");
  const props = { locale, campaign };
  return (
    <div className="px-5 pt-4 pb-[1.1rem]">
      <Title {...props} />
      <CampaignSum {...props} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <span className="text-small text-soft">{t("donors", { n: campaign.donors })}</span>
        {campaign.takesGifts ? (
          <a
            className={buttonVariants({ size: "sm", className: "min-h-11" })}
            href={donatePage(props)}
            target="_blank"
            rel="noopener"
          >
            {t("donateNow")}
          </a>
        ) : null}
      </div>
    </div>
  );
}

const presets = [20, 60, 100];
/** By role, since the badge appears on light and dark backgrounds. */
const choiceClass = cn(
  tileClass,
  "hover:border-fg has-checked:border-fg has-checked:bg-fg has-checked:text-bg",
);

/** An amount and how often; our own page in a new tab asks for the rest. Submits without a script. */
export function EmbedForm({ locale, campaign }: Props) {
  const t = translator(locale, "embeds");
  const donate = translator(locale, "donate");
  const props = { locale, campaign };
  return (
    <form
      className="px-5 pt-4 pb-[1.1rem]"
      action={donatePage(props)}
      method="get"
      target="_blank"
      rel="noopener"
      aria-label={t("giveTo", { title: campaign.title })}
    >
      <Title {...props} />
      <CampaignSum {...props} />
      <fieldset className="mt-4 min-w-0">
        <legend className="sr-only">{donate("how")}</legend>
        <div className={cn(segmentClass, "border-fg *:has-checked:bg-fg")}>
          {(["once", "monthly"] as const).map((often) => (
            <label className={choiceClass} key={often}>
              <input
                className={tileInputClass}
                type="radio"
                name="frequency"
                value={often}
                defaultChecked={often === "once"}
              />{" "}
              {donate(often)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-3 min-w-0">
        <legend className="sr-only">{donate("amountLabel")}</legend>
        <div className="grid grid-cols-3 gap-[0.6rem]">
          {presets.map((dollars) => (
            <label className={choiceClass} key={dollars}>
              <input
                className={tileInputClass}
                type="radio"
                name="amount"
                value={dollars}
                defaultChecked={dollars === presets[0]}
              />{" "}
              {formatUsd(dollars * 100, locale)}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="mt-3 block">
        <span className={labelClass}>{donate("another")}</span>
        <input
          className={inputClass}
          type="text"
          name="own"
          inputMode="numeric"
          pattern="[1-9][0-9]{0,4}"
          maxLength={5}
          placeholder="35"
          autoComplete="off"
        />
      </label>
      <Button type="submit" full className="mt-4">
        {t("go")} <span className="sr-only">({t("newTab")})</span>
      </Button>
    </form>
  );
}
