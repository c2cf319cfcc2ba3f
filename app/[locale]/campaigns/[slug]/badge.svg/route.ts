import { z } from "zod";
import { publicCampaign } from "@/lib/campaigns/queries";
import { badgeSvg } from "@/lib/embeds/badge";
import { badgePath, embedThemes } from "@/lib/embeds/kinds";
import { notFound } from "@/lib/errors";
import { formatPercent } from "@/lib/format";
import { handler } from "@/lib/http/handler";
import { pathParams, pathPart } from "@/lib/http/path-params";
import { asLocale, locales } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { choice } from "@/lib/listing/address";
import { formatUsd } from "@/lib/money/money";

export const dynamic = "force-dynamic";

/**
 * A campaign's badge with the amount raised. ?lang= is a language of the site; ?theme= is light or dark, by default the
 * device's.
 */
export const GET = handler(
  {
    access: "everyone",
    params: pathParams({ slug: pathPart }),
    query: z.object({ lang: z.string().default(""), theme: z.string().default("") }),
    locale: (params) => asLocale(String(params["locale"])),
  },
  async ({ params, query, request }) => {
    const locale = choice(locales, query.lang) ?? params.locale;
    const campaign = await publicCampaign(params.slug, locale);
    if (!campaign) throw notFound();
    if (campaign.slug !== params.slug) {
      const path = localePath(params.locale, badgePath(campaign.slug));
      return { status: 308, location: path + new URL(request.url).search };
    }
    const t = translator(locale, "embeds");
    const raised = formatUsd(campaign.raisedCents, locale);
    const percent = campaign.deadlineMs === null ? null : campaign.percent;
    const share = percent === null ? null : formatPercent(percent, locale);
    const { title } = campaign;
    const goal = formatUsd(campaign.fundingGoalCents, locale);
    const body = badgeSvg({
      label: t("raised"),
      value: share === null ? raised : `${raised} · ${share}`,
      percent,
      title:
        share === null
          ? t("raisedSum", { title, raised })
          : t("raisedOf", { title, raised, goal, percent: share }),
      theme: choice(embedThemes, query.theme) ?? "auto",
      locale,
    });
    const cache = "public, max-age=60, s-maxage=60";
    return { body, type: "image/svg+xml; charset=utf-8", cache };
  },
);
