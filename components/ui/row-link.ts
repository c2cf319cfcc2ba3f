/** A link in a row to a page with actions; looks like the title of a disclosure in a row. */
export const rowLinkClass =
  "inline-block py-[0.3rem] text-small leading-[inherit] whitespace-nowrap underline decoration-edge decoration-1 underline-offset-4";
