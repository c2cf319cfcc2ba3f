import { publicCampaign } from "@/lib/campaigns/queries";
import { env } from "@/lib/env";
import { pathText } from "@/lib/http/path-text";
import { plainFailure } from "@/lib/http/plain-failure";
import { xmlAnswer } from "@/lib/http/xml";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { atomFeed } from "@/lib/updates/feed";
import { publicUpdates } from "@/lib/updates/queries";
import { updateFeedPath } from "@/lib/updates/rules";

export const dynamic = "force-dynamic";

const noStore = { "cache-control": "private, no-store" };
const newest = { page: 1, limit: 30 };

/** Atom of a campaign's updates. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; slug: string }> },
): Promise<Response> {
  const { locale: given, slug } = await params;
  const locale = asLocale(given);
  const asked = pathText(slug);
  try {
    const campaign = await publicCampaign(asked, locale);
    if (!campaign) return new Response("Not found", { status: 404, headers: noStore });
    if (campaign.slug !== asked) {
      const location = localePath(locale, updateFeedPath(campaign.slug));
      return new Response(null, { status: 308, headers: { ...noStore, location } });
    }
    const { updates } = await publicUpdates(campaign.id, newest);
    const begun = campaign.publishedAt ?? new Date(0);
    const feed = atomFeed(locale, { campaign, updates, begun, appUrl: env.appUrl });
    return xmlAnswer(feed, 60, "application/atom+xml");
  } catch (error) {
    return plainFailure(error, locale, noStore);
  }
}
