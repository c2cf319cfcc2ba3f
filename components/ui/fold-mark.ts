/**
 * The marker of a <summary>, in place of the browser's triangle; it turns when open. `text-pretty` keeps it from standing
 * alone on a line.
 */
export const foldMark =
  "cursor-pointer list-none text-pretty after:ms-[0.55em] after:inline-block after:size-[0.45em] after:-translate-y-[0.2em] after:rotate-45 after:[border-right-width:2px] after:border-b-2 after:border-current after:transition-transform after:duration-220 [[open]>&]:after:translate-y-0 [[open]>&]:after:rotate-225 [&::-webkit-details-marker]:hidden";
