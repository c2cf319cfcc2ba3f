import type { Locale, Translated } from "@/lib/i18n/locales";

/** The 16 categories, in the order of filter and form (DATA-030). The English name is the stored value. */
export const causes = [
  "Education & Literacy",
  "Health & Medical Access",
  "Clean Water & Sanitation",
  "Gender Equality & Women Empowerment",
  "Youth Empowerment & Leadership",
  "Agriculture & Food Security",
  "Climate Action & Environmental Sustainability",
  "Economic Development & Livelihoods",
  "Orphan & Vulnerable Children Support",
  "Peacebuilding & Conflict Resolution",
  "HIV/AIDS Awareness & Support",
  "Disability Inclusion & Advocacy",
  "Technology & Digital Inclusion",
  "Emergency Relief & Humanitarian Aid",
  "Mental Health & Psychosocial Support",
  "Other",
] as const;
export type Cause = (typeof causes)[number];

const translated: Record<Translated, Record<Cause, string>> = {
  af: {
    "Education & Literacy": "Onderwys en Geletterdheid",
    "Health & Medical Access": "Gesondheid en Mediese Toegang",
    "Clean Water & Sanitation": "Skoon Water en Sanitasie",
    "Gender Equality & Women Empowerment": "Geslagsgelykheid en Vrouebemagtiging",
    "Youth Empowerment & Leadership": "Jeugbemagtiging en Leierskap",
    "Agriculture & Food Security": "Landbou en Voedselsekerheid",
    "Climate Action & Environmental Sustainability": "Klimaataksie en Omgewingsvolhoubaarheid",
    "Economic Development & Livelihoods": "Ekonomiese Ontwikkeling en Lewensbestaan",
    "Orphan & Vulnerable Children Support": "Ondersteuning aan Weeskinders en Kwesbare Kinders",
    "Peacebuilding & Conflict Resolution": "Vredesbou en Konflikoplossing",
    "HIV/AIDS Awareness & Support": "MIV/vigs-bewustheid en -ondersteuning",
    "Disability Inclusion & Advocacy": "Gestremdheidsinsluiting en -voorspraak",
    "Technology & Digital Inclusion": "Tegnologie en Digitale Insluiting",
    "Emergency Relief & Humanitarian Aid": "Noodhulp en Humanitêre Hulp",
    "Mental Health & Psychosocial Support": "Geestesgesondheid en Psigososiale Ondersteuning",
    Other: "Ander",
  },
  fr: {
    "Education & Literacy": "Éducation et alphabétisation",
    "Health & Medical Access": "Santé et accès aux soins",
    "Clean Water & Sanitation": "Eau potable et assainissement",
    "Gender Equality & Women Empowerment": "Égalité des genres et autonomie des femmes",
    "Youth Empowerment & Leadership": "Autonomie et leadership des jeunes",
    "Agriculture & Food Security": "Agriculture et sécurité alimentaire",
    "Climate Action & Environmental Sustainability": "Action climatique et environnement durable",
    "Economic Development & Livelihoods": "Développement économique et moyens de subsistance",
    "Orphan & Vulnerable Children Support": "Soutien aux orphelins et aux enfants vulnérables",
    "Peacebuilding & Conflict Resolution": "Consolidation de la paix et résolution des conflits",
    "HIV/AIDS Awareness & Support": "VIH/sida\u00a0: sensibilisation et soutien",
    "Disability Inclusion & Advocacy": "Inclusion et défense des personnes handicapées",
    "Technology & Digital Inclusion": "Technologie et inclusion numérique",
    "Emergency Relief & Humanitarian Aid": "Secours d’urgence et aide humanitaire",
    "Mental Health & Psychosocial Support": "Santé mentale et soutien psychosocial",
    Other: "Autre",
  },
};

/** Older short keys: what they are mapped to on input, and how a row that still holds one is shown (OP-075). */
const older: Record<string, { cause: Cause; label: Record<Locale, string> }> = {
  education: {
    cause: "Education & Literacy",
    label: { en: "Education", af: "Onderwys", fr: "Éducation" },
  },
  health: {
    cause: "Health & Medical Access",
    label: { en: "Healthcare", af: "Gesondheidsorg", fr: "Santé" },
  },
  environment: {
    cause: "Climate Action & Environmental Sustainability",
    label: { en: "Environment", af: "Omgewing", fr: "Environnement" },
  },
  hunger: {
    cause: "Agriculture & Food Security",
    label: { en: "Hunger", af: "Honger", fr: "Faim" },
  },
  water: {
    cause: "Clean Water & Sanitation",
    label: { en: "Clean Water", af: "Skoon water", fr: "Eau potable" },
  },
  genderEquality: {
    cause: "Gender Equality & Women Empowerment",
    label: { en: "Gender Equality", af: "Geslagsgelykheid", fr: "Égalité des genres" },
  },
  infrastructure: {
    cause: "Other",
    label: { en: "Infrastructure", af: "Infrastruktuur", fr: "Infrastructures" },
  },
  peaceJustice: {
    cause: "Peacebuilding & Conflict Resolution",
    label: { en: "Peace and Justice", af: "Vrede en geregtigheid", fr: "Paix et justice" },
  },
  other: { cause: "Other", label: { en: "Other", af: "Ander", fr: "Autre" } },
};

/** Every word that an answer of the API may name a cause with: the categories, and the keys of older rows (OP-075). */
export const answeredCauses: string[] = [...causes, ...Object.keys(older)];

const known = new Set<string>(causes);

/** A category from a category or an older key; null for anything else. */
export function causeFrom(input: string): Cause | null {
  const text = input.trim();
  if (known.has(text)) return text as Cause;
  return Object.hasOwn(older, text) ? older[text]!.cause : null;
}

/** Every stored value that a filter for this category must find: the category and the older keys mapped to it. */
export const storedCauses = (cause: Cause): string[] => [
  cause,
  ...Object.keys(older).filter((key) => older[key]!.cause === cause),
];

/** How a stored value is shown. */
export function causeLabel(stored: string, locale: Locale = "en"): string {
  const old = Object.hasOwn(older, stored) ? older[stored] : undefined;
  if (old) return old.label[locale];
  return locale !== "en" && known.has(stored) ? translated[locale][stored as Cause] : stored;
}
