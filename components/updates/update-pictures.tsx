import { coverOf } from "@/components/campaigns/campaign-labels";
import { CoverImage } from "@/components/ui/cover-image";
import { cn } from "@/components/ui/cn";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { UpdateView } from "@/lib/updates/view";

type Props = { locale: Locale; seed: string; update: Pick<UpdateView, "title" | "pictures"> };

/** One picture of an update, shown like a cover. */
export function UpdatePicture({
  locale,
  seed,
  update,
  index = 0,
  className,
}: Props & { index?: number; className?: string }) {
  const picture = update.pictures[index];
  if (!picture) return null;
  const t = translator(locale, "updates");
  return (
    <CoverImage
      seed={`${seed}-${index}`}
      {...coverOf(picture)}
      alt={picture.caption || t("picture", { n: String(index + 1), title: update.title })}
      none={translator(locale, "campaigns")("noImage")}
      className={cn("aspect-[4/3] w-full bg-sunk object-cover", className)}
    />
  );
}

/** All pictures of an update with their captions. */
export function UpdatePictures({ locale, seed, update }: Props) {
  const { pictures } = update;
  if (pictures.length === 0) return null;
  return (
    <div className={cn("grid gap-x-3 gap-y-6", pictures.length > 1 && "sm:grid-cols-2")}>
      {pictures.map((picture, index) => (
        <figure key={picture.id}>
          <UpdatePicture {...{ locale, seed, update, index }} />
          {picture.caption === "" ? null : (
            <figcaption className="mt-2 text-small wrap-anywhere text-soft">
              {picture.caption}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}
