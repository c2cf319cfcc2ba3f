import { Play } from "lucide-react";
import { VideoPlayer } from "@/components/campaigns/video-player";
import { PatternBand } from "@/components/ui/pattern-band";
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
        href={videoUrl(video)}
        player={playerUrl(video, locale)}
        title={t("videoTitle", { title })}
      >
        <PatternBand seed={slug} className="absolute inset-x-0 bottom-0 h-5 woven-x" />
        <span className="grid size-20 place-items-center rounded-full bg-clay text-white group-hover:bg-clay-press forced-colors:border-2">
          <Play aria-hidden="true" className="ms-1 size-9" />
        </span>
        <span className="font-display text-h4 font-bold text-balance">{t("videoPlay")}</span>
        <span className="max-w-[34em] text-small text-soft">
          {t("videoNote", { site: videoSite(video) })}
        </span>
      </VideoPlayer>
    </div>
  );
}
