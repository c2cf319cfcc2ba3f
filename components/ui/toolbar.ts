// A row of small controls above a table: search, filters, export. On a phone each has a line of its own.
export const toolbarClass = "flex flex-wrap items-end gap-3 max-md:*:flex-[1_1_100%]";
/** A label with its box in it. */
export const toolbarLabelClass = "grid text-small leading-[1.55] font-bold";
/** A control 44 px high, in addition to inputClass or selectClass. */
export const toolbarBoxClass = "mt-[0.3rem] min-h-11 py-[0.35rem] text-small leading-[1.4]";
