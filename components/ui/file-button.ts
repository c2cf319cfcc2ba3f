/** Classes for the browser's own button of a file input. */
export const fileButtonClass =
  "file:me-4 file:min-h-10 file:cursor-pointer file:rounded-control file:border-2 file:border-control file:bg-surface file:px-4 file:py-[0.35rem] file:font-bold";
