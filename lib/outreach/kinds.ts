/** The kinds of text that outreach drafts, and the maximum length of each in characters. Browser-safe. */
export const outreachKinds = ["email", "whatsapp", "x", "linkedin", "instagram", "thanks"] as const;
export type OutreachKind = (typeof outreachKinds)[number];

export const longest: Record<OutreachKind, number> = {
  email: 3_000,
  whatsapp: 700,
  x: 280,
  linkedin: 2_000,
  instagram: 2_000,
  thanks: 3_000,
};

/** Characters as people count them: code points. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Who wrote a draft. */
export type Writer = "template" | "model";

/** The response for a draft, one JSON per line: pieces as they arrive, then the author and the whole text. */
export type DraftEvent = { piece: string } | { by: Writer; text: string };
