/** A square button with only an icon; needs an aria-label. */
export const iconButtonClass =
  "inline-grid size-12 cursor-pointer place-items-center rounded-control border-2 border-control bg-surface text-fg no-underline transition-colors hover:border-ink hover:bg-ink hover:text-paper [&_svg]:size-5";
