/** A link of a row that opens what can be done there; looks as the title of a fold in a row. */
export const rowLinkClass =
  "inline-block py-[0.3rem] text-small leading-[inherit] whitespace-nowrap underline decoration-edge decoration-1 underline-offset-4";
