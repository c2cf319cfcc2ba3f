// not in avatar.tsx, which is a client module: a server component would import a reference instead of the string

/** A square of the strip with an ink label; works without a script. */
export const avatarStripClass =
  "inline-grid shrink-0 place-items-center bg-(image:--strip) bg-cover";
export const avatarInitialsClass =
  "grid min-h-[56%] min-w-[56%] place-items-center bg-ink px-[0.38em] pt-[0.28em] pb-[0.32em] font-text text-dense font-bold text-paper";
