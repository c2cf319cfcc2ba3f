import { coverOf } from "@/components/campaigns/campaign-labels";
import { avatarInitialsClass, avatarStripClass } from "@/components/ui/avatar-class";
import { initialsOf, plainLetters } from "@/components/ui/initials";
import { stripOf } from "@/components/ui/strip-of";
import { cn } from "@/components/ui/cn";
import type { SupporterView } from "@/lib/supporters/rules";

type Page = Pick<SupporterView, "id" | "name" | "image">;

/** Next to a name in a list: the page's picture, cropped square; without one, the initials on the page's own cloth. */
export function PagePicture({ page, size = 64 }: { page: Page; size?: number }) {
  const letters = initialsOf(page.name);
  const focal = coverOf(page.image).focal;
  return (
    <span
      className={cn("relative size-(--size) shrink-0 overflow-hidden", avatarStripClass)}
      style={
        { "--size": `${size}px`, ...stripOf(page.id, { cols: 2, rows: 2 }) } as React.CSSProperties
      }
      aria-hidden="true"
    >
      {page.image ? (
        <img
          className="size-full object-cover"
          src={`/media/${page.image.storageKey}/${page.image.widths[0]}.webp`}
          style={focal ? { objectPosition: `${focal.x}% ${focal.y}%` } : undefined}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <b className={cn(avatarInitialsClass, !plainLetters(letters) && "font-text")}>{letters}</b>
      )}
    </span>
  );
}
