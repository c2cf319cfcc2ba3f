/** A line above a heading, after three threads. */
export const kickerClass =
  "mb-5 flex items-center gap-[0.7rem] text-body font-bold text-soft before:h-2.5 before:w-9 before:bg-[repeating-linear-gradient(90deg,var(--color-clay)_0_6px,var(--color-gold)_6px_9px,var(--color-ink)_9px_12px)] in-[.on-dark]:before:bg-[repeating-linear-gradient(90deg,var(--color-gold)_0_6px,var(--color-clay)_6px_9px,var(--color-paper)_9px_12px)]";
