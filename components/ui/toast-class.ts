/** An ink block with a coloured bar. */
export const toastClass = {
  good: "font-text inline-flex items-center gap-[0.8rem] border-s-6 border-leaf-pale bg-ink px-5 py-[0.85rem] text-small leading-[1.55] font-semibold text-paper forced-colors:border",
  bad: "font-text inline-flex items-center gap-[0.8rem] border-s-6 border-[#ff9aa8] bg-ink px-5 py-[0.85rem] text-small leading-[1.55] font-semibold text-paper forced-colors:border",
};
