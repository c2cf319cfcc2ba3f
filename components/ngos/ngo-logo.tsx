import { avatarInitialsClass, avatarStripClass } from "@/components/ui/avatar-class";
import { initialsOf } from "@/components/ui/initials";
import { stripOf } from "@/components/ui/strip-of";
import { imageUrl } from "@/lib/ngos/rules";

export { initialsOf };

/** A 64 px logo on the organisation's own strip: its picture, or else its initials. */
export function NgoLogo({
  name,
  seed,
  imageKey,
  size = 64,
}: {
  name: string;
  seed: string;
  imageKey: string | null;
  /** px */
  size?: number;
}) {
  return (
    <span
      className={`relative size-(--size) overflow-hidden ${avatarStripClass}`}
      style={
        { "--size": `${size}px`, ...stripOf(seed, { cols: 2, rows: 2 }) } as React.CSSProperties
      }
      aria-hidden="true"
    >
      {imageKey ? (
        <img
          className="size-full object-cover"
          src={imageUrl(imageKey)!}
          alt=""
          width={size}
          height={size}
          loading="lazy"
        />
      ) : (
        <b className={avatarInitialsClass}>{initialsOf(name)}</b>
      )}
    </span>
  );
}
