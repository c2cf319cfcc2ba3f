import en from "@/lib/i18n/messages/en/causes";

/** The English name is the stored value. */
export type Cause = keyof typeof en.causes;
/** The 16 categories, in the order of the filter and the form (DATA-030). */
export const causes = Object.keys(en.causes) as Cause[];

/** Older short keys, and the category that each maps to on input (OP-075). */
const older: Record<string, Cause> = {
  education: "Education & Literacy",
  health: "Health & Medical Access",
  environment: "Climate Action & Environmental Sustainability",
  hunger: "Agriculture & Food Security",
  water: "Clean Water & Sanitation",
  genderEquality: "Gender Equality & Women Empowerment",
  infrastructure: "Other",
  peaceJustice: "Peacebuilding & Conflict Resolution",
  other: "Other",
} satisfies Record<keyof typeof en.older, Cause>;

/** Every cause that an API response may contain: the categories, and the keys of older rows (OP-075). */
export const answeredCauses: string[] = [...causes, ...Object.keys(older)];

/** A category from a category or an older key; null for anything else. */
export function causeFrom(input: string): Cause | null {
  const text = input.trim();
  const cause = causes.find((name) => name === text);
  if (cause) return cause;
  return Object.hasOwn(older, text) ? (older[text] ?? null) : null;
}

/** Every stored value that a filter for this category must match: the category and the older keys mapped to it. */
export const storedCauses = (cause: Cause): string[] => [
  cause,
  ...Object.keys(older).filter((key) => older[key] === cause),
];
