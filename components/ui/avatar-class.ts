// apart from the avatar, which is a client part: a server part would get a reference instead of the words

/** A square of the strip with a label of ink on it, also where no script is to run. */
export const avatarStripClass =
  "inline-grid shrink-0 place-items-center bg-(image:--strip) bg-cover";
export const avatarInitialsClass =
  "grid min-h-[56%] min-w-[56%] place-items-center bg-ink px-[0.38em] pt-[0.28em] pb-[0.32em] font-text text-dense font-bold text-paper";
