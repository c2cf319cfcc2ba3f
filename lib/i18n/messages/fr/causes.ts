import type en from "@/lib/i18n/messages/en/causes";
import type { Translation } from "@/lib/i18n/shape";

const causes: Translation<typeof en> = {
  causes: {
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
  older: {
    education: "Éducation",
    health: "Santé",
    environment: "Environnement",
    hunger: "Faim",
    water: "Eau potable",
    genderEquality: "Égalité des genres",
    infrastructure: "Infrastructures",
    peaceJustice: "Paix et justice",
    other: "Autre",
  },
};
export default causes;
