import { VideoPlayer } from "@/components/campaigns/video-player";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { playerUrl, videoSite, videoUrl } from "@/lib/campaigns/video";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

type Own = Pick<CampaignDetail, "slug" | "title" | "video">;

/** The campaign's video, if it has one. */
export function CampaignVideo({ locale, campaign }: { locale: Locale; campaign: Own }) {
  const { slug, title, video } = campaign;
  if (!video) return null;
  const t = translator(locale, "campaigns");
  return (
    <div className="mt-12 max-w-[50rem]">
      <VideoPlayer
        seed={slug}
        href={videoUrl(video)}
        player={playerUrl(video, locale)}
        words={{
          play: t("videoPlay"),
          note: t("videoNote", { site: videoSite(video) }),
          title: t("videoTitle", { title }),
        }}
      />
    </div>
  );
}
