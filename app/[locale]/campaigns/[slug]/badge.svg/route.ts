import { publicCampaign } from "@/lib/campaigns/queries";
import { badgeSvg } from "@/lib/embeds/badge";
import { badgePath, embedThemes } from "@/lib/embeds/kinds";
import { pathText } from "@/lib/http/path-text";
import { plainFailure } from "@/lib/http/plain-failure";
import { asLocale, locales } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { choice } from "@/lib/listing/address";
import { formatUsd } from "@/lib/money/money";
import { formatPercent } from "@/lib/format";

export const dynamic = "force-dynamic";

const noStore = { "cache-control": "private, no-store" };

/** A campaign's badge: what was raised. ?lang= in a language of the site, ?theme=light or dark; else as the device asks. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string; slug: string }> },
): Promise<Response> {
  const { locale: given, slug } = await params;
  const { search, searchParams } = new URL(request.url);
  const locale = choice(locales, searchParams.get("lang") ?? "") ?? asLocale(given);
  const asked = pathText(slug);
  try {
    const campaign = await publicCampaign(asked, locale);
    if (!campaign) return new Response("Not found", { status: 404, headers: noStore });
    if (campaign.slug !== asked) {
      const location = localePath(asLocale(given), badgePath(campaign.slug)) + search;
      return new Response(null, { status: 308, headers: { ...noStore, location } });
    }
    const t = translator(locale, "embeds");
    const raised = formatUsd(campaign.raisedCents, locale);
    const percent = campaign.deadlineMs === null ? null : campaign.percent;
    const share = percent === null ? null : formatPercent(percent, locale);
    const { title } = campaign;
    const goal = formatUsd(campaign.fundingGoalCents, locale);
    const svg = badgeSvg({
      label: t("raised"),
      value: share === null ? raised : `${raised} · ${share}`,
      percent,
      title:
        share === null
          ? t("raisedSum", { title, raised })
          : t("raisedOf", { title, raised, goal, percent: share }),
      theme: choice(embedThemes, searchParams.get("theme") ?? "") ?? "auto",
      locale,
    });
    return new Response(svg, {
      headers: {
        "content-type": "image/svg+xml; charset=utf-8",
        "cache-control": "public, max-age=60, s-maxage=60",
      },
    });
  } catch (error) {
    return plainFailure(error, locale, noStore);
  }
}
