import { stripUrl } from "@/lib/patterns/urls";

/** The strip of a seed for a `woven-…` utility of this element or one inside it. */
export const stripOf = (
  seed: string,
  size: { cols?: number; rows?: number } = { cols: 12 },
): React.CSSProperties & { "--strip": string } => ({
  "--strip": `url("${stripUrl(seed, size)}")`,
});
