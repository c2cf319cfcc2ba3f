/** Styles for a list of disclosures on the donor's page: `details`, `summary` and their content. */
export const foldClass = {
  item: "group border-b border-rule last:border-b-0",
  summary:
    "grid min-h-14 cursor-pointer list-none grid-cols-[1fr_auto_auto] items-center gap-4 py-3 font-bold after:me-1 after:size-[0.65rem] after:-translate-y-[2px] after:rotate-45 after:[border-right-width:2px] after:border-b-2 after:border-ink after:transition-transform after:duration-220 group-open:after:translate-y-[2px] group-open:after:rotate-225 hover:underline hover:decoration-2 [&::-webkit-details-marker]:hidden",
  body: "pt-1 pb-6",
};
