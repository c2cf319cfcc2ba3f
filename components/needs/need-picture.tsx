import { stripOf } from "@/components/ui/strip-of";
import { mediaImage } from "@/components/ui/media-image";
import { cn } from "@/components/ui/cn";
import type { NeedView } from "@/lib/needs/rules";

/** A need's picture, cropped; without one, a piece of its own cloth. Decorative: the title is next to it. */
export function NeedPicture({
  need,
  className,
}: {
  need: Pick<NeedView, "id" | "image">;
  className: string;
}) {
  if (need.image === null)
    return (
      <span
        className={cn("block woven-x", className)}
        style={stripOf(need.id, { cols: 2, rows: 2 })}
        aria-hidden="true"
      />
    );
  return (
    <img
      className={cn("bg-sunk object-cover", className)}
      {...mediaImage(need.image.storageKey, need.image.widths)}
      sizes="96px"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
