import { stripUrl } from "@/lib/patterns/urls";

/** Draws the strip as a column that runs on downwards; `woven-x` draws it as a band. */
export const wovenColumnClass = "bg-(image:--strip) bg-[length:100%_auto]";

/** The strip of a seed for `woven-x` or `wovenColumnClass` of this element or one inside it. */
export const stripOf = (
  seed: string,
  size: { cols?: number; rows?: number } = { cols: 12 },
): React.CSSProperties & { "--strip": string } => ({
  "--strip": `url("${stripUrl(seed, size)}")`,
});
