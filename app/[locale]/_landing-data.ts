import { publicTotals } from "@/lib/campaigns/list-queries";
import { endingSoonest } from "@/lib/campaigns/offered-queries";
import type { Locale } from "@/lib/i18n/locales";
import { directory } from "@/lib/ngos/public-queries";

const tiles = 6;

/** What the front page shows from the database. */
export async function landingData(locale: Locale) {
  const [campaigns, totals, { ngos, total }] = await Promise.all([
    endingSoonest({ withGifts: true, language: locale }),
    publicTotals(),
    directory("", 1, locale),
  ]);
  return {
    campaigns,
    totals,
    ngos: ngos.filter((ngo) => ngo.verified && ngo.campaignCount > 0).slice(0, tiles),
    ngoCount: total,
  };
}
