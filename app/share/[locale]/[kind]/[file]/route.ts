import { z } from "zod";
import { notFound } from "@/lib/errors";
import { publicCampaign } from "@/lib/campaigns/queries";
import { countryName } from "@/lib/country-name";
import { handler } from "@/lib/http/handler";
import { wasStoredHeader } from "@/lib/http/was-stored";
import { asLocale, directionOf, locales, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatPercent } from "@/lib/format";
import { ngoFigures } from "@/lib/statistics/public-queries";
import { publicNgo } from "@/lib/ngos/public-queries";
import type { SharePicture } from "@/lib/share/picture";
import { routes, type SharePage } from "@/lib/route-table";
import { publicUpdateOf } from "@/lib/updates/queries";
import { drawn } from "./_drawn";
import { storedPicture } from "./_stored-picture";
import { supporterPicture } from "./_supporter-picture";
import { inRow } from "@/lib/i18n/marks";

export const dynamic = "force-dynamic";

/** The texts come from the page's own catalogue, so that picture and page agree. */
function pagePicture(name: SharePage, locale: Locale): SharePicture {
  const t = {
    home: () => {
      const w = translator(locale, "landing");
      return { title: w("heading"), picture: { scene: "water" as const } };
    },
    "frontline-fund": () => {
      const w = translator(locale, "fund");
      return {
        title: w("title"),
        lead: w("promise"),
        dark: true,
        picture: { scene: "relief" as const },
      };
    },
    campaigns: () => {
      const w = translator(locale, "campaigns");
      return { title: w("heading"), lead: w("description"), picture: { scene: "market" as const } };
    },
    ngos: () => {
      const w = translator(locale, "ngos");
      return { title: w("heading"), lead: w("description"), picture: { scene: "circle" as const } };
    },
    contact: () => {
      const w = translator(locale, "contact");
      return { title: w("heading"), lead: w("description"), picture: { scene: "radio" as const } };
    },
    privacy: () => {
      const w = translator(locale, "privacy");
      return { title: w("title"), lead: w("description") };
    },
    ayc: () => {
      const w = translator(locale, "ayc");
      return {
        title: w("title"),
        lead: w("description"),
        dark: true,
        picture: { scene: "classroom" as const },
      };
    },
    developers: () => {
      const w = translator(locale, "developers");
      return { title: w("heading"), lead: w("description"), dark: true };
    },
  }[name]();
  return { seed: name === "home" ? "all-pull-together" : name, ...t };
}

async function campaignPicture(slug: string, locale: Locale): Promise<SharePicture | null> {
  const campaign = await publicCampaign(slug, locale);
  if (!campaign || campaign.slug !== slug) return null; // a former slug or an id has no picture of its own
  const t = translator(locale, "campaigns");
  const perpetual = campaign.deadlineMs === null;
  const stored = await storedPicture(campaign.image);
  return {
    title: campaign.title,
    seed: campaign.slug,
    by: {
      name: inRow([campaign.ngo.name, countryName(campaign.country, locale)], locale),
      verified: campaign.ngo.verified,
    },
    raised: {
      amount: formatUsd(campaign.raisedCents, locale),
      after: perpetual
        ? t("raisedSoFar")
        : t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) }),
      percent: perpetual
        ? null
        : { n: campaign.percent, text: formatPercent(campaign.percent, locale) },
    },
    ...(stored && campaign.image
      ? {
          picture: {
            bytes: stored.bytes,
            focal: { x: campaign.image.focalX, y: campaign.image.focalY },
          },
        }
      : {}),
  };
}

async function ngoPicture(id: string, locale: Locale): Promise<SharePicture | null> {
  const ngo = await publicNgo(id, locale);
  if (!ngo) return null;
  const cents = (await ngoFigures(ngo.id))?.raisedCents ?? 0n;
  return {
    title: ngo.name,
    seed: ngo.id,
    by: { name: ngo.country, verified: ngo.verified },
    ...(cents > 0n
      ? {
          raised: {
            amount: formatUsd((cents / 100n) * 100n, locale),
            after: translator(locale, "statistics")("ngo.raised"),
            percent: null,
          },
        }
      : {}),
  };
}

/** @param name "<slug>.<number>" */
async function updatePicture(name: string, locale: Locale): Promise<SharePicture | null> {
  const [, slug = "", number = ""] = /^([a-z0-9-]{1,100})\.([1-9]\d{0,5})$/.exec(name) ?? [];
  const campaign = slug ? await publicCampaign(slug, locale) : null;
  const update = campaign?.slug === slug ? await publicUpdateOf(campaign.id, Number(number)) : null;
  if (!campaign || !update) return null;
  const image = update.pictures[0] ?? campaign.image;
  const stored = await storedPicture(image);
  return {
    title: update.title,
    seed: campaign.slug,
    by: {
      name: inRow([campaign.ngo.name, campaign.title], locale),
      verified: campaign.ngo.verified,
    },
    ...(stored && image
      ? { picture: { bytes: stored.bytes, focal: { x: image.focalX, y: image.focalY } } }
      : {}),
  };
}

async function pictureOf(kind: string, name: string, locale: Locale): Promise<SharePicture | null> {
  switch (kind) {
    case "page": {
      const page = routes.find((route) => route.share === name)?.share;
      return page ? pagePicture(page, locale) : null;
    }
    case "campaign":
      return campaignPicture(name, locale);
    case "update":
      return updatePicture(name, locale);
    case "supporter":
      return supporterPicture(name, locale);
    case "ngo":
      return ngoPicture(name, locale);
    default:
      return null;
  }
}

/** The preview picture of a shared link: 1200 x 630; ?w=600 and ?w=300 for smaller cards. */
export const GET = handler(
  {
    access: "everyone",
    params: z.object({
      locale: z.enum(locales),
      kind: z.string(),
      file: z.string().regex(/.\.png$/s),
    }),
    query: z.object({ w: z.enum(["600", "300"]).optional().catch(undefined) }),
    locale: ({ locale }) => asLocale(String(locale)),
  },
  async ({ params: { locale, kind, file }, query }) => {
    const picture = await pictureOf(kind, file.slice(0, -4), locale);
    if (!picture) throw notFound();
    const width = Number(query.w ?? 1200);
    const { png, tag, wasStored } = await drawn(
      { ...picture, direction: directionOf(locale) },
      width,
    );
    return {
      body: png,
      type: "image/png",
      etag: tag,
      ...(wasStored ? { headers: { [wasStoredHeader]: "1" } } : {}),
      cache: `public, max-age=300, s-maxage=${kind === "page" ? 86_400 : 600}`,
    };
  },
);
