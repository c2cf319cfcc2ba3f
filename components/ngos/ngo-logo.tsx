import { initialsOf } from "@/components/ui/initials";
import { imageUrl } from "@/lib/ngos/rules";
import { stripUrl } from "@/lib/patterns/urls";

export { initialsOf };

/** A 64 px logo on the organisation's own strip: its picture, else its initials. */
export function NgoLogo({
  name,
  seed,
  imageKey,
  size = 64,
}: {
  name: string;
  seed: string;
  imageKey: string | null;
  size?: number;
}) {
  return (
    <span
      className="avatar avatar--strip"
      style={
        {
          width: size,
          height: size,
          "--strip": `url("${stripUrl(seed, { cols: 2, rows: 2 })}")`,
        } as React.CSSProperties
      }
      aria-hidden="true"
    >
      {imageKey ? (
        <img src={imageUrl(imageKey)!} alt="" width={size} height={size} loading="lazy" />
      ) : (
        <b>{initialsOf(name)}</b>
      )}
    </span>
  );
}
