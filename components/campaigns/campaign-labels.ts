import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { BadgeKind, TimeLeft } from "@/lib/campaigns/rules";
import type { CampaignImageView } from "@/lib/campaigns/schema";
import { liesOnCloth, positionOf } from "@/lib/patterns/framed";
import type { BadgeKind as Look } from "@/components/ui/badge";

const variants: Record<BadgeKind, Look> = {
  ongoing: "on",
  perpetual: "ever",
  ending: "soon",
  completed: "done",
  paused: "halt",
  draft: "draft",
  unknown: "plain",
};

/**
 * The badge's look and text. Ongoing campaigns without an end date have the same text as others, but another colour.
 */
export function badgeLabels(locale: Locale, kind: BadgeKind): { look: Look; word: string } {
  const t = translator(locale, "campaigns");
  const labels: Record<BadgeKind, string> = {
    ongoing: t("badgeOngoing"),
    perpetual: t("badgeOngoing"),
    ending: t("badgeEnding"),
    completed: t("badgeCompleted"),
    paused: t("badgePaused"),
    draft: t("badgeDraft"),
    unknown: t("badgeUnknown"),
  };
  return { look: variants[kind], word: labels[kind] };
}

export function timeWords(locale: Locale, left: TimeLeft): string {
  const t = translator(locale, "campaigns");
  if (left.kind === "days") return t("daysLeft", { n: left.days });
  return {
    today: t("today"),
    perpetual: t("perpetual"),
    ended: t("ended"),
    paused: t("pausedTime"),
    draft: t("draftTime"),
  }[left.kind];
}

/** Addresses and focal point of a stored picture, for <CoverImage>. */
export function coverOf(image: CampaignImageView | null): {
  src: string | null;
  srcSet?: string;
  focal?: { x: number; y: number };
  whole?: { width: number; height: number };
} {
  if (!image) return { src: null };
  const urlOf = (w: number) => `/media/${image.storageKey}/${w}.webp`;
  return {
    src: urlOf(image.widths.find((w) => w >= 800) ?? image.widths.at(-1)!),
    srcSet: image.widths.map((w) => `${urlOf(w)} ${w}w`).join(", "),
    focal: positionOf({ x: image.focalX, y: image.focalY }, image.width, image.height),
    ...(liesOnCloth(image.width, image.height)
      ? { whole: { width: image.width, height: image.height } }
      : {}),
  };
}
