// Tiles are labels that real, invisible radio buttons cover.

/** One ruled box of two halves. */
export const segmentClass =
  "grid grid-cols-2 rounded-control border-2 border-ink max-xs:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] *:min-h-13 *:rounded-none *:border-0 *:bg-transparent *:has-checked:bg-ink";

const box =
  "relative min-h-14 cursor-pointer items-center rounded-control border-2 border-control bg-surface leading-[1.2] font-bold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:shadow-[0_0_0_3px_var(--color-focus-in)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus-out has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-well has-disabled:text-mute forced-colors:has-checked:outline-3 forced-colors:has-checked:-outline-offset-3 forced-colors:has-checked:outline-[Highlight] [&_svg]:size-5 [&_svg]:shrink-0";

/** A label that an invisible radio button covers. */
export const tileClass = `${box} flex justify-center gap-2 px-[0.6rem] py-[0.4rem] text-center`;
/** The same as a row: icon, name, and a line of description, which is below on a phone. */
export const rowTileClass = `${box} grid grid-cols-[auto_minmax(0,1fr)] content-center gap-x-3 gap-y-1 px-4 py-[0.6rem]`;

/** Before Chrome 105 and Firefox 121, which know no `:has()`, a tile cannot show that it is chosen: its button is seen. */
export const tileInputClass =
  "absolute inset-0 size-full cursor-[inherit] opacity-0 not-supports-[selector(:has(*))]:inset-auto not-supports-[selector(:has(*))]:end-1 not-supports-[selector(:has(*))]:top-1 not-supports-[selector(:has(*))]:m-0 not-supports-[selector(:has(*))]:size-3.5 not-supports-[selector(:has(*))]:opacity-100";

export const tileFigureClass = "min-h-17 font-display text-[1.75rem] leading-none normal-nums";
