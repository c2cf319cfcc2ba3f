// A row of small controls above a table: search, filters, export. Each on a line of its own on a phone.
export const toolbarClass = "flex flex-wrap items-end gap-3 max-md:*:flex-[1_1_100%]";
/** A label with its box in it. */
export const toolbarLabelClass = "grid text-small leading-[1.55] font-bold";
/** A box of 44 px, beside inputClass or selectClass. */
export const toolbarBoxClass = "mt-[0.3rem] min-h-11 py-[0.35rem] text-small leading-[1.4]";
