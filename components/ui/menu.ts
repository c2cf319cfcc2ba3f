/** Classes for a menu that opens without a script: a <details> with a list of links. */
export const menuClass = {
  /** on <details> */
  root: "relative",
  /** on <summary> */
  summary: "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
  /** on <ul> */
  list: "absolute top-[calc(100%+0.4rem)] end-0 z-20 min-w-48 border-2 border-ink bg-raised text-ink [&>li+li]:border-t [&>li+li]:border-rule",
  /** on each <a> of it */
  item: "flex min-h-12 items-center px-4 py-2 font-semibold no-underline hover:bg-sunk aria-[current=true]:bg-sunk",
};
