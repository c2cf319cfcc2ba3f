/** The kinds of embed of a campaign and their colour themes. Browser-safe. */
export const embedKinds = ["card", "button", "thermometer", "form"] as const;
export type EmbedKind = (typeof embedKinds)[number];

/** The first is the default. "auto": as the visitor's device prefers. */
export const embedThemes = ["light", "dark", "auto"] as const;
export type EmbedTheme = (typeof embedThemes)[number];

/** px of a frame whose page runs no script: what each kind needs at a width of 320 px, in the longest language. */
export const frameHeights: Record<EmbedKind, number> = {
  card: 520,
  button: 80,
  thermometer: 220,
  form: 520,
};

/** A frame's address, without a language. */
export const embedPath = (slug: string, kind: EmbedKind): string =>
  `/campaigns/${slug}/embed/${kind}`;

/** A badge's address. The badge follows the device unless it is told a theme. */
export const badgePath = (slug: string): string => `/campaigns/${slug}/badge.svg`;
