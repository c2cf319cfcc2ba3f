import { stripUrl } from "@/lib/patterns/urls";

/** A band of woven cloth drawn from a seed. Decorative. At 10 px and under it shows the middle of larger motifs, or it would be mere texture. */
export function Strip({
  seed,
  height = "10px",
  cols = 12,
  className = "band",
}: {
  seed: string;
  height?: string;
  cols?: number;
  className?: string;
}) {
  const fine = className === "band" && /^(\d|10)px$/.test(height) ? " band--fine" : "";
  return (
    <div
      className={`${className}${fine}`}
      style={
        { "--h": height, "--strip": `url("${stripUrl(seed, { cols })}")` } as React.CSSProperties
      }
      aria-hidden="true"
    />
  );
}
