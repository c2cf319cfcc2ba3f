import { coverOf } from "@/components/campaigns/campaign-labels";
import { CoverImage } from "@/components/ui/cover-image";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { picturesIn } from "@/lib/campaigns/story";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

type Own = Pick<CampaignDetail, "slug" | "gallery">;

/** Renders a gallery picture where the story refers to it by number; nothing if there is no such picture. */
export function galleryPicture(locale: Locale, { slug, gallery }: Own) {
  const t = translator(locale, "campaigns");
  return function picture(number: number, alt: string): React.ReactNode {
    const image = gallery[number - 1];
    if (!image) return null;
    return (
      <CoverImage
        seed={`${slug}-${number - 1}`}
        {...coverOf(image)}
        alt={alt || t("galleryPicture", { n: String(number) })}
        none={t("noImage")}
        className="aspect-[4/3] w-full object-cover"
      />
    );
  };
}

/** The additional pictures that the story does not already show. */
export function Gallery({ locale, campaign }: { locale: Locale; campaign: CampaignDetail }) {
  const t = translator(locale, "campaigns");
  const inStory = picturesIn(campaign.description);
  const numbers = campaign.gallery.map((_, i) => i + 1).filter((number) => !inStory.has(number));
  if (numbers.length === 0) return null;
  const picture = galleryPicture(locale, campaign);
  return (
    <section className="mt-16" aria-labelledby="gallery">
      <h2 id="gallery" className="mb-4 text-h3">
        {t("gallery")}
      </h2>
      <div className="grid grid-cols-2 gap-3">
        {numbers.map((number) => (
          <div key={number}>{picture(number, "")}</div>
        ))}
      </div>
    </section>
  );
}
