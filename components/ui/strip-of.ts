import { stripUrl } from "@/lib/patterns/urls";

/** Draws the strip as a column that continues downwards; `woven-x` draws it as a band. */
export const wovenColumnClass = "bg-(image:--strip) bg-[length:100%_auto]";

/** Sets a seed's strip for `woven-x` or `wovenColumnClass` on this element or one inside it. */
export const stripOf = (
  seed: string,
  size: { cols?: number; rows?: number } = { cols: 12 },
): React.CSSProperties & { "--strip": string } => ({
  "--strip": `url("${stripUrl(seed, size)}")`,
});
