import "server-only";
import { env } from "@/lib/env";
import { updatePath } from "@/lib/updates/rules";
import type { UpdateView } from "@/lib/updates/view";

/** An update in an API answer: times in milliseconds, pictures as server paths, and its full address. */
export function toUpdate(slug: string, update: UpdateView) {
  return {
    number: update.number,
    title: update.title,
    text: update.text,
    images: update.pictures.map(({ storageKey, widths, caption, width, height }) => ({
      url: `/media/${storageKey}/${widths.at(-1)}.webp`,
      caption,
      width,
      height,
    })),
    figures: update.figures.map(({ label, done, total }) => ({ label, done, of: total })),
    publishedAt: update.publishedAt?.getTime() ?? null,
    editedAt: update.editedAt?.getTime() ?? null,
    url: env.appUrl + updatePath(slug, update.number),
  };
}
