/** A box of code that a keyboard can scroll. */
export const codeBox =
  "mt-2 overflow-x-auto border border-rule bg-surface p-4 text-micro leading-[1.5]";
