import { publicCampaign } from "@/lib/campaigns/queries";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatPercent } from "@/lib/format";
import type { SharePicture } from "@/lib/share/picture";
import { publicPage } from "@/lib/supporters/public-queries";
import { percentRaised } from "@/lib/supporters/rules";
import { storedPicture } from "./_stored-picture";

/** @param name "<slug>.<address>" */
export async function supporterPicture(name: string, locale: Locale): Promise<SharePicture | null> {
  const [, slug = "", address = ""] = /^([a-z0-9-]{1,100})\.([a-z0-9-]{1,80})$/.exec(name) ?? [];
  const campaign = slug ? await publicCampaign(slug, locale) : null;
  const page = campaign?.slug === slug ? await publicPage(campaign.id, address) : null;
  if (!campaign || !page) return null;
  const t = translator(locale, "supporters");
  const image = page.image ?? campaign.image;
  const stored = await storedPicture(image);
  const percent = percentRaised(page);
  return {
    title: t("page.heading", { name: page.name, campaign: campaign.title }),
    seed: page.id,
    by: { name: campaign.ngo.name, verified: campaign.ngo.verified },
    raised: {
      amount: formatUsd(page.raisedCents, locale),
      after:
        page.goalCents === null
          ? translator(locale, "campaigns")("raisedSoFar")
          : translator(locale, "campaigns")("of", { goal: formatUsd(page.goalCents, locale) }),
      percent: percent === null ? null : { n: percent, text: formatPercent(percent, locale) },
    },
    ...(stored && image
      ? { picture: { bytes: stored.bytes, focal: { x: image.focalX, y: image.focalY } } }
      : {}),
  };
}
