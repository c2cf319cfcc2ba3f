import { xml } from "@/lib/http/xml";
import { plainStory } from "@/lib/campaigns/plain-story";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { updateFeedPath, updatePath, updatesPath } from "@/lib/updates/rules";
import type { UpdateView } from "@/lib/updates/view";

type Campaign = { slug: string; title: string };
type FeedCampaign = Campaign & { id: string; ngo: { name: string } };

/** The link to the feed in a page's head (`publicMetadata`). */
export const feedForms = (locale: Locale, { slug, title }: Campaign) => ({
  "application/atom+xml": [
    {
      url: localePath(locale, updateFeedPath(slug)),
      title: translator(locale, "updates")("feed", { title }),
    },
  ],
});

/**
 * Atom feed of a campaign's newest updates, all text plain.
 * @param begun when the campaign was published, for a feed without entries
 */
export function atomFeed(
  locale: Locale,
  {
    campaign,
    updates,
    begun,
    appUrl,
  }: {
    campaign: FeedCampaign;
    updates: UpdateView[];
    begun: Date;
    appUrl: string;
  },
): string {
  const urlOf = (path: string) => xml(appUrl + localePath(locale, path));
  // uses the campaign's id, so that read entries do not become new again when its slug changes
  const id = (path: (slug: string) => string) => urlOf(path(campaign.id));
  const changed = (u: UpdateView) => u.editedAt ?? u.publishedAt ?? begun;
  const newest = Math.max(begun.getTime(), ...updates.map((u) => changed(u).getTime()));
  const entries = updates.map((u) => {
    const address = urlOf(updatePath(campaign.slug, u.number));
    return `<entry><id>${id((name) => updatePath(name, u.number))}</id><title>${xml(u.title)}</title><link rel="alternate" type="text/html" href="${address}"/><published>${(u.publishedAt ?? begun).toISOString()}</published><updated>${changed(u).toISOString()}</updated><content type="text">${xml(plainStory(u.text))}</content></entry>`;
  });
  const self = urlOf(updateFeedPath(campaign.slug));
  const title = translator(locale, "updates")("feed", { title: campaign.title });
  return `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}"><id>${id(updateFeedPath)}</id><title>${xml(title)}</title><updated>${new Date(newest).toISOString()}</updated><link rel="self" type="application/atom+xml" href="${self}"/><link rel="alternate" type="text/html" href="${urlOf(updatesPath(campaign.slug))}"/><author><name>${xml(campaign.ngo.name)}</name></author>${entries.join("")}</feed>`;
}
