import { publicCampaign } from "@/lib/campaigns/queries";
import { env } from "@/lib/env";
import { notFound } from "@/lib/errors";
import { handler } from "@/lib/http/handler";
import { pathParams, pathPart } from "@/lib/http/path-params";
import { xmlAnswer } from "@/lib/http/xml";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { atomFeed } from "@/lib/updates/feed";
import { noUpdates, publicUpdates } from "@/lib/updates/queries";
import { updateFeedPath } from "@/lib/updates/rules";

export const dynamic = "force-dynamic";

const newest = { page: 1, limit: 30 };

/** Atom of a campaign's updates. */
export const GET = handler(
  {
    access: "everyone",
    params: pathParams({ slug: pathPart }),
    locale: (params) => asLocale(String(params["locale"])),
  },
  async ({ params: { locale, slug } }) => {
    const campaign = await publicCampaign(slug, locale);
    if (!campaign) throw notFound();
    if (campaign.slug !== slug)
      return { status: 308, location: localePath(locale, updateFeedPath(campaign.slug)) };
    // feed readers would not see that the organisation is suspended
    const { updates } = campaign.ngo.suspended
      ? noUpdates
      : await publicUpdates(campaign.id, newest);
    const begun = campaign.publishedAt ?? new Date(0);
    const feed = atomFeed(locale, { campaign, updates, begun, appUrl: env.appUrl });
    return xmlAnswer(feed, 60, "application/atom+xml");
  },
);
