import type { Locale } from "@/lib/i18n/locales";

/** The 16 categories, in the order of filter and form (DATA-030). */
const labels = [
  {
    en: "Education & Literacy",
    af: "Onderwys en Geletterdheid",
    fr: "Éducation et alphabétisation",
  },
  {
    en: "Health & Medical Access",
    af: "Gesondheid en Mediese Toegang",
    fr: "Santé et accès aux soins",
  },
  {
    en: "Clean Water & Sanitation",
    af: "Skoon Water en Sanitasie",
    fr: "Eau potable et assainissement",
  },
  {
    en: "Gender Equality & Women Empowerment",
    af: "Geslagsgelykheid en Vrouebemagtiging",
    fr: "Égalité des genres et autonomie des femmes",
  },
  {
    en: "Youth Empowerment & Leadership",
    af: "Jeugbemagtiging en Leierskap",
    fr: "Autonomie et leadership des jeunes",
  },
  {
    en: "Agriculture & Food Security",
    af: "Landbou en Voedselsekerheid",
    fr: "Agriculture et sécurité alimentaire",
  },
  {
    en: "Climate Action & Environmental Sustainability",
    af: "Klimaataksie en Omgewingsvolhoubaarheid",
    fr: "Action climatique et environnement durable",
  },
  {
    en: "Economic Development & Livelihoods",
    af: "Ekonomiese Ontwikkeling en Lewensbestaan",
    fr: "Développement économique et moyens de subsistance",
  },
  {
    en: "Orphan & Vulnerable Children Support",
    af: "Ondersteuning aan Weeskinders en Kwesbare Kinders",
    fr: "Soutien aux orphelins et aux enfants vulnérables",
  },
  {
    en: "Peacebuilding & Conflict Resolution",
    af: "Vredesbou en Konflikoplossing",
    fr: "Consolidation de la paix et résolution des conflits",
  },
  {
    en: "HIV/AIDS Awareness & Support",
    af: "MIV/vigs-bewustheid en -ondersteuning",
    fr: "VIH/sida\u00a0: sensibilisation et soutien",
  },
  {
    en: "Disability Inclusion & Advocacy",
    af: "Gestremdheidsinsluiting en -voorspraak",
    fr: "Inclusion et défense des personnes handicapées",
  },
  {
    en: "Technology & Digital Inclusion",
    af: "Tegnologie en Digitale Insluiting",
    fr: "Technologie et inclusion numérique",
  },
  {
    en: "Emergency Relief & Humanitarian Aid",
    af: "Noodhulp en Humanitêre Hulp",
    fr: "Secours d’urgence et aide humanitaire",
  },
  {
    en: "Mental Health & Psychosocial Support",
    af: "Geestesgesondheid en Psigososiale Ondersteuning",
    fr: "Santé mentale et soutien psychosocial",
  },
  { en: "Other", af: "Ander", fr: "Autre" },
] as const satisfies readonly Record<Locale, string>[];

/** The English name is the stored value. */
export type Cause = (typeof labels)[number]["en"];
export const causes: readonly Cause[] = labels.map(({ en }) => en);

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

/** A category from a category or an older key; null for anything else. */
export function causeFrom(input: string): Cause | null {
  const text = input.trim();
  const cause = causes.find((name) => name === text);
  if (cause) return cause;
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
  return labels.find(({ en }) => en === stored)?.[locale] ?? stored;
}
